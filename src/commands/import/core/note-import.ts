import { sql } from 'drizzle-orm';
import type { FindingKind } from '../../../shared/site/finding-kinds';
import { type ActorContext, type CommandContext, runCommand } from '../../command';

/** An import under way. */
export interface ImportRun {
	id: number;
	system: string;
	source: string;
	edition: string;
}

/** A row that an import has written. */
export interface ImportedRow {
	noun: 'article' | 'page' | 'tag' | 'author' | 'media' | 'redirect' | 'seo_override';
	key: number | string;
	is_new: boolean;
	version?: number | undefined;
}

/** Something that an import changed or left out, as `import_finding` stores it. */
export interface Finding {
	kind: FindingKind;
	reason: string;
	/** Entity and key of its row here. */
	noun?: string | undefined;
	row_key?: string | undefined;
	/** Title, name or address in the export. */
	title: string;
	/** Address on the old site. */
	address?: string | undefined;
	count: number;
}

/** How far an import has come. */
export interface Reached {
	done: number;
	total: number;
	/** Rows that came in so far, by entity. */
	outcome: object;
}

/** Changes the row of a run, and tells the screens that are open. */
const change = (context: ActorContext, run: ImportRun, set: ReturnType<typeof sql>) =>
	runCommand(context, 'import', async (ctx) => {
		ctx.authorize('article.import', { edition: run.edition });
		await ctx.tx.execute(sql`update import_run set ${set} where id = ${run.id}::int`);
		ctx.touch(`import_run:${run.id}`);
	});

/**
 * Writes the row of an import that begins, which gives it its number.
 * @param job_id number of its row of `job_run`, which tells whether its process lives
 */
export const beginImport = (
	context: ActorContext,
	{ system, edition, job_id }: { system: string; edition: string; job_id: number | undefined },
): Promise<ImportRun> =>
	runCommand(context, 'import', async (ctx) => {
		ctx.authorize('article.import', { edition });
		const { rows } = await ctx.tx.execute<{ id: number }>(sql`insert into import_run
			(system, source, edition, state, job_id, created_at)
			values (${system}, ${system}, ${edition}, 'running', ${job_id ?? null}::int, ${ctx.now}::bigint) returning id`);
		const id = rows[0]?.id as number;
		ctx.touch(`import_run:${id}`);
		return { id, system, source: system, edition };
	});

/** Notes what the first reading of an export has found. @param source prefix of the keys of its rows */
export async function noteSurvey(
	context: ActorContext,
	run: ImportRun,
	{ source, total, questions }: { source: string; total: number; questions: object },
): Promise<void> {
	run.source = source;
	await change(
		context,
		run,
		sql`source = ${source}, total = ${total}::int, questions = ${JSON.stringify(questions)}::jsonb`,
	);
}

/** Notes how far an import has come. An older note that arrives late changes nothing. */
export const noteProgress = (context: ActorContext, run: ImportRun, { done, outcome }: Reached): Promise<void> =>
	change(
		context,
		run,
		sql`done = greatest(done, ${done}::int),
			outcome = case when done > ${done}::int then outcome else ${JSON.stringify(outcome)}::jsonb end`,
	);

/**
 * Notes how an import has ended.
 * @param error the sentence that says why it stopped; undefined where it is done
 * @param at Unix seconds
 */
export const endImport = (
	context: ActorContext,
	run: ImportRun,
	{ done, outcome }: Reached,
	error: string | undefined,
	at: number,
): Promise<void> =>
	change(
		context,
		run,
		sql`state = ${error === undefined ? 'done' : 'stopped'}, error = ${error ?? null}, done = ${done}::int,
			outcome = ${JSON.stringify(outcome)}::jsonb, finished_at = ${at}::bigint`,
	);

/** Notes what an import has written, in the transaction that writes it, so that it can be taken back. */
export async function noteImported(ctx: CommandContext, run: ImportRun, rows: readonly ImportedRow[]): Promise<void> {
	if (rows.length === 0) return;
	const given = rows.map(({ noun, key, is_new, version }) => ({ noun, key: String(key), is_new, version }));
	// A row that a run writes twice, as one that it takes up again, keeps that it was new.
	await ctx.tx.execute(sql`insert into import_row (run_id, noun, row_key, is_new, version)
		select ${run.id}::int, noun, key, is_new, version
			from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (noun text, key text, is_new boolean, version int)
		on conflict (run_id, noun, row_key) do update set version = excluded.version`);
}

/** Stores findings of an import, in the transaction that writes the posts they are about. */
export async function noteFindings(ctx: CommandContext, run_id: number, findings: readonly Finding[]): Promise<void> {
	if (findings.length === 0) return;
	await ctx.tx.execute(sql`insert into import_finding (run_id, kind, reason, noun, row_key, title, address, count)
		select ${run_id}::int, kind, reason, noun, row_key, title, coalesce(address, ''), count
			from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as r (kind text, reason text, noun text,
				row_key text, title text, address text, count int)`);
	ctx.touch(`import_run:${run_id}`);
}

/** Stores findings that belong to no batch of posts. */
export const keepFindings = (context: ActorContext, run: ImportRun, findings: readonly Finding[]): Promise<void> =>
	runCommand(context, 'import', async (ctx) => {
		ctx.authorize('article.import', { edition: run.edition });
		await noteFindings(ctx, run.id, findings);
	});
