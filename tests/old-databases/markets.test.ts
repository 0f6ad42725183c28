import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0020_markets');
	await old.db.write(async (tx) => {
		const place = (code: string, name: string) =>
			tx.execute(
				sql`insert into market (code, currency, texts)
					values (${code}, 'USD', ${JSON.stringify({ en: { name } })}::jsonb)`,
			);
		await place('GB', 'United Kingdom');
		await place('GE', 'Georgia');
		await place('US-GA', 'Georgia');
		await place('XX', '');
		await tx.execute(sql`insert into duty_rate (market, product_class, basis, amount, currency, valid_from, source,
			source_grade, verified_at)
			values ('GB', 'any_liquid', 'per_ml', 0.22, 'GBP', '2026-10-01', '{"title": "HMRC"}', 'A', 1)`);
	});
	await migrate(old.db);
});
afterAll(() => old.drop());

test('markets of the build before have addresses, each its own', async () => {
	const { rows } = await old.db.write((tx) => tx.execute(sql`select code, slug from market order by code`));
	expect(rows).toEqual([
		{ code: 'GB', slug: 'united-kingdom' },
		{ code: 'GE', slug: 'ge' },
		{ code: 'US-GA', slug: 'us-ga' },
		{ code: 'XX', slug: 'xx' },
	]);
});

test('the grade of a rate has moved into its source, and the build before still reads it', async () => {
	const { rows } = await old.db.write((tx) => tx.execute(sql`select source, source_grade from duty_rate`));
	expect(rows).toEqual([{ source: { title: 'HMRC', grade: 'A' }, source_grade: 'A' }]);
});
