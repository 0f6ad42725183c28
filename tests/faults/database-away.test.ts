import { expect, test } from 'vitest';
import { databaseAway } from './database-away';
import { broken } from './fact';

test('a database that answers nobody for eight seconds, under load', async () => {
	expect(broken(await databaseAway(['frozen'], 8))).toEqual([]);
});
