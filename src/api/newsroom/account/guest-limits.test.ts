/** What anybody may ask before they sign in is counted by network, before anything is done for it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { countedHashes } from '../../../../tests/counted-hashes';
import { PASSWORD } from '../../../../tests/settled';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { call } from '../../../call/call';
import { newsroomCalls } from '../newsroom';
import { guestCall } from './session-calls';

/** The clock does not move on, so that no window of a limit ends meanwhile. */
const NOW = 1_800_000_100;
let site: TestSite;
beforeAll(async () => {
	site = await openTestSite({ SMTP_URL: 'smtp://127.0.0.1:1' }, () => NOW);
});
afterAll(() => site.stop());

const guests = newsroomCalls.filter(({ access }) => access.who === 'guest');
const limited = guests.filter(({ limits }) => limits && 'per_client' in limits);

/** Asks as a page of the newsroom does. @param client address */
const ask = (method: string, path: string, body: unknown, client: string, language = 'en') =>
	site.app.request(
		`/admin/api/${path}`,
		{
			method,
			headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'accept-language': language },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		},
		{ client },
	);

test('every call of guests has a limit, but for a reading one that says why it has none', () => {
	expect(guests.length).toBeGreaterThan(10);
	const unlimited = guests.filter((one) => !limited.includes(one));
	expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET session']);
	const given = { summary: 'One', input: {}, output: z.object({}), run: async () => ({}) };
	// @ts-expect-error A call of guests without limits cannot be declared.
	guestCall({ ...given, method: 'POST', path: 'one' });
	// @ts-expect-error One that acts cannot be without a limit, whatever the reason.
	guestCall({ ...given, method: 'POST', path: 'one', limits: { unlimited: 'It is asked often.' } });
	// @ts-expect-error A call for guests can only be declared by `guestCall`.
	call({ ...given, method: 'POST', path: 'one', router: 'newsroom', access: { who: 'guest' }, cache: 'no-store' });
	guestCall({ ...given, method: 'GET', path: 'one', limits: { unlimited: 'It does nothing.' } });
});

describe.each(limited.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', (_name, { method, path }) => {
	test('waits at its limit, told in minutes, before anything is looked at; another network does not', async () => {
		await site.db.write((tx) => tx.execute(sql`delete from rate_limit`));
		const body = method === 'DELETE' ? undefined : {};
		const first = await ask(method, path, body, '192.0.2.1');
		expect(first.status).not.toBe(429);
		await site.db.write((tx) => tx.execute(sql`update rate_limit set count = 1000000`));
		// Neither the body nor the session is looked at any more: what cannot be read waits as well.
		const refused = await ask(method, path, method === 'DELETE' ? undefined : 'no object', '192.0.2.1');
		expect(refused.status).toBe(429);
		const seconds = Number(refused.headers.get('retry-after'));
		expect(seconds).toBeGreaterThan(0);
		const { msg, data } = (await refused.json()) as { msg: string; data: { reason: string } };
		const minutes = Math.ceil(seconds / 60);
		expect(msg).toContain(minutes === 1 ? 'Wait one minute.' : `Wait ${minutes} minutes.`);
		expect(data.reason).toBe('wait');
		expect((await ask(method, path, body, '192.0.2.2')).status).not.toBe(429);
	});
});

test('a made-up token costs no hash, by any call that takes one', async () => {
	const given = { token: 'x'.repeat(43), password: PASSWORD, name: 'Ana', email: 'ana@brume.example' };
	const { result, hashes } = await countedHashes(() =>
		Promise.all(
			['link/look', 'link/accept', 'link/confirm'].flatMap((path) =>
				Array.from({ length: 5 }, () => ask('POST', path, given, '192.0.2.7')),
			),
		),
	);
	expect(result.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 404));
	expect(hashes).toBe(0);
});

test('asking for a link leaves the same row for every address, and no look at accounts', async () => {
	const addresses = ['known@brume.example', 'nobody@brume.example', 'nobody', ''];
	for (const email of addresses)
		expect((await ask('POST', 'session/forgotten', { email }, '192.0.2.8')).status).toBe(200);
	const { rows } = await site.db.write((tx) => tx.execute(sql`select email_key from link_request order by id`));
	expect(rows.map(({ email_key }) => email_key)).toEqual([addresses[0], addresses[1], '', '']);
});
