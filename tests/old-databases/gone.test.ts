import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../e2e/server';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
let server: RunningServer;
beforeAll(async () => {
	old = await openOldDatabase('0026_gone');
	await old.db.write(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(
			sql`insert into translation_group (noun) values ('article') returning id`,
		);
		const article = (id: number, edition: string, slug: string | null, status: string, seen: number | null) =>
			tx.execute(sql`insert into article (id, group_id, edition, seo_url, status, type, title, published_at,
				first_published_at) overriding system value values (${id}, ${rows[0]?.id}, ${edition}, ${slug}, ${status},
				'company', 'A recall', ${seen}, ${seen})`);
		await article(901, 'en', 'a-recall', 'withdrawn', 1_700_000_000);
		await article(902, 'es', 'una-retirada-en-málaga', 'withdrawn', 1_700_000_000);
		await article(903, 'en', null, 'withdrawn', 1_700_000_000);
		await article(904, 'en', 'never-seen', 'withdrawn', null);
		await article(905, 'en', 'led-on', 'withdrawn', 1_700_000_000);
		await tx.execute(
			sql`insert into redirect (source, target, status, reason) values ('/news/led-on', '/news', 301, 'by hand')`,
		);
	});
	server = await startServer({ DATABASE_URL: old.url, DEMO: 'false' });
});
afterAll(async () => {
	await server?.stop();
	await old.drop();
});

test.each([
	['/news/a-recall', 410],
	['/news/detail?id=901', 410],
	[`/es/news/${encodeURIComponent('una-retirada-en-málaga')}`, 410],
	['/news/detail?id=903', 410],
	['/news/never-seen', 404],
	['/news/led-on', 301],
])('what the build before withdrew says so: %s answers %i', async (path, status) => {
	expect((await fetch(server.url + path, { redirect: 'manual' })).status).toBe(status);
});
