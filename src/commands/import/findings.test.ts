import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_AT, type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { limit } from '../../../tests/pace';
import { wordpressSource } from '../../importers/wordpress/wordpress';
import { findImport, findingGroups, listFindings } from '../../queries/site/imports';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

const item = (id: number, { title = `Piece ${id}`, type = 'post', text = '', more = '' } = {}) =>
	`<item><title>${title}</title><link>https://found.example/${id}/</link>
	<dc:creator>kim@secret.example</dc:creator><content:encoded><![CDATA[${text}]]></content:encoded>
	<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>
	<wp:post_name>${type}-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
const AUTHOR = `<wp:author><wp:author_login>kim@secret.example</wp:author_login>
	<wp:author_email>kim@secret.example</wp:author_email><wp:author_display_name>Kim</wp:author_display_name></wp:author>`;

async function write(name: string, items: string): Promise<string> {
	const file = join(harness.folder, name);
	await writeFile(
		file,
		`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><link>https://found.example</link>
			<wp:wxr_version>1.2</wp:wxr_version>${AUTHOR}${items}</channel></rss>`,
	);
	return file;
}

test('what was changed and left out stands by post, with how often, and its row here', async () => {
	const { run_id = 0, changed, left_out } = await harness.run();
	const { db } = harness;
	const shortcodes = await listFindings(db.staff, run_id, { kind: 'changed', reason: 'shortcode' });
	const classic = await harness.post(12);
	expect(shortcodes.rows).toMatchObject([{ noun: 'article', row_key: String(classic.id), is_here: true, count: 5 }]);
	expect(shortcodes.rows[0]?.address).toMatch(/^https?:\/\/old\.example\//);
	const comments = await listFindings(db.staff, run_id, { kind: 'left_out', reason: 'comment' });
	expect(comments.rows).toMatchObject([{ title: 'Stamps & duties: what changes', count: 2 }]);
	// The report and the database say the same.
	const groups = await findingGroups(db.staff, run_id);
	const counts = (kind: string) =>
		Object.fromEntries(groups.flatMap((one) => (one.kind === kind ? [[one.reason, one.count]] : [])));
	const told = (lines: { reason: string; count: number }[]) =>
		Object.fromEntries(lines.map(({ reason, count }) => [reason, count]));
	expect(counts('changed')).toEqual(told(changed));
	const { author_mail, ...named } = told(left_out);
	expect([counts('left_out'), author_mail]).toEqual([named, 1]);
	expect(await findImport(db.staff, run_id)).toMatchObject({ state: 'done', done: 18, total: 18 });
});

test('every page of the findings follows the one before, and none is told twice', async () => {
	const { run_id = 0 } = await harness.bring(
		wordpressSource(
			await write(
				'many.xml',
				Array.from({ length: 130 }, (_, at) => item(at + 1, { text: '<form>a</form><script>1</script>' })).join(''),
			),
			false,
		),
	);
	const seen: string[] = [];
	let after: string | undefined;
	do {
		const page = await listFindings(harness.db.staff, run_id, { after });
		seen.push(...page.rows.map(({ id }) => String(id)));
		after = page.next ?? undefined;
	} while (after !== undefined);
	const [all] = await harness.query<{ n: number }>(
		sql`select count(*)::int as n from import_finding where run_id = ${run_id}`,
	);
	expect([seen.length, new Set(seen).size]).toEqual([all?.n, all?.n]);
	expect(seen.length).toBeGreaterThan(259);
});

test('no address of a person and no password is in the report or in a row', async () => {
	const file = await write(
		'people.xml',
		[
			item(901, { title: 'jo.doe@private.example', type: 'user_request' }),
			item(902, {
				title: 'Letter to ann@private.example',
				text: '<p><img src="https://jo:hunter2@found.example/a.png"> [form to="x@private.example"]</p>',
				more: `<wp:post_password>open sesame</wp:post_password><wp:comment><wp:comment_id>1</wp:comment_id>
					<wp:comment_author_email>bo@private.example</wp:comment_author_email>
					<wp:comment_content>Words of Bo.</wp:comment_content></wp:comment>
					<wp:postmeta><wp:meta_key>_notify_eve@private.example</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`,
			}),
		].join(''),
	);
	const report = await harness.run({ file, now: IMPORTED_AT + 10 });
	const rows = await harness.query(sql`select * from import_finding where run_id = ${report.run_id}`);
	const told = JSON.stringify([report, rows]);
	expect(told).not.toMatch(/private\.example|secret\.example|hunter2|sesame|Words of Bo/);
	expect(told).toContain('Letter to …@…');
	expect(report.left_out).toContainEqual(expect.objectContaining({ reason: 'author_mail', count: 1, examples: [] }));
});

test('an import that stops says why in its row, and one that is not sound too', async () => {
	const file = join(harness.folder, 'broken.xml');
	await writeFile(file, '<rss><channel><item>');
	await expect(harness.run({ file })).rejects.toThrow();
	const [last] = await harness.query<{ id: number }>(sql`select max(id)::int as id from import_run`);
	const run = await findImport(harness.db.staff, last?.id ?? 0);
	expect(run).toMatchObject({ state: 'stopped', source: 'wordpress', rows: 0, total: 0 });
	expect(run?.error).toMatch(/\w+ .*\.$/);
});

test(
	'findings do not wait in memory for the end',
	async () => {
		const file = await write(
			'left.xml',
			Array.from({ length: 2_500 }, (_, at) => item(at + 1, { type: 'shop_order' })).join('') + item(9_999),
		);
		const { run_id = 0 } = await harness.run({ file });
		const parts = await harness.query<{ xmin: string; n: number }>(
			sql`select xmin::text, count(*)::int as n from import_finding where run_id = ${run_id} group by xmin::text`,
		);
		expect(Math.max(...parts.map(({ n }) => n))).toBeLessThanOrEqual(1_000);
		expect(parts.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThanOrEqual(2_500);
	},
	limit(20_000),
);
