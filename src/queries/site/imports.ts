import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { import_finding, import_row, import_run } from '../../data/tables/operation/import-run';
import { livingNodes } from '../../platform/db/nodes/living-nodes';
import type { StaffDb } from '../../platform/db/tx';
import type { FindingKind } from '../../shared/site/finding-kinds';

/** Days after its beginning in which an import can be taken back. */
export const UNDO_DAYS = 30;
/** The moment until which an import can be taken back, in Unix seconds. */
export const undoUntil = ({ created_at }: { created_at: number }): number => created_at + UNDO_DAYS * 86_400;

/** States of an import as people see it: `broken` is one whose process is gone, `undoing` one that is taken back in part. */
export const importStates = ['running', 'done', 'stopped', 'broken', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/**
 * The state of an import. Its row says that it runs until it has ended; whether its process lives is said by the row of
 * its job, whose node holds a lock as long as it lives.
 */
export const importState = sql<ImportState>`case
	when ${import_run.undone_at} is not null then 'undone'
	when ${import_run.undo_begun_at} is not null then 'undoing'
	when ${import_run.state} <> 'running' then ${import_run.state}
	when exists (select from job_run j where j.id = ${import_run.job_id} and j.state = 'running'
		and j.holder = any(${livingNodes})) then 'running'
	else 'broken' end`;

/** Rows of a page of imports, and of findings. */
const PAGE = 20;
const FINDINGS = 50;

/** Number of an import, for the queries inside of its columns: a column without its table would be one of theirs. */
const OWN = sql.raw('"import_run"."id"');
const counted = (kind: FindingKind) =>
	sql<number>`(select coalesce(sum(f.count), 0)::int from import_finding f
		where f.run_id = ${OWN} and f.kind = ${sql.raw(`'${kind}'`)})`;

/** Columns of an import, with what was found in it. */
const columns = {
	id: import_run.id,
	system: import_run.system,
	source: import_run.source,
	edition: import_run.edition,
	state: importState,
	error: import_run.error,
	done: import_run.done,
	total: import_run.total,
	outcome: import_run.outcome,
	questions: import_run.questions,
	created_at: import_run.created_at,
	finished_at: import_run.finished_at,
	undone_at: import_run.undone_at,
	/** How often something was changed, and left out. */
	changed: counted('changed'),
	left_out: counted('left_out'),
	/** Rows that it has written and that can be taken back. */
	rows: sql<number>`(select count(*)::int from import_row r where r.run_id = ${OWN})`,
};
export type ImportRow = Awaited<ReturnType<typeof listImports>>['rows'][number];

/**
 * A page of imports, the newest first.
 * @param editions codes of those whose imports are shown
 * @param after number of the import after which the page begins
 * @returns the rows, and the mark of the next page; null on the last one
 */
export async function listImports(db: StaffDb, editions: readonly string[], after?: number) {
	const found = await db
		.select(columns)
		.from(import_run)
		.where(and(inArray(import_run.edition, [...editions]), after === undefined ? undefined : lt(import_run.id, after)))
		.orderBy(desc(import_run.id))
		.limit(PAGE + 1);
	const rows = found.slice(0, PAGE);
	return { rows, next: found.length > PAGE ? String(rows.at(-1)?.id) : null };
}

/** An import by its number. */
export async function findImport(db: StaffDb, id: number): Promise<ImportRow | undefined> {
	const [found] = await db.select(columns).from(import_run).where(eq(import_run.id, id));
	return found;
}

/** What was found in an import by reason: how often, and in how many posts; the most frequent first. */
export const findingGroups = (db: StaffDb, id: number) =>
	db
		.select({
			kind: import_finding.kind,
			reason: import_finding.reason,
			count: sql<number>`sum(${import_finding.count})::int`,
			posts: sql<number>`count(*)::int`,
		})
		.from(import_finding)
		.where(eq(import_finding.run_id, id))
		.groupBy(import_finding.kind, import_finding.reason)
		.orderBy(sql`sum(${import_finding.count}) desc`, asc(import_finding.reason));

/** The place of a finding in the list: kind, reason and number, with points between them. */
const MARK = /^(\w{1,20})\.(\w{1,60})\.(\d{1,15})$/;
/** Whether a text is the mark of a page of findings. */
export const isFindingMark = (text: string): boolean => MARK.test(text);

/** Whether the row of a finding is here; rows of other entities are not asked for. */
const isHere = sql<boolean>`case ${import_finding.noun}
	when 'article' then exists (select from article a where a.id::text = ${import_finding.row_key})
	when 'page' then exists (select from page p where p.id::text = ${import_finding.row_key})
	else ${import_finding.noun} is not null and ${import_finding.kind} = 'kept' end`;

/**
 * A page of what was found in an import, by post.
 * @param asked a kind and a reason, where only those are wanted, and the mark after which the page begins
 * @returns the rows, and the mark of the next page; null on the last one
 */
export async function listFindings(
	db: StaffDb,
	id: number,
	{ kind, reason, after }: { kind?: FindingKind | undefined; reason?: string | undefined; after?: string | undefined },
) {
	const mark = MARK.exec(after ?? '');
	const conditions: (SQL | undefined)[] = [
		eq(import_finding.run_id, id),
		kind && eq(import_finding.kind, kind),
		reason === undefined ? undefined : eq(import_finding.reason, reason),
		mark
			? sql`(${import_finding.kind}, ${import_finding.reason}, ${import_finding.id})
				> (${mark[1]}::text, ${mark[2]}::text, ${mark[3]}::bigint)`
			: undefined,
	];
	const found = await db
		.select({
			id: import_finding.id,
			kind: import_finding.kind,
			reason: import_finding.reason,
			noun: import_finding.noun,
			row_key: import_finding.row_key,
			title: import_finding.title,
			address: import_finding.address,
			count: import_finding.count,
			is_here: isHere,
		})
		.from(import_finding)
		.where(and(...conditions))
		.orderBy(asc(import_finding.kind), asc(import_finding.reason), asc(import_finding.id))
		.limit(FINDINGS + 1);
	const rows = found.slice(0, FINDINGS);
	const last = rows.at(-1);
	return { rows, next: found.length > FINDINGS && last ? `${last.kind}.${last.reason}.${last.id}` : null };
}

/** Rows that are named before an import is taken back. */
const NAMED = 50;

/**
 * What taking an import back would take, and what would stay because somebody has changed it since.
 * @returns numbers of rows by entity, and the first 50 that stay
 */
export async function planUndo(db: StaffDb, id: number) {
	const all = await db
		.select({ noun: import_row.noun, n: sql<number>`count(*)::int` })
		.from(import_row)
		.where(eq(import_row.run_id, id))
		.groupBy(import_row.noun);
	const changed = sql`
		select r.noun, r.row_key as key, a.title from import_row r join article a on a.id::text = r.row_key
			where r.run_id = ${id}::int and r.noun = 'article' and a.version is distinct from r.version
		union all select r.noun, r.row_key, p.title from import_row r join page p on p.id::text = r.row_key
			where r.run_id = ${id}::int and r.noun = 'page' and r.version is distinct from
				(select max(v.number) from revision v where v.noun = 'page' and v.row_id = p.id)
		union all select r.noun, r.row_key, t.name from import_row r join tag t on t.id::text = r.row_key
			where r.run_id = ${id}::int and r.noun = 'tag'
				and exists (select from revision v where v.noun = 'tag' and v.row_id = t.id)
		union all select r.noun, r.row_key, u.name from import_row r join author u on u.id::text = r.row_key
			where r.run_id = ${id}::int and r.noun = 'author'
				and exists (select from revision v where v.noun = 'author' and v.row_id = u.id)
		union all select r.noun, r.row_key, r.row_key from import_row r
			where r.run_id = ${id}::int and r.noun in ('redirect', 'seo_override')
				and exists (select from revision v where v.noun = r.noun and v.row_key = r.row_key)`;
	const [{ rows: counts }, { rows: named }] = await Promise.all([
		db.execute<{ noun: string; n: number }>(
			sql`select c.noun, count(*)::int as n from (${changed}) c group by c.noun order by c.noun`,
		),
		db.execute<{ noun: string; key: string; title: string }>(
			sql`select c.* from (${changed}) c order by noun, key limit ${NAMED}::int`,
		),
	]);
	const staying = Object.fromEntries(counts.map(({ noun, n }) => [noun, n]));
	const going = all.map(({ noun, n }) => [noun, n - (staying[noun] ?? 0)] as const).filter(([, n]) => n > 0);
	return { going: Object.fromEntries(going), staying, named };
}
