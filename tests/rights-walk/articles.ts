import { sql } from 'drizzle-orm';
import { TEXT_SCHEMA } from '../../src/shared/text/schema-number';
import type { TestFront } from '../site';
import type { Visitor } from '../staff-visitor';
import { type EditionCode, may, type Person, REST, readsArticle, SECTION } from './people';
import type { Marks, Target } from './target';

/** An article of the walk. */
export interface ArticleTarget extends Target {
	key: number;
	version: number;
	edition: EditionCode;
	state: State;
}
export const states = [
	'published',
	'target',
	'draft',
	'review',
	'scheduled',
	'embargoed',
	'withdrawn',
	'discarded',
	'section',
	'own',
] as const;
export type State = (typeof states)[number];

/** A row about an article: it is known to who has a right over that. */
export interface Attached {
	notes: Target[];
	links: Target[];
	/** What the published article of an edition shares with its translation. */
	groups: Map<EditionCode, number>;
	/** Number of a step before the last one that was typed. */
	typed: number;
}

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
/** Types words at the beginning of a text. */
export const typing = (text: string) => ({
	stepType: 'replace',
	from: 1,
	to: 1,
	slice: { content: [{ type: 'text', text }] },
});
/** Gives articles made from now on numbers that nothing else has, so that an answer which holds one names an article. */
export const numberArticles = (site: TestFront) =>
	site.db.write((tx) => tx.execute(sql`select setval(pg_get_serial_sequence('article', 'id'), 731000000)`));

/** Makes the articles of the walk, by an administrator. */
export class Articles {
	readonly all: ArticleTarget[] = [];
	readonly attached: Attached = { notes: [], links: [], groups: new Map(), typed: 0 };

	constructor(
		private readonly admin: Visitor,
		private readonly marks: Marks,
		/** Author of all articles, and the one of reporters. */
		private readonly authors: { all: number; reporter: number },
	) {}

	of(edition: EditionCode, state: State): ArticleTarget {
		const found = this.all.find((one) => one.edition === edition && one.state === state);
		if (!found) throw new Error(`There is no article ${state} of ${edition}.`);
		return found;
	}

