import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { import_row, import_run } from '../../data/tables/operation/import-run';
import type { Database } from '../../platform/db/db';
import { importState, undoUntil } from '../../queries/site/imports';
import { refreshWords } from '../../search/index/count-words';
import { decoded } from '../../shared/address/slugs';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, type DatabaseContext, runCommand } from '../command';
import { noteFindings } from './core/note-import';
import { undoArticles } from './core/undo-articles';
import { undoAuthors, undoPictures, undoRedirects, undoSeo, undoTags } from './core/undo-others';
import { undoPages } from './core/undo-pages';
import type { Undone } from './core/undone';

/** Rows that one transaction takes back. */
const STEP = 200;
/** Characters of a title in a finding. */
const MAX_TITLE = 500;

/** Takes rows of an entity back. @returns those that stay */
type Undo = (ctx: CommandContext, rows: readonly Undone[], edition: string) => Promise<Undone[]>;

/**
 * The order of entities: rows come before the rows they depend on, and redirects after it is known which targets stay.
 */
const WAYS: readonly [entity: string, undo: Undo][] = [
	['article', undoArticles],
	['page', undoPages],
	['media', undoPictures],
	['tag', undoTags],
	['author', undoAuthors],
	['redirect', undoRedirects],
	['seo_override', undoSeo],
];

export interface UndoneImport {
	/** Rows that were removed or restored, by entity. */
	undone: Record<string, number>;
	/** Rows that stay, because they were changed since or are in use. */
	kept: Undone[];
	/** Rows that are not gone through yet; 0 where the import is taken back. */
	left: number;
}

/** Locks the run and authorizes the command. @returns its edition */
async function authorizeRun(ctx: CommandContext, id: number): Promise<string> {
	const [run] = await ctx.read
		.select({ edition: import_run.edition, created_at: import_run.created_at, state: importState })
		.from(import_run)
		.where(eq(import_run.id, id))
		.for('update');
	if (!run) throw new Refusal('not_found');
	ctx.authorize('import.undo', { edition: run.edition });
	const { state } = run;
	if (state === 'undone') throw new Refusal('state', undefined, { rule: { name: 'undone' } });
	if (state === 'running') throw new Refusal('state', undefined, { rule: { name: 'import_running' } });
	// What was begun in time may be finished.
	if (state !== 'undoing' && ctx.now > undoUntil(run))
		throw new Refusal('state', undefined, { rule: { name: 'import_old' } });
	return run.edition;
}

/** Keeps redirects and search terms that lead to rows that stay. @returns both, which stay too */
async function keepWays(ctx: CommandContext, id: number, kept: readonly Undone[]): Promise<Undone[]> {
	const addresses = kept.flatMap(({ address }) => address ?? []);
	if (addresses.length === 0) return [];
	const { rows } = await ctx.tx.execute<{ noun: string; key: string; is_new: boolean; version: number | null }>(
		sql`delete from import_row w where w.run_id = ${id} and (
				(w.noun = 'redirect' and exists (select 1 from redirect r where r.source = w.row_key
					and r.target = any(${sql.param(addresses)}::text[])))
				or (w.noun = 'seo_override' and w.row_key = any(${sql.param(addresses.map(decoded))}::text[])))
			returning w.noun, w.row_key as key, w.is_new, w.version`,
	);
	return rows;
}

/** Takes the next rows of an entity back. @returns the counts and the rows that stay; undefined where none was left */
const step = (context: DatabaseContext, id: number, entity: string, undo: Undo) =>
	runCommand(context, 'undo_import', async (ctx) => {
		const edition = await authorizeRun(ctx, id);
		const ofEntity = and(eq(import_row.run_id, id), eq(import_row.noun, entity));
		const rows: Undone[] = await ctx.read
			.select({
				noun: import_row.noun,
				key: import_row.row_key,
				is_new: import_row.is_new,
				version: import_row.version,
			})
			.from(import_row)
			.where(ofEntity)
			.orderBy(asc(import_row.row_key))
			.limit(STEP);
		if (rows.length === 0) return undefined;
		const kept = await undo(ctx, rows, edition);
		const keys = rows.map((row) => row.key);
		await ctx.tx.delete(import_row).where(and(ofEntity, inArray(import_row.row_key, keys)));
		ctx.audit({
			entity: 'import_run',
			id,
			detail: { noun: entity, undone: rows.length - kept.length, kept: kept.length },
		});
		const stays = [...kept, ...(await keepWays(ctx, id, kept))];
		await noteFindings(ctx, id, stays.map(keptFinding));
		return { kept: stays, undone: rows.length - kept.length };
	});

/** A row that stays, for the report of the run. */
const keptFinding = ({ noun, key, title }: Undone) => ({
	...{ kind: 'kept' as const, reason: 'kept', noun, row_key: key, count: 1 },
	title: (title ?? key).slice(0, MAX_TITLE),
});

/** Authorizes the command, and notes that it has begun. @returns the number of rows to take back */
const begin = (context: DatabaseContext, id: number) =>
	runCommand(context, 'undo_import', async (ctx) => {
		await authorizeRun(ctx, id);
		await ctx.tx.execute(sql`update import_run set undo_begun_at = coalesce(undo_begun_at, ${ctx.now}::bigint)
			where id = ${id}::int`);
		ctx.touch(`import_run:${id}`);
		const [counted] = await ctx.read
			.select({ rows: sql<number>`count(*)::int` })
			.from(import_row)
			.where(eq(import_row.run_id, id));
		return counted?.rows ?? 0;
	});

/**
 * Takes an import back. Rows that it created are removed, with their redirects, pictures, tags and authors unless
 * something else uses them; rows that it changed are restored. Rows that were edited since stay, and are named in the
 * result. It runs in steps; after an interruption it continues where it stopped.
 * @param onStep gets the number of rows done, and the total
 * @param isEnough true where it is to pause after the step under way; the same call goes on
 * @throws Refusal `not_found`, `forbidden`, `state` (taken back already, still running, or older than 30 days)
 */
export async function undoImport(
	context: DatabaseContext<Database>,
	id: number,
	onStep: (done: number, total: number) => void = () => {},
	isEnough: () => boolean = () => false,
): Promise<UndoneImport> {
	const result: UndoneImport = { undone: {}, kept: [], left: 0 };
	const total = await begin(context, id);
	let all = 0;
	for (const [entity, undo] of WAYS)
		for (let done = await step(context, id, entity, undo); done; done = await step(context, id, entity, undo)) {
			result.undone[entity] = (result.undone[entity] ?? 0) + done.undone;
			result.kept.push(...done.kept);
			all += done.undone + done.kept.length;
			onStep(all, total);
			result.left = Math.max(0, total - all);
			if (result.left > 0 && isEnough()) return result;
		}
	// This comes before the run is marked as taken back, so that a run that is interrupted here counts its words when it
	// continues.
	await refreshWords(context.db);
	await runCommand(context, 'undo_import', async (ctx) => {
		await authorizeRun(ctx, id);
		await ctx.tx.update(import_run).set({ undone_at: ctx.now }).where(eq(import_run.id, id));
		ctx.audit({ entity: 'import_run', id, detail: { undone: result.undone, kept: result.kept.length } });
	});
	return result;
}
