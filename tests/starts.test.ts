import { expect, test } from 'vitest';
import { broken } from './faults/fact';
import { fourStarts } from './faults/four-starts';

test('four nodes start at once on one empty database, then on two: all of them serve, one fills each', async () => {
	expect(broken(await fourStarts(2))).toEqual([]);
});
