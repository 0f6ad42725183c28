/**
 * One bad row takes nothing down: values that no form would take are put into every column of the content, and every
 * list, feed, calendar, sitemap, call and screen answers all the same, with its other rows.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull } from './full';
import { limit } from './pace';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import { type Case, Rows } from './worst-row/rows';
import { Walk } from './worst-row/walk';

/** Walks of an ordinary run; a full one walks until every case was put. */
const WALKS = isFull ? Number.POSITIVE_INFINITY : 3;
/** Cases of a table in one walk. */
const AT_ONCE = isFull ? 12 : 3;
/** Rows of each table that stay good. */
const GOOD = 1;

let site: TestFront;
let rows: Rows;
let walk: Walk;
let cases: Case[];
beforeAll(async () => {
	site = await openTestFront();
	rows = new Rows(site.databaseUrl);
	cases = await rows.open();
	walk = new Walk(site, await signedIn(site, [{ role: 'admin' }]), rows);
	await walk.open();
});
afterAll(async () => {
	await rows.close();
	await site.stop();
});

/** Cases of a table in an order that is the same in every run and has all columns among its first. */
function mixed(list: readonly Case[]): Case[] {
	let seed = 20261126;
	const next = () => {
		seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
		return seed;
	};
	return list
		.map((one) => [next(), one] as const)
		.sort(([a], [b]) => a - b)
		.map(([, one]) => one);
}

test('every place answers while all rows are good', () => {
	expect(walk.closed).toEqual([]);
	expect(cases.length).toBeGreaterThan(5_000);
});

test('one bad row takes nothing down', { timeout: limit(isFull ? 10_800_000 : 240_000) }, async () => {
	const left = new Map([...Map.groupBy(cases, ({ table }) => table)].map(([table, list]) => [table, mixed(list)]));
	const failures: string[] = [];
	let count = 0;
	for (let n = 0; n < WALKS && [...left.values()].some((list) => list.length > 0); n += 1) {
		const layer = [...left.values()].flatMap((list) => list.splice(0, AT_ONCE));
		const { put, waiting } = await rows.put(layer, GOOD);
		for (const one of waiting) left.get(one.table)?.unshift(one);
		count += put.length;
		failures.push(...(await walk.failures(put)));
		await rows.mend();
	}
	expect(failures).toEqual([]);
	// What the database refuses by its own checks is no case.
	expect(count).toBeGreaterThan(100);
});
