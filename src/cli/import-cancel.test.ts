import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../tests/databases';
import { limit } from '../../tests/pace';
import { EMPTY, openFolder } from '../../tests/template';
import { openDatabase } from '../platform/db/db';

const POSTS = 1_500;
const root = join(import.meta.dirname, '../..');

function writeExport(file: string): void {
	const item = (at: number) => `<item><title>Piece ${at}</title><link>https://many.example/${at}/</link>
		<dc:creator>m</dc:creator><content:encoded>text of ${at}</content:encoded><wp:post_id>${at + 1}</wp:post_id>
		<wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt><wp:post_name>piece-${at}</wp:post_name>
		<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
	writeFileSync(
		file,
		`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><link>https://many.example</link>
			<wp:wxr_version>1.2</wp:wxr_version>${Array.from({ length: POSTS }, (_, at) => item(at)).join('')}</channel></rss>`,
	);
}

test('Ctrl-C ends an import between two batches; its run says so, and the same command finishes it', async () => {
	const folder = openFolder('cancel');
	const file = join(folder, 'many.xml');
	writeExport(file);
	const { name, url } = await createDatabase(EMPTY);
	const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 2 });
	onTestFinished(async () => {
		await db.stop();
		await dropDatabase(name);
		rmSync(folder, { recursive: true, force: true });
	});
	const start = () => {
		const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
		const child = spawn(process.execPath, ['scripts/run.mjs', 'import', 'wordpress', file], { cwd: root, env });
		let output = '';
		child.stderr.on('data', (part: Buffer) => (output += part));
		const code = new Promise<number | null>((done) => child.once('exit', done));
		return { child, code, output: () => output };
	};
	const runs = () =>
		db.write(async (tx) => {
			const text = sql`select job, state, actor, attempts, progress, result->'came_in'->'articles' as articles, input from job_run order by id`;
			return (await tx.execute<Record<string, unknown>>(text)).rows;
		});
	const count = () =>
		db.write(
			async (tx) => (await tx.execute<{ n: number }>(sql`select count(*)::int as n from article`)).rows[0]?.n ?? 0,
		);

	const first = start();
	await expect.poll(first.output, { timeout: limit(60_000), interval: 20 }).toContain('Imported');
	first.child.kill('SIGINT');
	expect(await first.code).toBe(1);
	expect(first.output()).toMatch(/The import was cancelled after \d+ of 1500 posts\. What was written is whole/);
	const written = await count();
	expect(written % 100).toBe(0);
	expect(written).toBeLessThan(POSTS);
	expect(await runs()).toMatchObject([
		{ job: 'import', state: 'cancelled', actor: 'operator', progress: { done: written, total: POSTS } },
	]);

	const second = start();
	expect(await second.code).toBe(0);
	expect(await count()).toBe(POSTS);
	const articles = { created: POSTS - written, updated: 0, unchanged: written };
	expect((await runs())[1]).toMatchObject({
		state: 'done',
		attempts: 1,
		progress: { done: POSTS, total: POSTS },
		articles,
		input: { edition: 'en' },
	});
});
