/** What an article is tied to, as its panel finds it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	await site.db.write((tx) =>
		tx.execute(sql`insert into company (slug, name, name_zh, pinyin, city, names) values ('qindao-vapour', 'Qindao Vapour', '秦岛雾化',
			'Qin Dao Wu Hua', 'Shenzhen', ${JSON.stringify([
				{ kind: 'former', text: 'Été Harbour Devices', until: '2019' },
				{ kind: 'registered', text: '深圳市秦岛科技有限公司', reading: 'Shen Zhen Shi Qin Dao Ke Ji' },
			])}::jsonb)`),
	);
});
afterAll(() => site.stop());

const found = async (of: string, search: string) => {
	const { status, data } = await desk.ask(
		'GET',
		`article/choice?${new URLSearchParams({ of, search, edition: 'en' })}`,
	);
	expect(status, search).toBe(200);
	return data.rows as unknown as { id: number; name: string; meta: string }[];
};
const names = async (of: string, search: string) => (await found(of, search)).map(({ name }) => name);

test.each([
	'Qindao',
	'vapour qindao',
	'秦岛',
	'qin dao wu hua',
	'qindaowuhua',
	'ete harbour',
	'devices été',
	'有限公司 秦岛',
	'qindaoke',
])('a company is found by %s', async (words) => {
	expect(await found('company', words)).toContainEqual(
		expect.objectContaining({ name: 'Qindao Vapour', meta: '秦岛雾化, Shenzhen' }),
	);
});

test('signs of a pattern are words as any other, and what begins with the words comes first', async () => {
	for (const words of ['%', '_', 'Qin%hua', '\\', 'qindao nothing']) expect(await names('company', words)).toEqual([]);
	for (const [slug, name] of [
		['a-zylo', 'A zylo of tags'],
		['zylo', 'Zylo tags'],
	])
		expect((await desk.ask('POST', 'tag', { edition: 'en', slug, name })).status).toBe(201);
	expect(await names('tag', 'zylo')).toEqual(['Zylo tags', 'A zylo of tags']);
	expect(await names('tag', 'tags zylo')).toEqual(['A zylo of tags', 'Zylo tags']);
	const [first] = await found('author', '');
	const turned = (first?.name ?? '').split(' ').toReversed().join(' ');
	expect(await names('author', turned)).toContain(first?.name);
	const [topic] = await found('topic', '');
	expect(await names('topic', (topic?.name ?? '').toUpperCase())).toContain(topic?.name);
});
