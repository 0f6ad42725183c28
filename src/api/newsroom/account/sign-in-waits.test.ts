/** Tries at passwords and codes: how many are looked at, who waits, for how long, and how the owner still gets in. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countedHashes } from '../../../../tests/counted-hashes';
import { PASSWORD, type Settled, settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { invite, makePasswordLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { account, session, sign_in_wait } from '../../../data/tables/security/account';
import { audit } from '../../../data/tables/site';
import { takeTry } from '../../../platform/security/sign-in-tries';

const now = () => Math.floor(Date.now() / 1000);
const operator = () => createContext(site.db, actors.operator, now());

let site: TestFront;
const people: Record<string, Settled> = {};
const emailOf = (name: string) => `${name}@brume.example`;
beforeAll(async () => {
	site = await openTestFront(undefined, { TRUSTED_PROXIES: '127.0.0.1' });
	for (const name of ['noor', 'olga']) {
		const { token } = await invite(operator(), { email: emailOf(name), name, grants: [{ role: 'desk' }] });
		people[name] = await settle(site.url, token ?? '');
	}
});
afterAll(() => site.stop());
beforeEach(() => site.db.write((tx) => tx.delete(sign_in_wait)));

/** A browser that no account knows, in the network of this address. */
const browserAt = (from: string) => Object.assign(new Visitor(site.url), { from });
const tryAt = (from: string, email: string, password: string) =>
	browserAt(from).ask('POST', 'session', { email, password });
const codesOf = (name: string) => people[name]?.codes ?? [];

/** Lets the waits run on, as if so many seconds had passed. */
const passTime = (seconds: number) =>
	site.db.write((tx) =>
		tx.execute(sql`update sign_in_wait set until = until - ${seconds}, ends_at = ends_at - ${seconds}`),
	);
/** As if a counter of this kind had counted so many tries. */
const countUpTo = (kind: string, failed: number) =>
	site.db.write((tx) => tx.execute(sql`update sign_in_wait set failed = ${failed} where key like ${`${kind}:%`}`));
const statuses = (answers: readonly { status: number }[], status: number) =>
	answers.filter((one) => one.status === status);

describe('tries of one client at one address', () => {
	test.each([
		['of an account', emailOf('noor')],
		['without one', 'nobody@brume.example'],
		['that is none', 'nobody'],
	])('%s: of twenty at once five are looked at, and the burst is one step of the wait', async (_what, email) => {
		const { result: answers, hashes } = await countedHashes(() =>
			Promise.all(Array.from({ length: 20 }, (_, n) => tryAt('192.0.2.1', email, `wrong password ${n}`))),
		);
		expect(statuses(answers, 401)).toHaveLength(5);
		expect(hashes).toBe(5);
		const waiting = statuses(answers, 429);
		expect(waiting).toHaveLength(15);
		expect(waiting[0]).toMatchObject({ data: { reason: 'wait' }, msg: expect.stringMatching(/Wait 10 minutes/) });
		// Tries while somebody waits make the wait no longer, and nothing of them is looked at.
		await passTime(240);
		for (let n = 0; n < 3; n += 1) {
			const { retryAfter = 0, msg } = await tryAt('192.0.2.1', email, PASSWORD);
			expect(retryAfter).toBeGreaterThan(300);
			expect(retryAfter).toBeLessThanOrEqual(360);
			expect(msg).toMatch(/Wait 6 minutes/);
		}
		await passTime(360);
		const again = await Promise.all(Array.from({ length: 6 }, () => tryAt('192.0.2.1', email, 'wrong again')));
		expect(statuses(again, 401)).toHaveLength(1);
		expect((await tryAt('192.0.2.1', email, PASSWORD)).msg).toMatch(/Wait 20 minutes/);
	});

	test('are told no longer a wait than there is, where one of the second before comes last', async () => {
		const counters = [{ key: 'pair:late', bound: { tries: 5, maxWait: 86_400, isLasting: true } }] as const;
		const at = now();
		for (let n = 0; n < 5; n += 1) expect(await takeTry(site.db, counters, at + 1)).toBe(0);
		expect(await takeTry(site.db, counters, at)).toBe(600);
	});

	test('end at a wait of a day, told in hours', async () => {
		await tryAt('192.0.2.1', emailOf('noor'), 'wrong');
		await countUpTo('pair', 30);
		expect((await tryAt('192.0.2.1', emailOf('noor'), 'wrong')).status).toBe(401);
		expect(await tryAt('192.0.2.1', emailOf('noor'), PASSWORD)).toMatchObject({
			status: 429,
			msg: expect.stringMatching(/Wait 24 hours/),
		});
		expect((await tryAt('192.0.2.2', emailOf('noor'), PASSWORD)).status).toBe(200);
	});

	test('are forgotten with the right password, and right ones at once all come in', async () => {
		for (let n = 0; n < 3; n += 1) await tryAt('192.0.2.1', emailOf('noor'), 'wrong');
		expect((await tryAt('192.0.2.1', emailOf('noor'), PASSWORD)).status).toBe(200);
		for (let n = 0; n < 4; n += 1) expect((await tryAt('192.0.2.1', emailOf('noor'), 'wrong')).status).toBe(401);
		expect((await tryAt('192.0.2.1', emailOf('noor'), PASSWORD)).status).toBe(200);
		const rows = await site.db.write((tx) => tx.select().from(sign_in_wait));
		expect(rows.filter(({ failed, until }) => failed > 0 || until > now())).toEqual([]);
	});
});

