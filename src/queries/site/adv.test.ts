import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { adv } from '../../data/tables/adv';
import { advAt } from './adv';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	await database.db.write(async (tx) => {
		await tx.execute(sql`delete from adv`);
		const one = {
			position: 'home_band' as const,
			edition: 'en',
			headline: 'Text',
			action: 'Go',
			link: 'https://example.org/',
		};
		await tx.insert(adv).values([
			{ ...one, advertiser: 'often', weight: 3 },
			{ ...one, advertiser: 'seldom', weight: 1 },
			{ ...one, advertiser: 'never weighed', weight: 0, edition: 'es' },
		]);
	});
});
afterAll(() => database.stop());

test('advertisements of one position take turns by day, each as often as its weight', async () => {
	const shown: string[] = [];
	for (let i = 0; i < 40; i += 1) {
		const day = new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10);
		const chosen = await advAt(database.db.read, 'en', 'home_band', day);
		shown.push(chosen?.advertiser ?? 'none');
		// The same day answers the same to everybody.
		expect((await advAt(database.db.read, 'en', 'home_band', day))?.id).toBe(chosen?.id);
	}
	expect(shown.filter((name) => name === 'often')).toHaveLength(30);
	expect(shown.filter((name) => name === 'seldom')).toHaveLength(10);
});

test('a weight of nothing still counts as one; a position without rows has none', async () => {
	expect((await advAt(database.db.read, 'es', 'home_band', '2026-11-21'))?.advertiser).toBe('never weighed');
	expect(await advAt(database.db.read, 'es', 'search_rail', '2026-11-21')).toBeUndefined();
});
