/** The demonstration, loaded and removed with a button each. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../../../tests/pace';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { EMPTY } from '../../../../tests/template';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { loadDemo } from '../../../commands/demo/load-demo';
import { DEMO_REMOVED } from '../../../commands/demo/remove-demo';
import { sweepUploads } from '../../../commands/upload/sweep-uploads';
import { enWords } from '../../../editions/words/en/en';
import { diskStorage } from '../../../platform/storage/disk';
import { openUploadStore } from '../../../platform/storage/upload-store';

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

describe('the demonstration', () => {
	let site: TestFront;
	let own: Visitor;
	beforeAll(async () => {
		site = await openTestFront(undefined, { DEMO: 'false', BRAND_NAME: 'Vapor Daily' }, undefined, EMPTY);
		own = await signedIn(site, [{ role: 'admin' }]);
	});
	afterAll(() => site.stop());

	/** The state once loading has finished. */
	const loaded = async () => {
		await expect
			.poll(async () => (await own.ask('GET', 'set-up')).data.is_loading, { timeout: limit(150_000), interval: 500 })
			.toBe(false);
		return (await own.ask('GET', 'set-up')).data;
	};

	test('comes by one button, goes by one, and leaves nothing', { timeout: limit(240_000) }, async () => {
		const before = await everything(site);
		expect((await own.ask('POST', 'set-up/demonstration')).data).toMatchObject({ is_loading: true });
		expect(await loaded()).toMatchObject({ is_demonstration: true, is_needed: false, own_articles: 0 });
		expect(await (await fetch(site.url)).text()).toContain(enWords.footer.demonstration);
		expect((await own.ask('POST', 'set-up/demonstration')).data.reason).toBe('state');
		const media = await site.db.write((tx) => tx.execute<{ name: string }>(sql`select name from media`));
		expect(media.rows.length).toBeGreaterThan(0);

		await site.db.write((tx) =>
			tx.execute(sql`insert into article (group_id, edition, type, kind, status, title)
			select group_id, edition, type, kind, 'draft', 'My own' from article limit 1`),
		);
		expect((await own.ask('DELETE', 'set-up/demonstration?own_articles=0')).data.reason).toBe('conflict');
		const removed = await own.ask('DELETE', 'set-up/demonstration?own_articles=1');
		expect(removed.data).toMatchObject({ is_demonstration: false, may_load: true });
		expect(await everything(site)).toEqual(before);
		expect(await (await fetch(site.url)).text()).not.toContain(enWords.footer.demonstration);
		for (const { name } of media.rows) expect((await fetch(`${site.url}/media/${name}`)).status).toBe(404);
	});

	test('does not come back by a start, and does where somebody asks again', { timeout: limit(240_000) }, async () => {
		expect(await loadDemo(site.db, { now: 2_000_000_000 })).toBe(false);
		await own.ask('POST', 'set-up/demonstration');
		expect(await loaded()).toMatchObject({ is_demonstration: true });
		// A file that the storage fails to delete does not stop the removal, and is not forgotten.
		const media = await site.db.write((tx) => tx.execute<{ name: string }>(sql`select name from media limit 1`));
		const name = media.rows[0]?.name ?? '';
		const path = join(site.dataDir, 'media', name.slice(0, 2), name);
		await rm(path);
		await mkdir(join(path, 'within'), { recursive: true });
		const removed = await own.ask('DELETE', 'set-up/demonstration?own_articles=0');
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
