import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { openUnsteadyDatabase } from '../../../tests/unsteady-database';
import { tag } from '../../shared/cache-tags';

describe('statements sent together', () => {
	let place: TestDatabase;
	beforeAll(async () => {
		place = await openEmptyDatabase();
	});
	afterAll(() => place.close());

	const put = (name: string) => sql`insert into rate_limit (key, "window", count, ends_at) values (${name}, 1, 1, 2)`;
	const keys = async () =>
		(await place.db.write((tx) => tx.execute<{ key: string }>(sql`select key from rate_limit order by key`))).rows.map(
			(row) => row.key,
		);

	test('are one transaction, and emit the tags that they changed', async () => {
		const emitted: string[][] = [];
		place.db.changes.on('changed', (tags) => emitted.push(tags));
		await place.db.writeTogether([put('a'), put('b')], [tag.article(1)]);
		expect(await keys()).toEqual(['a', 'b']);
		expect(emitted).toContainEqual([tag.article(1)]);
	});

	test('have not happened, and emit nothing, when one of them fails; what comes after them works', async () => {
		const emitted: string[][] = [];
		place.db.changes.on('changed', (tags) => emitted.push(tags));
		await expect(place.db.writeTogether([put('c'), put('a'), put('d')], [tag.article(2)])).rejects.toThrow(
			/rate_limit|duplicate/,
		);
		expect(await keys()).toEqual(['a', 'b']);
		expect(emitted).toEqual([]);
		// More than there are connections: each of them has been given back.
		await Promise.all(Array.from({ length: 8 }, (_, n) => place.db.writeTogether([put(`e${n}`)], [tag.article(3)])));
		expect(await keys()).toHaveLength(10);
	});

	test('a connection that is cut between two statements fails its transaction, and nothing else', async () => {
		const cut = place.db.write(async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
			await place.db.writeAlone(sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`);
			await tx.execute(put('never'));
		});
		await expect(cut).rejects.toThrow();
		expect(await keys()).not.toContain('never');
	});
});

test('connections that break at the first word of a transaction are given back: writes go on, and a stop ends', async () => {
	const place = await openUnsteadyDatabase();
	// More than there are connections for writes.
	for (let n = 0; n < 6; n += 1) {
		const isThere = place.freezeAt('begin');
		const broken = place.db.write(async () => {});
		await isThere;
		await Promise.all([expect(broken).rejects.toThrow(), place.stopAnswering()]);
		await place.comeBack();
	}
	expect(await place.db.write(async () => 'written')).toBe('written');
	await place.stop();
});
