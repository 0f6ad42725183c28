/** What the desk sees of an import from another system, and how it takes one back. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors } from '../../../src/access/actor';
import { createContext } from '../../../src/commands/command';
import { defaultEdition } from '../../../src/editions/editions';
import { wordpressSource } from '../../../src/importers/wordpress/wordpress';
import { importExport } from '../../../src/jobs/import';
import { openNodeName } from '../../../src/platform/db/nodes/node-name';
import { runHere } from '../../../src/platform/jobs/run-here';
import { diskStorage } from '../../../src/platform/storage/disk';
import { ContrastChecker } from '../contrast-checker';
import { failuresOf, newSchemes } from '../screens/newsroom-failures';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const now = () => Math.floor(Date.now() / 1000);

let folder = '';
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'brume-imports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const item = (id: number, title: string, text: string) => `<item><title>${title}</title>
	<link>https://old.example/${id}/</link><dc:creator>m</dc:creator><content:encoded><![CDATA[${text}]]></content:encoded>
	<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>
	<wp:post_name>import-piece-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
	<category domain="category" nicename="import-laws"><![CDATA[Laws]]></category></item>`;

/** Brings pieces in by the job of the command. @param onProgress called after each batch */
async function bring(name: string, pieces: readonly string[], onProgress: () => Promise<void> = async () => {}) {
	const file = join(folder, `${name}.xml`);
	await writeFile(
		file,
		`<rss xmlns:dc="d" xmlns:content="c" xmlns:wp="w"><channel><link>https://${name}.example</link>
			<wp:wxr_version>1.2</wp:wxr_version>${pieces.join('')}</channel></rss>`,
	);
	const { db } = site.front;
	const source = wordpressSource(file, false);
	const reached: Promise<void>[] = [];
	const node = openNodeName(db, undefined);
	try {
		const { run_id = 0 } = await runHere(importExport, {
			...{ db, node, actor: 'operator', input: {}, clock: now },
			createContext: (run) => ({
				...run,
				...{ context: createContext(db, actors.clock, run.now), clock: now, log: () => {} },
				request: {
					...{ source, edition: defaultEdition, overwrite: false },
					target: { db, storage: diskStorage(join(folder, 'media')) },
					...{ images: undefined, fetch: undefined },
					onProgress: (stage) => {
						if (stage === 'import') reached.push(onProgress());
					},
				},
			}),
			cancel: new AbortController().signal,
			record: (report) => report.toJSON(),
		});
		await Promise.all(reached);
		return run_id;
	} finally {
		await node.stop();
	}
}

/** The cells of a table's rows, each row in one line. */
const lines = (page: Page, name: string) =>
	page
		.getByRole('table', { name, exact: true })
		.locator('tbody tr')
		.evaluateAll((rows) =>
			rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()).join(' | ')),
		);

const FORM = '<p>Words.</p><form><p>Ask us</p></form><form><p>Ask again</p></form>';

