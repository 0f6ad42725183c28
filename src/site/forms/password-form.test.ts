import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { createApplication } from '../../boot/application';
import { article } from '../../data/tables/article';
import { hashPassword } from '../../platform/security/password-hash';
import { stylesBy } from '../render/page-styles';

let now = 1_790_000_000;
const clock = () => now;

let site: TestSite;
let path = '';
beforeAll(async () => {
	site = await openTestSite({}, clock);
	const [row] = await site.db.read
		.select()
		.from(article)
		.where(sql`${article.edition} = 'es' and ${article.status} = 'published' and ${article.seo_url} is not null`)
		.limit(1);
	const password_hash = await hashPassword('open sesame');
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ password_hash })
			.where(eq(article.id, row?.id ?? 0)),
	);
	path = `/es/news/${row?.seo_url}`;
});
beforeEach(() => {
	now += 60;
});
afterAll(() => site.stop());

const tryOne = (client: string, app = site.app) =>
	app.request(
		path,
		{ method: 'POST', body: new URLSearchParams({ password: 'guess' }), headers: { origin: site.settings.site_url } },
		{ client },
	);

test('one household has one count, whatever addresses it tries from', async () => {
	for (let i = 0; i < 6; i++) expect((await tryOne(`2001:db8:1:2::${i}`)).status).toBe(400);
	const limited = await tryOne('2001:db8:1:2:ffff::7');
	expect(limited.status).toBe(429);
	expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
	expect(limited.headers.get('cache-control')).toBe('private, no-store');
	expect(limited.headers.get('content-type')).toContain('text/html');
	const html = await limited.text();
	expect(html).toContain('<html lang="es"');
	expect(html).toContain('Demasiadas peticiones');
	expect((await tryOne('2001:db8:1:3::1')).status).toBe(400);
	now += 60;
	expect((await tryOne('2001:db8:1:2::1')).status).toBe(400);
});

test('all processes count together', async () => {
	const assets = { css: [], fonts: [], pageStyles: stylesBy((name) => name), js: '/assets/entry.js' };
	const other = createApplication({ settings: site.settings, db: site.db, assets, log: () => {}, clock });
	for (let i = 0; i < 3; i++)
		expect([(await tryOne('192.0.2.1')).status, (await tryOne('192.0.2.1', other)).status]).toEqual([400, 400]);
	expect([(await tryOne('192.0.2.1')).status, (await tryOne('192.0.2.1', other)).status]).toEqual([429, 429]);
});
