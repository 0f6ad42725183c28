import type { Page } from '@playwright/test';
import { documentOfRecord, type StepRecord } from '../../src/shared/text/steps';
import { demoFragment } from '../demonstration';
import type { FaultEnvironment } from './environment';
import { waitFor } from './wait-for';

/** Seconds for which a round waits for a condition. */
export const ROUND_TIMEOUT_SECONDS = 60;

/** Form of a typed word: the rest of one that a fault cuts off never looks like another. */
export const WORD = /^w\d{4}$/;

/** The field of an article's text. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A typed word, and when the browser received it. */
export interface Typed {
	word: string;
	at: number;
}

/** Types unique words one after another, until the browser has ended or `isEnough` returns true. */
export async function typeOn(page: Page, typed: Typed[], isEnough: () => boolean): Promise<void> {
	while (!isEnough()) {
		const word = `w${String(typed.length).padStart(4, '0')}`;
		try {
			await page.keyboard.type(` ${word}`);
		} catch {
			return;
		}
		typed.push({ word, at: performance.now() });
	}
}

/** Makes a draft by a call with the session of the page. @returns its number */
export async function draft(page: Page, origin: string): Promise<number> {
	const made = await page.request.post(`${origin}/admin/api/article`, {
		data: { edition: 'en', type: 'regulation', title: 'Typed under a fault', html: '<p>Begun.</p>' },
		headers: { origin },
	});
	return ((await made.json()) as { data: { id: number } }).data.id;
}

/** Opens a screen of the newsroom as an editor of the demonstration, and signs in where necessary. */
export async function enter(
	page: Page,
	environment: Pick<FaultEnvironment, 'dataDir'>,
	address: string,
): Promise<void> {
	await page.goto(address + demoFragment(environment));
	const person = page.getByRole('button', { name: 'Marta Oyelaran' });
	const screen = page.locator('#heading');
	await person.or(screen).first().waitFor();
	if (await person.isVisible()) await person.click();
	await screen.waitFor();
}

/** The text on the screen, without the names at the cursors of colleagues. */
export const shown = (page: Page) =>
	text(page).evaluate((element) => {
		const copy = element.cloneNode(true) as Element;
		for (const caret of copy.querySelectorAll('.caret')) caret.remove();
		return copy.textContent ?? '';
	});
/** The typed words of a text. */
export const wordsOf = (content: string) => content.split(/\s+/).filter((word) => WORD.test(word));

/** Saves the recovered text as the person who typed it would. @returns the text on the server */
export async function savedText(page: Page, origin: string, id: number): Promise<string> {
	await text(page).waitFor();
	await page.keyboard.press('ControlOrMeta+s');
	const state = page.locator('.top [role="status"]');
	let content = '';
	await waitFor(
		() => `it is saved, and not “${content}”`,
		async () => {
			content = (await state.textContent()) ?? '';
			return content === '' || content.startsWith('Saved');
		},
		ROUND_TIMEOUT_SECONDS,
	);
	const answer = await page.request.get(`${origin}/admin/api/article/${id}/steps`);
	const { data } = (await answer.json()) as { data: { doc: StepRecord } };
	return documentOfRecord(data.doc).textContent;
}
