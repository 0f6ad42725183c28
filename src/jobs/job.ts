import { actors } from '../access/actor';
import { createContext, type DatabaseContext } from '../commands/command';
import type { Database } from '../platform/db/db';
import type { Job, Run } from '../platform/jobs/job';

/** The context of every job, in which the clock is the actor and the time is the second in which the run began. */
export interface JobContext {
	context: DatabaseContext<Database>;
	/** Unix seconds. */
	clock(): number;
	log(line: Record<string, unknown>): void;
}

/** The context of one run. @param clock Unix seconds */
export const createJobContext = (
	db: Database,
	{ now }: Run,
	clock: () => number,
	log: (line: Record<string, unknown>) => void,
): JobContext => ({
	context: createContext(db, actors.clock, now),
	clock,
	log,
});

/** Declares a job. @template Needs what it needs beside that context */
export const job = <Needs = unknown, Result = unknown>(
	definition: Job<JobContext & Needs, Result>,
): Job<JobContext & Needs, Result> => definition;
