import { actors } from '../access/actor';
import { type ActingAlone, actingAs } from '../commands/command';
import type { Database } from '../platform/db/db';
import type { Job, Run } from '../platform/jobs/job';

/** What every job of the house has: the clock as the one who acts, at the second in which the run began. */
export interface House {
	as: { clock: ActingAlone<Database> };
	/** Unix seconds. */
	clock(): number;
	log(line: Record<string, unknown>): void;
}

/** The house for one run. @param clock Unix seconds */
export const houseOf = (
	db: Database,
	{ now }: Run,
	clock: () => number,
	log: (line: Record<string, unknown>) => void,
): House => ({
	as: { clock: actingAs(db, actors.clock, now) },
	clock,
	log,
});

/** Declares a job. @template Needs what it needs beside the house */
export const job = <Needs = unknown, Result = unknown>(
	definition: Job<House & Needs, Result>,
): Job<House & Needs, Result> => definition;
