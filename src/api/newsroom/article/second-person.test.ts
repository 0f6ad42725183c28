/** Where an installation asks for it, nobody publishes alone what they wrote. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
let editor: Visitor;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	expect(await admin.ask('POST', 'setting', { name: 'second_person', value: true })).toMatchObject({ status: 201 });
});
afterAll(() => site.stop());

let count = 0;
async function draft(by: Visitor) {
	count += 1;
	const made = await by.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `Two see it ${count}`,
		html: '<p>Two see it.</p>',
		links: { authors: [author_id] },
	});
	return made.data as unknown as { id: number; version: number };
}
const take = (by: Visitor, verb: string, id: number, version: number, more: Record<string, unknown> = {}) =>
	by.ask('POST', `article/${id}/${verb}`, { version, ...more });
const alone = { status: 409, data: { reason: 'state', field: 'second_person' } };
const later = { at: Math.floor(Date.now() / 1000) + 86_400, zone: 'Europe/Madrid' };

test('who wrote its last words neither publishes nor plans it; somebody else does', async () => {
	const { id, version } = await draft(editor);
	expect((await editor.ask('GET', `article/${id}`)).data.checks).toEqual(['second_person']);
	expect((await desk.ask('GET', `article/${id}`)).data.checks).toEqual([]);
	expect(await take(editor, 'publish', id, version)).toMatchObject(alone);
	expect(await take(editor, 'schedule', id, version, later)).toMatchObject(alone);
	const saved = await desk.ask('PATCH', `article/${id}`, { version, standfirst: 'The desk looked.' });
	const at = saved.data.version as number;
	expect(await take(desk, 'publish', id, at)).toMatchObject(alone);
	expect(await take(editor, 'publish', id, at)).toMatchObject({ status: 200 });
});

test('what is planned is not given other words that nobody sees', async () => {
	const { id, version } = await draft(editor);
	const planned = await take(desk, 'schedule', id, version, later);
	const at = planned.data.version as number;
	expect(await editor.ask('PATCH', `article/${id}`, { version: at, standfirst: 'Late.' })).toMatchObject(alone);
	expect(await take(editor, 'restore', id, at, { number: 1 })).toMatchObject(alone);
});

test('without the setting one person may do both', async () => {
	const [row] = (await admin.ask('GET', 'setting?search=second_person')).data.rows as { version: string }[];
	const given = { value: false, version: row?.version };
	expect(await admin.ask('PATCH', 'setting/row?key=second_person', given)).toMatchObject({ status: 200 });
	const { id, version } = await draft(editor);
	expect(await take(editor, 'publish', id, version)).toMatchObject({ status: 200 });
});

test('a revision of what readers have is restored by whoever may publish, and by nobody else', async () => {
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }], author_id);
	const { id, version } = await draft(reporter);
	const saved = await reporter.ask('PATCH', `article/${id}`, { version, standfirst: 'More.' });
	const shown = await take(desk, 'publish', id, saved.data.version as number);
	const at = shown.data.version as number;
	expect(await take(reporter, 'restore', id, at, { number: 1 })).toMatchObject({ status: 403 });
	expect(await take(desk, 'restore', id, at, { number: 1 })).toMatchObject({ status: 200 });
});
