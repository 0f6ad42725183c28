import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPORT } from '../../../../tests/import-harness';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { openFolder } from '../../../../tests/template';
import { defaultEdition } from '../../../editions/editions';
import { importFrom } from '../../../importers/core/import';
import { wordpressSource } from '../../../importers/wordpress/wordpress';
import { diskStorage } from '../../../platform/storage/disk';
import type { FindingAnswer, ImportAnswer } from './import-calls';

const now = () => Math.floor(Date.now() / 1000);
let site: TestFront;
const folder = openFolder('imports');
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Brings the small export in, as the command does. @returns the number of the run */
async function bring(): Promise<number> {
	const { run_id = 0 } = await importFrom(wordpressSource(EXPORT, false), {
		edition: defaultEdition,
		target: { db: site.db, storage: diskStorage(folder) },
		images: undefined,
		fetch: undefined,
		overwrite: false,
		now: now(),
		onProgress: () => {},
	});
	return run_id;
}

test('an import is listed, told by reason and by post, and taken back but for what was edited since', async () => {
	const desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	const id = await bring();
	const list = (await desk.ask('GET', 'imports')).data as unknown as { rows: ImportAnswer[]; next: string | null };
	expect(list.rows[0]).toMatchObject({
		...{ id, system: 'wordpress', site: 'old.example/fog', edition: 'en', state: 'done', done: 18, total: 18 },
		outcome: { articles: { created: 15, updated: 0, unchanged: 0 } },
	});
	expect(list.rows[0]?.undo_until).toBeGreaterThan(now() + 29 * 86_400);

	const one = (await desk.ask('GET', `imports/${id}`)).data;
	expect(one.groups).toContainEqual({ kind: 'changed', reason: 'shortcode', count: 5, posts: 1 });
	expect(one.questions).toMatchObject({ pages: expect.any(Array), categories: expect.any(Array) });

	// The list counts what the groups count.
	const groups = one.groups as { kind: string; count: number }[];
	const sumOf = (kind: string) => groups.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0);
	expect(list.rows[0]).toMatchObject({ changed: sumOf('changed'), left_out: sumOf('left_out') });

	const asked = await desk.ask('GET', `imports/${id}/findings?kind=changed&reason=shortcode`);
	const [finding] = asked.data.rows as unknown as FindingAnswer[];
	expect(finding).toMatchObject({ noun: 'article', count: 5 });
	const article = await desk.ask('GET', `article/${finding?.row_key}`);
	expect(article.status).toBe(200);
	const { version } = article.data;
	expect((await desk.ask('PATCH', `article/${finding?.row_key}`, { version, standfirst: 'Ours.' })).status).toBe(200);

	const plan = (await desk.ask('GET', `imports/${id}/undo`)).data;
	expect(plan).toMatchObject({ going: { article: 14, page: 3 }, staying: { article: 1 } });
	expect(plan.named).toMatchObject([{ noun: 'article', key: finding?.row_key, title: finding?.title }]);

	const undone = await desk.ask('POST', `imports/${id}/undo`, {});
	expect(undone).toMatchObject({ status: 200, data: { undone: { article: 14 }, left: 0 } });
	expect(undone.data.named).toContainEqual(expect.objectContaining({ noun: 'article', key: finding?.row_key }));
	expect((await desk.ask('GET', `article/${finding?.row_key}`)).data).toMatchObject({
		content: { standfirst: 'Ours.' },
	});
	// What stays is told afterwards too; what is gone has no link.
	const after = (await desk.ask('GET', `imports/${id}/findings?kind=kept`)).data.rows as unknown as FindingAnswer[];
	expect(after).toContainEqual(expect.objectContaining({ noun: 'article', row_key: finding?.row_key }));
	const gone = (await desk.ask('GET', `imports/${id}/findings?kind=changed&reason=direction`)).data.rows;
	expect(gone).toMatchObject([{ noun: null, row_key: null }]);
	const audits = await site.db.staff.query.audit.findMany({ where: (row, { eq }) => eq(row.action, 'undo_import') });
	expect(audits.every(({ actor_kind }) => actor_kind === 'staff')).toBe(true);
	expect(audits).toContainEqual(expect.objectContaining({ noun: 'import_run', row_id: String(id) }));

	const again = await desk.ask('POST', `imports/${id}/undo`, {});
	expect(again).toMatchObject({ status: 409, data: { reason: 'state' } });
});

test('an import of another edition is not there, and one older than 30 days stays', async () => {
	const id = await bring();
	const other = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	expect((await other.ask('GET', 'imports')).data.rows).toEqual([]);
	for (const path of ['', '/findings', '/undo'])
		expect((await other.ask('GET', `imports/${id}${path}`)).status).toBe(404);
	expect((await other.ask('POST', `imports/${id}/undo`, {})).status).toBe(404);
	for (const role of ['editor', 'reporter'] as const) {
		const person = await signedIn(site, [{ role }]);
		expect((await person.ask('GET', 'imports')).status).toBe(403);
	}
	await site.db.write((tx) =>
		tx.execute(sql`update import_run set created_at = created_at - 31 * 86400 where id = ${id}::int`),
	);
	const admin = await signedIn(site, [{ role: 'admin' }]);
	expect((await admin.ask('GET', `imports/${id}`)).data.undo_until).toBeNull();
	const late = await admin.ask('POST', `imports/${id}/undo`, {});
	expect(late).toMatchObject({ status: 409, data: { reason: 'state' } });
	expect(JSON.stringify(late)).toContain('30 days');
});
