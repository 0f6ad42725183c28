import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { limit } from '../../pace';
import { expectToast, expectWritten, openNewsroom, written } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const FIRST = 'The draft gives importers nine months to clear their shelves.';
const FEE = 'The fee is at most 150 euros for a first entry.';
const LAST = 'Retailers declined to comment on Thursday night.';
const html = (...words: string[]) => words.map((one) => `<p>${one}</p>`).join('');

/** Calls the server with the session of the page. */
async function call(
	page: Page,
	method: 'POST' | 'PATCH',
	path: string,
	data: object,
): Promise<{ id: number; version: number }> {
	const answer = await page.request.fetch(`/admin/api/${path}`, { method, data, headers: { origin: site.url } });
	return ((await answer.json()) as { data: { id: number; version: number } }).data;
}

/** Makes a draft with three states of its text. @returns its number */
async function draft(page: Page, title: string): Promise<number> {
	const made = { edition: 'en', type: 'regulation', title, html: html(FIRST, FEE, LAST), links: { authors: [1] } };
	const { id, version } = await call(page, 'POST', 'article', made);
	const second = await call(page, 'PATCH', `article/${id}`, {
		version,
		html: html(FIRST, FEE.replace('150', '180'), LAST),
	});
	await call(page, 'PATCH', `article/${id}`, {
		version: second.version,
		html: html(FIRST, FEE.replace('150', '200')),
		standfirst: 'Shorter now.',
	});
	return id;
}

const marked = (page: Page, of: 'del' | 'ins') =>
	page.locator(`main .cmp ${of}`).evaluateAll((all) =>
		all.map((one) => {
			const copy = one.cloneNode(true) as Element;
			for (const hidden of copy.querySelectorAll('.vh')) hidden.remove();
			return copy.textContent;
		}),
	);

test('any two states are chosen, shown inline and side by side, and their address can be sent and gone back from', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Compared by address');
	await desk.goto(`/admin/article/${id}`);
	await desk.locator('.side a[href$="/history"]').click();
	await desk.getByLabel('Earlier state').selectOption('1');
	await expect.poll(() => new URL(desk.url()).search).toBe('?from=1&to=now');
	await expect.poll(() => marked(desk, 'del')).toEqual(['150', LAST]);
	await desk.getByLabel('Later state').selectOption('2');
	await expect.poll(() => marked(desk, 'del')).toEqual(['150']);
	expect(await marked(desk, 'ins')).toEqual(['180']);
	// A screen reader gets the meaning of colour and line as words.
	expect(await desk.locator('main .cmp ins').innerText()).toMatch(/added:\s*180/);
	await desk.getByRole('link', { name: 'Side by side' }).press('Enter');
	await expect.poll(() => desk.locator('.cmp__two').count()).toBeGreaterThan(0);
	const sent = desk.url();
	expect(new URL(sent).search).toBe('?from=1&to=2&view=side');
	const [left, right] = await desk.locator('.cmp__b--changed .cmp__two > div').all();
	expect([await left?.innerText(), await right?.innerText()]).toEqual([
		expect.stringMatching(/Revision 1.*150/s),
		expect.stringMatching(/Revision 2.*180/s),
	]);
	// On a phone the two are below one another.
	await desk.setViewportSize({ width: 390, height: 800 });
	const [above, below] = [await left?.boundingBox(), await right?.boundingBox()];
	expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
	await desk.goBack();
	await expect.poll(() => desk.locator('.cmp__two').count()).toBe(0);
	await desk.goBack();
	await expect.poll(() => marked(desk, 'del')).toEqual(['150', LAST]);
	const editor = await site.enter('editor', new URL(sent).pathname + new URL(sent).search);
	await expect.poll(() => marked(editor, 'ins')).toEqual(['180']);
});

test('a text shows who wrote which words, by name, and one person’s alone', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Two hands');
	const editor = await site.enter('editor', `/admin/article/${id}`);
	await text(editor).waitFor();
	await text(editor).press('ControlOrMeta+End');
	await editor.keyboard.type(' Marta adds this.');
	await expect.poll(() => editor.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	await desk.goto(`/admin/article/${id}/history?from=1&to=now&view=who`);
	const people = desk.locator('.wro__people li');
	await expect
		.poll(() => people.allInnerTexts())
		.toEqual([expect.stringMatching(/Tomasz Wierzba.*21 words/s), expect.stringMatching(/Marta Oyelaran.*3 words/s)]);
	const runs = desk.locator('.wro__b').last().locator('p.diff > .wro');
	expect(await runs.last().innerText()).toMatch(/Marta Oyelaran, \d\d:\d\d:.*Marta adds this\./s);
	const only = desk.getByRole('button', { name: 'Marta Oyelaran' });
	await only.press('Enter');
	await expect.poll(() => only.getAttribute('aria-pressed')).toBe('true');
	await expect.poll(() => desk.locator('p.diff > .wro:not(.is-off)').count()).toBe(1);
});

