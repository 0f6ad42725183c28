import { sql } from 'drizzle-orm';
import { bulk_change } from '../../src/data/tables/desk/bulk-change';
import { translation } from '../../src/data/tables/desk/translation';
import { wall_message } from '../../src/data/tables/enterprise';
import { import_finding, import_row, import_run } from '../../src/data/tables/operation/import-run';
import { account, session } from '../../src/data/tables/security/account';
import { event_edition } from '../../src/data/tables/topic';
import type { TestFront } from '../site';
import { signedIn } from '../staff-session';
import { Articles, type ArticleTarget, numberArticles, states } from './articles';
import { EDITIONS, type EditionCode, may, mayAsk, other, type Person } from './people';
import { makeRows, type RowTarget } from './rows';
import { Marks, type Target } from './target';

/** How often a row is used, before an article that not everybody reads came to use it. */
export interface Uses {
	path: string;
	row: Target;
	hidden: ArticleTarget;
	before: string;
}

/** All that the walk asks about. */
export interface World {
	marks: Marks;
	articles: ArticleTarget[];
	notes: Target[];
	links: Target[];
	translations: Target[];
	groups: Map<EditionCode, number>;
	/** Number of a step after which somebody typed what they then took back. */
	typed: number;
	rows: RowTarget[];
	uses: Uses[];
	wall: Target[];
	/** An import of each edition. */
	imports: Target[];
	/** Rows of another account, which only that account may see. */
	view: Target;
	bulk: Target;
	session: Target;
	/** An account, and a key of a program. */
	account: Target;
	apiKey: Target;
	/** Number of the author who reporters are. */
	author_id: number;
}

const nobodyElse = () => false;
const seesPeople = (person: Person) => may(person, 'account.read');

/** Makes all that the walk asks about, in both editions. */
export async function makeWorld(site: TestFront): Promise<World> {
	const admin = await signedIn(site, [{ role: 'admin' }]);
	const marks = new Marks();
	const listed = async (path: string) => (await admin.ask('GET', path)).data.rows as { id: number }[];
	const [all = 0, reporter = 0] = (await listed('author?limit=2')).map(({ id }) => id);
	const pictures = await listed('media?limit=2');
	const articles = new Articles(admin, marks, { all, reporter });
	const ask = articles.ask.bind(articles);
	await numberArticles(site);

	for (const state of ['published', 'target'] as const)
		for (const edition of EDITIONS) await articles.settle(await articles.make(edition, state));
	const address = new Map<EditionCode, string>();
	for (const edition of EDITIONS) {
		const { content } = await ask('GET', `article/${articles.of(edition, 'target').key}`);
		const { seo_url } = content as { seo_url: string };
		address.set(edition, `${site.url}${edition === 'en' ? '' : '/es'}/news/${seo_url}`);
	}
	const pointed = (edition: EditionCode) => address.get(edition) ?? '';
	const rows = await makeRows(ask, marks, pointed);
	const idOf = (entity: string, edition?: EditionCode) => {
		const row = rows.find((one) => one.entity.name === entity && one.edition === edition);
		if (!row) throw new Error(`There is no ${entity}.`);
		return row;
	};

	// One draft of each edition leads to what readers have of both, and uses rows of its own.
	const uses: Omit<Uses, 'hidden'>[] = [];
	const drafts: (typeof uses)[] = [];
	for (const edition of EDITIONS) {
		const author = await ask('POST', 'author', { slug: `walker-${edition}`, name: `Walker ${edition}` });
		const company = await ask('POST', 'company', { slug: `walkers-${edition}`, name: `Walkers ${edition}` });
		const media = { ...idOf('media'), key: pictures[EDITIONS.indexOf(edition)]?.id ?? 0 };
		const tag = idOf('tag', edition);
		const used: [string, Target][] = [
			[`author/${author.id}/uses`, { ...idOf('author'), label: `an author of ${edition}`, key: author.id as number }],
			[
				`company/${company.id}/uses`,
				{ ...idOf('company'), label: `a company of ${edition}`, key: company.id as number },
			],
			[`tag/${tag.key}/uses`, tag],
			[`media/${media.key}/uses`, media],
			[`media/${media.key}/shown`, media],
		];
		const counted: typeof uses = [];
		for (const [path, row] of used) counted.push({ path, row, before: JSON.stringify(await ask('GET', path)) });
		drafts.push(counted);
		const leads = EDITIONS.map((one) => `<a href="${pointed(one)}">there</a>`).join(' ');
		const more = {
			translation_of: articles.of(other(edition), 'published').key,
			cover_id: media.key,
			links: { authors: [all, author.id], companies: [company.id], tags: [tag.key] },
		};
		const hidden = await articles.make(edition, 'draft', more, leads);
		await articles.settle(hidden);
	}
	for (const state of states)
		for (const edition of EDITIONS)
			if (!['published', 'target', 'draft'].includes(state)) await articles.settle(await articles.make(edition, state));
	for (const article of articles.all) article.version = (await ask('GET', `article/${article.key}`)).version as number;

	return {
		marks,
		articles: articles.all,
		notes: articles.attached.notes,
		links: articles.attached.links,
		groups: articles.attached.groups,
		typed: articles.attached.typed,
		rows,
		uses: EDITIONS.flatMap((edition, at) =>
			(drafts[at] ?? []).map((one) => ({ ...one, hidden: articles.of(edition, 'draft') })),
		),
		author_id: reporter,
		...(await makeOthers(site, marks, ask, articles)),
	};
}

