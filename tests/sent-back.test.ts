/** What somebody reads and sends back as it is changes nothing: no version, no state, no line of the audit, no page. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '../src/entities/kit/declare';
import { entities } from '../src/entities/registry';
import { makeRows, pathOf, queryOf } from './rights-walk/rows';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import type { Visitor } from './staff-visitor';

let site: TestFront;
let admin: Visitor;
const drawnAnew: unknown[] = [];
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	site.db.changes.on('changed', (tags) => drawnAnew.push(tags));
});
afterAll(() => site.stop());

/** How many states and lines of the audit there are. */
const kept = async () => {
	const { rows } = await site.db.write((tx) =>
		tx.execute(sql`select (select count(*) from revision)::int as states, (select count(*) from audit)::int as lines`),
	);
	return rows[0];
};

/** The same value with the keys of every object in the other order. */
const turned = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(turned)
		: value && typeof value === 'object'
			? Object.fromEntries(
					Object.entries(value)
						.reverse()
						.map(([name, inner]) => [name, turned(inner)]),
				)
			: value;

interface ArticleDetail {
	version: number;
	status: string;
	content: Record<string, unknown>;
	links: Record<string, { id: number }[]>;
}

test('every article that readers have, with its links, whatever the change is said to be', async () => {
	const { rows } = await site.db.write((tx) =>
		tx.execute<{ id: number }>(sql`select id from article where status = 'published' order by id`),
	);
	expect(rows.length).toBeGreaterThan(150);
	const before = await kept();
	const changed: unknown[] = [];
	for (const [at, { id }] of rows.entries()) {
		const { version, content, links } = (await admin.ask('GET', `article/${id}`)).data as unknown as ArticleDetail;
		const body = {
			...(turned(content) as object),
			links: Object.fromEntries(Object.entries(links).map(([of, list]) => [of, list.map((one) => one.id)])),
			version,
			extent: at % 2 === 0 ? 'minor' : 'update',
		};
		const answer = await admin.ask('PATCH', `article/${id}`, body);
		if (answer.status !== 200 || answer.data.version !== version) changed.push([id, answer]);
	}
	expect(changed).toEqual([]);
	expect(await kept()).toEqual(before);
	expect(drawnAnew).toEqual([]);
});

describe('of every declared entity', () => {
	test('rows as they were found, and rows that were just made', async () => {
		const ask = async (method: string, path: string, body?: unknown) => {
			const answer = await admin.ask(method, path, body);
			expect([path, answer.status < 300], JSON.stringify(answer)).toEqual([path, true]);
			return answer.data;
		};
		await makeRows(
			ask,
			{ word: (kind: string) => `word-${kind}` } as never,
			() => 'https://brume.example/news/somewhere',
		);
		drawnAnew.length = 0;
		const before = await kept();
		const changed: unknown[] = [];
		for (const entity of entities as readonly Entity[]) {
			const list = (await ask('GET', `${entity.name}?limit=200`)).rows as Record<string, unknown>[];
			expect([entity.name, list.length > 0]).toEqual([entity.name, true]);
			for (const { [entity.key]: key } of list) {
				const query = queryOf(entity, key as string);
				const path = `${pathOf(entity, key as string)}${query && `?${query}`}`;
				const row = await ask('GET', path);
				const fields = Object.keys(entity.changed.shape).map((name) => [name, turned(row[name])]);
				const answer = await admin.ask('PATCH', path, { ...Object.fromEntries(fields), version: row.version });
				if (answer.status !== 200 || answer.data.version !== row.version)
					changed.push([path, answer.msg, answer.data.field]);
			}
		}
		expect(changed).toEqual([]);
		expect(await kept()).toEqual(before);
		expect(drawnAnew).toEqual([]);
	});

	test('a row that a schema would write in another way, because it was written past it', async () => {
		await site.db.write((tx) =>
			tx.execute(sql`update company set name = '  ' || name || ' ' where id = (select min(id) from company)`),
		);
		const [{ id }] = (await site.db.write((tx) => tx.execute<{ id: number }>(sql`select min(id) as id from company`)))
			.rows as [{ id: number }];
		const row = (await admin.ask('GET', `company/${id}`)).data;
		expect(row.name).toMatch(/^ .* $/);
		const answer = await admin.ask('PATCH', `company/${id}`, { version: row.version, name: row.name });
		expect(answer.data.version).toBe(row.version);
	});
});
