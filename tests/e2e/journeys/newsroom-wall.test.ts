import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const message = (page: Page) => page.locator('.wmsg').textContent();

/** Presses the key for the next message until one matches. */
const goTo = (page: Page, words: RegExp) =>
	expect
		.poll(async () => {
			const now = (await message(page)) ?? '';
			if (!words.test(now)) await page.keyboard.press('j');
			return now;
		})
		.toMatch(words);

/** Posts messages on the wall of IECIE as visitors do. */
async function write(page: Page, texts: readonly string[]): Promise<void> {
	for (const text of texts) {
		const answer = await page.request.post('/api/v2/topic_iecie_wall/create', {
			data: { text, name: 'Omar Haddad', country: 'NO', edition: 'en' },
		});
		expect(await answer.json()).toMatchObject({ code: 1 });
	}
}

test('what comes while somebody decides stands at the end, and what a colleague has decided goes', async () => {
	const page = await site.enter('desk', '/admin/wall');
	await page.locator('.rail__live').waitFor({ state: 'attached' });
	const before = await message(page);
	const writer = await site.keyboard();
	await write(writer, ['Hall 3 has the quiet stands']);
	const row = page.getByRole('listitem').filter({ hasText: 'Hall 3 has the quiet stands' });
	await row.waitFor();
	expect(await message(page)).toBe(before);
	expect(await page.locator('.wq').last().textContent()).toContain('Hall 3 has the quiet stands');
	const other = await site.enter('editor', '/admin/wall');
	await other.getByRole('button', { name: /Hall 3 has the quiet stands/ }).click();
	await expect.poll(() => message(other)).toBe('Hall 3 has the quiet stands');
	await other.keyboard.press('r');
	await expectToast(other, 'Refused: “Hall 3 has the quiet stands”');
	await expect.poll(() => row.count()).toBe(0);
	expect(await message(page)).toBe(before);
	// A decision made here stays on the screen while the server's notification of it arrives.
	await page.keyboard.press('a');
	await expectToast(page, 'Approved');
	await page.getByRole('link', { name: /^Approved today [1-9]/ }).waitFor();
	expect(
		await page
			.locator('.wq')
			.filter({ hasText: before ?? '' })
			.count(),
	).toBe(0);
	await page.keyboard.press('u');
	await expectToast(page, 'Back in the queue');
	await expect
		.poll(() =>
			page
				.locator('.wq')
				.filter({ hasText: before ?? '' })
				.count(),
		)
		.toBe(1);
});

test('messages are decided by keys alone, taken back, and readers see it', async () => {
	const writer = await site.keyboard();
	await write(writer, ['Stand C14 has the refill dock', 'Cheap pods, write to me', 'cheap PODS, write to me!']);
	const page = await site.enter('desk', '/admin/wall');
	// Messages with the same text are grouped, and so are those of one visitor.
	await goTo(page, /C14|pods/i);
	const groups = await page.locator('.wq--grp').count();
	await page.keyboard.press('o');
	await expect.poll(() => page.locator('.wq--grp').count()).toBeLessThan(groups);
	await goTo(page, /C14/);
	await page.keyboard.press('a');
	await expectToast(page, 'Approved: “Stand C14 has the refill dock”');
	const reader = await site.keyboard();
	await reader.goto('/topic/iecie/wall');
	await expect
		.poll(async () => {
			await reader.reload();
			return reader.getByText('Stand C14 has the refill dock').count();
		})
		.toBe(1);
	await page.keyboard.press('u');
	await expectToast(page, 'Back in the queue: “Stand C14 has the refill dock”');
	await expect.poll(() => message(page)).toBe('Stand C14 has the refill dock');
	await reader.reload();
	expect(await reader.getByText('Stand C14 has the refill dock').count()).toBe(0);
	await page.keyboard.press('1');
	await expectToast(page, 'Refused');
	await page.getByRole('link', { name: /^Refused today/ }).click();
	// If the list is loaded before the decision has arrived, an older message stays selected.
	await page.getByRole('button', { name: /C14/ }).click();
	await page.getByText('Refused today by Tomasz Wierzba: Sells something').waitFor();
	await page.getByRole('button', { name: 'Back to the queue' }).click();
	await expectToast(page, 'Back in the queue');
	await page.getByRole('link', { name: /^Waiting/ }).click();
	await goTo(page, /C14/);
	// A decided message is added to its list also where the list was loaded before the decision arrived.
	const { promise: isAsked, resolve: letGo } = Promise.withResolvers<void>();
	await page.route(
		'**/admin/api/wall/decide',
		async (route) => {
			await isAsked;
			await route.continue();
		},
		{ times: 1 },
	);
	await page.keyboard.press('6');
	await page.keyboard.type('1 stand, named by 2 others');
	await page.keyboard.press('Enter');
	await expectToast(page, 'Refused: “Stand C14 has the refill dock”');
	const refused = page.getByRole('link', { name: /^Refused today/ });
	await refused.click();
	await expect.poll(() => refused.getAttribute('aria-current')).toBe('page');
	const row = page.getByRole('button', { name: /C14/ });
	expect(await row.count()).toBe(0);
	letGo();
	await row.click();
	await page.getByText('Refused today by Tomasz Wierzba: 1 stand, named by 2 others').waitFor();
});
