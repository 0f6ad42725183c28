/** For journeys of words that are typed into a draft and not saved: kept by the browser, and back on another page. */
import type { Page } from '@playwright/test';
import { draftsOf } from './drafts';
import { closePage, isKept } from './kept-records';

/** The text of the article that is open, and its headline. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
/** The line that says what came back. */
export const back = (page: Page) => page.getByText(/^◒ What you typed and never saved/);
/** What the screen says about saving. */
export const state = (page: Page) => page.locator('.top [role="status"]').textContent();

/** Addresses by which an article is saved. */
export const SAVES = /\/admin\/api\/article\/\d+(\/steps)?$/;
/** Blocks every save of an article: a draft saves itself, sooner or later by the speed of the machine. */
export const saveNothing = (page: Page) =>
	page.route(SAVES, (route) =>
		['PATCH', 'POST'].includes(route.request().method()) ? route.abort() : route.continue(),
	);

/** Types a sentence at the end of the text, of which nothing is saved, and waits until the browser keeps it. */
export async function typeUnsaved(page: Page, sentence: string): Promise<void> {
	await saveNothing(page);
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type(` ${sentence}`);
	await isKept(page, sentence);
}

/** Opens an article on another page of the same browser, after the first page has crashed. */
export async function openAgain(page: Page, id: number): Promise<Page> {
	const next = await page.context().newPage();
	await closePage(page, next);
	await next.goto(`/admin/article/${id}`);
	await text(next).waitFor();
	return next;
}

/** @param site that is open */
export function unsavedDraftsOf(site: { readonly url: string }) {
	const { draft, headers } = draftsOf(site);
	return {
		headers,
		/** Makes a draft by a call with the session of the page, and opens it. @returns its number */
		async openDraft(page: Page, title: string): Promise<number> {
			const id = await draft(page, title);
			await page.goto(`/admin/article/${id}`);
			await text(page).waitFor();
			return id;
		},
	};
}
