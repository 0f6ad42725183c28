import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { actors } from '../../access/actor';
import { redirectEntity } from '../../entities/redirect';
import { tagEntity } from '../../entities/tag';
import { keyOfAddress } from '../../shared/address/led-address';
import { Refusal } from '../../shared/refusal';
import { createContext, runCommand } from '../command';
import { importRedirects } from '../site/import-redirects';

let data: TestDatabase;
beforeAll(async () => {
	data = await openTestDatabase();
});
afterAll(() => data.stop());

const OLD = ['/hop-a', '/hop-b', '/HOP-C', '/hop-d?p=1', '/más'];
const TAGS = ['hop-one', 'hop-two', 'hop-three', 'hop-four'];
const SLUGS = [...TAGS, 'hop-five', 'hop-six'];
const addresses = fc.constantFrom(
	...OLD,
	...SLUGS.map((slug) => `/tag/detail/${slug}`),
	'/TAG/detail/hop-ONE',
	'/news#top',
);
const slugs = fc.constantFrom(...SLUGS);
const step = fc.oneof(
	fc.record({ does: fc.constant('lay' as const), source: addresses, target: addresses }),
	fc.record({
		does: fc.constant('import' as const),
		rows: fc.array(fc.record({ source: addresses, target: addresses }), { maxLength: 4 }),
	}),
	fc.record({ does: fc.constant('rename' as const), from: slugs, to: slugs }),
	fc.record({ does: fc.constant('merge' as const), from: slugs, to: slugs }),
	fc.record({ does: fc.constant('change' as const), source: addresses, target: addresses }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const contextNow = () => createContext(data.db, actors.operator, 1_800_000_000);
const idOf = (slug: string) =>
	data.db.write(
		async (tx) =>
			(await tx.execute<{ id: number }>(sql`select id from tag where edition = 'en' and slug = ${slug}`)).rows[0]?.id,
	);

async function take(one: Step): Promise<void> {
	if (one.does === 'lay') return void (await redirectEntity.create(contextNow(), one));
	if (one.does === 'change')
		return void (await redirectEntity.change(contextNow(), { key: one.source, set: { target: one.target } }));
	if (one.does === 'import')
		return void (await runCommand(contextNow(), 'import', (ctx) => importRedirects(ctx, one.rows)));
	const [key, into] = [await idOf(one.from), await idOf(one.to)];
	if (key === undefined) return;
	if (one.does === 'rename') await tagEntity.change(contextNow(), { key, set: { slug: one.to } });
	else if (into !== undefined) await tagEntity.actions.merge(contextNow(), { key, into });
}

test('after any row of writes no redirect leads to another, or to itself', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
			await data.db.write(async (tx) => {
				await tx.execute(sql`delete from redirect`);
				await tx.execute(sql`delete from tag where slug like 'hop-%'`);
			});
			for (const slug of TAGS) await tagEntity.create(contextNow(), { edition: 'en', slug, name: slug });
			for (const one of steps)
				await take(one).catch((error: unknown) => {
					if (!(error instanceof Refusal)) throw error;
				});
			const { rows } = await data.db.write((tx) =>
				tx.execute<{ source: string; target: string | null }>(sql`select source, target from redirect`),
			);
			const sources = new Set(rows.map((row) => keyOfAddress(row.source)));
			expect(sources.size).toBe(rows.length);
			expect(rows.filter(({ target }) => target !== null && sources.has(keyOfAddress(target)))).toEqual([]);
		}),
		{ numRuns: 25 },
	);
});
