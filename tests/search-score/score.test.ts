import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../site';
import { scoreSearch } from './score';

let demonstration: TestDatabase;
beforeAll(async () => {
	demonstration = await openTestDatabase();
});
afterAll(() => demonstration?.stop());

test('of a hundred questions as the trade types them, ninety are answered among the first three', async () => {
	const { right, of, missed } = await scoreSearch(demonstration.db.read);
	expect(of).toBe(100);
	expect(right, missed.join('\n')).toBeGreaterThanOrEqual(90);
});
