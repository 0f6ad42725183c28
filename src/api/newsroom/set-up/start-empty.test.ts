/** An administrator of the demonstration removes it: only where nobody has an account of their own, and on this machine. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoSecret, signedInDemo } from '../../../../tests/demonstration';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { Visitor } from '../../../../tests/staff-visitor';
import { loadDemo } from '../../../commands/demo/load-demo';
import { session } from '../../../data/tables/security/account';
import { roles } from '../../../shared/staff';

let site: TestFront;
beforeEach(async () => {
	site = await openTestFront();
});
afterEach(() => site.stop());

const ownPage = { 'sec-fetch-site': 'same-origin' };
const planOf = async (visitor: Visitor) => String((await visitor.ask('GET', 'set-up/demonstration')).data.hash);

test('the answer holds the link of the first administrator, once, and the person is gone with the demonstration', async () => {
	const person = await signedInDemo(site, 'admin');
	const colleague = await signedInDemo(site, 'editor');
	expect((await person.ask('GET', 'set-up')).data).toMatchObject({ is_demonstration: true, may_remove: true });
	const removed = await person.ask('DELETE', `set-up/demonstration?hash=${await planOf(person)}`);
	expect(removed.data).toMatchObject({ is_demonstration: false });
	const link = new URL(String(removed.data.first_link));
	expect([link.origin, link.pathname.replace(/[\w-]{43}$/, '')]).toEqual([site.settings.newsroom_url, '/admin/link/']);

	for (const one of [person, colleague])
		expect((await one.ask('GET', 'session')).data).toMatchObject({ state: 'out', has_demo: false });
	const again = { role: 'admin', secret: demoSecret(site) };
	expect((await new Visitor(site.url).ask('POST', 'session/demo', again)).status).toBe(403);
	expect(await loadDemo(site.db, { now: 2_000_000_000 })).toBe(false);

	const token = link.pathname.split('/').at(-1);
	const password = 'una barca verde en la ría';
	const first = new Visitor(site.url);
	const fields = { token, password, email: 'ana@vapor.test', name: 'Ana Duarte' };
	expect((await first.ask('POST', 'link/accept', fields)).status).toBe(200);
	const second = await new Visitor(site.url).ask('POST', 'link/accept', { ...fields, email: 'eve@vapor.test' });
	expect(second.status).toBeGreaterThanOrEqual(400);
	// No address and no log has held it.
	expect(JSON.stringify(site.lines)).not.toContain(token);
	expect(JSON.stringify((await site.db.staff.query.audit.findMany()) as unknown)).not.toContain(token);
});

test('where somebody has an account of their own, people of the demonstration are refused, and nothing goes', async () => {
	const person = await signedInDemo(site, 'admin');
	const hash = await planOf(person);
	await signedIn(site, [{ role: 'reporter', edition: 'en' }]);
	expect((await person.ask('GET', 'set-up')).data).toMatchObject({ is_demonstration: true, may_remove: false });
	for (const [method, path] of [
		['GET', 'set-up/demonstration'],
		['DELETE', `set-up/demonstration?hash=${hash}`],
	] as const)
		expect((await person.ask(method, path)).data).toMatchObject({
			reason: 'state',
			rule: { name: 'own_account_first' },
		});
	expect((await person.ask('GET', 'set-up')).data.is_demonstration).toBe(true);
});

test('a session of the demonstration counts only where its people are offered, with a fresh click, and an administrator’s', async () => {
	const person = await signedInDemo(site, 'admin');
	const hash = await planOf(person);
	const calls = [
		['GET', 'set-up/demonstration'],
		['DELETE', `set-up/demonstration?hash=${hash}`],
	] as const;
	for (const [method, path] of calls) {
		const forwarded = { ...ownPage, 'x-forwarded-for': '203.0.113.7' };
		expect((await person.send(method, path, undefined, forwarded)).status).toBe(403);
		for (const role of roles.filter((one) => one !== 'admin')) {
			const other = await signedInDemo(site, role);
			expect([role, (await other.ask(method, path)).data.reason]).toEqual([role, 'forbidden']);
		}
	}
	await site.db.write((tx) => tx.update(session).set({ proved_at: 1 }));
	for (const [method, path] of calls) expect((await person.ask(method, path)).data.reason).toBe('unproved');
	expect((await person.ask('POST', 'session/demo/proof')).status).toBe(200);
	expect(await planOf(person)).toBe(hash);
	expect((await person.ask('DELETE', `set-up/demonstration?hash=${hash}`)).status).toBe(200);
});
