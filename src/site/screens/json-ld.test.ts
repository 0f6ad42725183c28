import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { fixedPaths, urls } from '../../editions/urls';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

/** Screens whose address holds a slug: one of each, as a list of its edition links it. */
const LINKED: readonly [list: string, link: RegExp][] = [
	['/license/devices', /class="nm" href="([^"]+)"/],
	['/topic', /href="((?:\/es)?\/topic\/tpe)"/],
	['/topic/tpe/enterprise', /href="((?:\/es)?\/topic\/tpe\/enterprise\/(?!keyword-|country-|category-)[a-z][^"/]*)"/],
	['/about/subscribe', /href="((?:\/es)?\/about\/subscribe\/issue\/[^"]+)"/],
	['/news/data', /href="((?:\/es)?\/news\/data\/[a-z][^".#]*)"/],
];
const EXAMPLES = [
	'/news',
	'/tag/detail/spain',
	'/book/detail/fillers-handbook',
	'/topic/tpe/enterprise',
	'/topic/iecie/wall',
];

interface Node {
	'@type': string;
	itemListElement?: { position: number; item: string }[];
}
const read = async (path: string) => {
	const response = await site.app.request(path);
	const html = await response.text();
	const nodes = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
		(match) => JSON.parse(match[1] as string) as Node,
	);
	return { status: response.status, html, nodes };
};

async function expectTrail(path: string): Promise<void> {
	const { status, nodes } = await read(path);
	expect([path, status]).toEqual([path, 200]);
	const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
	expect(trail, `${path} has ${nodes.map((node) => node['@type']).join()}`).toBeDefined();
	expect(trail?.itemListElement?.map((one) => one.position)).toEqual(trail?.itemListElement?.map((_, i) => i + 1));
	expect(trail?.itemListElement?.at(-1)?.item, path).toBe(`http://127.0.0.1:3000${path}`);
}

describe.each(editions)('in $code every screen tells machines where it stands', (edition) => {
	test.each(fixedPaths.filter((path) => path !== '/'))('%s', (path) => expectTrail(pathOf(edition, path)));

	test('home says whose site it is', async () => {
		expect((await read(urls.home.href(edition))).nodes.length).toBeGreaterThan(0);
	});

	test.each(LINKED)('one linked from %s', async (list, link) => {
		const found = link.exec((await read(pathOf(edition, list))).html)?.[1];
		expect(found, list).toBeDefined();
		await expectTrail(found ?? '');
	});
});

test.each([...EXAMPLES, '/es/tag/detail/espana', '/es/book/detail/manual-del-envasador'])('%s, too', (path) =>
	expectTrail(path),
);

test.each([
	['/china', 'China', 4],
	['/es/china', 'China', 4],
])('%s lists its articles', async (path, _name, min) => {
	const page = (await read(path)).nodes.find((node) => node['@type'] === 'CollectionPage') as
		| (Node & { mainEntity: { itemListElement: object[] } })
		| undefined;
	expect(page?.mainEntity.itemListElement.length).toBeGreaterThanOrEqual(min);
});
