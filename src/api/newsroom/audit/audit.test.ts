/** The audit log calls rows by the names that people know. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

interface Line {
	action: string;
	noun: string;
	row_id: string;
	name: string | null;
}
const lines = async (query: string) => (await admin.ask('GET', `audit?${query}`)).data.rows as unknown as Line[];

test('an article by its headline, a declared row by its name, and a row that is gone by no name', async () => {
	const made = await admin.ask('POST', 'article', { edition: 'en', type: 'company', title: 'A kiln is named' });
	const { id, version } = made.data as { id: number; version: number };
	await admin.ask('POST', `article/${id}/submit`, { version });
	expect(await lines(`noun=article&row=${id}`)).toMatchObject([
		{ action: 'submit', name: 'A kiln is named' },
		{ action: 'create', name: 'A kiln is named' },
	]);
	const tag = await admin.ask('POST', 'tag', { edition: 'en', slug: 'kilns', name: 'Kilns' });
	expect(tag.status).toBe(201);
	const key = (tag.data as { id: number }).id;
	expect(await lines(`noun=tag&row=${key}`)).toMatchObject([{ name: 'Kilns' }]);
	await admin.ask('DELETE', `tag/${key}?version=${tag.data.version}`);
	const gone = await lines(`noun=tag&row=${key}`);
	expect(gone.map(({ name }) => name)).toEqual(gone.map(() => null));
	const path = await admin.ask('POST', 'redirect', { source: '/old-kiln', target: '/news' });
	expect(path.status).toBe(201);
	expect(await lines('noun=redirect&row=%2Fold-kiln')).toMatchObject([{ name: '/old-kiln' }]);
});

test('a person by the name of the account', async () => {
	const invited = await admin.ask('POST', 'people/invite', {
		email: 'kim@brume.example',
		name: 'Kim Ferrer',
		language: 'en',
		grants: [{ role: 'editor' }],
	});
	expect(invited.status).toBeLessThan(300);
	const [line] = (await lines('noun=account')).filter(({ name }) => name === 'Kim Ferrer');
	expect(line).toBeDefined();
});

test('whoever may not see the audit is told no name', async () => {
	const editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	expect(await editor.ask('GET', 'audit?noun=account')).toMatchObject({ status: 403 });
});
