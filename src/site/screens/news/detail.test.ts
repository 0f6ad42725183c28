import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor, edit } from '../../../../tests/actors';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { article } from '../../../data/tables/article';
import { hashPassword } from '../../../platform/security/password-hash';

describe('an article', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const one = async (edition: string, kind: string) => {
		const [row] = await site.db.read
			.select()
			.from(article)
			.where(eq(article.kind, kind as 'news'))
			.then((rows) => rows.filter((found) => found.edition === edition && found.status === 'published'));
		if (!row?.seo_url) throw new Error(`The demonstration edition has no ${kind} in ${edition}.`);
		return { ...row, seo_url: row.seo_url };
	};
	const get = async (path: string) => {
		const response = await site.app.request(path);
		return { status: response.status, location: response.headers.get('location'), html: await response.text() };
	};

	test('shows headline, standfirst, byline, text, tags, and what machines need', async () => {
		const row = await one('en', 'news');
		const { status, html } = await get(`/news/${row.seo_url}`);
		expect(status).toBe(200);
		expect(html).toContain(row.standfirst.slice(0, 20));
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(html).toMatch(/rel="author"/);
		expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:3000/news/${row.seo_url}"`);
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
			(match) => JSON.parse(match[1] as string) as Record<string, unknown>,
		);
		expect(blocks.map((block) => block['@type'])).toEqual(expect.arrayContaining(['BreadcrumbList']));
		expect(blocks[0]).toMatchObject({ headline: row.title.slice(0, 110), inLanguage: 'en' });
	});

	test('begins with an initial where its first words fill three lines, and only there', async () => {
		const row = await one('en', 'news');
		const begin = async (html: string) => {
			await edit(contextFor(site.db, 2_000_000_000), site.db, row.id, { html });
			return (await get(`/news/${row.seo_url}`)).html.includes('prose-first');
		};
		expect(await begin(`<p>${'Words of some length. '.repeat(8)}</p>`)).toBe(true);
		expect(await begin('<p>In short.</p><p>And more.</p>')).toBe(false);
		expect(await begin('<h2>First</h2><p>Words.</p>')).toBe(false);
	});

	test('names the market once where the section says it already, and whose the picture is once', async () => {
		const crumb = /<nav class="crumb"[^>]*>(.*?)<\/nav>/s;
		for (const edition of ['en', 'es']) {
			const rows = await site.db.read.select().from(article).where(eq(article.edition, edition));
			const path = (seo_url: string | null | undefined) => `${edition === 'es' ? '/es' : ''}/news/${seo_url}`;
			const china = rows.find((row) => row.kind === 'china' && row.market === 'China' && row.seo_url);
			expect((await get(path(china?.seo_url))).html.match(crumb)?.[1]?.match(/>China</g)).toHaveLength(1);
			expect(rows.filter((row) => row.cover_caption?.endsWith('Brume'))).toEqual([]);
		}
	});

	test.each(['en', 'es'])(
		'leads on to its subject: every article at the foot carries the tag it names (%s)',
		async (edition) => {
			const rows = await site.db.read.select().from(article);
			const path = edition === 'es' ? '/es' : '';
			const shown = rows.filter((row) => row.edition === edition && row.status === 'published' && row.seo_url);
			let named = 0;
			for (const row of shown.slice(0, 20)) {
				const { html } = await get(`${path}/news/${row.seo_url}`);
				const foot = html.slice(html.lastIndexOf('class="wrap block"'), html.indexOf('</main>'));
				const slug = /class="more" href="[^"]*\/tag\/detail\/([^"]+)"/.exec(foot)?.[1];
				if (!slug) continue;
				named += 1;
				const cards = [...foot.matchAll(/class="main" href="[^"]*\/news\/([^"]+)"/g)].map((match) => match[1] ?? '');
				const tagged = await site.db.writeAlone<{ seo_url: string }>(
					sql`select a.seo_url from article a join article_tag s on s.article_id = a.id join tag t on t.id = s.tag_id where t.slug = ${slug} and t.edition = ${edition}`,
				);
				expect(tagged.map((one) => one.seo_url)).toEqual(expect.arrayContaining(cards));
				expect(cards).not.toContain(row.seo_url);
				// Beside a brief there is no list of what is read most; its column ends at the foot.
				const end = html.includes('class="ranked"') ? 'class="ranked"' : 'class="wrap block"';
				const beside = [...html.slice(html.indexOf('a-right'), html.lastIndexOf(end)).matchAll(/\/news\/([^"]+)"/g)];
				expect(cards.filter((card) => beside.some((match) => match[1] === card))).toEqual([]);
			}
			expect(named).toBeGreaterThan(10);
		},
	);

	test('leads to the same article in the other edition, with x-default', async () => {
		const rows = await site.db.read.select().from(article);
		const english = rows.find(
			(row) => row.edition === 'en' && rows.some((other) => other.group_id === row.group_id && other.edition === 'es'),
		);
		const spanish = rows.find((row) => row.group_id === english?.group_id && row.edition === 'es');
		const { html } = await get(`/es/news/${spanish?.seo_url}`);
		expect(html).toContain(`hrefLang="en" href="http://127.0.0.1:3000/news/${english?.seo_url}"`);
		expect(html).toContain(`hrefLang="x-default" href="http://127.0.0.1:3000/news/${english?.seo_url}"`);
		expect(html).toMatch(/<html lang="es"/);
	});

	test('detail?id= leads to the slug; without a slug it shows the article', async () => {
		const row = await one('en', 'china');
		expect(await get(`/news/detail?id=${row.id}`)).toMatchObject({ status: 301, location: `/news/${row.seo_url}` });
		await site.db.write((tx) => tx.update(article).set({ seo_url: null }).where(eq(article.id, row.id)));
		expect((await get(`/news/detail?id=${row.id}`)).status).toBe(200);
		for (const id of ['', '0', '01', '1e3', '999999999', 'x'])
			expect((await get(`/news/detail?id=${id}`)).status).toBe(404);
	});

	test('an old slug leads to the new one, through any number of changes', async () => {
		const row = await one('es', 'interview');
		await edit(contextFor(site.db, 2_000_000_000), site.db, row.id, { seo_url: 'segunda-direccion' });
		await edit(contextFor(site.db, 2_000_000_001), site.db, row.id, { seo_url: 'tercera-direccion' });
		expect(await get(`/es/news/${row.seo_url}`)).toMatchObject({ status: 301, location: '/es/news/tercera-direccion' });
		expect(await get('/es/news/segunda-direccion')).toMatchObject({
			status: 301,
			location: '/es/news/tercera-direccion',
		});
		expect((await get('/es/news/tercera-direccion')).status).toBe(200);
	});

	test('markup written straight into the row runs nowhere', async () => {
		const row = await one('en', 'data');
		const poison =
			'<p onclick="alert(1)">a</p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">b</a><svg onload=alert(5)></svg><iframe srcdoc="x"></iframe>';
		await site.db.write((tx) =>
			tx
				.update(article)
				.set({
					html: poison,
					title: '</title><script>alert(6)</script>',
					standfirst: '"><img src=x onerror=alert(7)>',
					keywords: ['</script><script>alert(8)</script>'],
				})
				.where(eq(article.id, row.id)),
		);
		const { html } = await get(`/news/${row.seo_url}`);
		expect(html).not.toMatch(/<script>|onclick=|<img[^>]*onerror|javascript:|<svg onload|<iframe/);
		expect(html.match(/<script\b[^>]*>/g)?.every((tag) => /src="\/assets|ld\+json/.test(tag))).toBe(true);
	});

	test('a protected article shows its text only after its password', async () => {
		const row = await one('en', 'exhibition');
		const hash = await hashPassword('open sesame');
		await site.db.write((tx) =>
			tx
				.update(article)
				.set({ password_hash: hash, html: '<p>The hidden sentence.</p>' })
				.where(eq(article.id, row.id)),
		);
		const path = `/news/${row.seo_url}`;
		expect((await get(path)).html).not.toContain('The hidden sentence.');
		const post = (password: string) =>
			site.app.request(path, {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://127.0.0.1:3000' },
				body: new URLSearchParams({ password }),
			});
		const wrong = await post('guess');
		expect(wrong.status).toBe(400);
		expect(await wrong.text()).toContain('The password is incorrect.');
		const right = await post('open sesame');
		expect(right.status).toBe(200);
		expect(right.headers.get('cache-control')).toBe('private, no-store');
		expect(await right.text()).toContain('The hidden sentence.');
		expect(await (await site.app.request(`/api/v2/article/get?id=${row.id}`)).text()).not.toContain(
			'The hidden sentence.',
		);
	});

	test('an article that is not there answers 404 at its own address, and the path is noted', async () => {
		const missing = await get('/es/news/no-existe-esta-pieza');
		expect(missing.status).toBe(404);
		expect(missing.html).toContain('noindex');
		expect(await get('/nobody/answers/this')).toMatchObject({ status: 302, location: '/404' });
		expect(await get('/es/nadie')).toMatchObject({ status: 302, location: '/es/404' });
		expect(await get('/news/editorial')).toMatchObject({ status: 301, location: '/news/interview' });
		expect(await get('/es/news/list/market')).toMatchObject({ status: 301, location: '/es/news/list/company' });
	});
});
