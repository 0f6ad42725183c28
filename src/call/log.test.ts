import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../tests/site';
import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { makeAdminToken } from '../commands/security/admin-token';
import { makeFormToken } from '../platform/security/form-token';
import { makeVisitorToken, visitorOf } from '../platform/security/visitor-token';

const SECRET = 'a signing key that is long enough for a test';
const NOW = Math.floor(Date.now() / 1000);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Everything somebody types below, or is known by. */
const TYPED = {
	email: 'Reader.of.letters@mailbox.test',
	form: 'other.reader@mailbox.test',
	title: 'A title somebody typed',
	path: '/a-path-somebody-read',
	message: 'Words on the wall of the show',
	name: 'Nadia Typed',
	file: 'a-name-somebody-chose.png',
	link: 'https://advertiser.test/clicked',
	slug: 'a-slug-somebody-guessed',
	letter: 'q7Yk0sVbE1mXw3RtZp9LcN4uA8dFgHjK',
};

describe('while every statement fails, the log', () => {
	let site: TestSite;
	let admin_token: string;
	let client = 0;
	beforeAll(async () => {
		site = await openTestSite({ SECRET_KEYS: SECRET });
		admin_token = await makeAdminToken(createContext(site.db, actors.operator, NOW), 'desk', ['upload'], 3_600);
	});
	afterAll(() => site.stop());

	const visitorToken = makeVisitorToken([SECRET], NOW);
	const visitor = visitorOf([SECRET], visitorToken, NOW) ?? '';
	const send = (path: string, init: RequestInit = {}) => {
		client += 1;
		return site.app.request(path, init, { client: `203.0.113.${client}` });
	};
	const call = (path: string, body: object) => {
		const text = JSON.stringify(body);
		const headers = {
			'content-type': 'application/json',
			'content-length': String(text.length),
			authorization: `Bearer ${admin_token}`,
			'user-token': visitorToken,
			'user-agent': BROWSER,
			cookie: `cookie_choose=${encodeURIComponent('[true,true,true,true]')}`,
		};
		return send(`/api/v2/${path}`, { method: 'POST', body: text, headers });
	};
	const form = (path: string, fields: Record<string, string>) =>
		send(path, {
			method: 'POST',
			body: new URLSearchParams({ made: makeFormToken([SECRET], Math.floor(Date.now() / 1000) - 60), ...fields }),
		});
	const askEverything = async () => {
		const answers = [
			await call('email/create', { email: TYPED.email, language: 'english' }),
			await call('email/confirm', { token: TYPED.letter }),
			await call('view/index', { url: TYPED.path, title: TYPED.title, ua: BROWSER }),
			await call('adv/log', { id: 1, link: TYPED.link }),
			await call('topic_iecie_wall/create', { text: TYPED.message, name: TYPED.name, country: 'ES' }),
			await call('upload/index', { original_name: TYPED.file, bytes: 10, alt: TYPED.title }),
			await send(`/api/v2/article/get?seo_url=${TYPED.slug}`),
			await form('/about/subscribe', { email: TYPED.form }),
			await form('/topic/iecie/wall', { text: TYPED.message, name: TYPED.name, country: 'ES' }),
			await form(`/about/subscribe/confirm/${TYPED.letter}`, {}),
			await send(`/es/about/subscribe/preferences/${TYPED.letter}`),
			await send(`/news/${TYPED.slug}`),
			await send(`/nowhere/${TYPED.email}`),
		];
		return answers.map((answer) => answer.status);
	};
	/** Finds typed values in the log. The slug of a public page may occur in a path, not in a reason. */
	const leaks = () => {
		const secrets = Object.entries({ ...TYPED, visitor, visitorToken, admin_token });
		return site.lines.flatMap(({ path, ...line }) =>
			secrets
				.filter(([name, value]) =>
					`${JSON.stringify(line)} ${name === 'slug' ? '' : String(path)}`.toLowerCase().includes(value.toLowerCase()),
				)
				.map(([name]) => `${name}: ${JSON.stringify(line).slice(0, 300)}`),
		);
	};

	test.each([
		[
			'their tables',
			[
				'subscription',
				'letter',
				'page_view',
				'page_view_day',
				'adv',
				'adv_day',
				'wall_message',
				'upload',
				'article',
				'topic',
				'missing_path',
			],
		],
		['the counters', ['rate_limit']],
		['the tokens', ['admin_token']],
	])('has none of what was typed (without %s)', async (_what, tables) => {
		const there = (
			await site.db.write((tx) =>
				tx.execute<{ name: string }>(
					sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
				),
			)
		).rows.map((row) => row.name);
		for (const table of tables.filter((name) => there.includes(name)))
			await site.db.write((tx) =>
				tx.execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`lost_${table}`)}`),
			);
		site.lines.length = 0;
		const statuses = await askEverything();
		expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(0);
		expect(site.lines.length).toBeGreaterThan(0);
		expect(leaks()).toEqual([]);
		// The log still contains the reason of the failure.
		expect(site.lines.map((line) => line.reason).join('\n')).toMatch(/42P01 relation "\w+" does not exist\n {4}at /);
	});
});
