import { sql } from 'drizzle-orm';
import type { StaffDb } from '../../platform/db/tx';

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
	/** Of an article, its section. */
	section: string | null;
	/** Whether it is the picture of the row, or stands in its text. */
	place: 'cover' | 'text';
}

/** Rows of the answer; what uses a file more often is told by its first ones. */
const MOST = 200;

/** How a row of a table is called, and which columns tell its state, its edition and its section. */
interface Called {
	name: string;
	status?: string;
	edition?: string;
	section?: string;
	/** Column of its number; what has none is told by name alone. */
	key?: string;
}

const inEdition = { edition: 'edition' };
const withState = { ...inEdition, status: 'status' };
const article = { name: 'title', ...withState, section: 'type' };

/** Tables whose rows may use a file (migration 0046). */
const TABLES: Readonly<Record<string, Called>> = {
	achievement: { name: 'label', ...inEdition },
	adv: { name: 'headline', ...inEdition },
	article,
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
	rule: { name: 'slug' },
	seo_override: { name: 'url', key: 'url' },
	setting: { name: 'name', key: 'name' },
	subject: { name: 'title', ...withState },
	topic: { name: 'slug' },
};

const column = (name: string | undefined) =>
	name === undefined ? 'null' : name.startsWith("'") ? name : `r.${name}::text`;

/** The uses of one table with what its rows are called, in SQL. */
const part = ([table, { key = 'id', name, status, edition, section }]: [string, Called]) =>
	`select '${table}' as noun, ${key === 'id' ? 'r.id' : '0'} as key, ${column(name)} as name, ${column(status)} as status,
		${column(edition)} as edition, ${column(section)} as section, u.place
	from (select case noun when '${table}' then key end as key, place from u where noun = '${table}') u
		join ${table} r on ${key === 'id' ? 'r.id = u.key::int' : `r.${key} = u.key`}`;

/** An article in whose words it stands that are typed and not saved. */
const typed = `select 'article', r.id, r.title, r.status, r.edition, r.type, 'text'
	from (select case noun when 'article_text' then key end as key from u where noun = 'article_text') t
		join article r on r.id = t.key::int
	where not exists (select from u where noun = 'article' and key = t.key and place = 'text')`;

const all = sql.raw([...Object.entries(TABLES).map(part), typed].join('\nunion all\n'));

/** What uses a stored file, in whatever state it is; at most 200 rows. @param id number of the file */
export async function mediaUses(db: StaffDb, id: number): Promise<MediaUse[]> {
	const { rows } = await db.execute<MediaUse & Record<string, unknown>>(
		sql`with u as materialized (select noun, key, place from media_use where media_id = ${id})
			${all} order by noun, key desc, place limit ${MOST}`,
	);
	return rows;
}
