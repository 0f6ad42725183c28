/** Drafts of a journey, made and read by the newsroom's calls. */
import type { Page } from '@playwright/test';
import { expect } from 'vitest';

/** Headers of a call that a page of the newsroom makes. */
export const sameOrigin = (origin: string) => ({ origin, 'sec-fetch-site': 'same-origin' });

/** Calls about drafts. @param site that is open */
export function draftsOf(site: { readonly url: string }) {
	const headers = () => sameOrigin(site.url);
	/** Reads an article as it is stored. */
	async function stored(page: Page, id: number) {
		const answer = await page.request.get(`/admin/api/article/${id}`);
		const { data } = (await answer.json()) as { data: { version: number; content: { html: string } } };
		return { version: data.version, html: data.content.html };
	}
	return {
		headers,
		stored,
		/** Begins a draft that lacks nothing. @returns its number */
		async draft(page: Page, title: string, html = '<p>Words.</p>', more: object = {}): Promise<number> {
			const seo_url = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
			const content = { edition: 'en', type: 'company', title, html, standfirst: 'More.', seo_url };
			const data = { ...content, links: { authors: [1] }, ...more };
			const made = await page.request.post('/admin/api/article', { data, headers: headers() });
			return ((await made.json()) as { data: { id: number } }).data.id;
		},
		/** Waits for what of an article is stored. */
		expectStored: (page: Page, id: number) => expect.poll(async () => (await stored(page, id)).html),
		/** Publishes an article as it is stored. */
		async publish(page: Page, id: number): Promise<void> {
			const { version } = await stored(page, id);
			const data = { version };
			const answer = await page.request.post(`/admin/api/article/${id}/publish`, { data, headers: headers() });
			expect(answer.status()).toBe(200);
		},
		/** Sets the language of the newsroom for the person who is signed in. */
		async speak(page: Page, language: string): Promise<void> {
			const data = { language };
			expect((await page.request.patch('/admin/api/me', { data, headers: headers() })).status()).toBe(200);
		},
	};
}
