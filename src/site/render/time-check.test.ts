import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { createApplication } from '../../boot/application';
import { startFront } from '../../platform/http/harness';
import { makeFormToken } from '../../platform/security/form-token';
import { stylesBy } from './page-styles';

const OLD_KEY = 'a signing key that has been replaced by another';
const KEY = 'the signing key that has taken the place of it';
const WEEK = 7 * 86_400;

/** What is wrong, in the words of each edition. */
const WORDS = {
	en: { quick: 'within two seconds', old: 'more than a week old', unknown: 'came from our site' },
	es: { quick: 'menos de dos segundos', old: 'más de una semana', unknown: 'proceda de nuestro sitio' },
};

const signUp = {
	fields: { email: 'ada@press.example', form: 'footer' },
	wrong: { email: 'ada@press' },
	table: 'subscription',
	field: 'email',
};
const wall = {
	fields: { text: 'Stand 12 has samples', name: 'Ada', country: 'PT' },
	wrong: { name: ' ' },
	table: 'wall_message',
	field: 'name',
};
const FORMS = [
	{ path: '/about/subscribe', words: WORDS.en, ...signUp },
	{ path: '/es/about/subscribe', words: WORDS.es, ...signUp },
	{ path: '/topic/iecie/wall', words: WORDS.en, ...wall },
	{ path: '/es/topic/iecie/wall', words: WORDS.es, ...wall },
];

/** The one token that all forms of a page carry. */
function formTokenOf(html: string): string {
	const tokens = new Set(
		[...html.matchAll(/<input type="hidden" name="made" value="([^"]*)"\/>/g)].map(([, token]) => token),
	);
	expect(tokens.size).toBe(1);
	return [...tokens][0] ?? '';
}