test('an import leads from its list to the pieces that it changed, and is taken back but for what was edited since', async () => {
	const id = await bring('first', [item(1, 'A piece with forms', FORM), item(2, 'A plain piece', '<p>Plain.</p>')]);
	const page = await site.enter('desk', '/admin');
	await page.getByRole('link', { name: 'Imports', exact: true }).press('Enter');
	await page.getByRole('table', { name: 'Imports' }).waitFor();
	const [row] = await lines(page, 'Imports');
	expect(row).toMatch(
		/^WordPress first\.exampleImport \d+ \| .* \| Whoever runs the machine \| EN \| Done \| \d+ \| \d+ \| 0$/,
	);
	await page.getByRole('link', { name: 'WordPress first.example' }).click();
	await page.getByRole('heading', { level: 1, name: `Import ${id}` }).waitFor();
	expect(await lines(page, 'What came in')).toContain('Articles | 2 | 0 | 0');
	// What only a person can decide, with the words to type.
	expect(await page.getByRole('listitem').filter({ hasText: 'Laws (2 pieces)' }).textContent()).toContain(
		'--map import-laws=SECTION',
	);
	// By reason, and by piece for one of them.
	expect(await lines(page, 'What was changed and left out')).toContain(
		'A form: gone, its words stay | Changed | 2 | 1',
	);
	await page.getByRole('link', { name: 'A form: gone, its words stay' }).click();
	await expect
		.poll(() => lines(page, 'By piece'))
		.toEqual(['A piece with forms | A form: gone, its words stay | 2 | https://old.example/1/']);
	await page.getByRole('link', { name: 'A piece with forms' }).click();
	const standfirst = page.getByRole('textbox', { name: 'Standfirst', exact: true });
	await standfirst.fill('Edited here since.');
	await page.keyboard.press('Control+s');
	await expect
		.poll(async () => {
			const answer = await page.request.get(`/admin/api${new URL(page.url()).pathname.replace('/admin', '')}`);
			return ((await answer.json()) as { data: { version: number } }).data.version;
		})
		.toBeGreaterThan(1);
	// What was taken back is not found any more.
	const reader = await site.keyboard({ expects: /status of 404/ });
	expect((await reader.goto('/news/import-piece-2'))?.status()).toBe(200);

	await page.goto(`/admin/imports/${id}`);
	await page.getByRole('button', { name: 'Take back' }).click();
	const dialog = page.getByRole('dialog', { name: `Take import ${id} back?` });
	await dialog.getByRole('link', { name: 'A piece with forms' }).waitFor();
	expect(await dialog.textContent()).toMatch(/This goes.*Articles 1.*This stays/);
	await dialog.getByRole('button', { name: 'Take back' }).click();
	await expectToast(page, `Import ${id} is taken back.`);
	const done = page.getByRole('dialog', { name: `Import ${id} is taken back.` });
	await done.getByRole('link', { name: 'A piece with forms' }).waitFor();
	await page.keyboard.press('Escape');
	await expect.poll(() => page.locator('.imp__facts').textContent()).toContain('Taken back');
	expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
	expect(await lines(page, 'What was changed and left out')).toContainEqual(expect.stringMatching(/\| Stayed \| \d/));
	expect((await reader.goto('/news/import-piece-2'))?.status()).toBe(404);
	expect((await reader.goto('/news/import-piece-1'))?.status()).toBe(200);
});

test('an import under way is seen as it goes on, without a reload', async () => {
	const page = await site.enter('desk', '/admin/imports');
	const pieces = Array.from({ length: 230 }, (_, at) => item(1_000 + at, `Piece ${at}`, '<p>Words.</p>'));
	const seen: string[] = [];
	const running = page.getByRole('row').filter({ hasText: 'second.example' });
	await bring('second', pieces, async () => {
		await running.getByText('Running').waitFor();
		seen.push((await running.textContent()) ?? '');
	});
	expect(seen.length).toBe(3);
	await expect.poll(() => running.textContent()).toMatch(/Done/);
	expect(await running.textContent()).not.toContain('of 230 pieces');
});

test('who may not take an import back sees neither the entry nor the imports', async () => {
	const id = await bring('third', [item(7, 'Another piece', FORM)]);
	const page = await site.enter('editor', '/admin', await site.keyboard({ expects: /status of 40[34]/ }));
	expect(await page.getByRole('link', { name: 'Imports', exact: true }).count()).toBe(0);
	await page.goto('/admin/imports');
	await page.getByRole('heading', { level: 2 }).waitFor();
	expect(await page.locator('main').textContent()).not.toContain('third.example');
	await page.goto(`/admin/imports/${id}`);
	await page.getByRole('heading', { level: 2 }).waitFor();
	expect(await page.locator('main').textContent()).not.toContain('Another piece');
});

test.each([1440, 1024, 390])(
	'the screens of imports at %d px: axe clean in light and dark, nothing sideways',
	async (width) => {
		const id = await bring(`wide${width}`, [item(width, `A piece of ${width}`, FORM)]);
		const page = await site.keyboard({ viewport: { width, height: 900 } });
		await ContrastChecker.prepare(page);
		await site.enter('desk', '/admin/imports', page);
		const schemes = newSchemes();
		await page.getByRole('table').first().waitFor();
		expect(await failuresOf(page, width, schemes)).toEqual([]);
		await page.goto(`/admin/imports/${id}?kind=changed&reason=form`);
		await page.getByRole('table').first().waitFor();
		expect(await failuresOf(page, width, schemes)).toEqual([]);
		await page.getByRole('button', { name: 'Take back' }).click();
		await page.getByRole('dialog').getByText('Nothing was changed since.').waitFor();
		expect(await failuresOf(page, width, schemes)).toEqual([]);
	},
);
