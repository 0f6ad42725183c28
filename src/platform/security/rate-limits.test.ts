import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/site';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { signingKeys } from '../../commands/security/signing-keys';
import { tidy } from '../../commands/site/tidy';
import { openDatabase } from '../db/db';
import { clientNetwork } from './client-network';
import { consumeRateLimits, rateLimitsOf } from './rate-limits';

const NOW = 1_800_000_000;

test('two nodes count together, also at the same moment, under one key that the first has made', async () => {
	const one = await openTestDatabase();
	const two = await openDatabase({ databaseUrl: one.databaseUrl, dataDir: '', pool: 6 });
	const [keys, others] = await Promise.all([signingKeys(one.db, [])(), signingKeys(two, [])()]);
	expect(others).toEqual(keys);
	const limits = rateLimitsOf(
		'try',
		{ seconds: 60, per_client: 10, perVisitor: 100, overall: 1_000 },
		'192.0.2.1',
		'somebody',
	);
	const waits = await Promise.all(
		Array.from({ length: 40 }, (_, i) => consumeRateLimits(i % 2 ? one.db : two, keys, limits, NOW)),
	);
	expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
	expect(Math.max(...waits)).toBeGreaterThan(0);
	expect(Math.max(...waits)).toBeLessThanOrEqual(60);
	expect(await consumeRateLimits(two, keys, limits, NOW + Math.max(...waits))).toBe(0);
	const other = rateLimitsOf('try', { seconds: 60, per_client: 10 }, '192.0.2.2');
	expect(await consumeRateLimits(one.db, keys, other, NOW)).toBe(0);
	await two.stop();
	await one.stop();
});

test('counts are forgotten after their window, and neither they nor the key can be read by what serves readers', async () => {
	const { db, stop } = await openTestDatabase();
	const keys = await signingKeys(db, [])();
	await consumeRateLimits(db, keys, rateLimitsOf('try', { seconds: 60, per_client: 1 }, '2001:db8::1'), NOW);
	for (const table of ['rate_limit', 'signing_key', 'letter', 'subscription', 'admin_token', 'page_view']) {
		await expect(db.read.execute(sql.raw(`select * from ${table}`))).rejects.toThrow();
	}
	await tidy(createContext(db, actors.clock, NOW + 3_600), 90);
	expect((await db.write((tx) => tx.execute(sql`select from rate_limit`))).rows).toEqual([]);
	await stop();
});

test.each([
	['192.0.2.1', '192.0.2.1'],
	['::ffff:192.0.2.1', '192.0.2.1'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:0001:2::ffff', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
	['', ''],
	['unix', ''],
])('%s counts as %s', (address, network) => expect(clientNetwork(address)).toBe(network));
