import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextFor, nobody } from '../../../tests/actors';
import { openTestSite, type TestSite } from '../../../tests/site';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { decideWallMessages } from '../../commands/event/decide-wall-message';
import { countWeekViews } from '../../commands/site/count-week-views';
import { tidy } from '../../commands/site/tidy';
import { makeFormToken } from '../../platform/security/form-token';
import { makeVisitorToken } from '../../platform/security/visitor-token';
import { NOTICE_VERSION } from '../../shared/consent';

const SECRET = 'a signing key that is long enough for a test';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const consent = (...choice: boolean[]) => `other=1; cookie_choose=${encodeURIComponent(JSON.stringify(choice))}`;
/** Consent to everything, with what was noted beside it. */
const noted = (value: object) =>
	`${consent(true, true, true, true)}; cookie_choose_at=${encodeURIComponent(JSON.stringify(value))}`;
/** The same about another notice, too long ago, and of no known time. @param now Unix seconds */
const lapsed = (now: number) =>
	[{ version: '2.0', at: now }, { version: NOTICE_VERSION, at: now - 181 * 86_400 }, {}].map(noted);

interface Answer {
	code: number;
	msg: string;
	data: (Record<string, unknown> & { id: number; link: string }) | null;
}

describe('what readers do', () => {
	let site: TestSite;
	let now = 0;
	let client = 0;
	beforeAll(async () => {
		now = Math.floor(Date.now() / 1000);
		site = await openTestSite(
			{ SECRET_KEYS: SECRET, COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1', SEARCH_LIMIT: '60' },
			() => now,
		);
	});
	afterAll(() => site.stop());
	beforeEach(() => {
		client += 1;
	});

	const env = () => ({ client: `10.1.0.${client}` });
	const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
		const init = {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'content-type': 'application/json', 'user-agent': BROWSER, ...headers },
		};
		const response = await site.app.request(`/api/v2/${path}`, init, env());
		return { status: response.status, body: (await response.json()) as Answer };
	};
	const rows = async <Row>(text: string) => (await site.db.write((tx) => tx.execute(sql.raw(text)))).rows as Row[];

	describe('page views', () => {
		const day = () => new Date(now * 1000).toISOString().slice(0, 10);
		const sumOf = async (path: string) =>
			(await rows<{ views: number }>(`select views from page_view_day where url = '${path}' and day = '${day()}'`))[0]
				?.views ?? 0;
		const logged = (path: string) =>
			rows<{ visitor: string; title: string; url: string }>(
				`select visitor, title, url from page_view where url = '${path}'`,
			);
		const token = () => ({ 'user-token': makeVisitorToken([SECRET], now) });

		test('without consent only the sum of the day and the path is kept, whatever the browser sends', async () => {
			const choices = [
				undefined,
				consent(true, false, false, true),
				consent(true, true),
				'cookie_choose=yes',
				`cookie_choose=${encodeURIComponent('{"1":true}')}`,
				'cookie_choose=%',
			];
			for (const cookie of choices) {
				const { status, body } = await call(
					'view/index',
					{ source: 1, title: 'Title', ua: BROWSER, url: `${site.settings.site_url}/news/no-consent?from=mail` },
					{ ...token(), ...(cookie ? { cookie } : {}) },
				);
				expect([status, body.code]).toEqual([200, 1]);
			}
			expect(await sumOf('/news/no-consent')).toBe(choices.length);
			expect(await logged('/news/no-consent')).toEqual([]);
		});

		test('with consent to performance cookies the view is logged with the visitor, without the query', async () => {
			await call(
				'view/index',
				{ title: 'Title', ua: BROWSER, url: '/news/consent?secret=1#part' },
				{ ...token(), cookie: consent(true, true, false, false) },
			);
			const [row] = await logged('/news/consent');
			expect(row).toMatchObject({ title: 'Title', url: '/news/consent' });
			expect(row?.visitor).toMatch(/^[\w-]{22}$/);
			await call('view/index', { ua: BROWSER, url: '/news/consent' }, { cookie: consent(true, true, false, false) });
			expect(await logged('/news/consent')).toHaveLength(1);
			expect(await sumOf('/news/consent')).toBe(1);
			expect(
				(
					await call(
						'view/index',
						{ ua: BROWSER, url: '/news/consent' },
						{ 'user-token': 'x.y.z', cookie: consent(true, true, false, false) },
					)
				).status,
			).toBe(403);
		});

		test('a consent that has lapsed is none: the view keeps nobody', async () => {
			for (const cookie of lapsed(now))
				await call('view/index', { title: 'Title', ua: BROWSER, url: '/news/lapsed' }, { ...token(), cookie });
			expect([await logged('/news/lapsed'), await sumOf('/news/lapsed')]).toEqual([[], 3]);
			await call(
				'view/index',
				{ title: 'Title', ua: BROWSER, url: '/news/lapsed' },
				{ ...token(), cookie: noted({ version: NOTICE_VERSION, at: now - 179 * 86_400 }) },
			);
			expect(await logged('/news/lapsed')).toHaveLength(1);
		});

		test('robots, other sites and pages with a token in their address are not counted', async () => {
			const robot = 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://example.org/bot.html)';
			expect(
				(await call('view/index', { ua: BROWSER, url: '/news/robot' }, { 'user-agent': robot })).body.data,
			).toEqual({ is_counted: false });
			expect((await call('view/index', { ua: robot, url: '/news/robot' })).body.data).toEqual({ is_counted: false });
			expect(await sumOf('/news/robot')).toBe(0);
			for (const url of [
				'https://elsewhere.example/news',
				`/about/subscribe/confirm/${'a'.repeat(32)}`,
				`/${'a'.repeat(400)}`,
			]) {
				expect((await call('view/index', { ua: BROWSER, url })).body.data).toEqual({ field: 'url' });
			}
		});

		test('“most read this week” follows what was counted, once a week has been', async () => {
			const [article] = await rows<{ id: number; seo_url: string; week_views: number }>(
				`select id, seo_url, week_views from article where edition = 'es' and status = 'published' order by id limit 1`,
			);
			const url = `/es/news/${article?.seo_url}`;
			await call('view/index', { ua: BROWSER, url: encodeURI(url) });
			await call(
				'view/index',
				{ ua: BROWSER, url: encodeURI(url) },
				{ ...token(), cookie: consent(true, true, false, false) },
			);
			expect(await countWeekViews(createContext(site.db, actors.clock, now))).toBe(0);
			await site.db.write((tx) =>
				tx.execute(
					sql`insert into page_view_day (day, url, views) values (${new Date((now - 9 * 86_400) * 1000).toISOString().slice(0, 10)}, ${url}, 50)`,
				),
			);
			expect(await countWeekViews(createContext(site.db, actors.clock, now))).toBeGreaterThan(0);
			expect(await rows(`select week_views from article where id = ${article?.id}`)).toEqual([{ week_views: 2 }]);
		});

		test('after its days the log becomes sums', async () => {
			const old = now - 91 * 86_400;
			await site.db.write((tx) =>
				tx.execute(
					sql`insert into page_view (url, visitor, created_at) values ('/news/old', 'v', ${old}), ('/news/old', 'w', ${old}), ('/news/young', 'v', ${now})`,
				),
			);
			await tidy(createContext(site.db, actors.clock, now), 90);
			await tidy(createContext(site.db, actors.clock, now), 90);
			expect(await rows(`select url, views from page_view_day where url in ('/news/old', '/news/young')`)).toEqual([
				{ url: '/news/old', views: 2 },
			]);
			expect(await logged('/news/young')).toHaveLength(1);
		});
	});

	describe('advertisements', () => {
		const get = async (query: string, headers: Record<string, string> = {}) => {
			const response = await site.app.request(`/api/v2/adv/get?${query}`, { headers }, env());
			return {
				status: response.status,
				cache: response.headers.get('cache-control'),
				data: ((await response.json()) as Answer).data,
			};
		};
		const sums = (id: number | undefined) =>
			rows<{ views: number; clicks: number }>(`select views, clicks from adv_day where adv_id = ${id}`);

		test('are counted by the day; a click is logged with the visitor only after consent to targeting', async () => {
			const { data: adv } = await get('position=home_band&edition=en');
			const log = (body: object, headers: Record<string, string> = {}) =>
				call('adv/log', { id: adv?.id, link: adv?.link, ...body }, headers);
			const token = { 'user-token': makeVisitorToken([SECRET], now) };
			await log({});
			await log({ act: 'seen' });
			await log({}, { ...token, cookie: consent(true, true, true, false) });
			await log({}, { ...token, cookie: consent(true, false, false, true) });
			await log({}, { 'user-agent': 'curl/8.0' });
			expect(await sums(adv?.id)).toEqual([{ views: 1, clicks: 3 }]);
			expect(await rows('select adv_id, link from ad_click')).toEqual([{ adv_id: adv?.id, link: adv?.link }]);
			expect((await log({ link: 'https://elsewhere.example/' })).status).toBe(404);
			expect((await log({ id: 0 })).body.data).toEqual({ field: 'id' });
		});

		test('a click after a consent that has lapsed is logged with nobody', async () => {
			const { data: adv } = await get('position=home_band&edition=es');
			const clicks = () => rows(`select id from ad_click where adv_id = ${adv?.id}`);
			const token = { 'user-token': makeVisitorToken([SECRET], now) };
			for (const cookie of lapsed(now))
				expect((await call('adv/log', { id: adv?.id, link: adv?.link }, { ...token, cookie })).body.code).toBe(1);
			expect(await clicks()).toEqual([]);
			await call(
				'adv/log',
				{ id: adv?.id, link: adv?.link },
				{ ...token, cookie: noted({ version: NOTICE_VERSION, at: now - 179 * 86_400 }) },
			);
			expect(await clicks()).toHaveLength(1);
		});

		test('are left out where they must not be seen, as far as the proxy knows the reader’s country', async () => {
			const { data: adv } = await get('position=home_band&edition=en');
			await site.db.write((tx) =>
				tx.execute(sql`update adv set suppressed_countries = '{GB}' where position = 'home_band' and edition = 'en'`),
			);
			const asked = 'position=home_band&edition=en&date=2031-01-01';
			// On that day there is no other one that could take its turn.
			const own = adv?.id ?? 0;
			await site.db.write((tx) => tx.execute(sql`update adv set starts_on = null, ends_on = null where id = ${own}`));
			await site.db.write((tx) =>
				tx.execute(
					sql`update adv set starts_on = null, ends_on = '2030-12-31' where position = 'home_band' and edition = 'en' and id <> ${own}`,
				),
			);
			expect((await get(asked, { 'cf-ipcountry': 'ES' })).data?.id).toBe(adv?.id);
			expect((await get(asked, { 'cf-ipcountry': 'GB' })).data).toBeNull();
			expect((await get(asked)).data).toBeNull();
			expect((await get(asked)).cache).toBe('no-store');
			expect((await get('position=nowhere')).status).toBe(400);
		});
	});

	describe('the wall', () => {
		const form = (fields: Record<string, string>, path = '/topic/iecie/wall') =>
			site.app.request(
				path,
				{
					method: 'POST',
					headers: { 'content-type': 'application/x-www-form-urlencoded' },
					body: new URLSearchParams({ made: makeFormToken([SECRET], now - 60), ...fields }).toString(),
				},
				env(),
			);
		const page = async (path: string) => (await site.app.request(path)).text();

		test('takes a message that nobody sees before it is approved', async () => {
			const answer = await form({ text: 'Stand 12, <b>bring</b> samples', name: 'Ada', country: 'PT' });
			expect([answer.status, answer.headers.get('location')]).toEqual([303, '/topic/iecie/wall?sent=1']);
			expect(await page('/topic/iecie/wall?sent=1')).toContain('waiting for approval');
			expect(await page('/topic/iecie/wall')).not.toContain('Stand 12');
			const [row] = await rows<{ id: number }>(
				`select id from wall_message where text like 'Stand 12%' and status = 'waiting'`,
			);
			const decide = (status: 'approved' | 'refused') =>
				decideWallMessages(contextFor(site.db, now), { ids: [row?.id ?? 0], status });
			await decide('approved');
			expect(await page('/topic/iecie/wall')).toContain('Stand 12, &lt;b&gt;bring&lt;/b&gt; samples');
			await decide('refused');
			expect(await page('/topic/iecie/wall')).not.toContain('Stand 12');
			await expect(
				decideWallMessages(contextFor(site.db, now, nobody), { ids: [row?.id ?? 0], status: 'approved' }),
			).rejects.toMatchObject({ code: 'forbidden' });
		});

		test.each([
			[{ text: 'a', name: 'Ada', country: 'PT' }, 'text', 'El mensaje debe tener'],
			[{ text: '😀'.repeat(281), name: 'Ada', country: 'PT' }, 'text', 'El mensaje debe tener'],
			[{ text: 'Hola a todos', name: ' \u202e ', country: 'PT' }, 'name', 'Indique su nombre'],
			[{ text: 'Hola a todos', name: 'Ada', country: 'ZZ' }, 'country', 'Elija su país'],
		])(
			'names the wrong field in the caller’s language, and keeps what was typed: %o',
			async (fields, field, message) => {
				const { status, body } = await call('topic_iecie_wall/create', { ...fields, edition: 'es' });
				expect([status, body.data?.field]).toEqual([400, field]);
				expect(body.msg).toContain(message);
				const answer = await form(fields, '/es/topic/iecie/wall');
				expect(answer.status).toBe(400);
				const html = await answer.text();
				expect(html).toContain(message);
				expect(html).toContain(`id="wall-${field}-error"`);
				if (field === 'country') expect(html).toContain('Hola a todos');
			},
		);

		test('280 characters are counted as people count them; robots and floods are turned away', async () => {
			expect(
				(await call('topic_iecie_wall/create', { text: '😀'.repeat(280), name: 'Ada', country: 'PT' })).body.data,
			).toEqual({ status: 'waiting' });
			const before = (await rows('select from wall_message')).length;
			expect((await form({ text: 'Buy now', name: 'R', country: 'US', topic_line: 'x' })).status).toBe(303);
			expect((await rows('select from wall_message')).length).toBe(before);
			for (let i = 0; i < 9; i += 1)
				expect((await form({ text: `Message ${i}`, name: 'Ada', country: 'PT' })).status).toBe(303);
			expect((await form({ text: 'One more', name: 'Ada', country: 'PT' })).status).toBe(429);
			expect((await call('topic_iecie_wall/create', { text: 'One more', name: 'Ada', country: 'PT' })).status).toBe(
				429,
			);
			expect((await form({ text: 'Hello', name: 'Ada', country: 'PT' }, '/topic/gfn/wall')).status).toBe(404);
		});
	});

	test('a client searches as often as the setting says, by page and call together', async () => {
		for (let i = 0; i < 30; i += 1) {
			expect((await site.app.request(`/search/duty${i}`, {}, env())).status).toBe(200);
			expect((await site.app.request(`/api/v2/article/page?keyword=duty${i}&limit=1`, {}, env())).status).toBe(200);
		}
		const page = await site.app.request('/es/search/impuesto', {}, env());
		expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
		expect(await page.text()).toContain('Demasiadas peticiones');
		expect((await site.app.request('/api/v2/article/page?keyword=duty', {}, env())).status).toBe(429);
		expect((await site.app.request('/search', {}, env())).status).toBe(200);
		expect((await site.app.request('/api/v2/article/page', {}, env())).status).toBe(200);
	});

	test('every call is in the OpenAPI document, and its page shows them', async () => {
		const document = (await (await site.app.request('/api/openapi.json')).json()) as {
			paths: Record<string, Record<string, { requestBody?: object; responses: object }>>;
		};
		for (const [path, method] of [
			'auth/login post',
			'view/index post',
			'adv/get get',
			'adv/log post',
			'email/create get',
			'email/create post',
			'email/confirm post',
			'topic_iecie_wall/create post',
		].map((one) => one.split(' ') as [string, string])) {
			const operation = document.paths[`/api/v2/${path}`]?.[method];
			expect([path, method, Boolean(operation?.responses), Boolean(operation?.requestBody)]).toEqual([
				path,
				method,
				true,
				method === 'post',
			]);
		}
		const html = await (await site.app.request('/api/docs')).text();
		expect(html.includes('id="email-create-post-title"')).toBe(true);
	});
});
