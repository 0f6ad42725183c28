import { expect, test } from 'vitest';
import { broken } from './check';
import { databaseAway } from './database-away';

test('a database that answers nobody for eight seconds, under load', async () => {
	expect(broken(await databaseAway(['frozen'], 8))).toEqual([]);
});
