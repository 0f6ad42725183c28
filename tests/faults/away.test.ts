import { expect, test } from 'vitest';
import { failedChecks } from './check';
import { faultOf } from './faults';

test.each([
	['mail-away', 'embedded'],
	['disk-full', 'postgresql'],
	['disk-full-database', 'embedded'],
	['two-nodes', 'postgresql'],
	['lost-machine', 'embedded'],
	['lost-machine', 'postgresql'],
] as const)('%s on %s: nothing is lost, nothing comes twice, and it goes on by itself', async (name, engine) => {
	expect(failedChecks(await faultOf(name).run(engine, 1))).toEqual([]);
});
