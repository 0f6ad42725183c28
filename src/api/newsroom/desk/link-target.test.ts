/** Pages that a text can link to, as its editor finds them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { roles } from '../../../shared/staff';
import type { LinkTarget } from './link-target-calls';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }, { role: 'admin' }]);
});
afterAll(() => site.stop());

const found = async (search: string, edition = 'en', by = desk): Promise<LinkTarget[]> => {
	const { status, data } = await by.ask('GET', `link_target/choice?${new URLSearchParams({ edition, search })}`);
	expect(status, search).toBe(200);
	return data.rows as unknown as LinkTarget[];
};
const write = (title: string) =>
	desk.ask('POST', 'article', { edition: 'en', type: 'company', title, html: '<p>Of quays.</p>' });

test('an article is found by words of its title and text in any order, once readers have it', async () => {
	const title = 'Lanternfish quay opens in Porto';
	const { data } = await write(title);
	expect(await found('porto lanternfish')).toEqual([]);
	const [author] = (await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[];
	const change = { version: data.version, links: { authors: [author?.id] } };
	const { data: changed } = await desk.ask('PATCH', `article/${data.id}`, change);
	await desk.ask('POST', `article/${data.id}/publish`, { version: changed.version });
	const [article] = await found('porto lanternfish quays');
	expect(article).toMatchObject({ kind: 'article', title });
	expect((await fetch(site.url + article?.url)).status).toBe(200);
	// As far as it is typed.
	expect(await found('lanternf')).toMatchObject([{ title }]);
	await desk.ask('POST', `article/${data.id}/withdraw`, {
		version: (await desk.ask('GET', `article/${data.id}`)).data.version,
		reason: 'Wrong.',
	});
	expect(await found('porto lanternfish')).toEqual([]);
});

test('companies are found by each of their names, and every address found is a page of the edition', async () => {
	const companies = (await desk.ask('GET', 'company?limit=200')).data.rows as {
		name: string;
		name_zh: string | null;
		pinyin: string | null;
	}[];
	const firm = companies.find(({ name_zh, pinyin }) => name_zh && pinyin?.includes(' '));
	expect(firm).toBeDefined();
	for (const spelling of [firm?.name, firm?.name_zh, firm?.pinyin, firm?.pinyin?.replaceAll(' ', '')])
		expect(
			(await found(String(spelling))).map(({ title }) => title),
			spelling ?? '',
		).toContain(firm?.name);
	const seen = new Map<string, LinkTarget>();
	for (const edition of ['en', 'es'])
		for (const words of ['germany', 'alemania', 'vape', 'excise', 'china', 'exports', 'calculator', 'expo', 'a'])
			for (const one of await found(words, edition)) {
				expect(one.url.startsWith('/es') ? 'es' : 'en', `${one.url}, found in ${edition}`).toBe(edition);
				seen.set(one.kind, one);
			}
	expect([...seen.keys()].sort()).toEqual(
		expect.arrayContaining(['article', 'company', 'market', 'series', 'tag', 'tool']),
	);
	for (const { url, kind } of seen.values()) expect([kind, (await fetch(site.url + url)).status]).toEqual([kind, 200]);
});

test('what has the name comes before what the words are found in', async () => {
	expect((await found('germany'))[0]).toMatchObject({ kind: 'market', title: 'Germany' });
	expect((await found('alemania', 'es'))[0]).toMatchObject({ kind: 'market', title: 'Alemania' });
});

test('without words the newest articles are offered', async () => {
	const rows = await found('');
	expect((await desk.ask('GET', 'link_target/choice')).data.rows).toEqual(rows);
	expect(rows.length).toBeGreaterThan(3);
	expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['article']));
});

test('a kind fills no list, and no page is there twice', async () => {
	const rows = await found('a');
	for (const kind of new Set(rows.map((row) => row.kind)))
		expect(rows.filter((row) => row.kind === kind).length).toBeLessThanOrEqual(6);
	expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length);
});

test('what is switched off is not offered', async () => {
	expect((await found('germany')).map(({ kind }) => kind)).toContain('market');
	const { data } = await desk.ask('GET', 'set-up');
	const hidden = { hidden: ['markets'], version: data.version };
	const { status } = await desk.ask('PATCH', 'set-up', hidden);
	expect(status).toBe(200);
	await expect.poll(async () => (await found('germany')).map(({ kind }) => kind)).not.toContain('market');
});

test('everyone who writes texts may ask, nobody else; a wrong edition is refused by name', async () => {
	for (const role of roles) await found('vape', 'en', await signedIn(site, [{ role, edition: 'en' }]));
	expect((await fetch(`${site.url}/admin/api/link_target/choice?search=vape`)).status).toBe(401);
	expect(await desk.ask('GET', 'link_target/choice?search=vape&edition=xx')).toMatchObject({
		status: 400,
		data: { field: 'edition' },
	});
});