/** Whether somebody may take imports of an edition back. */
const undoes = (edition: string) => (person: Person) => may(person, 'import.undo', { edition });

type Rest = Pick<World, 'translations' | 'wall' | 'imports' | 'view' | 'bulk' | 'session' | 'account' | 'apiKey'>;

/** What belongs to other people, or waits for somebody's word. */
async function makeOthers(site: TestFront, marks: Marks, ask: Articles['ask'], articles: Articles): Promise<Rest> {
	const colleague = await signedIn(site, [{ role: 'admin' }]);
	const name = marks.word('view', nobodyElse);
	const view = await colleague.ask('POST', 'saved_view', { noun: 'article', name, query: 'search=walk' });
	const invited = await ask('POST', 'people/invite', {
		name: marks.word('person', seesPeople),
		email: `${marks.word('address', seesPeople)}@brume.example`,
		language: 'en',
		grants: [{ role: 'advertising' }],
	});
	await ask('POST', 'keys', {
		name: marks.word('key', (person) => may(person, 'admin_token.read')),
		rights: ['content'],
		days: 1,
	});
	const keys = (await ask('GET', 'keys')).rows as { id: number }[];
	const found = await site.db.write(async (tx) => {
		const [event] = await tx.select({ id: event_edition.id }).from(event_edition).limit(1);
		const wall = await tx
			.insert(wall_message)
			.values(
				EDITIONS.map((edition) => ({
					event_edition_id: event?.id ?? 0,
					edition,
					name: 'A visitor',
					text: marks.word(`wall${edition}`, (person) => may(person, 'wall_message.decide', { edition })),
				})),
			)
			.returning({ id: wall_message.id, edition: wall_message.edition });
		const imports = await tx
			.insert(import_run)
			.values(
				EDITIONS.map((edition) => ({
					...{ system: 'feed', edition },
					source: `feed:${marks.word(`import${edition}`, undoes(edition))}.example`,
				})),
			)
			.returning({ id: import_run.id, edition: import_run.edition });
		await tx.insert(import_finding).values(
			imports.map(({ id: run_id, edition }) => ({
				...{ run_id, kind: 'changed' as const, reason: 'form' },
				title: marks.word(`finding${edition}`, undoes(edition)),
			})),
		);
		await tx
			.insert(import_row)
			.values(imports.map(({ id: run_id }) => ({ run_id, noun: 'redirect', row_key: '/nowhere', is_new: true })));
		const [owner] = await tx
			.select({ id: session.id, account_id: session.account_id })
			.from(session)
			.orderBy(sql`id desc`)
			.limit(1);
		const [bulk] = await tx
			.insert(bulk_change)
			.values({
				act: 'submit',
				account_id: owner?.account_id ?? 0,
				items: [{ ...undone(articles.of('es', 'review')) }],
			})
			.returning({ id: bulk_change.id });
		const translations = await tx.select().from(translation).where(sql`source_id > 731000000`);
		const [person] = await tx
			.select({ id: account.id })
			.from(account)
			.where(sql`id = ${invited.id as number}`);
		return { wall, imports, owner, bulk, translations, person };
	});
	const its = (label: string, key: number | undefined, isSeenBy: Target['isSeenBy'] = nobodyElse): Target => ({
		label,
		key: key ?? 0,
		subject: {},
		isSeenBy,
	});
	return {
		view: its('view of somebody else', view.data.id as number),
		bulk: its('bulk act of somebody else', found.bulk?.id),
		session: its('session of somebody else', found.owner?.id),
		account: its('account', found.person?.id, seesPeople),
		apiKey: its('key', keys.at(0)?.id, (person) => may(person, 'admin_token.read')),
		wall: found.wall.map(({ id, edition }) => ({
			label: `message on a wall of ${edition}`,
			key: id,
			subject: { edition },
			isSeenBy: (person) => may(person, 'wall_message.decide', { edition }),
		})),
		imports: found.imports.map(({ id, edition }) => ({
			label: `import of ${edition}`,
			key: id,
			subject: { edition },
			isSeenBy: undoes(edition),
		})),
		translations: found.translations.map(({ id, edition, version }) => ({
			label: `translation ${id} into ${edition}`,
			key: id,
			version,
			subject: { edition, section: 'company' },
			// The board shows the state of every edition to everybody who translates.
			isSeenBy: (person) => mayAsk(person, { who: 'staff', right: 'translation.take' }),
		})),
	};
}

const undone = (article: ArticleTarget) => ({
	id: article.key,
	version: article.version,
	before: {
		status: 'draft' as const,
		type: 'company',
		authors: [],
		tags: [],
		scheduled_at: null,
		zone: null,
		unpublish_at: null,
	},
});
