/** People, keys and the audit are read by an administrator who has just shown a password or passkey. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInDemo } from '../../../../tests/demonstration';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { session } from '../../../data/tables/security/account';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const ageProofs = () =>
	site.db.write((tx) => tx.update(session).set({ proved_at: Math.floor(Date.now() / 1000) - 901 }));
const reasonOf = async (by: Visitor, path: string) => {
	const { status, data } = await by.ask('GET', path);
	return status === 200 ? 200 : data.reason;
};

test.each(['people', 'keys', 'audit', 'audit?noun=article'])('%s', async (path) => {
	const admin = await signedIn(site, [{ role: 'admin' }]);
	expect(await reasonOf(admin, path)).toBe(200);
	await ageProofs();
	const refused = await admin.ask('GET', path);
	expect(refused).toMatchObject({ status: 403, data: { reason: 'unproved' } });
	expect(Object.keys(refused.data)).toEqual(['reason']);
});

test('the application is told that the screens are there, and what the start shows asks for no proof', async () => {
	const admin = await signedIn(site, [{ role: 'admin' }]);
	await ageProofs();
	const { rights } = (await admin.ask('GET', 'session')).data as { rights: string[] };
	expect(rights).toEqual(expect.arrayContaining(['account.read', 'admin_token.read', 'audit.read', 'health.read']));
	for (const path of ['noun', 'set-up', 'health', 'article'])
		expect([path, await reasonOf(admin, path)]).toEqual([path, 200]);
});

test('a desk reads the audit in its scope without a proof; with a role that waits for one as well, as far as its own goes', async () => {
	const desk = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	const both = await signedIn(site, [{ role: 'desk', edition: 'es' }, { role: 'admin' }]);
	const accounts = async () => ((await both.ask('GET', 'audit?noun=account')).data.rows as object[]).length;
	await both.ask('POST', 'people/invite', { email: 'nil@brume.example', name: 'Nil', grants: [{ role: 'data' }] });
	expect(await accounts()).toBeGreaterThan(0);
	await ageProofs();
	expect(await reasonOf(desk, 'audit')).toBe(200);
	expect(await reasonOf(desk, 'people')).toBe('forbidden');
	expect(await accounts()).toBe(0);
});

test('a person of the demonstration has proved it by the click', async () => {
	const visitor = await signedInDemo(site, 'admin');
	for (const path of ['people', 'keys', 'audit']) expect([path, await reasonOf(visitor, path)]).toEqual([path, 200]);
	await ageProofs();
	expect(await reasonOf(visitor, 'people')).toBe('unproved');
	await signedInDemo(site, 'admin', visitor);
	expect(await reasonOf(visitor, 'people')).toBe(200);
});

test('a call that writes is refused for the missing proof before anything that it was given is looked at', async () => {
	const admin = await signedIn(site, [{ role: 'admin' }]);
	await ageProofs();
	for (const [method, path] of [
		['POST', 'people/invite'],
		['PATCH', 'people/1'],
		['POST', 'keys'],
	] as const)
		expect(await admin.ask(method, path, {})).toMatchObject({ status: 403, data: { reason: 'unproved' } });
});
