import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { article } from '../../data/tables/article';
import { saved_view } from '../../data/tables/desk/saved-view';
import { translation } from '../../data/tables/desk/translation';
import { wall_message } from '../../data/tables/enterprise';
import { audit } from '../../data/tables/site';
import { issue } from '../../data/tables/subscription';

/** Who reads the audit in one of their roles, and how far that role goes. */
export interface AuditReader {
	/** Number of the account. */
	account_id: number;
	/** Code of an edition; without it the rows of all of them. */
	edition?: string;
	/** Section of articles; without it all of them. */
	section?: string;
}

/** The condition that a row of the audit is in a reader's scope; undefined where they read all of its entity. */
export type AuditCondition = (reader: AuditReader) => SQL | undefined;

/** Asks nothing of a reader without a scope: they are shown also what was done to rows that are gone. */
const ofScope =
	(condition: (reader: AuditReader) => SQL): AuditCondition =>
	(reader) =>
		reader.edition === undefined && reader.section === undefined ? undefined : condition(reader);

/** The number in a text; null in one that is no number. Only a CASE keeps other texts from the cast. */
const numberIn = (text: SQL): SQL => sql`case when ${text} ~ '^[1-9][0-9]{0,8}$' then (${text})::int end`;
const ROW_NUMBER = numberIn(sql`${audit.row_id}`);

/** True of a row that belongs to no edition, whatever the scope. */
const inEdition = ({ edition }: AuditReader, column: SQL): SQL =>
	edition === undefined ? sql`true` : sql`coalesce(${column} = ${edition}::text, true)`;
const inSection = ({ section }: AuditReader, column: SQL): SQL =>
	section === undefined ? sql`true` : sql`${column} = ${section}::text`;

const articleIs = (number: SQL, reader: AuditReader): SQL =>
	sql`exists (select from ${article} a where a.id = ${number} and ${inEdition(reader, sql`a.edition`)}
		and ${inSection(reader, sql`a.type`)})`;

/** The row is an article, as it is now. */
export const articleInScope = ofScope((reader) => articleIs(ROW_NUMBER, reader));

/** The row belongs to an article, whose number is in the detail. */
export const itsArticleInScope = ofScope((reader) => articleIs(numberIn(sql`${audit.detail} ->> 'article'`), reader));

/** The row is about several articles: all of them are in scope. */
export const allArticlesInScope = ofScope(
	(reader) =>
		sql`not exists (select from jsonb_array_elements_text(coalesce(${audit.detail} -> 'articles', '[]')
			|| coalesce(${audit.detail} -> 'kept', '[]')) n where not ${articleIs(numberIn(sql`n`), reader)})`,
);

const numberedInScope = (table: PgTable): AuditCondition =>
	ofScope(
		(reader) =>
			sql`exists (select from ${table} r where r.id = ${ROW_NUMBER} and ${inEdition(reader, sql`r.edition`)})`,
	);
export const issueInScope = numberedInScope(issue);
export const wallMessageInScope = numberedInScope(wall_message);

/** The row is a translation into the edition, of an article of the section. */
export const translationInScope = ofScope(
	(reader) =>
		sql`exists (select from ${translation} r join ${article} a on a.id = r.source_id where r.id = ${ROW_NUMBER}
			and ${inEdition(reader, sql`r.edition`)} and ${inSection(reader, sql`a.type`)})`,
);

/** The row is a view that the reader has: their own, or one that colleagues share. */
export const viewOfReader: AuditCondition = ({ account_id }) =>
	sql`exists (select from ${saved_view} r where r.id = ${ROW_NUMBER}
		and (r.is_shared or r.account_id = ${account_id}::int))`;

/** The row tells of all editions, and is shown to a reader without a scope alone. */
export const ofAllEditions = ofScope(() => sql`false`);

/** A later row, or this one, says that the row came from another edition: what was before is that edition's. */
const cameFromElsewhere = ({ edition }: AuditReader): SQL =>
	edition === undefined
		? sql`false`
		: sql`exists (select from ${audit} m where m.noun = ${audit.noun} and m.row_id = ${audit.row_id}
			and m.id >= ${audit.id} and m.detail -> 'changes' -> 'edition' ->> 'from' <> ${edition}::text)`;

/** The row is one of a table with texts, in the edition where it has one. @param key column by which it is named */
export function listedInScope(table: PgTable, key: string): AuditCondition {
	const columns = getTableColumns(table) as Record<string, PgColumn>;
	const named = columns[key]?.dataType === 'number' ? ROW_NUMBER : sql`${audit.row_id}`;
	const isRow = sql`r.${sql.identifier(key)} = ${named}`;
	return ofScope((reader) =>
		columns.edition
			? sql`exists (select from ${table} r where ${isRow} and ${inEdition(reader, sql`r.edition`)})
				and not ${cameFromElsewhere(reader)}`
			: sql`exists (select from ${table} r where ${isRow})`,
	);
}

/** The condition over rows of these entities; of every other entity none is shown. */
export function byEntity(conditions: readonly (readonly [entity: string, condition: SQL | undefined])[]): SQL {
	if (conditions.length === 0) return sql`false`;
	const cases = conditions.map(([entity, condition]) => sql`when ${entity}::text then ${condition ?? sql`true`}`);
	return sql`case ${audit.noun} ${sql.join(cases, sql` `)} else false end`;
}

/** The condition that one of several is met. */
export const anyOf = (conditions: readonly SQL[]): SQL =>
	conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;