describe('tries in one network', () => {
	test('five bad ones at one account do not hold up a colleague at another', async () => {
		for (let n = 0; n < 6; n += 1) await tryAt('192.0.2.1', emailOf('noor'), 'wrong');
		expect((await tryAt('192.0.2.1', emailOf('noor'), PASSWORD)).status).toBe(429);
		expect((await tryAt('192.0.2.1', emailOf('olga'), PASSWORD)).status).toBe(200);
	});

	test('at many addresses end in a wait of that network, which one’s own sign-ins do not lift', async () => {
		const looked: number[] = [];
		for (let round = 0; round < 9; round += 1) {
			const tries = Array.from({ length: 4 }, (_, n) => tryAt('2001:db8:7::1', `a${round}.${n}@brume.example`, 'x'));
			looked.push(statuses(await Promise.all(tries), 401).length);
			await tryAt('2001:db8:7::2', emailOf('olga'), PASSWORD);
		}
		expect(looked.reduce((sum, n) => sum + n, 0)).toBe(30);
		expect((await tryAt('2001:db8:7::3', emailOf('noor'), PASSWORD)).status).toBe(429);
		const known = Object.assign(browserAt('2001:db8:7::3'), { known: people.noor?.visitor.known });
		expect((await known.ask('POST', 'session', { email: emailOf('noor'), password: PASSWORD })).status).toBe(200);
		expect((await tryAt('2001:db8:8::3', emailOf('noor'), PASSWORD)).status).toBe(200);
	});
});

describe('tries of many networks at one account', () => {
	/** Strangers have used up what the account lets pass, from networks of their own. */
	async function attack(email: string) {
		await tryAt('198.51.100.1', email, 'wrong');
		await countUpTo('account', 97);
		const tries = Array.from({ length: 12 }, (_, n) => tryAt(`198.51.100.${10 + n}`, email, 'wrong'));
		const answers = await Promise.all(tries);
		expect([statuses(answers, 401).length, statuses(answers, 429).length]).toEqual([3, 9]);
	}

	test('are looked at a hundred times, and hold up other accounts not at all', async () => {
		await attack(emailOf('noor'));
		expect((await tryAt('192.0.2.1', emailOf('noor'), PASSWORD)).status).toBe(429);
		expect((await tryAt('192.0.2.1', emailOf('olga'), PASSWORD)).status).toBe(200);
	});

	test('leave its owner the browser in which they signed in before', async () => {
		const { visitor: settled } = people.noor as Settled;
		await attack(emailOf('noor'));
		const owner = Object.assign(browserAt('192.0.2.1'), { known: settled.known });
		expect((await owner.ask('POST', 'session', { email: emailOf('noor'), password: PASSWORD })).status).toBe(200);
		expect((await owner.ask('POST', 'session/code', { code: codesOf('noor')[0] })).data).toMatchObject({ state: 'in' });
		// Five tries, then a wait, there too; elsewhere the account waits as before.
		const before = owner.known;
		for (let n = 0; n < 5; n += 1)
			expect((await owner.ask('POST', 'session', { email: emailOf('noor'), password: 'x' })).status).toBe(401);
		expect(await owner.ask('POST', 'session', { email: emailOf('noor'), password: PASSWORD })).toMatchObject({
			status: 429,
		});
		expect(before).not.toBe(settled.known);
		// It is known to this account alone.
		expect((await owner.ask('POST', 'session', { email: emailOf('olga'), password: PASSWORD })).status).toBe(200);
	});

	test('leave its owner the link for a new password, whatever is tried between', async () => {
		const [row] = await site.db.write((tx) =>
			tx
				.select()
				.from(account)
				.where(eq(account.email, emailOf('olga'))),
		);
		const token = await makePasswordLink(operator(), row?.id ?? 0);
		await attack(emailOf('olga'));
		const owner = browserAt('198.51.100.1');
		const password = 'una farola verde en la bruma';
		expect((await owner.ask('POST', 'link/accept', { token, password })).status).toBe(200);
		await attack(emailOf('olga'));
		expect((await owner.ask('POST', 'session', { email: emailOf('olga'), password })).status).toBe(200);
		expect((await owner.ask('POST', 'session/code', { code: codesOf('olga')[0] })).data).toMatchObject({ state: 'in' });
	});
});

