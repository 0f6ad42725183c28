import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emailJob, type ReceivedMail, startMailServer, type TestMailServer } from '../../../tests/mail';
import { openTestSite, type TestSite } from '../../../tests/site';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { tidy } from '../../commands/site/tidy';
import { subscribe } from '../../commands/subscription/subscribe';
import { sendDueEmails } from '../../jobs/send-emails';
import { makeFormToken } from '../../platform/security/form-token';
import { makeVisitorToken } from '../../platform/security/visitor-token';
import { readEmailAddress } from '../../shared/text/email-address';

const SECRET = 'a signing key that is long enough for a test';
const uuid = 'a2c5d7b0-3f6e-4c1d-9b8a-0123456789ab';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Answer {
	code: number;
	msg: string;
	data: Record<string, unknown> | null;
}

describe('the newsletter', () => {
	let site: TestSite;
	let mail: TestMailServer;
	let now = 0;
	let client = 0;
	beforeAll(async () => {
		now = Math.floor(Date.now() / 1000);
		mail = await startMailServer();
		site = await openTestSite({ SECRET_KEYS: SECRET }, () => now);
	});
	afterAll(async () => {
		await mail.stop();
		await site.stop();
	});
	beforeEach(async () => {
		mail.mails.length = 0;
		await site.db.write((tx) => tx.execute(sql`delete from subscription`));
		client += 1;
	});

	/** What a form posts whose page was drawn a minute ago. */
	const filled = (fields: Record<string, string>) =>
		new URLSearchParams({ made: makeFormToken([SECRET], now - 60), ...fields }).toString();
	/** As a browser at an address of its own. */
	const send = (path: string, init: RequestInit = {}, from = `10.0.0.${client}`) =>
		site.app.request(path, init, { client: from });
	const call = async (path: string, body: object, init: RequestInit = {}, from?: string) => {
		const response = await send(
			`/api/v2/${path}`,
			{ method: 'POST', body: JSON.stringify(body), headers: json, ...init },
			from,
		);
		return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
	};
	const deliver = async (): Promise<ReceivedMail[]> => {
		const job = emailJob(site, mail.url, () => now);
		await sendDueEmails(job);
		return mail.mails;
	};
	const statusOf = async (email: string) =>
		(
			await site.db.write((tx) =>
				tx.execute<{ status: string }>(sql`select status from subscription where email = ${email}`),
			)
		).rows[0]?.status;
	/** Path of a page that an email links to. */
	const linkIn = (received: ReceivedMail | undefined, page: string) =>
		new RegExp(`http://127\\.0\\.0\\.1:3000(\\S*/about/subscribe/${page}/[\\w-]{32})(?![\\w-])`).exec(
			received?.text ?? '',
		)?.[1] ?? '';
	const subscribed = async (email: string, edition = 'en') => {
		await call('email/create', { email, language: 'english', edition });
		const received = (await deliver()).find((one) => one.recipients.includes(email));
		const path = linkIn(received, 'confirm');
		expect((await send(path, { method: 'POST', headers: form, body: '' })).status).toBe(200);
		return { received, path, token: path.split('/').at(-1) ?? '' };
	};

	test('a sign-up makes a pending row and an email; only the button on its page confirms', async () => {
		const answer = await call('email/create', {
			email: 'reader@press.example',
			language: 'english',
			edition: 'en',
			form: 'popup',
		});
		expect([answer.status, answer.body.code]).toEqual([200, 1]);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(await statusOf('reader@press.example')).toBe('pending');
		const [received] = await deliver();
		expect(received?.recipients).toEqual(['reader@press.example']);
		const path = linkIn(received, 'confirm');

		for (let i = 0; i < 3; i += 1) {
			const page = await send(path);
			expect(page.status).toBe(200);
			expect(page.headers.get('referrer-policy')).toBe('no-referrer');
			expect(page.headers.get('cache-control')).toBe('private, no-store');
			const html = await page.text();
			expect(html).toContain('Confirm your subscription');
			expect(html.replaceAll(/action="[^"]*"/g, '')).not.toContain(path.split('/').at(-1));
		}
		expect(await statusOf('reader@press.example')).toBe('pending');
		const done = await send(path, { method: 'POST', headers: form, body: '' });
		expect(await done.text()).toContain('Your subscription is confirmed');
		expect(await statusOf('reader@press.example')).toBe('confirmed');
		expect((await send(path, { method: 'POST', headers: form, body: '' })).status).toBe(200);
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ proof: Record<string, unknown>; language: string }>(sql`select proof, language from subscription`),
		);
		expect(rows[0]).toMatchObject({ language: 'english', proof: { form: 'popup', asked_at: now, confirmed_at: now } });
	});

	test('the email is in the reader’s edition and carries what mail programs look for', async () => {
		await call('email/create', { email: 'Lectora.Á@press.example', edition: 'es' });
		expect(await deliver()).toEqual([]);
		await call('email/create', { email: 'lectora@bücher.example', edition: 'es' });
		const [received] = await deliver();
		const header = (name: string) => received?.headers.find((one) => one.key === name)?.value ?? '';
		expect(received?.raw).toContain('To: lectora@xn--bcher-kva.example\r\n');
		expect(received?.subject).toBe('Confirme su suscripción a Brume');
		expect(received?.from).toMatchObject({ name: 'Brume', address: 'letter@localhost' });
		expect(received?.to).toMatchObject([{ address: 'lectora@xn--bcher-kva.example' }]);
		expect(header('list-id')).toMatch(/^Boletin semanal de Brume <weekly-es\.127\.0\.0\.1>$/);
		expect(header('list-unsubscribe')).toMatch(
			/^<http:\/\/127\.0\.0\.1:3000\/es\/about\/subscribe\/unsubscribe\/[\w-]{32}>$/,
		);
		expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		expect(header('auto-submitted')).toBe('auto-generated');
		expect(received?.messageId).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/);
		expect(received?.text).toContain('1 Fog Lamp Quay');
		expect(received?.html).toContain('lang="es"');
		expect(received?.html).toContain(linkIn(received, 'confirm'));
		expect(received?.html).not.toMatch(/<script|<img|src=/);
	});

	test.each([
		['en', 'english', 'english'],
		['es', 'english', 'english'],
		['en', 'russian', 'russian'],
		['en', '<script>', 'english'],
		['es', '<script>', 'spanish'],
		['es', '__proto__', 'spanish'],
		['en', 'constructor', 'english'],
		['en', '', 'english'],
	])('in the edition %s a sign-up in %j is stored as %s', async (edition, language, stored) => {
		const { status, body } = await call('email/create', { email: 'speaker@press.example', language, edition });
		expect([status, body.code, body.data]).toEqual([200, 1, { state: 'pending' }]);
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ language: string }>(sql`select language from subscription`),
		);
		expect(rows).toEqual([{ language: stored }]);
	});

	test('a language that is no language, stored long ago, does no harm: its reader downloads it as text', async () => {
		const { path } = await subscribed('old@press.example');
		const own = path.replace('/confirm/', '/preferences/');
		for (const language of ['<script>alert(1)</script>', '__proto__']) {
			await site.db.write((tx) => tx.execute(sql`update subscription set language = ${language}`));
			expect(await (await send(own)).text()).not.toContain('alert(1)');
			const file = await send(own, { method: 'POST', headers: form, body: 'act=export' });
			expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
			expect(file.headers.get('content-disposition')).toContain('attachment');
			expect(await file.json()).toMatchObject({ language });
		}
	});

	test('nothing in the answer tells a new address from a waiting, confirmed, suppressed or departed one', async () => {
		await subscribed('confirmed@press.example');
		await call('email/create', { email: 'waiting@press.example' });
		for (const status of ['suppressed', 'unsubscribed']) {
			await call('email/create', { email: `${status}@press.example` });
			await site.db.write((tx) =>
				tx.execute(sql`update subscription set status = ${status} where email = ${`${status}@press.example`}`),
			);
		}
		const versions = async () => {
			const { rows } = await site.db.write((tx) =>
				tx.execute<{ version: string }>(
					sql`select xmin::text as version from subscription where status in ('confirmed', 'suppressed') order by id`,
				),
			);
			return rows.map((row) => row.version);
		};
		const before = await versions();
		expect(before).toHaveLength(2);
		const seen = new Set<string>();
		const pauses = vi.spyOn(globalThis, 'setTimeout');
		onTestFinished(() => pauses.mockRestore());
		for (const name of ['new', 'waiting', 'confirmed', 'suppressed', 'unsubscribed']) {
			pauses.mockClear();
			const { status, headers, body } = await call('email/create', { email: `${name}@press.example` });
			// Answers leave on a grid of two milliseconds.
			expect(pauses.mock.calls.filter(([, ms = 0]) => ms > 0 && ms <= 2)).not.toEqual([]);
			seen.add(JSON.stringify([status, [...headers], body]));
		}
		expect(seen.size).toBe(1);
		// Every one has waited for a row to be written.
		expect(await versions()).toEqual(before.map((one) => expect.not.stringMatching(`^${one}$`)));
		expect(await statusOf('confirmed@press.example')).toBe('confirmed');
		expect(await statusOf('suppressed@press.example')).toBe('suppressed');
	});

	test('the site cannot be used to bomb a mailbox: a hundred tries by every way are one email (T4)', async () => {
		const tries = Array.from({ length: 100 }, (_, i) => {
			const from = `203.0.${i}.7`;
			const email =
				['Victim@press.example', 'victim@PRESS.example', `victim+${i}@press.example`, ' victim@press.example '][
					i % 4
				] ?? '';
			const forged = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` };
			if (i % 3 === 0)
				return send(
					'/about/subscribe',
					{ method: 'POST', headers: { ...form, ...forged }, body: filled({ email }) },
					from,
				);
			if (i % 3 === 1)
				return send(
					'/api/v2/email/create',
					{ method: 'POST', headers: { ...json, ...forged }, body: JSON.stringify({ email }) },
					from,
				);
			return send(
				`/api/v2/email/create?email=${encodeURIComponent(email)}`,
				{ headers: { ...forged, 'user-token': makeVisitorToken([SECRET], now) } },
				from,
			);
		});
		// A machine that is busy elsewhere may have no connection free in time, and says so.
		for (const response of await Promise.all(tries)) expect([200, 503]).toContain(response.status);
		expect(await deliver()).toHaveLength(1);
		now += 86_399;
		await call('email/create', { email: 'victim@press.example' });
		expect(await deliver()).toHaveLength(1);
		for (let day = 0; day < 5; day += 1) {
			now += 86_401;
			await call('email/create', { email: 'victim@press.example' });
			await deliver();
		}
		expect(mail.mails).toHaveLength(3);
	});

	test('one client may ask twenty times an hour, one visitor five times; an IPv6 network is one client', async () => {
		for (let i = 0; i < 20; i += 1)
			expect((await call('email/create', { email: `a${i}@press.example` }, {}, `2001:db8:1:2::${i}`)).status).toBe(200);
		const refused = await call('email/create', { email: 'b@press.example', edition: 'es' }, {}, '2001:db8:1:2:ffff::1');
		expect([refused.status, refused.body.code, refused.body.msg]).toEqual([
			429,
			429,
			'Demasiadas peticiones. Inténtelo de nuevo más tarde.',
		]);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		const page = await send(
			'/es/about/subscribe',
			{ method: 'POST', headers: form, body: filled({ email: 'b@press.example' }) },
			'2001:db8:1:2::9',
		);
		expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
		expect(await page.text()).toContain('Demasiadas peticiones');
		expect((await call('email/create', { email: 'b@press.example' }, {}, '2001:db8:1:3::1')).status).toBe(200);

		const headers = { ...json, 'user-token': makeVisitorToken([SECRET], now) };
		for (let i = 0; i < 5; i += 1)
			expect((await call('email/create', { email: `v${i}@press.example` }, { headers }, `192.0.2.${i}`)).status).toBe(
				200,
			);
		expect((await call('email/create', { email: 'v6@press.example' }, { headers }, '192.0.2.99')).status).toBe(429);
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ text: string }>(sql`select string_agg(key, ' ') as text from rate_limit`),
		);
		expect(rows[0]?.text).not.toMatch(/192\.0\.2|2001:db8/);
	});

	test('GET email/create acts for a person on this site alone', async () => {
		const token = makeVisitorToken([SECRET], now);
		const ask = async (query: string, init: RequestInit) => (await send(`/api/v2/email/create?${query}`, init)).status;
		const one = 'email=get%40press.example';
		expect(await ask(one, {})).toBe(403);
		expect(await ask(one, { headers: { 'user-token': `${token}x` } })).toBe(403);
		expect(await ask(one, { headers: { 'user-token': token, 'sec-fetch-site': 'cross-site' } })).toBe(401);
		expect(await ask(one, { headers: { 'user-token': token, 'sec-purpose': 'prefetch' } })).toBe(401);
		expect(await ask(one, { method: 'HEAD', headers: { 'user-token': token } })).toBe(405);
		expect(await ask(`${one}&email=other%40press.example`, { headers: { 'user-token': token } })).toBe(400);
		expect(await ask('email=a%40b.example,c%40d.example', { headers: { 'user-token': token } })).toBe(400);
		expect(await statusOf('get@press.example')).toBeUndefined();
		expect(await ask(one, { headers: { 'user-token': token, 'sec-fetch-site': 'same-origin' } })).toBe(200);
		expect(await statusOf('get@press.example')).toBe('pending');
	});

	test.each([
		['en', 'popup', '', 'Please enter your email address'],
		['en', 'popup', 'a@b', 'Please enter correct email address'],
		['en', 'footer', ' ', 'Please enter your email address~'],
		['en', 'footer', 'a@b', 'Please enter the correct email address'],
		['es', 'popup', '', 'Por favor, introduzca su dirección de correo electrónico'],
		['es', 'popup', 'a@b', 'Introduzca la dirección de correo electrónico correcta'],
		['es', 'footer', '', 'Por favor, introduce tu dirección de correo electrónico.'],
		['es', 'footer', 'a@b', 'Por favor, introduzca la dirección de correo electrónico correcta'],
	])('a wrong address is answered in the words of the form: %s %s %j', async (edition, name, email, message) => {
		const { status, body } = await call('email/create', { email, edition, form: name });
		expect([status, body.code, body.msg, body.data]).toEqual([400, 400, message, { field: 'email' }]);
		if (name !== 'footer') return;
		const page = await send(edition === 'es' ? '/es/about/subscribe' : '/about/subscribe', {
			method: 'POST',
			headers: form,
			body: filled({ email, form: 'footer' }),
		});
		expect(page.status).toBe(400);
		const html = await page.text();
		expect(html).toContain(message);
		expect(html).toContain(`value="${email}"`);
	});

	test('the plain form is answered by the thanks, which name the address and send again; a robot is thanked too, and nothing is kept', async () => {
		const post = (fields: Record<string, string>) =>
			send('/es/about/subscribe', { method: 'POST', headers: form, body: filled(fields) });
		const answer = await post({ email: 'plain@press.example', form: 'rail' });
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
		const html = await answer.text();
		expect(html).toContain('Gracias. Queda un paso');
		expect(html).toContain('Hemos enviado un mensaje a plain@press.example');
		expect(html).toMatch(/<input[^>]*id="letter-email"[^>]*value="plain@press\.example"/);
		expect(html).toContain('Enviar el mensaje');
		expect(await (await send('/es/about/subscribe?success=1&dialog=1')).text()).toContain('Gracias. Queda un paso');
		const robot = await post({ email: 'robot@press.example', form: 'rail', topic_line: 'buy' });
		expect(robot.status).toBe(200);
		const tokens = /name="made" value="[^"]*"/g;
		expect((await robot.text()).replaceAll('robot@', 'plain@').replaceAll(tokens, '')).toBe(
			html.replaceAll(tokens, ''),
		);
		expect(await statusOf('robot@press.example')).toBeUndefined();
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ edition: string; form: string }>(sql`select edition, proof->>'form' as form from subscription`),
		);
		expect(rows).toEqual([{ edition: 'es', form: 'rail' }]);
	});

	test('email/confirm confirms by token, and knows no other', async () => {
		await call('email/create', { email: 'program@press.example' });
		const token =
			linkIn((await deliver())[0], 'confirm')
				.split('/')
				.at(-1) ?? '';
		for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x', '../../x'])
			expect((await call('email/confirm', { token: wrong })).status).toBe(404);
		expect((await call('email/confirm', { token: [token] })).status).toBe(400);
		expect(await statusOf('program@press.example')).toBe('pending');
		expect((await call('email/confirm', { token })).body).toMatchObject({ code: 1, data: { state: 'confirmed' } });
		expect(await statusOf('program@press.example')).toBe('confirmed');
		now += 31 * 86_400;
		expect((await call('email/confirm', { token })).status).toBe(404);
	});

	test('a mail program leaves with one click, without a browser’s headers; opening the link does not', async () => {
		const { received, token } = await subscribed('leaver@press.example');
		const path = new URL(
			/<(.*)>/.exec(received?.headers.find((one) => one.key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '',
		).pathname;
		expect((await send(path)).status).toBe(200);
		expect(await statusOf('leaver@press.example')).toBe('confirmed');
		const body = new FormData();
		body.set('List-Unsubscribe', 'One-Click');
		expect((await send(path, { method: 'POST', body })).status).toBe(200);
		expect(await statusOf('leaver@press.example')).toBe('unsubscribed');
		expect((await send(path, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
		expect((await call('email/confirm', { token })).status).toBe(404);
		const unknown = await send(`/es/about/subscribe/unsubscribe/${'A'.repeat(32)}`, {
			method: 'POST',
			headers: form,
			body: '',
		});
		expect(unknown.status).toBe(404);
		expect(await unknown.text()).toContain('Este enlace ya no funciona');
	});

	test('readers choose, take their data with them, and are forgotten', async () => {
		const { path } = await subscribed('owner@press.example');
		const own = path.replace('/confirm/', '/preferences/');
		const act = (fields: Record<string, string>) =>
			send(own, { method: 'POST', headers: form, body: new URLSearchParams(fields).toString() });
		expect(await (await send(own)).text()).toContain('owner@press.example');
		expect(await (await act({ act: 'save', edition: 'es' })).text()).toContain('Your choice has been saved');
		const file = await act({ act: 'export' });
		expect(file.headers.get('content-disposition')).toContain('attachment');
		expect(await file.json()).toMatchObject({
			email: 'owner@press.example',
			edition: 'es',
			letters: [],
			status: 'confirmed',
			mailed: [{ kind: 'confirmation', state: 'sent' }],
		});
		expect(await (await act({ act: 'erase', sure: 'yes' })).text()).toContain('Everything has been erased');
		expect(await statusOf('owner@press.example')).toBeUndefined();
		expect((await send(own)).status).toBe(404);
	});

	test('whoever has everything erased gets no second email for it, and after thirty days nothing is left (T4)', async () => {
		const ask = async (email: string) => {
			await call('email/create', { email });
			return (await deliver()).length;
		};
		const erase = async () => {
			const path = linkIn(mail.mails.at(-1), 'confirm').replace('/confirm/', '/preferences/');
			expect((await send(path, { method: 'POST', headers: form, body: 'act=erase&sure=yes' })).status).toBe(200);
		};
		const left = async () =>
			(
				await site.db.write((tx) =>
					tx.execute<{ key: string }>(sql`select key from rate_limit where key like 'mailbox:%'`),
				)
			).rows.map(({ key }) => key);
		const before = (await left()).length;
		for (const emails of [1, 2, 3]) {
			expect(await ask('again@press.example')).toBe(emails);
			await erase();
			for (const spelling of ['again@press.example', 'Again+1@press.example']) expect(await ask(spelling)).toBe(emails);
			await site.db.write((tx) => tx.execute(sql`delete from subscription`));
			now += 86_401;
		}
		expect(await ask('again@press.example')).toBe(3);
		expect(await ask('somebody.else@press.example')).toBe(4);
		expect(await left()).toHaveLength(before + 3);
		expect((await left()).join(' ')).not.toContain('press.example');
		// Another key signs now; what was kept still counts as long as the old one verifies.
		const email = readEmailAddress('again@press.example');
		if (!email) throw new Error('no address');
		await subscribe(
			createContext(site.db, actors.visitor, now),
			['a newer signing key that is long enough', SECRET],
			{ email, language: 'english', edition: 'en', form: 'page' },
			'press.example',
		);
		expect(await deliver()).toHaveLength(4);
		now += 30 * 86_400;
		await tidy(createContext(site.db, actors.clock, now), 90);
		expect(await left()).toEqual([]);
		expect(await ask('again@press.example')).toBe(5);
	});

	test('auth/login gives each visitor another token that the uuid does not decide', async () => {
		const one = await call('auth/login', { uuid });
		const two = await call('auth/login', { uuid });
		expect(one.body.data?.token).not.toBe(two.body.data?.token);
		expect((await call('auth/login', { uuid: 'me' })).body.data).toEqual({ field: 'uuid' });
		const headers = { 'user-token': String(one.body.data?.token) };
		expect((await send('/api/v2/email/create?email=t%40press.example', { headers })).status).toBe(200);
		now += 31 * 86_400;
		const late = await send('/api/v2/email/create?email=t%40press.example', { headers });
		expect([late.status, ((await late.json()) as Answer).code]).toEqual([403, 403]);
	});

	test('malformed bodies are clear refusals', async () => {
		const post = async (body: string, type = 'application/json') =>
			(await send('/api/v2/email/create', { method: 'POST', headers: { 'content-type': type }, body })).status;
		expect(await post('{')).toBe(400);
		expect(await post('[]')).toBe(400);
		expect(await post('null')).toBe(400);
		expect(await post(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`)).toBe(400);
		expect(await post('{"email":["a@b.example"]}')).toBe(400);
		expect(await post('{"email":"a@b.example"}', 'text/plain')).toBe(415);
		const wrong = await send('/api/v2/email/create', { method: 'PUT' });
		expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
	});

	test('no token and no address reaches the log', async () => {
		const { token } = await subscribed('quiet@press.example');
		const text = JSON.stringify(site.lines);
		expect(text).toContain('"event":"email"');
		expect(text).not.toContain(token);
		expect(text).not.toContain('press.example');
	});
});
