import { expect, test } from 'vitest';
import { failedChecks } from './faults/check';
import { fourStarts } from './faults/four-starts';

test('four nodes start at once on one empty database: all of them serve, one fills it', async () => {
	expect(failedChecks(await fourStarts(1))).toEqual([]);
});
