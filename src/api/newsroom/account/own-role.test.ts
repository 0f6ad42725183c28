/** People see who changed their own role and when, and nothing about other accounts. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { makeFirstLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { session } from '../../../data/tables/security/account';

let site: TestFront;
let chief: Visitor;
const now = () => Math.floor(Date.now() / 1000);
beforeAll(async () => {
	site = await openTestFront();
	const token = await makeFirstLink(createContext(site.db, actors.operator, now()));
	chief = (await settle(site.url, String(token), { email: 'ana@brume.example' })).visitor;
});
afterAll(() => site.stop());

const idOf = async (visitor: Visitor) =>
	((await visitor.ask('GET', 'session')).data.account as { id: number } | undefined)?.id ?? 0;
/** Gives somebody other roles, which ends their sessions, and lets them in again. */
async function change(id: number, to: object): Promise<Visitor> {
	expect((await chief.ask('PATCH', `people/${id}`, to)).status).toBe(200);
	const again = await signedIn(site, []);
	const made = await idOf(again);
	await site.db.write((tx) => tx.update(session).set({ account_id: id }).where(eq(session.account_id, made)));
	return again;
}

test('a change of the role is told to the person whose role it is', async () => {
	const before = await signedIn(site, [{ role: 'editor' }]);
	const id = await idOf(before);
	expect(await before.ask('GET', 'me/role')).toMatchObject({ status: 200, data: {} });
	const visitor = await change(id, { grants: [{ role: 'reporter' }] });
	const { data } = await visitor.ask('GET', 'me/role');
	expect(data).toEqual({ change: { by: 'Ana Duarte', by_kind: 'staff', at: expect.any(Number) } });
	expect(Math.abs((data.change as { at: number }).at - now())).toBeLessThan(600);
});

test('a colleague is told nothing about it, and neither is an administrator, a program or nobody', async () => {
	const before = await signedIn(site, [{ role: 'editor' }]);
	await change(await idOf(before), { grants: [{ role: 'reporter' }] });
	const colleague = await signedIn(site, [{ role: 'editor' }]);
	expect((await colleague.ask('GET', 'me/role')).data).toEqual({});
	expect((await chief.ask('GET', 'me/role')).data).toEqual({});
	expect((await before.ask('GET', 'me/role')).status).toBe(401);
	expect(
		(await colleague.send('GET', 'me/role', undefined, { authorization: `Bearer ${'a'.repeat(43)}` })).status,
	).toBe(401);
});

test('what is no change of the rights is not told, and neither is what somebody did themselves', async () => {
	const visitor = await signedIn(site, [{ role: 'editor' }]);
	const id = await idOf(visitor);
	await chief.ask('PATCH', `people/${id}`, { name: 'Another name' });
	expect((await visitor.ask('GET', 'me/role')).data).toEqual({});
	const own = await idOf(chief);
	await chief.ask('PATCH', `people/${own}`, { name: 'Ana D.' });
	expect((await chief.ask('GET', 'me/role')).data).toEqual({});
});
