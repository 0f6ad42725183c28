import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { makeAdminToken } from '../../../commands/security/admin-token';
import { article, article_tag } from '../../../data/tables/article';
import { revision } from '../../../data/tables/revision';
import { audit } from '../../../data/tables/site';
import { tag } from '../../../data/tables/tag';
import { entities } from '../../../entities/registry';

type Row = Record<string, unknown> & { id: number; version: string };
interface Answer {
	status: number;
	msg: string;
	data: Row & { rows: Row[]; next: string | null; reason?: string; field?: string; now?: Row; articles?: number };
}

let site: TestFront;
let content: string;
let upload: string;
beforeAll(async () => {
	site = await openTestFront();
	const operator = createContext(site.db, actors.operator, Math.floor(Date.now() / 1000));
	content = await makeAdminToken(operator, 'desk', ['content'], 3_600);
	upload = await makeAdminToken(operator, 'camera', ['upload'], 3_600);
});
afterAll(() => site.stop());

async function ask(method: string, path: string, body?: unknown, token: string | null = content): Promise<Answer> {
	const answer = await fetch(`${site.url}/admin/api/${path}`, {
		method,
		headers: {
			...(token === null ? {} : { authorization: `Bearer ${token}` }),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	expect(answer.headers.get('cache-control')).toBe('no-store');
	return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}
const page = async (path: string) => {
	const answer = await fetch(site.url + path, { redirect: 'manual' });
	return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};
const tagOf = async (edition: string, slug: string) => {
	const { data } = await ask('GET', `tag?edition=${edition}&slug=${slug}`);
	const [row] = data.rows;
	if (!row) throw new Error(`The demonstration has no tag ${slug}.`);
	return row;
};
const audits = (entity: string, id: number | string) =>
	site.db.write((tx) =>
		tx
			.select()
			.from(audit)
			.where(and(eq(audit.noun, entity), eq(audit.row_id, String(id))))
			.orderBy(audit.id),
	);

describe.each(['en', 'es'])('tags of the edition %s', (edition) => {
	const prefix = edition === 'en' ? '' : `/${edition}`;

	test('are made, found by readers, changed with their address, and removed', async () => {
		const made = await ask('POST', 'tag', {
			edition,
			slug: `nicotine-salts-${edition}`,
			name: 'Nicotine salts',
			description: 'What they are.',
		});
		expect(made).toMatchObject({
			status: 201,
			data: { edition, slug: `nicotine-salts-${edition}`, name: 'Nicotine salts' },
		});
		const { id, version } = made.data;
		expect((await page(`${prefix}/tag/detail/nicotine-salts-${edition}`)).text).toContain('Nicotine salts');
		expect((await page(`${prefix}/search/${encodeURIComponent('Nicotine salts')}`)).text).toContain(
			`/tag/detail/nicotine-salts-${edition}`,
		);

		const changed = await ask('PATCH', `tag/${id}`, { version, name: 'Salts', slug: `salts-${edition}` });
		expect(changed).toMatchObject({ status: 200, data: { name: 'Salts' } });
		expect(await page(`${prefix}/tag/detail/nicotine-salts-${edition}`)).toMatchObject({
			status: 301,
			location: `${prefix}/tag/detail/salts-${edition}`,
		});
		expect((await page(`${prefix}/tag/detail/salts-${edition}`)).text).toContain('Salts');

		expect(await ask('DELETE', `tag/${id}?version=${version}`)).toMatchObject({
			status: 409,
			data: { reason: 'conflict', now: { name: 'Salts' } },
		});
		expect(await ask('DELETE', `tag/${id}?version=${changed.data.version}`)).toMatchObject({ status: 200 });
		expect((await page(`${prefix}/tag/detail/salts-${edition}`)).status).toBe(404);
		expect(await ask('GET', `tag/${id}`)).toMatchObject({ status: 404 });

		expect((await audits('tag', id)).map((row) => [row.actor, row.action])).toEqual(
			['create', 'change', 'remove'].map((action) => ['token:desk', action]),
		);
		expect((await audits('tag', id))[1]?.detail).toMatchObject({
			changes: { name: { from: 'Nicotine salts', to: 'Salts' } },
		});
		const kept = await site.db.write((tx) =>
			tx
				.select()
				.from(revision)
				.where(and(eq(revision.noun, 'tag'), eq(revision.row_id, id))),
		);
		expect(kept.map((row) => [row.number, row.snapshot.name])).toEqual([
			[1, 'Nicotine salts'],
			[2, 'Salts'],
		]);
	});

	test('become one: articles, their revisions, search and addresses follow', async () => {
		const { rows } = (await ask('GET', `tag?edition=${edition}&limit=200`)).data;
		const counts = await site.db.write((tx) =>
			tx.select({ tag_id: article_tag.tag_id, article_id: article_tag.article_id }).from(article_tag),
		);
		const used = rows.filter((row) => counts.some((link) => link.tag_id === row.id));
		const [from, into] = used;
		if (!from || !into) throw new Error('The demonstration has too few tags.');
		const carriers = counts.filter((link) => link.tag_id === from.id).map((link) => link.article_id);
		const { version } = from;
		expect(await ask('DELETE', `tag/${from.id}?version=${version}`)).toMatchObject({
			status: 409,
			data: { reason: 'in_use' },
		});
		expect(await ask('POST', `tag/${from.id}/merge`, { into: into.id, version: 'old' })).toMatchObject({
			status: 409,
			data: { reason: 'conflict', now: { id: from.id } },
		});
		expect(await ask('POST', `tag/${from.id}/merge`, { into: into.id, version })).toMatchObject({
			status: 200,
			data: { articles: carriers.length },
		});
		expect(await page(`${prefix}/tag/detail/${from.slug}`)).toMatchObject({
			status: 301,
			location: `${prefix}/tag/detail/${into.slug}`,
		});
		const links = await site.db.write((tx) => tx.select().from(article_tag).where(eq(article_tag.tag_id, into.id)));
		expect(links.map((link) => link.article_id)).toEqual(expect.arrayContaining(carriers));
		const [carrier] = await site.db.write((tx) =>
			tx
				.select()
				.from(article)
				.where(eq(article.id, carriers[0] ?? 0)),
		);
		expect(carrier?.version).toBeGreaterThan(1);
		const list = `${prefix}/tag/detail/${into.slug}`;
		const pages = [(await page(list)).text, (await page(`${list}/2`)).text];
		expect(pages.join('')).toContain(carrier?.seo_url ?? '?');
		expect((await page(`${prefix}/news/${carrier?.seo_url}`)).text).not.toContain(`/tag/detail/${from.slug}"`);
	});

	test('of other editions are not mixed', async () => {
		const other = edition === 'en' ? 'es' : 'en';
		const [mine] = (await ask('GET', `tag?edition=${edition}&limit=1`)).data.rows;
		const [theirs] = (await ask('GET', `tag?edition=${other}&limit=1`)).data.rows;
		const version = mine?.version;
		expect(await ask('POST', `tag/${mine?.id}/merge`, { into: theirs?.id, version })).toMatchObject({
			status: 400,
			data: { field: 'into' },
		});
		expect(await ask('PATCH', `tag/${mine?.id}`, { edition: other, version })).toMatchObject({
			status: 200,
			data: { edition },
		});
	});
});

test('a renamed tag is renamed in the articles that print it', async () => {
	const row = await tagOf('en', 'germany');
	const [link] = await site.db.write((tx) =>
		tx
			.select({ seo_url: article.seo_url })
			.from(article_tag)
			.innerJoin(article, eq(article.id, article_tag.article_id))
			.where(eq(article_tag.tag_id, row.id))
			.limit(1),
	);
	expect((await page(`/news/${link?.seo_url}`)).text).toContain(String(row.name));
	await ask('PATCH', `tag/${row.id}`, { version: row.version, name: 'Bundesrepublik' });
	expect((await page(`/news/${link?.seo_url}`)).text).toContain('Bundesrepublik');
});

test('a list goes on where it ended, and finds what is searched for', async () => {
	const all = (await ask('GET', 'tag?limit=200')).data.rows.map((row) => row.id);
	const found: number[] = [];
	let after = '';
	do {
		const { data } = await ask('GET', `tag?limit=7${after === '' ? '' : `&after=${after}`}`);
		found.push(...data.rows.map((row) => row.id));
		after = data.next ?? '';
	} while (after !== '');
	expect(found).toEqual(all);
	expect(new Set(found).size).toBe(found.length);
	const { rows } = (await ask('GET', 'tag?search=SPAIN&edition=en')).data;
	expect(rows.map((row) => row.slug)).toContain('spain');
	expect((await ask('GET', 'tag?search=%25')).data.rows).toEqual([]);
	expect(await ask('GET', 'tag?after=nonsense')).toMatchObject({ status: 400, data: { field: 'after' } });
});

test.each([
	['tag', { edition: 'en', slug: 'a b', name: 'x' }, 'slug'],
	['tag', { edition: 'xx', slug: 'a', name: 'x' }, 'edition'],
	['tag', { edition: 'en', slug: 'a' }, 'name'],
	['author', { slug: 'x', name: 'x', links: [{ title: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
	[
		'adv',
		{ position: 'home_band', edition: 'en', advertiser: 'x', headline: 'x', action: 'x', link: 'data:text/html,x' },
		'link',
	],
	['redirect', { source: '//evil.example', target: '/' }, 'source'],
	['redirect', { source: '/old', target: 'javascript:alert(1)' }, 'target'],
	['seo_override', { url: '/news', robots: 'nonsense' }, 'robots'],
])('%s refuses %j, and names the field %s', async (entity, body, field) => {
	expect(await ask('POST', entity, body)).toMatchObject({ status: 400, data: { reason: 'invalid', field } });
});

test('a name that another row has is taken', async () => {
	expect(await ask('POST', 'tag', { edition: 'en', slug: 'spain', name: 'Spain again' })).toMatchObject({
		status: 409,
		data: { reason: 'taken', field: 'slug' },
	});
	expect(await ask('POST', 'author', { slug: 'x-one', name: 'One' })).toMatchObject({ status: 201 });
	expect(await ask('POST', 'author', { slug: 'x-one', name: 'Two' })).toMatchObject({
		status: 409,
		data: { field: 'slug' },
	});
});

test('readers follow what was changed: an author, an advertisement, a redirect, the words of an address', async () => {
	const author = await ask('POST', 'author', {
		slug: 'lena-marsh',
		name: 'Lena Marsh',
		texts: { en: { role: 'Correspondent', bio: 'She covers markets.' } },
	});
	expect((await page('/author/lena-marsh')).text).toContain('She covers markets.');
	await ask('PATCH', `author/${author.data.id}`, {
		version: author.data.version,
		slug: 'lena-m',
		texts: { en: { role: 'Editor', bio: 'She edits.' } },
	});
	expect(await page('/author/lena-marsh')).toMatchObject({ status: 301, location: '/author/lena-m' });
	expect((await page('/author/lena-m')).text).toContain('She edits.');

	const shown = /data-adv="(\d+)"/.exec((await page('/')).text)?.[1];
	const adv = (await ask('GET', 'adv?edition=en&position=home_band&is_active=true')).data.rows.find(
		(row: { id: number }) => row.id === Number(shown),
	);
	expect((await page('/')).text).toContain(String(adv?.headline));
	await ask('PATCH', `adv/${adv?.id}`, { version: adv?.version, headline: 'A headline of today' });
	expect((await page('/')).text).toContain('A headline of today');

	expect((await page('/an-old-address')).location).not.toBe('/news');
	expect(await ask('GET', 'redirect/row?key=/an-old-address')).toMatchObject({ status: 404 });
	const old = await ask('POST', 'redirect', { source: '/an-old-address', target: '/news' });
	expect(await page('/an-old-address')).toMatchObject({ status: 301, location: '/news' });
	const named = `redirect/row?key=${encodeURIComponent('/an-old-address')}`;
	expect(await ask('DELETE', `${named}&version=${old.data.version}`)).toMatchObject({ status: 200 });
	expect((await page('/an-old-address')).location).not.toBe('/news');

	await ask('POST', 'seo_override', { url: '/china', title: 'China, as we see it' });
	expect((await page('/china')).text).toContain('<title>China, as we see it');
});

describe('without the right nothing is told and nothing happens', () => {
	test.each(
		entities.map((one) => [one.name, one.key === 'id' ? `${one.name}/1` : `${one.name}/row?key=x`, one.isMade]),
	)('%s', async (entity, row, isMade) => {
		for (const [method, path, body] of [
			['GET', entity],
			['GET', row],
			...(isMade ? [['POST', entity, {}]] : []),
			['PATCH', row, {}],
			['DELETE', row],
		] as [string, string, unknown?][]) {
			expect(await ask(method, path, body, null)).toMatchObject({ status: 401, data: null });
			expect(await ask(method, path, body, 'x'.repeat(43))).toMatchObject({ status: 401, data: null });
		}
		expect(await ask('GET', entity, undefined, upload)).toMatchObject({ status: 403, data: { reason: 'forbidden' } });
	});

	test('a token for files changes no tag', async () => {
		const row = await tagOf('en', 'spain');
		for (const [method, path, body] of [
			['PATCH', `tag/${row.id}`, { name: 'Stolen' }],
			['DELETE', `tag/${row.id}`],
			['POST', `tag/${row.id}/merge`, { into: row.id + 1 }],
			['POST', 'tag', { edition: 'en', slug: 'stolen', name: 'Stolen' }],
		] as [string, string, unknown?][])
			expect(await ask(method, path, body, upload)).toMatchObject({ status: 403, data: { reason: 'forbidden' } });
		expect(await tagOf('en', 'spain')).toEqual(row);
		const stolen = await site.db.write((tx) => tx.select().from(tag).where(eq(tag.slug, 'stolen')));
		expect(stolen).toEqual([]);
	});

	test('a setting is the administrator’s: no token changes one', async () => {
		expect(await ask('PATCH', 'settings', { second_person: true })).toMatchObject({ status: 403 });
	});
});
