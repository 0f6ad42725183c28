import type { Locator, Page } from '@playwright/test';
import { draft, ROUND_TIMEOUT_SECONDS, savedText, shown, text } from './typing';
import { waitFor } from './wait-for';

/** A screen on which somebody types while a fault happens. */
export interface WritingPlace {
	name: string;
	/** Makes or finds a row that nobody has typed in. @returns the address of its screen */
	make(page: Page, origin: string): Promise<string>;
	field(page: Page): Locator;
	/** Asks for what was typed to be saved, on a screen that does not save by itself. */
	send?(page: Page): Promise<void>;
	/** The words that are on the screen now. */
	read(page: Page): Promise<string>;
	/** The words once all is well again: those that are saved, where the screen saves by itself. */
	recover(page: Page, address: string): Promise<string>;
}

const numberOf = (address: string) => Number(address.split('/').at(-1));
const bio = (page: Page) => page.locator('[id="texts.en.bio"]');

/** The text of a draft, which is sent step by step. */
export const DRAFT: WritingPlace = {
	name: 'the text of a draft',
	make: async (page, origin) => `${origin}/admin/article/${await draft(page, origin)}`,
	field: text,
	read: shown,
	recover: (page, address) => savedText(page, new URL(address).origin, numberOf(address)),
};

let published = 0;

/** The text of an article that readers have, which goes into its working copy. */
export const PUBLISHED: WritingPlace = {
	name: 'the text of a published article',
	async make(page, origin) {
		const answer = await page.request.get(`${origin}/admin/api/article?status=published&edition=en&limit=50`);
		const { rows } = ((await answer.json()) as { data: { rows: { id: number }[] } }).data;
		const row = rows[published % rows.length];
		published += 1;
		return `${origin}/admin/article/${row?.id}`;
	},
	field: text,
	read: shown,
	recover: (page, address) => savedText(page, new URL(address).origin, numberOf(address)),
};

/** A field in the form of a row. */
export const FORM: WritingPlace = {
	name: 'the form of a row',
	async make(page, origin) {
		const name = `Writer ${Date.now().toString(36)}`;
		const made = await page.request.post(`${origin}/admin/api/author`, {
			data: { slug: name.toLowerCase().replace(' ', '-'), name, texts: { en: { role: 'Reporter', bio: 'Begun.' } } },
			headers: { origin },
		});
		return `${origin}/admin/author/${((await made.json()) as { data: { id: number } }).data.id}`;
	},
	field: bio,
	send: (page) => page.keyboard.press('ControlOrMeta+s'),
	read: (page) => bio(page).inputValue(),
	async recover(page, address) {
		await bio(page).waitFor();
		const read = async () => {
			const answer = await page.request.get(address.replace('/admin/', '/admin/api/'));
			return ((await answer.json()) as { data: { texts: { en: { bio: string } } } }).data.texts.en.bio;
		};
		const isSaved = async () => {
			await page.keyboard.press('ControlOrMeta+s');
			return (await read()) === (await bio(page).inputValue());
		};
		await waitFor('the form is saved', isSaved, ROUND_TIMEOUT_SECONDS);
		return read();
	},
};