test('a block is put back by keyboard while a colleague types in the same text, and nothing of theirs is lost', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Put back while somebody types');
	const editor = await site.enter('editor', `/admin/article/${id}`);
	await text(editor).waitFor();
	await text(editor).press('ControlOrMeta+Home');
	await desk.goto(`/admin/article/${id}/history?from=1&to=now`);
	const back = (words: string) => desk.getByRole('button', { name: `Put back: paragraph, ${words.slice(0, 40)}` });
	await back(LAST).waitFor();
	const words = 'Words that a colleague types while it is put back. ';
	const typing = editor.keyboard.type(words, { delay: 25 });
	await back(LAST).press('Enter');
	await expectToast(desk, /The block is back/);
	await back(FEE).press('Enter');
	await typing;
	const whole = `${words}${FIRST}${FEE}${LAST}`;
	await expectWritten(editor, whole);
	await expect.poll(() => editor.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	expect(await editor.locator('.cf').count()).toBe(0);
	await expect.poll(() => desk.locator('.cmp__back').count()).toBe(1);
	// The result is a revision like any other, and the one before it can be restored too.
	await expect.poll(() => desk.locator('.revs').innerText()).toMatch(/Tomasz Wierzba put a block of it back/);
	// The colleague's undo reverts their own typing, and not the restored block.
	await text(editor).press('ControlOrMeta+z');
	await expect.poll(() => written(editor)).toContain(`${FEE}${LAST}`);
});

test('whoever may look and not write is told who may, and a block that readers had comes back into the working copy', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Put back before readers');
	const { version } = (
		(await (await desk.request.get(`/admin/api/article/${id}`)).json()) as { data: { version: number } }
	).data;
	await call(desk, 'POST', `article/${id}/publish`, { version });
	// An account that may not read the drafts of an article sees the published revisions, and who may restore them.
	const translator = await site.enter('translator', `/admin/article/${id}/history`);
	await translator.locator('.cmp').first().waitFor();
	expect(await translator.locator('.revs li').count()).toBe(1);
	expect(await translator.locator('main').innerText()).toMatch(/You may look at this history; .*desk.* may put/is);
	expect(await translator.getByRole('button', { name: /Put back|Restore/ }).count()).toBe(0);
	expect(await translator.getByRole('link', { name: 'Who wrote what' }).count()).toBe(0);
	await desk.goto(`/admin/article/${id}/history?from=1&to=readers`);
	await desk.getByRole('button', { name: /^Put back: paragraph, The fee/ }).click();
	await desk.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
	await expectToast(desk, /The block is back/);
	await desk.locator('.revs').getByText('Working copy').waitFor();
	const reader = await site.keyboard();
	await reader.goto(`/news/detail?id=${id}`);
	expect(await reader.locator('main').textContent()).not.toContain('150');
	const { content } = (
		(await (await desk.request.get(`/admin/api/article/${id}`)).json()) as { data: { content: { html: string } } }
	).data;
	expect(content.html).toContain(FEE);
});

test('two texts of fourteen thousand words that differ everywhere do not freeze the page', async () => {
	const desk = await site.signIn('desk');
	const long = (more: string) =>
		html(...Array.from({ length: 280 }, (_, n) => `${`Words of paragraph ${n} of ${more} them. `.repeat(7)}End ${n}.`));
	const { id, version } = await call(desk, 'POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: 'Long and longer',
		html: long('all'),
	});
	await call(desk, 'PATCH', `article/${id}`, { version, html: long('some of') });
	await desk.goto(`/admin/article/${id}`);
	await text(desk).waitFor();
	await desk.evaluate(() => {
		const longTasks = { longest: 0 };
		(globalThis as unknown as { longTasks: typeof longTasks }).longTasks = longTasks;
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) longTasks.longest = Math.max(longTasks.longest, duration);
		}).observe({ type: 'longtask' });
	});
	const began = performance.now();
	await desk.locator('.side a[href$="/history"]').click();
	await desk.locator('.cmp__b--changed').nth(279).waitFor({ state: 'attached' });
	const shown = Math.round(performance.now() - began);
	const longest = await desk.evaluate(
		() => (globalThis as unknown as { longTasks: { longest: number } }).longTasks.longest,
	);
	console.info(
		`280 changed paragraphs of 50 words: shown after ${shown} ms, the longest task ${Math.round(longest)} ms`,
	);
	expect(longest).toBeLessThan(limit(4_000));
});
