import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { article } from '../../data/tables/article';
import { saved_view } from '../../data/tables/desk/saved-view';
import { translation } from '../../data/tables/desk/translation';
import { wall_message } from '../../data/tables/enterprise';
import { audit } from '../../data/tables/site';
import { issue } from '../../data/tables/subscription';

/** A reader of the audit log in one of their roles, with the scope of that role. */
export interface AuditReader {
	/** Number of the account. */
	account_id: number;
	/** Code of an edition; the rows of all editions where it is missing. */
	edition?: string;
	/** Section of articles; all sections where it is missing. */
	section?: string;
}

/**
 * The condition that an entry of the audit log is in a reader's scope; undefined where they read all entries of its
 * entity.
 */
export type AuditCondition = (reader: AuditReader) => SQL | undefined;

/** Sets no condition for a reader without a scope, who also sees entries about rows that are gone. */
const ofScope =
	(condition: (reader: AuditReader) => SQL): AuditCondition =>
	(reader) =>
		reader.edition === undefined && reader.section === undefined ? undefined : condition(reader);

/** The number in a text; null for a text that is no number. Only a CASE keeps the cast from such texts. */
const numberIn = (text: SQL): SQL => sql`case when ${text} ~ '^[1-9][0-9]{0,8}$' then (${text})::int end`;
const ROW_NUMBER = numberIn(sql`${audit.row_id}`);

/**
 * Whether there is a row. `offset 0` has each looked up by its key: PostgreSQL would read the whole table first, for the
 * fifty entries of a page.
 */
const isThere = (from: SQL): SQL => sql`exists (select from ${from} offset 0)`;

/** The column that names an entry's row, as the key of a table. @param key the column of the table */
export const rowKey = (key: PgColumn | undefined): SQL =>
	key?.dataType === 'number' ? ROW_NUMBER : sql`${audit.row_id}`;

/** True for a row of no edition, whatever the scope. */
const inEdition = ({ edition }: AuditReader, column: SQL): SQL =>
	edition === undefined ? sql`true` : sql`coalesce(${column} = ${edition}::text, true)`;
const inSection = ({ section }: AuditReader, column: SQL): SQL =>
	section === undefined ? sql`true` : sql`${column} = ${section}::text`;

const articleIs = (number: SQL, reader: AuditReader): SQL =>
	isThere(
		sql`${article} a where a.id = ${number} and ${inEdition(reader, sql`a.edition`)} and ${inSection(reader, sql`a.type`)}`,
	);

/** The row is an article, as it is now. */
export const articleInScope = ofScope((reader) => articleIs(ROW_NUMBER, reader));

/** The row belongs to an article, whose number is in the detail. */
export const itsArticleInScope = ofScope((reader) => articleIs(numberIn(sql`${audit.detail} ->> 'article'`), reader));

/** The row is about several articles, which are all in scope. */
export const allArticlesInScope = ofScope(
	(reader) =>
		sql`not exists (select from jsonb_array_elements_text(coalesce(${audit.detail} -> 'articles', '[]')
			|| coalesce(${audit.detail} -> 'kept', '[]')) n where not ${articleIs(numberIn(sql`n`), reader)})`,
);

const numberedInScope = (table: PgTable): AuditCondition =>
	ofScope((reader) => isThere(sql`${table} r where r.id = ${ROW_NUMBER} and ${inEdition(reader, sql`r.edition`)}`));
export const issueInScope = numberedInScope(issue);
export const wallMessageInScope = numberedInScope(wall_message);

/** The row is a translation into the edition, of an article of the section. */
export const translationInScope = ofScope((reader) =>
	isThere(sql`${translation} r join ${article} a on a.id = r.source_id where r.id = ${ROW_NUMBER}
		and ${inEdition(reader, sql`r.edition`)} and ${inSection(reader, sql`a.type`)}`),
);

/** The row is a view that the reader sees: their own, or a shared one. */
export const viewOfReader: AuditCondition = ({ account_id }) =>
	isThere(sql`${saved_view} r where r.id = ${ROW_NUMBER} and (r.is_shared or r.account_id = ${account_id}::int)`);

/** The row concerns all editions, and is shown only to a reader without a scope. */
export const ofAllEditions = ofScope(() => sql`false`);

/** This entry or a later one moved the row from another edition, so its former values belong to that edition. */
const cameFromElsewhere = ({ edition }: AuditReader): SQL =>
	edition === undefined
		? sql`false`
		: sql`exists (select from ${audit} m where m.noun = ${audit.noun} and m.row_id = ${audit.row_id}
			and m.id >= ${audit.id} and m.detail -> 'changes' -> 'edition' ->> 'from' <> ${edition}::text)`;

/** The row is of a table with texts, in the edition where it has one. @param key column that holds its key */
export function listedInScope(table: PgTable, key: string): AuditCondition {
	const columns = getTableColumns(table) as Record<string, PgColumn>;
	const isRow = sql`r.${sql.identifier(key)} = ${rowKey(columns[key])}`;
	return ofScope((reader) => {
		const isIn = isThere(
			sql`${table} r where ${isRow} and ${columns.edition ? inEdition(reader, sql`r.edition`) : sql`true`}`,
		);
		return columns.edition ? sql`${isIn} and not ${cameFromElsewhere(reader)}` : isIn;
	});
}

/** The condition on entries of these entities; entries of all other entities are hidden. */
export function byEntity(conditions: readonly (readonly [entity: string, condition: SQL | undefined])[]): SQL {
	if (conditions.length === 0) return sql`false`;
	const cases = conditions.map(([entity, condition]) => sql`when ${entity}::text then ${condition ?? sql`true`}`);
	return sql`case ${audit.noun} ${sql.join(cases, sql` `)} else false end`;
}

/** The condition that one of several is met. */
export const anyOf = (conditions: readonly SQL[]): SQL =>
	conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;