describe('codes', () => {
	/** A session in which the password of Noor was right. */
	async function half(from: string) {
		const visitor = browserAt(from);
		await visitor.ask('POST', 'session', { email: emailOf('noor'), password: PASSWORD });
		return visitor;
	}

	test('of one client, twenty at once: five are looked at', async () => {
		const { cookie } = await half('192.0.2.1');
		const one = () => Object.assign(browserAt('192.0.2.1'), { cookie });
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => one().ask('POST', 'session/code', { code: '000000' })),
		);
		expect([statuses(answers, 401).length, statuses(answers, 429).length]).toEqual([5, 15]);
		expect(answers.find(({ status }) => status === 429)?.msg).toMatch(/Wait 10 minutes/);
	});

	test('of forty addresses at once: ten are looked at, by the audit too; the owner’s browser passes', async () => {
		const refused = async () =>
			(await site.db.write((tx) => tx.select().from(audit).where(eq(audit.action, 'refuse_code')))).length;
		const before = await refused();
		const owner = await half('192.0.2.9');
		await owner.ask('POST', 'session/code', { code: codesOf('noor')[1] });
		const { cookie } = await half('192.0.2.1');
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, n) =>
				Object.assign(browserAt(`203.0.113.${n + 1}`), { cookie }).ask('POST', 'session/code', { code: '000000' }),
			),
		);
		expect([statuses(answers, 401).length, statuses(answers, 429).length]).toEqual([10, 30]);
		expect((await refused()) - before).toBe(10);
		const stranger = Object.assign(browserAt('203.0.113.200'), { cookie });
		expect((await stranger.ask('POST', 'session/code', { code: codesOf('noor')[2] })).status).toBe(429);
		await owner.ask('POST', 'session', { email: emailOf('noor'), password: PASSWORD });
		expect((await owner.ask('POST', 'session/code', { code: codesOf('noor')[2] })).data).toMatchObject({ state: 'in' });
	});
});

test('proofs: of twenty at once five are looked at; strangers’ tries at the account hold up nobody who is signed in', async () => {
	const { visitor } = people.noor as Settled;
	const [row] = await site.db.write((tx) =>
		tx
			.select()
			.from(account)
			.where(eq(account.email, emailOf('noor'))),
	);
	await tryAt('198.51.100.1', emailOf('noor'), 'wrong');
	await countUpTo('account', 99);
	await tryAt('198.51.100.2', emailOf('noor'), 'wrong');
	expect((await visitor.ask('POST', 'session/proof', { password: PASSWORD })).status).toBe(200);
	const { cookie } = visitor;
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			Object.assign(browserAt(`203.0.113.${n + 1}`), { cookie }).ask('POST', 'session/proof', { password: 'wrong' }),
		),
	);
	expect([statuses(answers, 401).length, statuses(answers, 429).length]).toEqual([5, 15]);
	expect(
		await site.db.write((tx) =>
			tx
				.select()
				.from(session)
				.where(eq(session.account_id, row?.id ?? 0)),
		),
	).not.toEqual([]);
});
