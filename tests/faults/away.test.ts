import { expect, test } from 'vitest';
import { failedChecks } from './check';
import { faults } from './faults';

test.each([
	['mail-away', 'embedded'],
	['disk-full', 'postgresql'],
	['disk-full-database', 'embedded'],
	['two-nodes', 'postgresql'],
	['lost-machine', 'embedded'],
	['lost-machine', 'postgresql'],
	['hold-writing', 'postgresql'],
] as const)('%s on %s: nothing is lost, nothing comes twice, and it goes on by itself', async (name, engine) => {
	const fault = faults.find((one) => one.name === name);
	expect(failedChecks((await fault?.run(engine, 1)) ?? [])).toEqual([]);
});
