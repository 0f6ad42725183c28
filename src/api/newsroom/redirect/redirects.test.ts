import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }, { role: 'admin' }]);
});
afterAll(() => site.stop());

const lay = (source: string, target: string | null, status = 301) =>
	desk.ask('POST', 'redirect', { source, target, status });
const row = (source: string) => desk.ask('GET', `redirect/row?key=${encodeURIComponent(source)}`);
const go = async (address: string) => {
	const answer = await fetch(site.url + address, { redirect: 'manual' });
	await answer.body?.cancel();
	return { status: answer.status, location: answer.headers.get('location') };
};
const broken = ({ status, data }: Awaited<ReturnType<typeof lay>>) => [
	status,
	data.field,
	(data.rule as { name?: string } | undefined)?.name,
];
const makeTag = async (slug: string) =>
	(await desk.ask('POST', 'tag', { edition: 'en', slug, name: `Tag ${slug}` })).data as { id: number };
const versionOf = async (path: string) => ((await desk.ask('GET', path)).data as { version: string }).version;
const rename = async (id: number, slug: string) => {
	const done = await desk.ask('PATCH', `tag/${id}`, { slug, version: await versionOf(`tag/${id}`) });
	expect(done.status).toBe(200);
};
const remove = async (id: number) =>
	expect((await desk.ask('DELETE', `tag/${id}?version=${await versionOf(`tag/${id}`)}`)).status).toBe(200);
const merge = async (id: number, into: number) =>
	expect((await desk.ask('POST', `tag/${id}/merge`, { into, version: await versionOf(`tag/${id}`) })).status).toBe(200);

describe('a redirect that could not do what it says is refused, with the rule and the address', () => {
	test.each([
		['/loop', '/loop', 'target', 'redirect_itself'],
		['/loop', '/Loop/#part', 'target', 'redirect_itself'],
		['/m%C3%A1s', '/más', 'target', 'redirect_itself'],
		['/', '/tag/detail/spain', 'source', 'redirect_stands'],
		['/es/', '/tag/detail/spain', 'source', 'redirect_stands'],
		['/tag/detail/spain', '/news', 'source', 'redirect_stands'],
		['/TAG/detail/Spain/', '/news', 'source', 'redirect_stands'],
		['/tag/detail/spain?utm=1', '/news', 'source', 'redirect_query'],
		['/news/list/company/7', '/news', 'source', 'redirect_stands'],
		['/robots.txt', '/news', 'source', 'redirect_stands'],
		['/feed.xml', '/news', 'source', 'redirect_stands'],
		['/admin', '/news', 'source', 'redirect_other'],
		['/Admin/people', '/news', 'source', 'redirect_other'],
		['/api/v2/x', '/news', 'source', 'redirect_other'],
		['/assets/site.css', '/news', 'source', 'redirect_other'],
		['/news/editorial', '/news', 'source', 'redirect_other'],
		['/about/subscribe/confirm/abc', '/news', 'source', 'redirect_other'],
		['/story.php?id=12', '/news', 'source', 'redirect_query'],
		['/old-a', '/news/that-nobody-wrote', 'target', 'redirect_nowhere'],
		['/old-a', '/admin', 'target', 'redirect_nowhere'],
		['/old-a', '/news/editorial', 'target', 'redirect_nowhere'],
		['/old-a', '/news/list/company/2', 'target', 'redirect_further'],
	])('%s to %s', async (source, target, field, rule) => {
		const answer = await lay(source, target);
		expect(broken(answer)).toEqual([400, field, rule]);
		expect(answer.msg).not.toBe('');
		const stands = (answer.data.rule as { address?: string }).address;
		if (stands) expect(stands.startsWith('/')).toBe(true);
	});

	test('says so in Spanish too', async () => {
		const answer = await desk.send(
			'POST',
			'redirect',
			{ source: '/uno', target: '/uno' },
			{
				'sec-fetch-site': 'same-origin',
				'accept-language': 'es',
			},
		);
		expect(answer.msg).toBe('Esto conduce a la misma dirección.');
	});

	test('a draft is no target, and another site needs a name of the web', async () => {
		const { data } = await desk.ask('GET', 'article?status=draft');
		const draft = (data.rows as { seo_url: string | null }[]).find((one) => one.seo_url);
		if (draft)
			expect(broken(await lay('/to-draft', `/news/${draft.seo_url}`))).toEqual([400, 'target', 'redirect_nowhere']);
		expect((await lay('/to-mail', 'mailto:desk@brume.example')).status).toBe(400);
		expect((await lay('/to-other', 'https://other.example/a?b=1#c')).data.target).toBe('https://other.example/a?b=1#c');
	});

	test('an address of this site by its whole name is one of this site', async () => {
		expect(broken(await lay('/by-name', `${site.url}/by-name`))).toEqual([400, 'target', 'redirect_itself']);
		expect((await lay('/by-name', `${site.url}/tag/detail/spain`)).data.target).toBe('/tag/detail/spain');
	});
});

