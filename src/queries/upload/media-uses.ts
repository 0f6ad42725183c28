import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { media_use } from '../../data/tables/media';
import type { StaffDb } from '../../platform/db/tx';
import { articlesAmong, type VisibleDrafts } from '../article/staff-articles';

/** A row that uses a stored file. */
export interface MediaUse {
	noun: string;
	/** Number of the row. */
	key: number;
	/** Name of the row. */
	name: string;
	/** Status of the row; null where its table has none. */
	status: string | null;
	/** Code of its edition; null where it belongs to none. */
	edition: string | null;
	/** Whether the file is the picture of the row, or part of its text. */
	place: 'cover' | 'text';
}

/** The largest number of rows in the answer. */
const MAX_ROWS = 200;

/** How to name a row of a table, and which columns hold its status and edition. */
interface Called {
	name: string;
	status?: string;
	edition?: string;
	/** Column of its key, where that is no number; `id` by default. */
	key?: string;
}

const inEdition = { edition: 'edition' };
const withState = { ...inEdition, status: 'status' };

/** Tables whose rows may use a file (migration 0046). */
const TABLES: Readonly<Record<string, Called>> = {
	achievement: { name: 'label', ...inEdition },
	adv: { name: 'headline', ...inEdition },
	article: { name: 'title', ...withState },
	attachment: { name: "''" },
	author: { name: 'slug' },
	book: { name: 'title', ...inEdition },
	company: { name: 'name' },
	data_series: { name: 'slug', status: 'status' },
	duty_rate: { name: 'market' },
	enterprise: { name: 'name' },
	event_edition: { name: 'slug' },
	issue: { name: 'subject', ...withState },
	market: { name: 'code', key: 'code' },
	market_rule: { name: 'market' },
	page: { name: 'title', ...withState },
	partner: { name: 'name' },
	photo: { name: "''" },
	question: { name: 'question', ...withState },
	rule: { name: 'slug', ...inEdition },
	seo_override: { name: 'url', key: 'url' },
	setting: { name: 'name', key: 'name' },
	subject: { name: 'title', ...withState },
	topic: { name: 'slug' },
};

/** Rows that the caller may read, besides those that readers of the site see. */
export interface VisibleUses {
	/** Drafts of articles. */
	drafts: VisibleDrafts;
	/** Rows of another table, all or those of some editions; undefined for none. */
	rowsOf(table: string): 'all' | readonly string[] | undefined;
}

const named = (row: SQL, name: string | undefined): SQL =>
	name === undefined ? sql`null` : name.startsWith("'") ? sql.raw(name) : sql`${row}.${sql.identifier(name)}::text`;

/** The condition that a row of a table is visible; undefined where every row is. */
function seen(row: SQL, edition: string | undefined, rows: ReturnType<VisibleUses['rowsOf']>): SQL | undefined {
	if (rows === 'all') return undefined;
	if (rows === undefined) return sql`false`;
	if (edition === undefined) return undefined;
	const of = sql`${row}.${sql.identifier(edition)}`;
	return sql`(${of} is null or ${inArray(of, [...rows])})`;
}

/**
 * The last uses by one table that are visible to the caller or to readers, with the names of the rows. Row after row is
 * looked up until there are enough, so that a file that thousands use costs no more than another.
 */
function part([table, { key = 'id', name, status, edition }]: [string, Called], own: SQL | undefined): SQL {
	// The conditions on articles use the name of the table.
	const r = sql`${sql.identifier(table)}`;
	const noun = sql.raw(`'${table}'`);
	const number = key === 'id' ? sql`key::int` : sql`0`;
	return sql`(select ${noun} as noun, uses.number as key, r.name, r.status, r.edition, uses.place
		from (select case noun when ${noun} then ${number} end as number, key, place, is_public from u
				where noun = ${noun} order by number desc, place) uses
			join lateral (select ${named(r, name)} as name, ${named(r, status)} as status, ${named(r, edition)} as edition
				from ${r} where ${r}.${sql.identifier(key)} = ${key === 'id' ? sql`uses.number` : sql`uses.key`}
				${own ? sql`and (uses.is_public or ${own})` : sql``} offset 0) r on true
		limit ${MAX_ROWS})`;
}

/** What of an article readers do not have: its working copy, and what is typed into it. */
const TYPED = ['article_draft', 'article_text'];

/** Articles of which only the typed text or the working copy uses the file. Both are drafts, also of published ones. */
const typed = (
	own: SQL | undefined,
): SQL => sql`(select 'article' as noun, t.number as key, r.title as name, r.status, r.edition, t.place
	from (select distinct case when noun in ('article_draft', 'article_text') then key::int end as number, place
			from u where noun in ('article_draft', 'article_text')
				and (key, place) not in (select key, place from u where noun = 'article') order by number desc, place) t
		join lateral (select title, status, edition from article where article.id = t.number
			${own ? sql`and ${own}` : sql``} offset 0) r on true
	limit ${MAX_ROWS})`;

/**
 * The rows that use a stored file, in any state, as far as the caller may read them; 200 rows at most.
 * @param id number of the file
 */
export async function mediaUses(db: StaffDb, id: number, { drafts, rowsOf }: VisibleUses): Promise<MediaUse[]> {
	const used = await db.selectDistinct({ noun: media_use.noun }).from(media_use).where(eq(media_use.media_id, id));
	const nouns = used.map(({ noun }) => noun);
	const articles = articlesAmong(db, drafts);
	const parts = Object.entries(TABLES).flatMap((one): SQL[] => {
		const [table, { edition }] = one;
		if (!nouns.includes(table)) return [];
		return [part(one, table === 'article' ? articles : seen(sql`${sql.identifier(table)}`, edition, rowsOf(table)))];
	});
	if (nouns.some((noun) => TYPED.includes(noun))) parts.push(typed(articles));
	if (parts.length === 0) return [];
	const { rows } = await db.execute<MediaUse & Record<string, unknown>>(
		sql`with u as materialized (select noun, key, place, is_public from media_use where media_id = ${id})
			select * from (${sql.join(parts, sql` union all `)}) shown order by noun, key desc, place limit ${MAX_ROWS}`,
	);
	return rows;
}
