import { expect, test } from 'vitest';
import { failedChecks } from './check';
import { databaseAway } from './database-away';

test('a database that answers nobody for eight seconds, under load', async () => {
	expect(failedChecks(await databaseAway(['frozen'], 8))).toEqual([]);
});