	/** @throws Error where the newsroom refuses what the walk needs */
	async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
		const answer = await this.admin.ask(method, path, body);
		if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.data)}`);
		return answer.data;
	}

	async #step(article: ArticleTarget, action: string, more: object = {}): Promise<void> {
		const made = await this.ask('POST', `article/${article.key}/${action}`, { version: article.version, ...more });
		article.version = made.version as number;
	}

	/** An article with marks in all that it says. @param more what else it says @param tail end of its text */
	async make(
		edition: EditionCode,
		state: State,
		more: Record<string, unknown> = {},
		tail = '',
	): Promise<ArticleTarget> {
		const authors = [state === 'own' ? this.authors.reporter : this.authors.all];
		const type = state === 'section' ? SECTION : REST;
		const isPublished = state === 'published' || state === 'target';
		const subject = { edition, section: type, authors };
		const drafts = (person: Person) => may(person, 'article.read_drafts', subject);
		const mark = (kind: string) => this.marks.word(`${kind}${edition}${state}`, drafts);
		const words: Record<string, unknown> =
			state === 'target'
				? { title: `A place to lead to, ${edition}`, html: '<p>It is read.</p>' }
				: {
						title: `${mark('title')} of a committee`,
						standfirst: mark('lead'),
						key_points: [mark('point')],
						sources: [{ title: mark('source') }],
						cover_alt: mark('alt'),
						keywords: [mark('keyword')],
						html: `<p>${mark('html')} met. ${tail}</p>`,
					};
		const { id, version } = await this.ask('POST', 'article', {
			edition,
			type,
			...words,
			...(state === 'withdrawn' ? { seo_url: `gone-of-${edition}` } : {}),
			...more,
			links: { authors, ...(more.links as object) },
		});
		const isSeenBy = (person: Person) => readsArticle(person, subject, isPublished);
		const article: ArticleTarget = {
			label: `${state} article of ${edition}`,
			key: id as number,
			version: version as number,
			subject,
			edition,
			state,
			isSeenBy,
		};
		// What was withdrawn had readers: its address says that it is gone.
		if (state !== 'withdrawn') this.marks.number(article.key, isSeenBy);
		this.all.push(article);
		return article;
	}

	/** Brings an article to its state; a published one keeps marks in its past alone. */
	async settle(article: ArticleTarget): Promise<void> {
		const { edition, state, key, subject } = article;
		const drafts = (person: Person) => may(person, 'article.read_drafts', subject);
		const mark = (kind: string) => this.marks.word(`${kind}${edition}${state}`, drafts);
		if (['published', 'draft', 'own'].includes(state)) await this.#attach(article, mark);
		if (state === 'published') {
			await this.#step(article, 'submit');
			await this.#step(article, 'return', { note: mark('returned') });
			await this.#type(article, mark('typed'));
			await this.#step(article, 'fold');
			const { version } = await this.ask('PATCH', `article/${key}`, {
				version: article.version,
				seo_url: `a-plain-address-${edition}`,
				title: `A plain headline, ${edition}`,
				standfirst: '',
				key_points: [],
				sources: [],
				keywords: [],
				cover_alt: '',
				html: '<p>Plain words.</p>',
			});
			article.version = version as number;
		}
		if (state === 'embargoed') await this.#step(article, 'embargo', { until: now() + 2 * DAY });
		if (state === 'review' || state === 'embargoed') await this.#step(article, 'submit');
		if (state === 'scheduled') await this.#step(article, 'schedule', { at: now() + DAY, zone: 'Europe/Madrid' });
		if (['published', 'target', 'withdrawn'].includes(state)) await this.#step(article, 'publish');
		if (state === 'published') {
			const copied = { version: article.version, standfirst: mark('copied'), keywords: [mark('copiedkeyword')] };
			article.version = (await this.ask('PATCH', `article/${key}`, copied)).version as number;
			await this.#type(article, mark('copiedtyped'));
		}
		if (state === 'withdrawn') await this.#step(article, 'withdraw', { reason: mark('reason') });
		if (state === 'discarded') await this.#step(article, 'discard');
		if (state === 'draft') await this.#type(article, mark('typed'));
		if (state === 'published')
			this.attached.groups.set(edition, (await this.ask('GET', `article/${key}`)).group_id as number);
	}

	/** Types words in a step that is kept when they are no longer in the text. */
	async #type({ key }: ArticleTarget, words: string): Promise<void> {
		const { number } = await this.ask('GET', `article/${key}/steps`);
		this.attached.typed = number as number;
		const steps = [typing(`${words} `)];
		await this.ask('POST', `article/${key}/steps`, { after: number, schema: TEXT_SCHEMA, client: 'a-walker', steps });
	}

	/** A note on an article, and a link to its preview. */
	async #attach({ key, subject, label, edition, state }: ArticleTarget, mark: (kind: string) => string): Promise<void> {
		const anchor = { quote: 'met', before: '', after: '', at: 0 };
		const note = await this.ask('POST', `article/${key}/note`, { text: mark('note'), anchor });
		const isSeenBy = (person: Person) => may(person, 'note.write', subject);
		this.attached.notes.push({ label: `note on ${label}`, key: note.id as number, version: 1, subject, isSeenBy });
		const makesLinks = (person: Person) => may(person, 'preview_link.make', subject);
		const name = this.marks.word(`outsider${edition}${state}`, makesLinks);
		const link = await this.ask('POST', 'preview_link', { article_id: key, name, is_pinned: false, days: 7 });
		this.attached.links.push({
			label: `preview link of ${label}`,
			key: link.id as number,
			subject,
			isSeenBy: makesLinks,
		});
	}
}
