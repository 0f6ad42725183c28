/** A stored picture, on every node: there while something published shows it, and not a moment longer. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawArticle } from '../../src/commands/article/withdraw-article';
import { partnerEntity } from '../../src/entities/partner';
import { type Database, openDatabase } from '../../src/platform/db/db';
import { contextFor, edit, versionOf } from '../actors';
import { type RunningServer, startServer } from '../e2e/server';
import { photoWithPlace } from '../hostile-files';
import { startPostgres, type TestServer } from '../postgres';

let server: TestServer;
let nodes: RunningServer[] = [];
let db: Database;
beforeAll(async () => {
	server = await startPostgres();
	const DATABASE_URL = `${server.url}/postgres`;
	nodes = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
	db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '', pool: 2 });
});
afterAll(async () => {
	await Promise.all(nodes.map((node) => node.stop()));
	await db?.stop();
	await server?.stop();
});

const now = () => Math.floor(Date.now() / 1000);

/** A stored picture, whose file every node has. */
async function picture(stem: string): Promise<{ id: number; name: string }> {
	const name = `${stem}.jpg`;
	const bytes = await photoWithPlace(900);
	for (const { dataDir } of nodes) {
		const folder = join(dataDir, 'media', name.slice(0, 2));
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, name), bytes);
	}
	const [row] = await db.writeAlone<{ id: number }>(
		sql`insert into media (name, kind, content_type, bytes, width, height, sha256)
			values (${name}, 'image', 'image/jpeg', ${bytes.length}::int, 900, 400, '') returning id`,
	);
	return { id: row?.id ?? 0, name };
}
const SIZES = ['card_480', 'cover_800'];
const statuses = (name: string) =>
	Promise.all(
		nodes.flatMap(({ url }) => SIZES.map(async (size) => (await fetch(`${url}/media/${name}?style=${size}`)).status)),
	);
/** Sizes of it that the nodes keep on their disks. */
const kept = (name: string) =>
	nodes.flatMap(({ dataDir }) => {
		try {
			return readdirSync(join(dataDir, 'variants', name.slice(0, 2))).filter((file) =>
				file.startsWith(name.slice(0, 12)),
			);
		} catch {
			return [];
		}
	});
const everywhere = (status: number) => nodes.flatMap(() => SIZES.map(() => status));

test.each(['cover', 'text'] as const)(
	'a picture goes with the article whose %s it was, in every size',
	async (place) => {
		const file = await picture(`quincepress${place}`);
		const [article] = await db.writeAlone<{ id: number }>(
			sql`select id from article where edition = 'en' and status = 'published' and kind = 'news' and cover_id is null
			and password_hash is null order by id desc limit 1`,
		);
		const id = article?.id ?? 0;
		expect(await statuses(file.name)).toEqual(everywhere(404));
		const shown = { html: `<p>A press.</p><figure><img src="/media/${file.name}" alt="A press"></figure>` };
		await edit(contextFor(db, now()), db, id, {
			...(place === 'cover' ? { cover_id: file.id } : shown),
			extent: 'minor',
		});
		await expect.poll(() => statuses(file.name)).toEqual(everywhere(200));
		expect(kept(file.name)).toHaveLength(4);
		await withdrawArticle(contextFor(db, now()), { id, version: await versionOf(db, id), reason: 'So.' });
		expect(await statuses(file.name)).toEqual(everywhere(404));
		await expect.poll(() => kept(file.name)).toEqual([]);
	},
);

test('a logo goes with the change that takes it off its row', async () => {
	const file = await picture('quincemillinglogo');
	const [row] = await db.writeAlone<{ id: number }>(sql`select min(id) as id from partner`);
	const key = row?.id ?? 0;
	await partnerEntity.change(contextFor(db, now()), { key, set: { logo_id: file.id } });
	await expect.poll(() => statuses(file.name)).toEqual(everywhere(200));
	await partnerEntity.change(contextFor(db, now()), { key, set: { logo_id: null } });
	expect(await statuses(file.name)).toEqual(everywhere(404));
	await expect.poll(() => kept(file.name)).toEqual([]);
});
