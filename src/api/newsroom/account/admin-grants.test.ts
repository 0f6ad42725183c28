/** An administrator's role has no scope: none is given with one, and none of former releases keeps one. */
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

const people = async () =>
	(await admin.ask('GET', 'people')).data.rows as { id: number; email: string; grants: unknown; version: string }[];

test.each([
	['edition', { role: 'admin', edition: 'es' }],
	['section', { role: 'admin', section: 'ai' }],
])('one with an %s is refused, to an invited person and to one who is there', async (field, grant) => {
	const refused = { status: 400, data: { reason: 'invalid', field: `grants.1.${field}` } };
	const grants = [{ role: 'desk', edition: 'es' }, grant];
	const email = `${field}@brume.example`;
	expect(await admin.ask('POST', 'people/invite', { email, name: 'Ada', grants })).toMatchObject(refused);
	expect((await people()).filter((one) => one.email === email)).toEqual([]);
	const made = await admin.ask('POST', 'people/invite', { email, name: 'Ada', grants: [{ role: 'admin' }] });
	expect(made.status).toBe(200);
	expect(await admin.ask('PATCH', `people/${made.data.id}`, { grants })).toMatchObject(refused);
	expect((await people()).find((one) => one.email === email)?.grants).toEqual([{ role: 'admin' }]);
});