describe('the time a form takes', () => {
	let site: TestSite;
	let now = 0;
	let client = 0;
	beforeAll(async () => {
		// The middle of a day, so that no test goes over midnight.
		now = Math.floor(Date.now() / 86_400_000) * 86_400 + 43_200;
		site = await openTestSite({ SECRET_KEYS: `${KEY},${OLD_KEY}` }, () => now);
	});
	afterAll(() => site.stop());
	beforeEach(() => {
		client += 1;
	});

	const get = async (path: string) => (await site.app.request(path)).text();
	const post = async (path: string, fields: Record<string, string>) => {
		const init = {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams(fields).toString(),
		};
		const response = await site.app.request(path, init, { client: `10.2.0.${client}` });
		return {
			status: response.status,
			cacheControl: response.headers.get('cache-control'),
			html: await response.text(),
		};
	};
	/** Rows of a table, and what has been taken of any limit. */
	const written = async (table: string) =>
		(
			await site.db.write((tx) =>
				tx.execute(
					sql.raw(
						`select (select count(*) from ${table})::int as kept,
							(select coalesce(sum(count), 0) from rate_limit)::int as taken`,
					),
				),
			)
		).rows[0];

	describe.each(FORMS)('$path', ({ path, words, fields, wrong, table, field }) => {
		/** A sign-up is answered by its thanks, a message leads to the wall. */
		const taken = path.endsWith('/subscribe') ? 200 : 303;
		/** Refused, nothing written, nothing typed lost. @returns the token of the form that was drawn again */
		const expectRefused = async (made: string | undefined, sentence: string): Promise<string> => {
			const before = await written(table);
			const { status, cacheControl, html } = await post(path, made === undefined ? fields : { ...fields, made });
			expect([status, cacheControl]).toEqual([400, 'private, no-store']);
			const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
			expect(/role="alert">([^<]*)</.exec(main)?.[1]).toContain(sentence);
			expect(main).not.toContain('aria-invalid');
			for (const [name, value] of Object.entries(fields))
				if (name !== 'form')
					expect(main).toMatch(new RegExp(`>${value}</textarea>|value="${value}"( selected="")?[/>]`));
			expect(await written(table)).toEqual(before);
			return formTokenOf(html);
		};

		test('too quick is told so, and taken when it is sent once more', async () => {
			const drawn = formTokenOf(await get(path));
			expect(drawn).toBe(makeFormToken([KEY], now));
			expect(await expectRefused(drawn, words.quick)).toBe(drawn);
			now += 1;
			expect(await expectRefused(drawn, words.quick)).toBe(drawn);
			now += 1;
			expect((await post(path, { ...fields, made: drawn })).status).toBe(taken);
		});

		test('a form without a token, or with one that is not ours, is drawn again with a new one', async () => {
			const good = makeFormToken([KEY], now - 60);
			for (const made of [
				undefined,
				'',
				'x'.repeat(60_000),
				good.replace(/^\d+/, String(now - 61)),
				`${good}A`,
				makeFormToken(["another site's key"], now - 60),
				makeFormToken([KEY], now + 60),
			]) {
				expect(await expectRefused(made, words.unknown)).toBe(makeFormToken([KEY], now));
			}
		});

		test('a form is good for seven days, and a replaced key goes on being good for its forms', async () => {
			expect(await expectRefused(makeFormToken([KEY], now - WEEK - 1), words.old)).toBe(makeFormToken([KEY], now));
			expect((await post(path, { ...fields, made: makeFormToken([KEY], now - WEEK) })).status).toBe(taken);
			expect((await post(path, { ...fields, made: makeFormToken([OLD_KEY], now - 60) })).status).toBe(taken);
		});

		test('who corrects a word and sends at once is not too quick', async () => {
			const drawn = makeFormToken([KEY], now - 60);
			const { status, html } = await post(path, { ...fields, ...wrong, made: drawn });
			expect([status, formTokenOf(html)]).toEqual([400, drawn]);
			expect(html).toContain(`-error"`);
			expect(
				new RegExp(`aria-invalid="true"[^>]*name="${field}"|name="${field}"[^>]*aria-invalid="true"`).test(html),
			).toBe(true);
			expect((await post(path, { ...fields, made: formTokenOf(html) })).status).toBe(taken);
		});

		test('a program that fills in every field is told what a person is told, whatever its token', async () => {
			const before = await written(table);
			expect((await post(path, { ...fields, topic_line: 'buy', made: 'now' })).status).toBe(taken);
			expect(await written(table)).toEqual(before);
		});
	});

	test('the form that asks for a new email has one too', async () => {
		const { html } = await post(`/about/subscribe/confirm/${'A'.repeat(32)}`, {});
		const form = /<form[^>]*>(?:(?!<\/form>)[\s\S])*again-email[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
		expect(formTokenOf(form)).toBe(makeFormToken([KEY], now));
	});
});

describe('a page whose forms carry a token', () => {
	let site: TestSite;
	let now = 0;
	beforeAll(async () => {
		site = await openTestSite({ SECRET_KEYS: KEY }, () => now);
	});
	afterAll(() => site.stop());

	test('keeps its entity tag and its compressed bytes for the day when nothing else has changed', async () => {
		const midnight = Math.floor(Date.now() / 86_400_000) * 86_400;
		now = midnight + 3_600;
		const harness = await startFront((request, info) => site.app.fetch(request, info));
		const drawnAt = async (seconds: number, coding: string, ifNoneMatch = '') => {
			now = seconds;
			harness.front.cache.invalidate(['*']);
			return harness.get('/es/about/terms', {
				'accept-encoding': coding,
				...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
			});
		};
		for (const coding of ['identity', 'br']) {
			const first = await drawnAt(midnight + 3_600, coding);
			const etag = first.headers.etag ?? '';
			expect(etag).toMatch(/^W\/"[\w-]+"$/);
			const later = await drawnAt(midnight + 7_200, coding);
			expect(later.headers.etag).toBe(etag);
			expect(formTokenOf(later.text)).toBe(makeFormToken([KEY], midnight + (coding === 'br' ? 3_600 : 7_200)));
			expect((await drawnAt(midnight + 36_000, coding, etag)).status).toBe(304);
			const tomorrow = await drawnAt(midnight + 86_400, coding, etag);
			expect([tomorrow.status, formTokenOf(tomorrow.text)]).toEqual([200, makeFormToken([KEY], midnight + 86_400)]);
		}
	});

	test('can be read where no key can be had, and its form is then sent once more', async () => {
		const db = Object.create(site.db, {
			write: { value: () => Promise.reject(new Error('no space left')) },
		}) as TestSite['db'];
		const assets = { css: ['/site.css'], fonts: [], pageStyles: stylesBy((name) => `/${name}.css`), js: '/entry.js' };
		const app = createApplication({
			settings: { ...site.settings, secretKeys: [] },
			db,
			assets,
			log: () => {},
			clock: () => now,
		});
		const response = await app.request('/about/subscribe');
		expect([response.status, formTokenOf(await response.text())]).toEqual([200, '']);
	});
});
