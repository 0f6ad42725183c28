/** For journeys through the newsroom: somebody of the demonstration who sits before it. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { demoFragment, demoSecret } from '../../demonstration';
import { openSite, type Site } from './readers';

/** Names of the demonstration's people, by role, as the sign-in page calls them. */
const PEOPLE = {
	reporter: 'Priya Raman',
	editor: 'Marta Oyelaran',
	translator: 'Inés Carrasco',
	desk: 'Tomasz Wierzba',
	admin: 'Ruben Achterberg',
} as const;
export type Person = keyof typeof PEOPLE;

interface Newsroom extends Site {
	/** Signs somebody in by the call that the button with their name makes. @returns a page that shows nothing yet */
	signIn(person: Person, page?: Page): Promise<Page>;
	/** Signs somebody in likewise, and opens a screen. */
	enter(person: Person, path: string, page?: Page): Promise<Page>;
	/** Opens a screen by the address that the start prints, and signs somebody in on the sign-in page by one click. */
	enterByClick(person: Person, path: string, page?: Page): Promise<Page>;
}

/** To be called at the top of a file of journeys through the newsroom. */
export function openNewsroom(options: Parameters<typeof openSite>[0] = {}): Newsroom {
	const site = openSite(options);
	const isThere = async (page: Page) => {
		await page.locator('#rail').waitFor({ state: 'attached' });
		await page.locator('#heading').waitFor();
	};
	const signIn = async (person: Person, given?: Page) => {
		const page = given ?? (await site.keyboard());
		const origin = new URL(site.front.settings.newsroom_url).origin;
		const address = `${origin}/admin/api/session/demo`;
		const answer = await page.request.post(address, {
			data: { role: person, secret: demoSecret(site.front) },
			headers: { origin },
		});
		expect(answer.status()).toBe(200);
		return page;
	};
	return Object.assign(site, {
		signIn,
		async enter(person: Person, path: string, given?: Page) {
			const page = await signIn(person, given);
			await page.goto(path);
			await isThere(page);
			return page;
		},
		async enterByClick(person: Person, path: string, given?: Page) {
			const page = given ?? (await site.keyboard());
			await page.goto(path + demoFragment(site.front));
			await page.getByRole('button', { name: PEOPLE[person] }).click();
			await isThere(page);
			return page;
		},
	});
}

/** Waits until the toasts show these words. */
export const expectToast = (page: Page, words: RegExp | string) =>
	expect.poll(() => page.locator('.toasts').textContent(), { message: 'the text of the toasts' }).toMatch(words);

/** Opens an article, and waits until its text is there and receives changes. */
export async function openArticle(page: Page, id: number): Promise<void> {
	await page.goto(`/admin/article/${id}`);
	await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
	await page.locator('.rail__live').waitFor({ state: 'attached' });
}

/** What is written in the editor of an article, without the names at the cursors of others. */
export const written = (page: Page) =>
	page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((element) => {
		const copy = element.cloneNode(true) as Element;
		for (const caret of copy.querySelectorAll('.caret')) caret.remove();
		return copy.textContent;
	});

/** Waits until the editor of an article holds just these words. */
export const expectWritten = (page: Page, words: string) =>
	expect.poll(() => written(page), { message: 'what is written' }).toBe(words);

/** Names of the kinds of a change for readers, and of the button that publishes it as such. */
const KINDS = {
	Minor: 'Publish as minor',
	Update: 'Publish as update',
	Correction: 'Publish and tell readers',
} as const;

/** Publishes the working copy of the article that is open, as a kind of change. @param words of a correction, for readers */
export async function publishUpdate(page: Page, kind: keyof typeof KINDS, words?: string): Promise<void> {
	await page.getByRole('button', { name: 'Publish update', exact: true }).click();
	const dialog = page.getByRole('dialog');
	// The differences are shown before anything can be published.
	await dialog.getByText('This differs from what readers have:').waitFor();
	await dialog.getByRole('radio', { name: kind }).check();
	if (words !== undefined) await dialog.getByLabel('Words for readers').fill(words);
	await dialog.getByRole('button', { name: KINDS[kind] }).click();
	await dialog.waitFor({ state: 'detached' });
	await expectToast(page, /The update of .* is published/);
}
