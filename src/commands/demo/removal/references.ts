import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/tx';
import { keyColumn, partsOf, rowTables, type TableName } from './table-roles';

/** A connection that runs statements: a transaction, or the staff's. */
export type Running = Pick<Db | Tx, 'execute'>;

/** A row of the demonstration that another row needs. */
export interface Reference {
	from: TableName;
	fromKey: string;
	/** Whether the demonstration has brought the row that needs it. */
	isNoted: boolean;
	to: TableName;
	toKey: string;
}

/** A market by its name in an edition, which rules and articles give it. */
const BY_NAME = `join (select m.*, e.key as edition, e.value->>'name' as name from market m cross join jsonb_each(m.texts) e) t
	on t.edition = r.edition and t.name = r.market`;
/** The charts in a text. */
const CHARTS = `cross join lateral regexp_matches(r.html, 'data-series="([^"]*)"', 'g') as named (parts)
	join data_series t on t.slug = named.parts[1]`;

/** References that are no foreign keys: the join from the row `r` to the row `t` that it needs, in SQL. */
const SOFT: readonly { from: TableName; to: TableName; by: string }[] = [
	{ from: 'article', to: 'market', by: BY_NAME },
	{ from: 'rule', to: 'market', by: BY_NAME },
	{ from: 'market', to: 'market', by: 'join market t on t.code = r.parent' },
	{ from: 'data_series', to: 'market', by: 'join market t on t.code = any(r.markets)' },
	{ from: 'article', to: 'data_series', by: CHARTS },
	{ from: 'page', to: 'data_series', by: CHARTS },
	// An event is shown on its subjects.
	{ from: 'topic', to: 'subject', by: 'join subject t on t.topic_id = r.id and t.event_edition_id is null' },
	{ from: 'event_edition', to: 'subject', by: 'join subject t on t.event_edition_id = r.id' },
];

/** Soft references of parts, over the part `p`. */
const SOFT_OF_PARTS: readonly { part: TableName; to: TableName; on: string }[] = [
	{ part: 'book_tag', to: 'tag', on: 'p.tag_id = t.id' },
	{ part: 'subject_module', to: 'event_edition', on: "p.content->>'event_edition' = t.slug" },
	{ part: 'subject_module', to: 'topic', on: "p.content->>'topic' = t.slug" },
];

/** The uses of files by a row of the table `$`: an article's working copy and the text that is typed are its own. */
const OWN_USES = "u.noun = '$' or (u.noun in ('article_draft', 'article_text') and '$' = 'article')";

interface ForeignKey extends Record<string, unknown> {
	from: TableName;
	column: string;
	to: TableName;
	to_column: string;
}

/** Every foreign key of one column. */
async function foreignKeys(db: Running): Promise<ForeignKey[]> {
	const { rows } = await db.execute<ForeignKey>(sql`
		select c.relname as "from", a.attname as "column", f.relname as "to", b.attname as to_column
		from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
		join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
		join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
		where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
		order by 1, 2`);
	return rows;
}

/** One kind of reference: what it joins the row `r` with the row `t` by. */
interface Join {
	from: TableName;
	to: TableName;
	/** From `r` to `t`. */
	by: SQL;
}

async function joins(db: Running): Promise<Join[]> {
	const keys = await foreignKeys(db);
	const isRow = (name: TableName) => rowTables.includes(name);
	const equal = (alias: string, { column, to_column }: ForeignKey) =>
		sql`${sql.identifier(alias)}.${sql.identifier(column)} = t.${sql.identifier(to_column)}`;
	const target = (to: TableName, on: SQL) => sql`join ${sql.identifier(to)} t on ${on}`;
	const ofRows = keys
		.filter(({ from, to }) => isRow(from) && isRow(to))
		.map((one) => ({ from: one.from, to: one.to, by: target(one.to, equal('r', one)) }));
	const ofParts = rowTables.flatMap((from) =>
		partsOf(from).flatMap(({ table, column, only }) => {
			const part = sql`join ${sql.identifier(table)} p on p.${sql.identifier(column)} = r.${sql.identifier(keyColumn(from))}
				and (${sql.raw(only)})`;
			const isParent = (name: TableName) => partsOf(name).some((one) => one.table === table);
			const hard = keys
				.filter((one) => one.from === table && isRow(one.to) && !isParent(one.to))
				.map((one) => ({ from, to: one.to, by: sql`${part} ${target(one.to, equal('p', one))}` }));
			const soft = SOFT_OF_PARTS.filter((one) => one.part === table).map(({ to, on }) => ({
				from,
				to,
				by: sql`${part} ${target(to, sql.raw(on))}`,
			}));
			return [...hard, ...soft];
		}),
	);
	const soft = SOFT.map(({ from, to, by }) => ({ from, to, by: sql.raw(by) }));
	const files = rowTables
		.filter((from) => from !== 'media' && from !== 'subscription' && from !== 'translation_group')
		.map((from) => ({
			from,
			to: 'media' as const,
			by: sql`join media_use u on u.key = r.${sql.identifier(keyColumn(from))}::text and (${sql.raw(OWN_USES.replaceAll('$', from))})
				join media t on t.id = u.media_id`,
		}));
	return [...ofRows, ...ofParts, ...soft, ...files];
}

/**
 * What rows need of the demonstration: each need of a row that it has brought, and of the others one for each row that is
 * needed.
 */
export async function references(db: Running): Promise<Reference[]> {
	const found: Reference[] = [];
	for (const { from, to, by } of await joins(db)) {
		const key = sql`r.${sql.identifier(keyColumn(from))}::text`;
		const { rows } = await db.execute<{ from_key: string; to_key: string; is_noted: boolean }>(sql`
			select min(${key}) as from_key, td.key as to_key, fd.key is not null as is_noted
			from ${sql.identifier(from)} r ${by}
			join demo_row td on td.noun = ${to} and td.key = t.${sql.identifier(keyColumn(to))}::text
			left join demo_row fd on fd.noun = ${from} and fd.key = ${key}
			where (${from}, ${key}) <> (${to}, td.key)
			group by td.key, fd.key`);
		for (const { from_key, to_key, is_noted } of rows)
			found.push({ from, fromKey: from_key, isNoted: is_noted, to, toKey: to_key });
	}
	return found;
}

/** What the installation itself needs of the demonstration: authors whom its people are, files of its settings. */
export async function needsOfSite(db: Running): Promise<{ to: TableName; toKey: string; by: string; title: string }[]> {
	const { rows } = await db.execute<{ to: TableName; toKey: string; by: string; title: string }>(sql`
		select 'author' as "to", d.key as "toKey", 'account' as by, min(a.name) as title from account a
			join demo_row d on d.noun = 'author' and d.key = a.author_id::text where not a.is_demonstration group by d.key
		union all select 'media', d.key, 'setting', min(u.key) from media_use u
			join demo_row d on d.noun = 'media' and d.key = u.media_id::text where u.noun = 'setting' group by d.key`);
	return rows;
}
