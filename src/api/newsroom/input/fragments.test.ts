/** Links to places within a text, from the call that brings it to the page that readers have. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

const WITH_NOTE =
	'<p>Duty rose<sup><a href="#fn-a" id="ref-a">1</a></sup>.</p><ol><li id="fn-a">The ledger <a href="#ref-a">↩</a></li></ol>';

async function draft(title: string, html: string): Promise<{ id: number; version: number }> {
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title,
		html,
		links: { authors: [author_id] },
	});
	expect([made.status, made.msg]).toEqual([201, made.msg]);
	return made.data as unknown as { id: number; version: number };
}
const read = async (id: number) => (await desk.ask('GET', `article/${id}`)).data;
const htmlOf = async (id: number) => ((await read(id)).content as { html: string }).html;

test('a note keeps both of its ends, from the call to the page', async () => {
	const { id, version } = await draft('A note with two ends', WITH_NOTE);
	expect(await htmlOf(id)).toBe(
		'<p>Duty rose<a href="#fn-a"><sup id="ref-a">1</sup></a>.</p>\n<ol><li id="fn-a">The ledger <a href="#ref-a">↩</a></li></ol>',
	);
	expect((await desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
	const page = await (await fetch(`${site.url}/news/a-note-with-two-ends`)).text();
	for (const place of ['fn-a', 'ref-a']) {
		expect(page).toContain(`href="#${place}"`);
		expect(page.split(`id="${place}"`)).toHaveLength(2);
	}
	// In a feed the links lead to the page, because its readers show the text elsewhere.
	const feed = await (await fetch(`${site.url}/feed.json`)).text();
	expect(feed).toContain('/news/a-note-with-two-ends#fn-a');
	expect(feed).not.toContain('href=\\"#');
});

test('a link to a place that a text does not have comes in as its words', async () => {
	const { id, version } = await draft('A link without a place', '<p>See <a href="#table-2">table 2</a>.</p>');
	expect(await htmlOf(id)).toBe('<p>See table 2.</p>');
	const html = '<h2>Rates</h2><p><a href="#rates">Up</a>, <a href="#_ftn9">[9]</a></p>';
	expect((await desk.ask('PATCH', `article/${id}`, { version, html })).status).toBe(200);
	expect(await htmlOf(id)).toBe('<h2 id="rates">Rates</h2>\n<p><a href="#rates">Up</a>, [9]</p>');
});

test('a link whose place goes later stays, and the checklist names it', async () => {
	const { id, version } = await draft('A note that goes', WITH_NOTE);
	const html = (await htmlOf(id)).split('\n')[0];
	const saved = await desk.ask('PATCH', `article/${id}`, { version, html });
	expect(saved.status).toBe(200);
	expect(await htmlOf(id)).toBe('<p>Duty rose<a href="#fn-a"><sup id="ref-a">1</sup></a>.</p>');
	expect((await read(id)).checks).toContain('link');
	const refused = await desk.ask('POST', `article/${id}/publish`, { version: saved.data.version });
	expect([refused.status, refused.data]).toEqual([409, expect.objectContaining({ field: 'link' })]);
});

test('the text of a page keeps its notes too', async () => {
	const made = await desk.ask('POST', 'page', {
		edition: 'en',
		name: 'notes-of-a-page',
		title: 'Notes',
		html: `${WITH_NOTE}<p><a href="#nowhere">x</a></p>`,
	});
	expect([made.status, made.msg]).toEqual([201, made.msg]);
	const page = (await desk.ask('GET', `page/${(made.data as { id: number }).id}`)).data;
	expect(JSON.stringify(page)).toContain('<li id=\\"fn-a\\">');
	expect(JSON.stringify(page)).not.toContain('#nowhere');
});
