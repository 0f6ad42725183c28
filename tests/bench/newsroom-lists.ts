import { sql } from 'drizzle-orm';
import { actors } from '../../src/access/actor';
import { previewBulk } from '../../src/commands/article/bulk/preview-bulk';
import { createContext } from '../../src/commands/command';
import type { Database } from '../../src/platform/db/db';
import { type StaffArticleQuery, staffArticles, type VisibleDrafts } from '../../src/queries/article/staff-articles';
import { BAR, measureAnswer } from './newsroom-answer';
import type { Figure } from './table';

const ARTICLES = 120_000;
const LIMIT = 51;
const everything: VisibleDrafts = [{}];

/** Fill a database with what the list reads. */
const statements = [
	`insert into author (slug, name)
			select 'bench-author-' || n, 'Author ' || n from generate_series(1, 40) n`,
	`with made as (
				insert into translation_group (noun) select 'tag' from generate_series(1, 120) returning id
			) insert into tag (group_id, edition, slug, name) select id, 'en', 'bench-tag-' || id, 'Tag ' || id from made`,
	`insert into translation_group (noun) select 'article' from generate_series(1, ${ARTICLES})`,
	// 88 of a hundred are published, the others wait in one of five states.
	`insert into article (group_id, edition, status, seo_url, type, kind, title, standfirst, html,
				published_at, scheduled_at, zone, reading_minutes, created_at, updated_at)
			select g.id, case when n % 3 = 0 then 'es' else 'en' end, status,
				case when changed < 20000 then 'old-' else '' end || 'bench-' || n,
				(array['company', 'product', 'regulation', 'ai'])[1 + n % 4],
				(array['news', 'news', 'news', 'interview', 'data'])[1 + n % 5],
				initcap((array['duty', 'retailers', 'nicotine', 'import', 'flavour', 'device'])[1 + n % 6]) || ' story ' || n
					|| case when n % 1000 = 7 then ' Rotterdam' else '' end || case when changed < 120 then ' Antwerp' else '' end,
				'A standfirst.', repeat('<p>Words of a story that is as long as most.</p>', 40),
				case when status in ('published', 'withdrawn') then 1600000000 + n * 2000 end,
				case when status = 'scheduled' then 2000000000 + n end, case when status = 'scheduled' then 'UTC' end,
				2, 1600000000 + n * 2000, 1600000000 + changed * 2000
			from (select id, row_number() over (order by id) as n,
				(array['draft', 'draft', 'draft', 'draft', 'draft', 'review', 'review', 'scheduled', 'withdrawn', 'withdrawn',
					'withdrawn', 'discarded'])[1 + row_number() over (order by id) * 31 % 100] as early
				from translation_group where noun = 'article') g, lateral (select coalesce(g.early, 'published') as status,
					(n::bigint * 7919) % ${ARTICLES}::bigint as changed) s`,
	`insert into article_author (article_id, author_id, is_published)
			select a.id, u.id, a.status = 'published' from article a join author u on u.slug = 'bench-author-' || (1 + a.id * 17 % 40)`,
	`insert into article_tag (article_id, tag_id, position, is_published)
			select a.id, t.id, 0, a.status = 'published' from article a
			join tag t on t.id = (select min(id) from tag) + floor(power((a.id * 7919 % 1000) / 1000.0, 2.5) * 120)`,
	`insert into revision (noun, row_id, number, verb, actor, snapshot, created_at)
			select 'article', id, version, 'change', 'Author', '{}', updated_at from article`,
	'vacuum analyze',
];

/** Articles of two editions in every state, with authors, tags and a last revision: what the list reads, and no more. */
async function seed(db: Database): Promise<void> {
	const owner = db.listener();
	if (!owner) throw new Error('The database has no owner to fill it.');
	await owner.connect();
	try {
		// No request is as long.
		await owner.query('set statement_timeout = 0');
		for (const statement of statements) await owner.query(statement);
	} finally {
		await owner.end();
	}
}

/** Lists of the newsroom over many articles, and an act upon two hundred of them looked at before it is done. */
export async function measureNewsroomLists(db: Database): Promise<Figure[]> {
	await seed(db);
	const figures: Figure[] = [];
	const add = async (what: string, work: (n: number) => Promise<unknown>, bar = BAR) => {
		figures.push(await measureAnswer(`120,000 articles in the newsroom: ${what}`, work, bar));
	};
	const list = (query: Partial<StaffArticleQuery>, drafts = everything) =>
		staffArticles(db.staff, { limit: LIMIT, ...query }, drafts);
	const ids = async (entity: 'author' | 'tag') => {
		const { rows } = await db.staff.execute<{ id: number }>(sql`select id from ${sql.identifier(entity)} order by id`);
		return (n: number) => rows[n % rows.length]?.id ?? 0;
	};
	const [author, tag] = [await ids('author'), await ids('tag')];
	const statuses = ['draft', 'review', 'scheduled', 'withdrawn', 'discarded'] as const;
	const status = (n: number) => statuses[n % statuses.length] as string;
	await add('all of them', () => list({}));
	await add('by state', (n) => list({ status: status(n) }));
	await add('by edition, section and kind', (n) =>
		list({ edition: n % 2 ? 'en' : 'es', type: ['company', 'ai'][n % 2], kind: ['interview', 'data'][n % 2] }),
	);
	await add('by author', (n) => list({ author: author(n) }));
	await add('by author, state and section', (n) => list({ author: author(n), status: status(n), type: 'regulation' }));
	await add('by tag', (n) => list({ tag: tag(n) }));
	await add('by tag, author and state, of which few or none have all', (n) =>
		list({ tag: tag(n * 7), author: author(n), status: 'review' }),
	);
	await add('by a label that none has', (n) => list({ label: 'partner', edition: n % 2 ? 'en' : 'es' }));
	await add('by a word that 20,000 headlines have', () => list({ search: 'nicotine' }));
	await add('by a word that 120 headlines have', () => list({ search: 'rotterdam' }));
	await add('by two words, of which 40 headlines have both', () => list({ search: 'rotterdam device' }));
	await add('by the same two words in the other order', () => list({ search: 'device rotterdam' }));
	await add('by a word that the 120 oldest headlines have', () => list({ search: 'antwerp' }));
	await add('by a word that the 20,000 articles have that were changed longest ago', () => list({ search: 'old-' }));
	await add('by a word that none has', (n) => list({ search: `nowhere${n}` }));
	await add('by a word, an edition, a state and an author', (n) =>
		list({ search: 'duty', edition: 'en', status: 'draft', author: author(n) }),
	);
	await add('a page from the middle', (n) => list({ after: { updated_at: 1_720_000_000 - n * 100_000, id: 1 } }));
	await add("a reporter's, with their own drafts", (n) => list({}, [{ author_id: author(n) }]));
	await add("a reporter's drafts", (n) => list({ status: 'draft' }, [{ author_id: author(n) }]));
	await add("a section's desk, in one edition", () =>
		list({ status: 'draft' }, [{ edition: 'es', section: 'company' }]),
	);
	const chosen = await list({ status: 'published', limit: 200 });
	const articles = chosen.slice(0, 200).map(({ id, version }) => ({ id, version }));
	const context = createContext(db, actors.operator, Math.floor(Date.now() / 1_000));
	await add(
		'200 of them moved to another section, looked at before it is done',
		(n) => previewBulk(context, { articles, act: 'section', type: n % 2 ? 'ai' : 'company' }),
		{ p50: 1_000, p95: 2_000 },
	);
	return figures;
}
