import { inArray, type SQL, sql } from 'drizzle-orm';
import type { StaffDb } from '../../platform/db/tx';
import { articlesAmong, type VisibleDrafts } from '../article/staff-articles';

/** Something that shows a stored file. */
export interface MediaUse {
	noun: string;
	/** Number of the row. */
	key: number;
	/** What the row is called. */
	name: string;
	/** Of what has states, its own. */
	status: string | null;
	/** Of what belongs to one edition, its code. */
	edition: string | null;
	/** Whether it is the picture of the row, or stands in its text. */
	place: 'cover' | 'text';
}

/** Rows of the answer; what uses a file more often is told by its first ones. */
const MAX_ROWS = 200;

/** How a row of a table is called, and which columns tell its state and its edition. */
interface Called {
	name: string;
	status?: string;
	edition?: string;
	/** Column of its number; what has none is told by name alone. */
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

/** What the caller may read of what uses a file, beside what readers of the site see. */
export interface VisibleUses {
	/** Articles before readers see them. */
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

/** The uses of one table with what its rows are called, of those that are visible or that readers see. */
function part([table, { key = 'id', name, status, edition }]: [string, Called], own: SQL | undefined): SQL {
	// The conditions on articles call the table by its name.
	const row = sql.identifier(table);
	const r = sql`${row}`;
	const isNumbered = key === 'id';
	return sql`select ${sql.raw(`'${table}'`)} as noun, ${isNumbered ? sql`${r}.id` : sql`0`} as key, ${named(r, name)} as name,
			${named(r, status)} as status, ${named(r, edition)} as edition, uses.place
		from (select case noun when ${sql.raw(`'${table}'`)} then key end as key, place, is_public from u
				where noun = ${sql.raw(`'${table}'`)}) uses
			join ${row} on ${isNumbered ? sql`${r}.id = uses.key::int` : sql`${r}.${sql.identifier(key)} = uses.key`}
		${own ? sql`where uses.is_public or ${own}` : sql``}`;
}

/** An article in whose words it stands that are typed and not saved, which are a draft also of a published one. */
const typed = (
	own: SQL | undefined,
): SQL => sql`select 'article', article.id, article.title, article.status, article.edition,
		'text'
	from (select case noun when 'article_text' then key end as key from u where noun = 'article_text') t
		join article on article.id = t.key::int
	where not exists (select from u where noun = 'article' and key = t.key and place = 'text') ${own ? sql`and ${own}` : sql``}`;

/**
 * What uses a stored file, in whatever state it is, as far as the caller may read it; at most 200 rows.
 * @param id number of the file
 */
export async function mediaUses(db: StaffDb, id: number, { drafts, rowsOf }: VisibleUses): Promise<MediaUse[]> {
	const articles = articlesAmong(db, drafts);
	const parts = Object.entries(TABLES).map((one): SQL => {
		const [table, { edition }] = one;
		return part(one, table === 'article' ? articles : seen(sql`${sql.identifier(table)}`, edition, rowsOf(table)));
	});
	const { rows } = await db.execute<MediaUse & Record<string, unknown>>(
		sql`with u as materialized (select noun, key, place, is_public from media_use where media_id = ${id})
			${sql.join([...parts, typed(articles)], sql` union all `)} order by noun, key desc, place limit ${MAX_ROWS}`,
	);
	return rows;
}
