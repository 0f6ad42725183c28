import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { IMPORTED_AT, type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { actors } from '../../access/actor';
import { article } from '../../data/tables/article';
import { revision } from '../../data/tables/revision';
import { redirect } from '../../data/tables/site';
import { openNodeName } from '../../platform/db/nodes/node-name';
import { findImport } from '../../queries/site/imports';
import { createContext, runCommand } from '../command';
import { keepRevisions } from '../keep-revisions';
import { undoImport } from './undo-import';

const TABLES = ['article', 'page', 'tag', 'author', 'media', 'redirect', 'search_document', 'revision', 'article_tag'];

describe('an import that is taken back', () => {
	let harness: ImportHarness;
	beforeAll(async () => {
		harness = await openImportHarness();
	});
	afterAll(async () => {
		await harness.close();
	});

	const contextFor = (actor = actors.operator as Parameters<typeof createContext>[1]) =>
		createContext(harness.db, actor, IMPORTED_AT + 600);
	const counts = async () => {
		const parts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
		return (await harness.query(sql.raw(`select ${parts}`)))[0];
	};
	const lastRun = async () =>
		(await harness.query<{ id: number }>(sql`select max(id)::int as id from import_run`))[0]?.id as number;
	const edit = (id: number, html: string, version: number) =>
		harness.db.write(async (tx) => {
			await tx.update(article).set({ html, version }).where(eq(article.id, id));
			const kept = {
				noun: 'article',
				row_id: id,
				number: version,
				verb: 'change',
				snapshot: { html },
				actor: 'editor',
			};
			await tx.insert(revision).values(kept);
		});
	beforeEach(async () => {
		await harness.query(sql`update import_run set undone_at = 1 where undone_at is null`);
	});

	test('leaves nothing of what it made, and says so in the audit', async () => {
		const before = await counts();
		const report = await harness.run();
		const id = await lastRun();
		expect(report.run_id).toBe(id);
		const { undone, kept } = await undoImport(contextFor(), id);
		expect(kept).toEqual([]);
		expect(undone).toEqual({ redirect: 84, article: 15, page: 3, media: 2, tag: 2, author: 2 });
		expect(await counts()).toEqual(before);
		const audits = await harness.query(
			sql`select noun, count(*)::int as n from audit where action = 'undo_import' group by noun order by noun`,
		);
		expect(audits).toContainEqual({ noun: 'article', n: 15 });
		await expect(undoImport(contextFor(), id)).rejects.toMatchObject({ code: 'state' });
		await expect(undoImport(contextFor(), 99_999)).rejects.toMatchObject({ code: 'not_found' });
	});

	test('is refused after 30 days, unless it was begun in time', async () => {
		await harness.run();
		const id = await lastRun();
		const late = createContext(harness.db, actors.operator, IMPORTED_AT + 30 * 86_400 + 1);
		await expect(undoImport(late, id)).rejects.toMatchObject({ code: 'state', more: { rule: { name: 'import_old' } } });
		const part = await undoImport(contextFor(), id, undefined, () => true);
		expect(part).toMatchObject({ undone: { article: 15 }, left: expect.any(Number) });
		expect(part.left).toBeGreaterThan(0);
		expect((await findImport(harness.db.staff, id))?.state).toBe('undoing');
		expect(await undoImport(late, id)).toMatchObject({ undone: { page: 3 }, left: 0 });
		await expect(undoImport(late, id)).rejects.toMatchObject({ more: { rule: { name: 'undone' } } });
	});

	test('keeps what somebody has changed since, with what it needs, and names it', async () => {
		await harness.run();
		const id = await lastRun();
		const edited = await harness.post(11);
		await edit(edited.id, '<p>Edited here.</p>', 2);
		const { undone, kept } = await undoImport(contextFor(), id);
		expect(undone.article).toBe(14);
		expect(kept.filter(({ noun }) => noun !== 'redirect')).toMatchObject([
			{ noun: 'article', title: 'Stamps & duties: what changes' },
			{ noun: 'media', title: 'plant.jpg' },
			{ noun: 'tag', title: 'Europe' },
			{ noun: 'tag', title: 'Duty Stamps' },
			{ noun: 'author', title: 'Inés Carrasco' },
		]);
		expect((await harness.post(11)).html).toBe('<p>Edited here.</p>');
		// Readers who come by an address that the piece had elsewhere still find it.
		const leads = await harness.query<{ source: string; target: string }>(
			sql`select source, target from redirect where reason = 'import' order by source`,
		);
		expect(leads).toContainEqual({ source: '/fog?p=11', target: '/news/stamps-and-duties' });
		expect(leads).toContainEqual({ source: '/fog/tag/duty-stamps', target: '/tag/detail/duty-stamps' });
		expect(leads.map(({ source }) => source)).toEqual(
			kept
				.filter(({ noun }) => noun === 'redirect')
				.map(({ key }) => key)
				.sort(),
		);
	});

	test('keeps and names a redirect that somebody has sent elsewhere, and a picture that another page shows', async () => {
		await harness.run();
		const id = await lastRun();
		await runCommand(contextFor(), 'change', async (ctx) => {
			ctx.authorize('redirect.write');
			await ctx.tx.update(redirect).set({ target: '/china' }).where(eq(redirect.source, '/fog?p=12'));
			const after = { source: '/fog?p=12', target: '/china' };
			await keepRevisions(ctx, 'redirect', [{ id: after.source, number: 1, snapshot: after }]);
			ctx.audit({ entity: 'redirect', id: after.source });
		});
		const [picture] = await harness.query<{ name: string; original_name: string }>(
			sql`select name, original_name from media order by id desc limit 1`,
		);
		const other = await harness.query<{ id: number }>(sql`insert into page
			(group_id, edition, name, status, title, description, html, created_at, updated_at)
			values ((select min(id) from translation_group), 'en', 'other', 'draft', 'Other', '', ${`<img src="/media/${picture?.name}">`}, 1, 1)
			returning id`);
		const { undone, kept } = await undoImport(contextFor(), id);
		expect(undone.media).toBe(0);
		expect(kept).toContainEqual(expect.objectContaining({ noun: 'redirect', key: '/fog?p=12' }));
		expect(kept).toContainEqual(expect.objectContaining({ noun: 'media', title: picture?.original_name }));
		expect(await harness.query(sql`select target from redirect where source = '/fog?p=12'`)).toEqual([
			{ target: '/china' },
		]);
		await harness.query(sql`delete from page where id = ${other[0]?.id}`);
	});

	test('gives back the words that it wrote over, and the next import knows them', async () => {
		await harness.run({ overwrite: true, now: IMPORTED_AT + 700 });
		const before = await harness.post(11);
		await edit(before.id, '<p>Ours.</p>', Number(before.version) + 1);
		// A row has a whole state behind it once the newsroom has saved it.
		await harness.query(sql`update revision r set snapshot = p.snapshot || '{"html": "<p>Ours.</p>"}' from revision p
			where r.noun = 'article' and p.noun = 'article' and r.row_id = ${before.id} and p.row_id = r.row_id
				and p.number = r.number - 1 and r.verb = 'change'`);
		await harness.run({ overwrite: true, now: IMPORTED_AT + 800 });
		expect((await harness.post(11)).html).toBe(before.html);
		const id = await lastRun();
		expect((await undoImport(contextFor(), id)).undone).toEqual({ article: 1 });
		expect(await harness.post(11)).toMatchObject({ html: '<p>Ours.</p>', title: before.title, tags: before.tags });
		// Somebody here wrote them: an import leaves them alone again.
		expect((await harness.run({ now: IMPORTED_AT + 900 })).left_out).toContainEqual(
			expect.objectContaining({ reason: 'edited_here', count: 1 }),
		);
	});

	test('is refused while it runs, and not once its process is gone', async () => {
		await harness.run({ overwrite: true });
		const id = await lastRun();
		const node = openNodeName(harness.db, undefined);
		onTestFinished(() => node.stop());
		const lock = await node.lock();
		const [job] = await harness.query<{ id: number }>(sql`insert into job_run
			(job, state, most_attempts, actor, holder, due_at) values ('import', 'running', 1, 'operator', ${lock?.key}::bigint, 1)
			returning id`);
		await harness.query(sql`update import_run set state = 'running', job_id = ${job?.id}::int where id = ${id}`);
		await expect(undoImport(contextFor(), id)).rejects.toMatchObject({ more: { rule: { name: 'import_running' } } });
		expect((await findImport(harness.db.staff, id))?.state).toBe('running');
		await node.stop();
		await expect.poll(async () => (await findImport(harness.db.staff, id))?.state).toBe('broken');
		await undoImport(contextFor(), id);
		expect((await findImport(harness.db.staff, id))?.state).toBe('undone');
	});

	test('an import that brings nothing has a row that says so, and nobody without the right takes one back', async () => {
		await harness.run({ overwrite: true, now: IMPORTED_AT + 1_000 });
		const before = await lastRun();
		await harness.run({ now: IMPORTED_AT + 1_100 });
		const id = await lastRun();
		expect(id).toBe(before + 1);
		const found = await findImport(harness.db.staff, id);
		expect(found).toMatchObject({ state: 'done', rows: 0, outcome: { articles: { created: 0, unchanged: 15 } } });
		for (const actor of [actors.visitor, actors.clock, { kind: 'import' as const, source: 'wordpress' }])
			await expect(undoImport(contextFor(actor), id)).rejects.toMatchObject({ code: 'forbidden' });
	});
});
