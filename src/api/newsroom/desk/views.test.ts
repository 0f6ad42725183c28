import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import type { SavedView } from './view-calls';

let site: TestFront;
let reporter: Visitor;
let editor: Visitor;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }]);
	editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	desk = await signedIn(site, [{ role: 'desk' }]);
});
afterAll(() => site.stop());

const viewsOf = async (by: Visitor) =>
	(await by.ask('GET', 'saved_view?noun=article')).data.rows as unknown as SavedView[];
const save = (by: Visitor, more: object) =>
	by.ask('POST', 'saved_view', { noun: 'article', name: 'Brussels', query: 'status=review&type=regulation', ...more });

test('a view is one’s own until it is shared', async () => {
	const { status, data } = await save(reporter, {});
	expect(status).toBe(201);
	expect(await viewsOf(reporter)).toMatchObject([{ name: 'Brussels', is_own: true, is_shared: false }]);
	expect(await viewsOf(editor)).toEqual([]);
	expect((await save(reporter, {})).status).toBe(409);
	const path = `saved_view/${data.id}`;
	// What one does not have is not there.
	expect((await editor.ask('PATCH', path, { name: 'Mine now' })).status).toBe(404);
	expect((await reporter.ask('PATCH', path, { is_shared: true, name: 'Brussels this week' })).status).toBe(200);
	expect(await viewsOf(editor)).toMatchObject([{ name: 'Brussels this week', is_own: false, owner: 'reporteren' }]);
	for (const method of ['PATCH', 'DELETE']) expect((await editor.ask(method, path, { name: 'No' })).status).toBe(403);
	expect((await desk.ask('DELETE', path)).status).toBe(200);
	expect(await viewsOf(reporter)).toEqual([]);
	expect((await desk.ask('DELETE', path)).status).toBe(404);
});

test('nobody has two views of one name, and a view is filters and nothing else', async () => {
	await save(desk, { name: 'One' });
	const second = await save(desk, { name: 'Two' });
	expect(await desk.ask('PATCH', `saved_view/${second.data.id}`, { name: 'One' })).toMatchObject({ status: 409 });
	expect(await save(desk, { name: 'Three', query: 'a b#c' })).toMatchObject({ status: 400, data: { field: 'query' } });
	expect((await save(desk, { name: ' ' })).status).toBe(400);
	expect((await fetch(`${site.url}/admin/api/saved_view?noun=article`)).status).toBe(401);
});
