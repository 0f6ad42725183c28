import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { tidy } from '../../commands/site/tidy';
import { makeFormToken } from '../../platform/security/form-token';
import { makeVisitorToken } from '../../platform/security/visitor-token';

const SECRET = 'a signing key that is long enough for a test';
const words = { text: 'We saw you in hall 2', name: 'Ada', country: 'PT', edition: 'en' };

describe('a message that is sent again after a request without an answer', () => {
	let site: TestSite;
	let now = 0;
	let client = 0;
	beforeAll(async () => {
		now = Math.floor(Date.now() / 1000);
		site = await openTestSite({ SECRET_KEYS: SECRET }, () => now);
	});
	afterAll(() => site.stop());
	beforeEach(async () => {
		client += 1;
		await site.db.write((tx) => tx.execute(sql`delete from wall_message`));
	});

	const own = () => `10.1.0.${client}`;
	const write = async (change: Partial<typeof words> = {}, token?: string, from = own()) => {
		const headers = { 'content-type': 'application/json', ...(token ? { 'user-token': token } : {}) };
		const init = { method: 'POST', headers, body: JSON.stringify({ ...words, ...change }) };
		const response = await site.app.request('/api/v2/topic_iecie_wall/create', init, { client: from });
		return [response.status, await response.json()];
	};
	const kept = async () =>
		(
			await site.db.write((tx) => tx.execute<{ text: string }>(sql`select text from wall_message order by id`))
		).rows.map((row) => row.text);
	const good = [200, expect.objectContaining({ code: 1, data: { status: 'waiting' } })];

	test('is one message, and is answered as the first one was', async () => {
		const first = await write();
		expect(first).toEqual(good);
		now += 86_399;
		expect(await write({ text: ` ${words.text}  ` })).toEqual(first);
		expect(await kept()).toEqual([words.text]);
		await tidy(createContext(site.db, actors.clock, now), 90);
		expect(await write()).toEqual(first);
		expect(await kept()).toHaveLength(1);
	});

	test('is one message when both requests, and more, are under way at once', async () => {
		expect(await Promise.all(Array.from({ length: 8 }, () => write()))).toEqual(Array.from({ length: 8 }, () => good));
		expect(await kept()).toEqual([words.text]);
	});

	test('is one message of a visitor whose address has changed meanwhile', async () => {
		const token = makeVisitorToken([SECRET], now);
		expect(await write({}, token)).toEqual(good);
		expect(await write({}, token, '10.2.0.9')).toEqual(good);
		expect(await kept()).toHaveLength(1);
	});

	test('is another message after a day, in other words, and by another visitor', async () => {
		await write();
		now += 86_400;
		await write();
		await write({ text: 'We saw you in hall 3' });
		await write({}, undefined, '10.2.0.1');
		await write({}, makeVisitorToken([SECRET], now));
		await write({}, makeVisitorToken([SECRET], now));
		expect(await kept()).toEqual([words.text, words.text, 'We saw you in hall 3', words.text, words.text, words.text]);
	});

	test('is one message by the form without a script too, and nothing stored names the visitor', async () => {
		const post = async () => {
			const body = new URLSearchParams({ made: makeFormToken([SECRET], now - 60), ...words }).toString();
			const headers = { 'content-type': 'application/x-www-form-urlencoded' };
			const answer = await site.app.request('/topic/iecie/wall', { method: 'POST', headers, body }, { client: own() });
			return [answer.status, answer.headers.get('location')];
		};
		expect([await post(), await post()]).toEqual([
			[303, '/topic/iecie/wall?sent=1'],
			[303, '/topic/iecie/wall?sent=1'],
		]);
		expect(await kept()).toHaveLength(1);
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ text: string }>(sql`select string_agg(key, ' ') as text from rate_limit`),
		);
		expect(rows[0]?.text).not.toMatch(/10\.\d\.0|Ada|hall/);
	});
});
