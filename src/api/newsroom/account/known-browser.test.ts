/** A browser in which somebody signed in before: what its cookie is, that it gives no right, and when it is void. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, type Settled, settle } from '../../../../tests/settled';
import { openTestFront, openTestSite, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { changeAccount } from '../../../commands/account/change-account';
import { invite, makeFirstLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { tidy } from '../../../commands/site/tidy';
import { account, session } from '../../../data/tables/security/account';
import { known_browser } from '../../../data/tables/security/sign-in';
import { codeAt } from '../../../platform/security/one-time-code';

const EMAIL = 'ines@brume.example';
const now = () => Math.floor(Date.now() / 1000);
const operator = () => createContext(site.db, actors.operator, now());

let site: TestFront;
let person: Settled;
let id = 0;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());
beforeEach(async () => {
	await site.db.write((tx) => tx.delete(account).where(eq(account.email, EMAIL)));
	const made = await invite(operator(), { email: EMAIL, name: 'Inés', grants: [{ role: 'desk' }] });
	id = made.id;
	person = await settle(site.url, made.token ?? '');
});

/** A browser with this cookie. */
const known = (value: string) => Object.assign(new Visitor(site.url), { known: value });

/** Whether a try with this cookie is looked at while this network waits for the account. */
async function isKnown(value: string): Promise<boolean> {
	for (let n = 0; n < 6; n += 1)
		await new Visitor(site.url).ask('POST', 'session', { email: EMAIL, password: 'wrong' });
	const answer = await known(value).ask('POST', 'session', { email: EMAIL, password: 'wrong' });
	return answer.status === 401;
}

/** Signs in whole in another browser. */
async function elsewhere(code: string | undefined): Promise<Visitor> {
	const visitor = new Visitor(site.url);
	await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
	expect((await visitor.ask('POST', 'session/code', { code })).data).toMatchObject({ state: 'in' });
	return visitor;
}

test('is known once both factors were shown, and not after the password alone', async () => {
	const visitor = new Visitor(site.url);
	await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
	expect(visitor.known).toBe('');
	await visitor.ask('POST', 'session/code', { code: person.codes[0] });
	expect(visitor.known).toMatch(/^[\w-]{43}$/);
	expect(JSON.stringify(await site.db.write((tx) => tx.select().from(known_browser)))).not.toContain(visitor.known);
	expect(await isKnown(visitor.known)).toBe(true);
	expect(await isKnown('x'.repeat(43))).toBe(false);
});

test('has no right by its cookie alone', async () => {
	const visitor = known(person.visitor.known);
	expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
	expect((await visitor.ask('GET', 'article')).status).toBe(401);
	visitor.cookie = visitor.known;
	expect((await visitor.ask('GET', 'article')).status).toBe(401);
});

test('stays known after signing out, and has another value after signing in again', async () => {
	const visitor = person.visitor;
	const before = visitor.known;
	await visitor.ask('DELETE', 'session');
	expect(visitor.known).toBe(before);
	await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
	await visitor.ask('POST', 'session/code', { code: person.codes[1] });
	expect(visitor.known).not.toBe(before);
	expect([await isKnown(before), await isKnown(visitor.known)]).toEqual([false, true]);
});

describe('is not known any more', () => {
	test('elsewhere, after another password; the browser in which it was set is', async () => {
		const other = await elsewhere(person.codes[2]);
		await person.visitor.ask('POST', 'me/password', { old: PASSWORD, password: 'una farola verde en la bruma' });
		expect([await isKnown(other.known), await isKnown(person.visitor.known)]).toEqual([false, true]);
	});

	test('after its session was ended from another browser', async () => {
		const other = await elsewhere(person.codes[3]);
		const rows = (await person.visitor.ask('GET', 'me/sessions')).data.rows as { id: number; is_this: boolean }[];
		for (const row of rows.filter(({ is_this }) => !is_this))
			await person.visitor.ask('DELETE', `me/sessions/${row.id}`);
		expect([await isKnown(other.known), await isKnown(person.visitor.known)]).toEqual([false, true]);
	});

	test('after an administrator has ended every session by other roles', async () => {
		await changeAccount(operator(), { id, grants: [{ role: 'reporter' }] });
		expect(await isKnown(person.visitor.known)).toBe(false);
	});

	test('after 90 days; the row goes', async () => {
		await site.db.write((tx) => tx.update(known_browser).set({ ends_at: now() - 1 }));
		expect(await isKnown(person.visitor.known)).toBe(false);
		await tidy(createContext(site.db, actors.clock, now()), 90);
		expect(await site.db.write((tx) => tx.select().from(known_browser))).toEqual([]);
	});
});

test('on a public site its cookie is for TLS, for this host and for its own requests, and no script reads it', async () => {
	const secure = await openTestSite({ SITE_URL: 'https://news.brume.example', PUBLIC_SITE: 'true' });
	try {
		const token = await makeFirstLink(createContext(secure.db, actors.operator, now()));
		let cookie = '';
		const ask = async (path: string, body: unknown) => {
			const answer = await secure.app.fetch(
				new Request(`https://news.brume.example/admin/api/${path}`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
					body: JSON.stringify(body),
				}),
			);
			const set = answer.headers.getSetCookie();
			cookie = set[0]?.split(';')[0] ?? cookie;
			return { set, data: ((await answer.json()) as { data: { secret: string } }).data };
		};
		await ask('link/accept', { token, email: EMAIL, name: 'Inés', password: PASSWORD });
		const { data } = await ask('session/enrolment', {});
		const { set } = await ask('session/enrolment/confirm', { code: codeAt(data.secret, now()) });
		const end = '[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Secure';
		expect(set).toEqual([
			expect.stringMatching(new RegExp(`^__Host-site_admin_token=${end}$`)),
			expect.stringMatching(new RegExp(`^__Host-site_known_browser=${end}; Max-Age=7776000$`)),
		]);
		expect(await secure.db.write((tx) => tx.select().from(session))).toHaveLength(1);
	} finally {
		await secure.stop();
	}
});
