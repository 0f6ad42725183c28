import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created_at, id, oneOf, seconds } from '../columns';

/**
 * `waiting` for its time, `running` on the node that holds it, `done`; `failed` after its last attempt, `cancelled` on
 * request.
 */
export const job_states = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/**
 * Runs of jobs. A periodic job has a single open row for all nodes, which it reuses while it finds no work; a run that
 * did something keeps a row of its own.
 */
export const job_run = pgTable(
	'job_run',
	{
		id: id(),
		/** Name of the job, as it is declared in `src/jobs`. */
		job: text().notNull(),
		state: text({ enum: job_states }).notNull().default('waiting'),
		is_periodic: boolean().notNull().default(false),
		input: jsonb(),
		/** Attempts at this work, including the present one. */
		attempts: smallint().notNull().default(0),
		most_attempts: smallint().notNull(),
		/** How often the row was claimed in all; the holder of an older claim can no longer write. */
		claims: integer().notNull().default(0),
		/** Progress: `{done, total}`. */
		progress: jsonb(),
		/** Its result; for an import its report. */
		result: jsonb(),
		/** Why the last attempt failed; without secrets or addresses of people. */
		error: text(),
		/** The actor that asked for it: `clock` or `operator`; no person asks for a job. */
		actor: text().notNull(),
		/** Name of the node that runs it, or ran it last. */
		node: text(),
		/** Key of the lock that its node holds while it is alive. */
		holder: bigint({ mode: 'number' }),
		due_at: seconds().notNull(),
		started_at: seconds(),
		finished_at: seconds(),
		cancel_asked_at: seconds(),
		created_at: created_at(),
	},
	(t) => [
		oneOf(t.state, job_states),
		uniqueIndex('job_run_periodic').on(t.job).where(sql`is_periodic and state in ('waiting', 'running')`),
		index('job_run_open').on(t.due_at).where(sql`state in ('waiting', 'running')`),
		index('job_run_finished').on(t.finished_at).where(sql`state in ('done', 'failed', 'cancelled')`),
	],
);
