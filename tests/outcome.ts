import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What the runner's own report leaves out of a run. */
export interface Outcome {
	/** How busy the machine was when a file of tests ended red: load of the last minute, by path below the project. */
	loads: Record<string, number>;
	/** Messages of errors that belong to no test. */
	errors: string[];
}

/** Adds to the outcome of the run, in the file of `TEST_OUTCOME`, which `scripts/second-try.mjs` reads. */
export function addToOutcome({ loads = {}, errors = [] }: Partial<Outcome>): void {
	const path = process.env.TEST_OUTCOME;
	if (path === undefined) return;
	const before: Outcome = existsSync(path)
		? (JSON.parse(readFileSync(path, 'utf8')) as Outcome)
		: { loads: {}, errors: [] };
	const outcome = { loads: { ...before.loads, ...loads }, errors: [...before.errors, ...errors] };
	writeFileSync(path, JSON.stringify(outcome));
}
