import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, openTestFront, openTestSite, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { EMPTY } from '../../../../tests/template';
import { session } from '../../../data/tables/security/account';
import { enWords } from '../../../editions/words/en/en';
import { standardPages } from '../../../shared/site/standard-pages';
import { roles } from '../../../shared/staff';
import type { SetUp } from './set-up-now';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront(undefined, { DEMO: 'false', BRAND_MAIL: 'desk@vapor.test' }, undefined, EMPTY);
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

const setUpNow = async (): Promise<SetUp> => (await admin.ask('GET', 'set-up')).data as unknown as SetUp;
const page = async (path: string) => (await fetch(site.url + path)).text();
const change = (body: object) => admin.ask('PATCH', 'set-up', body);
const done = ({ items }: SetUp) => items.filter(({ is_done }) => is_done).map(({ name }) => name);
const blanks = {
	edition: 'en',
	law: 'Ireland',
	courts: 'Dublin <& Cork>',
	authority: 'the Data Protection Commission',
	register: 'Dublin, 4711 <A>',
};

describe('setting an installation up', () => {
	test('begins where nothing was written, and says what is left', async () => {
		const state = await setUpNow();
		expect(state).toMatchObject({ is_needed: true, is_demonstration: false, is_public: false, is_reachable: false });
		expect(done(state)).toEqual([]);
		expect(state.editions.map(({ missing }) => missing.length)).toEqual([5, 5]);
		expect(state.set_by).toEqual({ mail: 'BRAND_MAIL' });
	});

	test('names the site everywhere at once, and a variable wins over what is typed in', async () => {
		expect(await page('/')).toContain('aria-label="Brume"');
		const answer = await change({
			name: 'Vapor Daily',
			legal_name: 'Vapor Daily Press',
			address: '4 Quay, Dublin',
			mail: 'other@vapor.test',
		});
		expect(answer.data).toMatchObject({
			house: { name: 'Vapor Daily', legal_name: 'Vapor Daily Press', mail: 'desk@vapor.test' },
		});
		for (const path of ['/', '/es']) {
			const text = await page(path);
			expect(text).toContain('aria-label="Vapor Daily"');
			expect(text).toContain('mailto:desk@vapor.test');
			expect(text).not.toMatch(/brume|other@vapor/i);
		}
		expect(JSON.parse(await page('/api/openapi.json')).info.title).toBe('Vapor Daily API');
		expect(done(await setUpNow())).toEqual(['name', 'imprint']);
	});

	test('takes an accent that words can be read on, and no other', async () => {
		const refused = await change({ accent: '#0b4f5c' });
		expect([refused.status, refused.data.field]).toEqual([400, 'accent']);
		expect(await page('/')).not.toContain('accent-');
		expect((await change({ accent: '#7FD4C1' })).status).toBe(200);
		expect(await page('/')).toContain('<link rel="stylesheet" href="/accent-7fd4c1.css"');
		expect(await page('/accent-7fd4c1.css')).toContain('--lamp:#7fd4c1');
		expect((await fetch(`${site.url}/accent-0b4f5c.css`, { redirect: 'manual' })).status).not.toBe(200);
		expect(await page('/favicon.svg')).toContain('#7fd4c1');
	});

	test('switches items of menu and footer off, and tells times in another zone', async () => {
		expect(await page('/')).toContain('href="/news/interview"');
		await change({ hidden: ['interview', 'books'], time_zone: 'Asia/Tokyo' });
		const text = await page('/');
		expect(text).not.toContain('href="/news/interview"');
		expect(text).not.toContain('href="/book"');
		expect(text).toContain('href="/tag"');
		expect((await fetch(`${site.url}/news/interview`)).status).toBe(200);
		// Readers get the zone of the site, which does not change the zone that the edition itself has.
		expect((await setUpNow()).editions[0]?.time_zone).toBe('Asia/Tokyo');
		expect((await setUpNow()).places[0]?.time_zone).toBe('Europe/Madrid');
		await change({ hidden: [], time_zone: '' });
		expect((await setUpNow()).editions[0]?.time_zone).toBe('Europe/Madrid');
	});

	test.each([
		['name', ''],
		['mail', 'no address'],
		['twitter', 'javascript:alert(1)'],
		['time_zone', 'Mars/Olympus'],
		['logo', '../etc/passwd'],
		['hidden', ['home']],
	])('refuses a wrong %s and says so', async (field, value) => {
		const { status, data } = await change({ [field]: value });
		expect([status, String(data.field).split('.')[0]]).toEqual([400, field]);
	});

	test('publishes the texts of an edition with their blanks filled in, and never over one that stands', async () => {
		const seen = await admin.ask('POST', 'set-up/texts/preview', blanks);
		expect(JSON.stringify(seen.data)).toContain('Dublin &lt;&amp; Cork&gt;');
		expect(await page('/about/terms')).toContain(enWords.unwritten.terms);
		expect((await admin.ask('POST', 'set-up/texts', { ...blanks, edition: 'xx' })).status).toBe(404);
		expect((await admin.ask('POST', 'set-up/texts', { ...blanks, law: ' ' })).data.field).toBe('law');
		await admin.ask('POST', 'set-up/texts', blanks);
		const terms = await page('/about/terms');
		expect(terms).toContain('The law of Ireland applies, with the courts of Dublin &lt;&amp; Cork&gt;');
		expect(terms).toContain('Vapor Daily Press, 4 Quay, Dublin');
		expect(await page('/about/policy')).toContain('the Data Protection Commission');
		expect(await page('/about/cookie')).toContain('site_view_');
		expect(await page('/es/about/terms')).not.toContain('Ireland');
		await admin.ask('POST', 'set-up/texts', { ...blanks, law: 'France' });
		expect(await page('/about/terms')).toContain('The law of Ireland applies');
		await admin.ask('POST', 'set-up/texts', {
			edition: 'es',
			law: 'Irlanda',
			courts: 'Dublín',
			authority: 'la irlandesa',
		});
		expect(done(await setUpNow())).toEqual(['name', 'imprint', 'texts']);
		expect(await page('/es/about/policy')).not.toMatch(/demostración/);
	});

	test('the imprint has the lines that the publisher has, and no others', async () => {
		const imprint = await page('/about/imprint');
		expect(imprint).toContain('<li>Vapor Daily Press</li>');
		expect(imprint).toContain('<li>Register: Dublin, 4711 &lt;A&gt;</li>');
		expect(imprint).not.toMatch(/VAT number|Represented by|Responsible for/);
		for (const path of ['/', '/es'])
			expect(await page(path)).toContain(`href="${path === '/' ? '' : path}/about/imprint"`);
	});

	test('what was typed into the blanks is there when somebody returns, and in an edition that comes later', async () => {
		const typed = async () => (await setUpNow()).editions.map((edition) => edition.blanks.law);
		expect(await typed()).toEqual(['France', 'Irlanda']);
		await admin.ask('POST', 'set-up/texts/preview', { ...blanks, law: 'Malta' });
		expect(await typed()).toEqual(['Malta', 'Irlanda']);
	});

	test('a text from a template is marked until somebody says that it was checked, and readers are not told', async () => {
		const marked = async () =>
			(await setUpNow()).editions.map(({ texts }) => texts.filter((text) => text.is_unchecked).map(({ name }) => name));
		expect((await marked()).map(({ length }) => length)).toEqual([5, 5]);
		expect(await page('/about/terms')).not.toMatch(/lawyer|unchecked/);
		const { status, data } = await admin.ask('POST', 'set-up/texts/checked', { edition: 'en', name: 'terms' });
		expect(status).toBe(200);
		expect(done(data as unknown as SetUp)).not.toContain('checked');
		expect((await marked())[0]).not.toContain('terms');
		expect(((await admin.ask('GET', 'audit')).data.rows as object[]).slice(0, 1)).toMatchObject([
			{ noun: 'page', action: 'change', detail: { changes: { is_unchecked: { from: true, to: false } } } },
		]);
		for (const edition of ['en', 'es'])
			for (const name of standardPages) await admin.ask('POST', 'set-up/texts/checked', { edition, name });
		expect(done(await setUpNow())).toContain('checked');
		expect((await admin.ask('POST', 'set-up/texts/checked', { edition: 'xx', name: 'terms' })).status).toBe(404);
	});

	test('takes a stored picture for its word mark, and nothing else', async () => {
		expect((await change({ logo: 'abcdefgh12345678.webp' })).status).toBe(404);
		const body = new FormData();
		const picture = await sharp({ create: { width: 400, height: 80, channels: 3, background: '#224466' } })
			.png()
			.toBuffer();
		body.append('file', new File([new Uint8Array(picture)], 'mark.png', { type: 'image/png' }));
		const headers = { cookie: `site_admin_token=${admin.cookie}`, 'sec-fetch-site': 'same-origin' };
		const stored = await fetch(`${site.url}/api/v2/upload/index`, { method: 'POST', body, headers });
		const { data } = (await stored.json()) as { data: { url: string } };
		const logo = data.url.split('/').at(-1) ?? '';
		expect((await change({ logo })).status).toBe(200);
		const [, src = ''] = /<img class="wordmark" src="([^"]+)" alt="Vapor Daily"/.exec(await page('/')) ?? [];
		expect(src).toContain(logo);
		expect((await fetch(site.url + src)).headers.get('content-type')).toMatch(/^image/);
		await change({ logo: '' });
		expect(await page('/')).not.toContain('<img class="wordmark"');
	});

	test('tells the desk of an address that can be reached while search engines are kept out', async () => {
		const away = await openTestSite(
			{ SITE_URL: 'https://vapor.test', DEMO: 'false' },
			undefined,
			await openTestDatabase(EMPTY),
		);
		try {
			const { cookie } = await signedIn({ ...away, url: '' } as TestFront, [{ role: 'desk' }]);
			const answer = await away.app.request('/admin/api/set-up', {
				headers: { cookie: `__Host-site_admin_token=${cookie}`, 'sec-fetch-site': 'same-origin' },
			});
			const { data } = (await answer.json()) as { data: SetUp };
			expect(data).toMatchObject({ is_reachable: true, is_public: false, may_change: false });
		} finally {
			await away.stop();
		}
	});

	test('tries mail and storage, and says why one fails', async () => {
		expect((await admin.ask('POST', 'set-up/storage')).data).toEqual({ reason: null });
		expect((await admin.ask('POST', 'set-up/mail')).data).toEqual({ reason: null });
		const away = await openTestFront(undefined, { SMTP_URL: 'smtp://127.0.0.1:1' }, undefined, EMPTY);
		try {
			const one = await signedIn(away, [{ role: 'admin' }]);
			expect((await one.ask('POST', 'set-up/mail')).data.reason).toMatch(/ECONNREFUSED|connect/i);
			expect((await one.ask('GET', 'set-up')).data.mail).toMatchObject({ is_set: true });
		} finally {
			await away.stop();
		}
	});

	test('ends once, and leads nobody into it any more', async () => {
		expect((await setUpNow()).is_needed).toBe(true);
		expect((await admin.ask('POST', 'set-up/end')).data.is_needed).toBe(false);
		expect((await setUpNow()).is_needed).toBe(false);
	});

	test('an edition is added, moved and switched off, each where readers are at once', async () => {
		await change({ time_zone: 'Asia/Tokyo' });
		const edition = (method: string, body: object) => admin.ask(method, 'set-up/edition', body);
		const status = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).status;
		const added = await edition('POST', { code: 'de', name: 'Deutsch' });
		expect(added.data).toMatchObject({
			places: [{ code: 'en' }, { code: 'es' }, { code: 'de', prefix: '/de', is_on: true }],
		});
		// What is kept of the others is their own, not what the site said then.
		await change({ time_zone: '' });
		expect((await setUpNow()).editions.map(({ time_zone }) => time_zone)).toEqual(Array(3).fill('Europe/Madrid'));
		expect(await status('/de')).toBe(200);
		expect((await edition('POST', { code: 'de', name: 'Deutsch' })).data).toMatchObject({ field: 'code' });
		expect((await edition('PATCH', { code: 'de', prefix: '/news' })).data).toMatchObject({ field: 'prefix' });
		await edition('PATCH', { code: 'de', prefix: '/deutsch' });
		expect([await status('/deutsch'), await status('/de')]).toEqual([200, 301]);
		const off = await edition('PATCH', { code: 'de', is_on: false });
		expect(off.data).toMatchObject({ places: [{}, {}, { code: 'de', is_on: false }] });
		expect(await status('/deutsch')).toBe(302);
	});

	test('is nobody’s but an administrator’s, who has just shown who they are', async () => {
		const writes = [
			['PATCH', 'set-up', { name: 'Theirs' }],
			['POST', 'set-up/end'],
			['POST', 'set-up/edition', { code: 'fr', name: 'Français' }],
			['PATCH', 'set-up/edition', { code: 'es', prefix: '/espanol' }],
			['POST', 'set-up/mail'],
			['POST', 'set-up/storage'],
			['POST', 'set-up/texts/preview', blanks],
			['POST', 'set-up/texts', blanks],
			['POST', 'set-up/texts/checked', { edition: 'en', name: 'terms' }],
			['POST', 'set-up/checklist', { state: 'put_away' }],
			['POST', 'set-up/demonstration'],
			['DELETE', 'set-up/demonstration?hash=0'],
		] as const;
		for (const role of roles.filter((one) => one !== 'admin')) {
			const other = await signedIn(site, [{ role, edition: 'en' }]);
			for (const [method, path, body] of writes)
				expect([role, path, (await other.ask(method, path, body)).status]).toEqual([role, path, 403]);
			expect([role, (await other.ask('GET', 'set-up')).status]).toEqual([role, role === 'desk' ? 200 : 403]);
		}
		const late = await signedIn(site, [{ role: 'admin' }]);
		await site.db.write((tx) => tx.update(session).set({ proved_at: 1 }));
		for (const [method, path, body] of writes)
			expect((await late.ask(method, path, body)).data.reason).toBe('unproved');
		expect((await late.ask('GET', 'set-up')).data.house).toMatchObject({ name: 'Vapor Daily' });
	});
});
