/** The demonstration, loaded and removed with a button each. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../../../tests/pace';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { storePicture } from '../../../../tests/stored-files';
import { EMPTY } from '../../../../tests/template';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { loadDemo } from '../../../commands/demo/load-demo';
import { DEMO_REMOVED } from '../../../commands/demo/remove-demo';
import { sweepUploads } from '../../../commands/upload/sweep-uploads';
import { enWords } from '../../../editions/words/en/en';
import { diskStorage } from '../../../platform/storage/disk';
import { openUploadStore } from '../../../platform/storage/upload-store';
import { completeIndex } from '../../../search/index/complete-index';

/** Every row of every table, except tables about people and nodes at work: sessions, audit, limits, keys. */
async function everything(of: TestFront): Promise<Record<string, string>> {
	const { rows } = await of.db.write((tx) =>
		tx.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
			where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`),
	);
	const found: Record<string, string> = {};
	for (const { name } of rows) {
		if (['session', 'audit', 'rate_limit', 'tombstone', 'node_lease', 'signing_key'].includes(name)) continue;
		const own = name === 'setting' ? sql`where name <> ${DEMO_REMOVED}` : sql``;
		const { rows: all } = await of.db.write((tx) =>
			tx.execute(sql`select * from ${sql.identifier(name)} t ${own} order by t::text`),
		);
		found[name] = JSON.stringify(all);
	}
	return found;
}

/** Every file of the data folder with its content, except what names a node at work. */
function files(of: TestFront): Record<string, string> {
	const all = readdirSync(of.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return Object.fromEntries(
		all
			.map((entry) => join(entry.parentPath, entry.name))
			.map(
				(path) => [path.slice(of.dataDir.length), createHash('md5').update(readFileSync(path)).digest('hex')] as const,
			)
			.filter(([path]) => path !== '/node')
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}

describe('the demonstration', () => {
	let site: TestFront;
	let own: Visitor;
	beforeAll(async () => {
		site = await openTestFront(undefined, { DEMO: 'false', BRAND_NAME: 'Vapor Daily' }, undefined, EMPTY);
		own = await signedIn(site, [{ role: 'admin' }]);
		// As every start does.
		await completeIndex(site.db);
	});
	afterAll(() => site.stop());

	/** The state once loading has finished. */
	const loaded = async () => {
		await expect
			.poll(async () => (await own.ask('GET', 'set-up')).data.is_loading, { timeout: limit(150_000), interval: 500 })
			.toBe(false);
		return (await own.ask('GET', 'set-up')).data;
	};

	/** What the dialog shows before the removal. */
	const plan = async () => (await own.ask('GET', 'set-up/demonstration')).data;

	test('comes by one button, goes by one, and leaves nothing', { timeout: limit(240_000) }, async () => {
		// What somebody brings along before there is any content is not the demonstration's.
		const logo = await storePicture(site, own, 'logo.jpg');
		await own.ask('PATCH', 'set-up', { logo: logo.name });
		await site.db.write((tx) =>
			tx.execute(
				sql`insert into subscription (email, email_key, edition, proof) values ('a@b.test', 'a@b.test', 'en', '{}')`,
			),
		);
		await own.ask('POST', 'redirect', { source: '/old-home', target: '/news' });
		const before = { tables: await everything(site), files: files(site) };
		expect(JSON.parse(before.tables.redirect ?? '')).toHaveLength(1);
		expect((await own.ask('GET', 'set-up/demonstration')).data.rule).toMatchObject({ name: 'no_demonstration' });
		expect((await own.ask('POST', 'set-up/demonstration')).data).toMatchObject({ is_loading: true });
		expect(await loaded()).toMatchObject({ is_demonstration: true, is_needed: false, may_remove: true });
		expect(await (await fetch(site.url)).text()).toContain(enWords.footer.demonstration);
		expect((await own.ask('POST', 'set-up/demonstration')).data.reason).toBe('state');
		const media = await site.db.write((tx) => tx.execute<{ name: string }>(sql`select name from media`));
		expect(media.rows.length).toBeGreaterThan(0);
		expect(Object.keys(files(site)).length).toBeGreaterThan(Object.keys(before.files).length);

		const { hash, going, staying, named } = await plan();
		expect(staying).toEqual({ media: 1, redirect: 1, subscription: 1 });
		expect((named as { title: string }[]).map(({ title }) => title).toSorted()).toEqual(['/old-home', 'logo.jpg']);
		expect(going).toMatchObject({ page: 10, media: media.rows.length - 1, author: 10 });
		expect((await own.ask('DELETE', 'set-up/demonstration?hash=other')).data.reason).toBe('conflict');
		const removed = await own.ask('DELETE', `set-up/demonstration?hash=${String(hash)}`);
		expect(removed.data).toMatchObject({
			is_demonstration: false,
			may_load: true,
			removed: { going },
			first_link: null,
		});
		expect(await everything(site)).toEqual(before.tables);
		expect(files(site)).toEqual(before.files);
		const home = await (await fetch(site.url)).text();
		expect(home).not.toContain(enWords.footer.demonstration);
		for (const { name } of media.rows)
			expect((await fetch(`${site.url}/media/${name}`)).status).toBe(name === logo.name ? 200 : 404);
	});

	test('does not come back by a start, and does where somebody asks again', { timeout: limit(240_000) }, async () => {
		expect(await loadDemo(site.db, { now: 2_000_000_000 })).toBe(false);
		await own.ask('POST', 'set-up/demonstration');
		expect(await loaded()).toMatchObject({ is_demonstration: true });
		// A file that the storage fails to delete does not stop the removal, and is not forgotten.
		const media = await site.db.write((tx) =>
			tx.execute<{ name: string }>(sql`select name from media order by id desc limit 1`),
		);
		const name = media.rows[0]?.name ?? '';
		const path = join(site.dataDir, 'media', name.slice(0, 2), name);
		await rm(path);
		await mkdir(join(path, 'within'), { recursive: true });
		const removed = await own.ask('DELETE', `set-up/demonstration?hash=${String((await plan()).hash)}`);
		expect([removed.status, removed.data.is_demonstration]).toEqual([200, false]);
		expect(await (await fetch(site.url)).text()).not.toContain(enWords.footer.demonstration);
		expect(site.lines).toContainEqual(expect.objectContaining({ event: 'files_not_swept' }));
		await rm(path, { recursive: true });
		await writeFile(path, 'a picture of the demonstration');
		const { db, dataDir } = site;
		const clock = createContext(db, actors.clock, Math.floor(Date.now() / 1000));
		await sweepUploads(clock, diskStorage(join(dataDir, 'media')), openUploadStore(join(dataDir, 'uploads')));
		expect(existsSync(path)).toBe(false);
	});
});
