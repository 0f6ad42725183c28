import { expect, test } from 'vitest';
import { broken } from './faults/check';
import { fourStarts } from './faults/four-starts';

test('four nodes start at once on one empty database: all of them serve, one fills it', async () => {
	expect(broken(await fourStarts(1))).toEqual([]);
});
