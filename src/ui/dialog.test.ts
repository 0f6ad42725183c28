import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { buildFixture } from '../../tests/e2e/fixture-files';
import { createHarness } from '../../tests/e2e/island-harness';

const harness = createHarness();
const FIXTURE = fileURLToPath(new URL('./dialog-fixture.tsx', import.meta.url));
let files: Awaited<ReturnType<typeof buildFixture>>;
beforeAll(async () => {
	files = await buildFixture(FIXTURE);
});

async function openDialog(kind = ''): Promise<Page> {
	for (const file of files)
		harness.serve(
			file.type === 'chunk' ? '/letter.js' : `/${file.fileName}`,
			file.type === 'chunk' ? file.code : Buffer.from(file.source),
		);
	harness.serve(
		'/',
		harness
			.draw({ body: `<div id="place" class="${kind}"></div>`, layout: { isEmpty: true } })
			.replace('</head>', '<script type="module" src="/letter.js"></script></head>'),
	);
	const page = await harness.open();
	await page.goto('/');
	await page.getByRole('button', { name: 'Letter' }).click();
	await page.getByRole('dialog', { name: 'The letter' }).waitFor();
	return page;
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The letter' });
const focusedWords = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('closes by its button, by Escape and by a click beside it, and each time gives the focus back', async () => {
	const page = await openDialog();
	const closings = [
		() => dialog(page).getByRole('button', { name: 'Decline' }).click(),
		() => page.keyboard.press('Escape'),
		() => page.mouse.click(20, 20),
	];
	for (const close of closings) {
		await close();
		await dialog(page).waitFor({ state: 'detached' });
		await expect.poll(() => focusedWords(page)).toBe('Letter');
		await page.getByRole('button', { name: 'Letter' }).click();
		await dialog(page).waitFor();
	}
	await dialog(page).getByRole('heading').click();
	expect(await dialog(page).isVisible()).toBe(true);
});

it('stays open beside a click where it is told to', async () => {
	const page = await openDialog('strict');
	await page.mouse.click(20, 20);
	expect(await dialog(page).isVisible()).toBe(true);
});

it('says messages to the eye and to screen readers, the same one as often as it comes, and takes them away', async () => {
	const page = await openDialog();
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(100_000);
	const status = dialog(page).getByRole('status');
	expect(await status.textContent()).toBe('');
	for (let i = 0; i < 2; i += 1) {
		await dialog(page).getByRole('button', { name: 'Subscribe' }).click();
		await page.clock.runFor(100);
		await status.getByText('Please enter your email address').waitFor();
		await page.clock.runFor(4_000);
		await status.getByText('Please enter your email address').waitFor({ state: 'detached' });
	}
});