describe('every redirect is one hop', () => {
	test('one that leads to a redirect is stored with where that ends', async () => {
		await lay('/chain-c', '/tag/detail/spain');
		expect((await lay('/chain-b', '/Chain-C/#top')).data.target).toBe('/tag/detail/spain#top');
		expect((await lay('/chain-a', '/chain-b')).data.target).toBe('/tag/detail/spain#top');
		expect(await go('/chain-a')).toEqual({ status: 301, location: '/tag/detail/spain#top' });
	});

	test('those that were laid before they were looked at are made one hop, and a circle is refused', async () => {
		await site.db.write(async (tx) => {
			const old = [
				['before-a', 'before-b'],
				['before-b', 'before-a'],
				['before-1', 'before-2'],
				['before-2', 'before-3'],
			];
			for (const [source, target] of old)
				await tx.execute(sql`insert into redirect (source, target) values (${`/${source}`}, ${`/${target}`})`);
		});
		expect((await row('/before-a')).data.leads).toEqual({ to: null, state: 'circle' });
		expect(broken(await lay('/before-c', '/before-a'))).toEqual([400, 'target', 'redirect_circle']);
		expect((await row('/before-1')).data.leads).toEqual({ to: '/before-3', state: 'nowhere' });
		await lay('/before-3', '/tag/detail/spain');
		expect((await row('/before-2')).data.target).toBe('/tag/detail/spain');
		expect((await row('/before-1')).data.leads).toEqual({ to: '/tag/detail/spain', state: 'page' });
	});

	test('a change that would form a circle changes nothing', async () => {
		await lay('/two-a', '/tag/detail/spain');
		await lay('/two-b', '/two-a');
		const at = 'redirect/row?key=%2Ftwo-a';
		for (const target of ['/two-b', '/Two-A/']) await desk.ask('PATCH', at, { target, version: await versionOf(at) });
		expect((await row('/two-a')).data.target).toBe('/tag/detail/spain');
		expect(await go('/two-b')).toEqual({ status: 301, location: '/tag/detail/spain' });
	});

	test('what leads to an address that gets a redirect follows it', async () => {
		const tag = await makeTag('follow-one');
		await lay('/follow-old', '/tag/detail/follow-one');
		await remove(tag.id);
		expect((await row('/follow-old')).data.leads).toEqual({ to: '/tag/detail/follow-one', state: 'nowhere' });
		await lay('/tag/detail/follow-one', '/tag/detail/spain');
		expect((await row('/follow-old')).data).toMatchObject({ target: '/tag/detail/spain', leads: { state: 'page' } });
		expect(await go('/follow-old')).toEqual({ status: 301, location: '/tag/detail/spain' });
	});

	test('a slug that changes twice and back leaves no circle', async () => {
		const tag = await makeTag('back-a');
		for (const slug of ['back-b', 'back-c', 'back-a']) await rename(tag.id, slug);
		for (const slug of ['back-b', 'back-c', 'Back-C'])
			expect(await go(`/tag/detail/${slug}`)).toEqual({ status: 301, location: '/tag/detail/back-a' });
		expect((await go('/tag/detail/back-a')).status).toBe(200);
		expect((await row('/tag/detail/back-a')).status).toBe(404);
	});

	test('a tag merged into one that is merged again leads to the last', async () => {
		const [a, b, c] = [await makeTag('merge-a'), await makeTag('merge-b'), await makeTag('merge-c')];
		await lay('/merge-old', '/tag/detail/merge-a');
		await merge(a.id, b.id);
		await merge(b.id, c.id);
		for (const address of ['/tag/detail/merge-a', '/tag/detail/merge-b', '/merge-old'])
			expect(await go(address)).toEqual({ status: 301, location: '/tag/detail/merge-c' });
	});

	test('of two writes at once that meet, what stays is one hop', async () => {
		for (let round = 0; round < 6; round += 1) {
			const tag = await makeTag(`meet-${round}`);
			await Promise.all([lay(`/meet-old-${round}`, `/tag/detail/meet-${round}`), rename(tag.id, `met-${round}`)]);
			const { status, data } = await row(`/meet-old-${round}`);
			if (status === 200) expect(data.target).toBe(`/tag/detail/met-${round}`);
		}
		const laid = await Promise.all([lay('/ring-a', '/ring-b'), lay('/ring-b', '/ring-a')]);
		expect(laid.every((one) => one.status === 400)).toBe(true);
	});

	test('the same address in other letters is the same source', async () => {
		expect((await lay('/Same-Source', '/tag/detail/spain')).status).toBe(201);
		expect(broken(await lay('/same-source/', '/tag/detail/spain'))).toEqual([409, 'source', 'taken_by']);
		for (const address of ['/Same-Source', '/SAME-SOURCE', '/same-source'])
			expect(await go(address)).toEqual({ status: 301, location: '/tag/detail/spain' });
		expect((await go('/SAME-source/')).location).toBe('/tag/detail/spain');
	});

	test('the list says where each ends, and marks what leads nowhere', async () => {
		const tag = await makeTag('lost-one');
		await lay('/lost-old', '/tag/detail/lost-one');
		await remove(tag.id);
		const { data } = await desk.ask('GET', 'redirect?search=lost-old');
		expect((data.rows as { leads: unknown }[])[0]?.leads).toEqual({ to: '/tag/detail/lost-one', state: 'nowhere' });
	});
});
