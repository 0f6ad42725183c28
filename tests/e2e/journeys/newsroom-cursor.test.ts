/** A cursor that somebody moves in the very moment in which the text changes: the browser tells the editor of it later. */
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { draftsOf } from './drafts';
import { expectWritten, openArticle, openNewsroom } from './newsroom';
import { text } from './unsaved-drafts';

const site = openNewsroom();
const { draft, expectStored } = draftsOf(site);

/**
 * Moves the cursor to the end of the text, as a key does, at the moment at which the next answer about the text is read.
 * @returns waits until that has happened
 */
async function moveWithNextAnswer(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(() => {
		const { json } = Response.prototype;
		Response.prototype.json = async function () {
			const { data, ...rest } = await json.call(this);
			if (this.url.includes('/steps') && (data.doc || data.steps.length > 0)) {
				Response.prototype.json = json;
				getSelection()?.modify('move', 'forward', 'documentboundary');
				document.body.dataset.moved = '';
			}
			return { data, ...rest };
		};
	});
	return () => page.locator('body[data-moved]').waitFor();
}

test('a cursor that is moved at the moment colleagues’ words come in stays where it was moved', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Moved at that moment');
	const editor = await site.signIn('editor');
	for (const page of [desk, editor]) await openArticle(page, id);
	for (const page of [desk, editor]) await text(page).press('ControlOrMeta+Home');
	const isMoved = await moveWithNextAnswer(desk);
	await editor.keyboard.type('Theirs. ');
	await isMoved();
	await expectWritten(desk, 'Theirs. Words.');
	await desk.keyboard.type(' Mine.');
	await expectStored(desk, id).toBe('<p>Theirs. Words. Mine.</p>');
});

test('a cursor that is moved at the moment the text is opened anew stays where it was moved', async () => {
	const desk = await site.signIn('desk', await site.keyboard({ expects: /status of 409/ }));
	const id = await draft(desk, 'Moved and opened anew');
	await openArticle(desk, id);
	// A step that is not taken makes the text a form field; once that is saved, the text is opened anew.
	await desk.route(/\/steps$/, (route) => {
		const sent = route.request().postDataJSON() as { schema: number };
		return route.continue({ postData: { ...sent, schema: sent.schema - 1 } });
	});
	await text(desk).press('ControlOrMeta+Home');
	await desk.keyboard.type('First. ');
	await desk.getByText('This page is older than the newsroom.').waitFor();
	const isMoved = await moveWithNextAnswer(desk);
	await desk.unroute(/\/steps$/);
	await desk.keyboard.press('ControlOrMeta+s');
	await isMoved();
	await desk.keyboard.type(' Last.');
	await expectStored(desk, id).toBe('<p>First. Words. Last.</p>');
});
