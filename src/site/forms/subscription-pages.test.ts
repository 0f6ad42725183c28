import { request as ask } from 'node:http';
import type { Browser } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../../tests/e2e/axe';
import { openBrowser } from '../../../tests/e2e/browser';
import { openContext } from '../../../tests/e2e/evidence';
import { leaveOpenForAMinute, minuteOldFormToken } from '../../../tests/form-token';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../../tests/mail';
import { openTestFront, type TestFront } from '../../../tests/site';

describe('sign-up through the whole server', () => {
	let site: TestFront;
	let browser: Browser;
	let mail: TestMailServer;
	let stopEmails: () => Promise<void>;
	beforeAll(async () => {
		[site, browser] = await Promise.all([openTestFront(), openBrowser()]);
		mail = await startMailServer();
		stopEmails = startEmails(emailJob(site, mail.url, () => Math.floor(Date.now() / 1000)));
	});
	afterAll(async () => {
		await stopEmails();
		await mail.stop();
		await site.stop();
	});
	const statusOf = async (email: string) =>
		(
			await site.db.write((tx) =>
				tx.execute<{ status: string }>(sql`select status from subscription where email = ${email}`),
			)
		).rows[0]?.status;
	const emailTo = async (email: string) => {
		const found = () => mail.mails.find((one) => one.recipients[0] === email);
		await expect.poll(found).toBeDefined();
		return found()?.text ?? '';
	};

	test('a reader without a script signs up, confirms, chooses and leaves, in Spanish', async () => {
		const page = await (await openContext(browser, { javaScriptEnabled: false })).newPage();
		const heading = () => page.locator('h1').textContent();
		await page.goto(`${site.url}/es/news`);
		await page.fill('#footer-email', 'a@b.example.');
		await page.locator('form:has(#footer-email)').evaluate((form) => {
			(form as HTMLFormElement).noValidate = true;
		});
		await leaveOpenForAMinute(page, site);
		await page.click('form:has(#footer-email) button');
		const error = page.locator('#letter-error');
		await error
			.getByText('Por favor, introduzca la dirección de correo electrónico correcta', { exact: true })
			.waitFor();
		expect(await page.inputValue('#letter-email')).toBe('a@b.example.');
		// The form that was drawn again still knows when the reader began.
		await page.fill('#letter-email', 'lectora@press.example');
		await page.click('form:has(#letter-email) button');
		await expect.poll(heading).toBe('Gracias. Queda un paso');
		await page.getByText('Hemos enviado un mensaje a lectora@press.example').waitFor();

		const link = /http:\S+\/confirm\/[\w-]{32}/.exec(await emailTo('lectora@press.example'))?.[0] ?? '';
		await page.goto(link);
		expect(await statusOf('lectora@press.example')).toBe('pending');
		await page.click('main form button');
		await expect.poll(heading).toBe('Su suscripción está confirmada');
		expect(await statusOf('lectora@press.example')).toBe('confirmed');

		await page.getByRole('link', { name: 'Cambiar sus preferencias' }).click();
		await expect.poll(() => page.url()).toBe(link.replace('/confirm/', '/preferences/'));
		await page.check('input[value="en"]');
		await page.click('button[value="save"]');
		await page.locator('main [role=status]').getByText('Su elección se ha guardado.', { exact: true }).waitFor();
		expect(await page.isChecked('input[value="en"]')).toBe(true);
		await page.click('button[value="leave"]');
		await expect.poll(heading).toBe('Se ha dado de baja');
		expect(await statusOf('lectora@press.example')).toBe('unsubscribed');

		await page.goto(link.replace('/confirm/', '/unsubscribe/'));
		await page.getByRole('button', { name: 'Deshacer' }).click();
		await page.locator('main [role=status]').getByText('Su suscripción vuelve a estar como antes.').waitFor();
		expect(await statusOf('lectora@press.example')).toBe('confirmed');

		// One click too many erases nothing.
		await page.click('button[value="erase"]');
		await expect.poll(heading).toBe('¿Borrar todo?');
		expect(await statusOf('lectora@press.example')).toBe('confirmed');
		await page.getByRole('link', { name: 'Conservar la suscripción' }).click();
		await expect.poll(heading).toBe('Sus boletines');
		await page.click('button[value="erase"]');
		await page.click('button[value="erase"]:visible');
		await expect.poll(heading).toBe('Todo se ha borrado');
		expect(await statusOf('lectora@press.example')).toBeUndefined();
	});

	test('the pages have no fault that a machine can find', async () => {
		const body = new URLSearchParams({ email: 'axe@press.example', made: await minuteOldFormToken(site) }).toString();
		const form = {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
			body,
		};
		await fetch(`${site.url}/about/subscribe`, form);
		const link = /http:\S+\/confirm\/[\w-]{32}/.exec(await emailTo('axe@press.example'))?.[0] ?? '';
		await fetch(link, { ...form, body: '' });
		const page = await (await openContext(browser, {})).newPage();
		for (const url of [
			link,
			link.replace('/confirm/', '/preferences/'),
			link.replace('/confirm/', '/unsubscribe/'),
			`${link.slice(0, -2)}xx`,
			`${site.url}/about/subscribe?success=1&dialog=1`,
			`${site.url}/topic/iecie/wall?sent=1`,
		]) {
			await page.goto(url);
			const found = await axeViolations(page, { without: ['color-contrast'] });
			expect([new URL(url).pathname, found]).toEqual([new URL(url).pathname, []]);
		}
	});

	test('another site’s form is refused, a mail program’s one click is not; pages with a token are kept nowhere', async () => {
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const foreign = await fetch(`${site.url}/about/subscribe`, {
			method: 'POST',
			headers: { ...type, origin: 'https://elsewhere.example' },
			body: `email=foreign%40press.example&made=${await minuteOldFormToken(site)}`,
		});
		expect(foreign.status).toBe(401);
		expect(await statusOf('foreign@press.example')).toBeUndefined();
		await fetch(`${site.url}/about/subscribe`, {
			method: 'POST',
			headers: { ...type, origin: site.url },
			body: `email=click%40press.example&made=${await minuteOldFormToken(site)}`,
			redirect: 'manual',
		});
		const link = /http:\S+\/unsubscribe\/[\w-]{32}/.exec(await emailTo('click@press.example'))?.[0] ?? '';
		const page = await fetch(link);
		expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
			200,
			'private, no-store',
			'no-referrer',
		]);
		const status = await new Promise<number | undefined>((done) => {
			ask(link, { method: 'POST', headers: type }, (answer) => done(answer.resume().statusCode)).end(
				'List-Unsubscribe=One-Click',
			);
		});
		expect(status).toBe(200);
		expect(await statusOf('click@press.example')).toBe('unsubscribed');
		expect(JSON.stringify(site.lines)).not.toContain(link.split('/').at(-1));
	});

	test('a call that acts by GET is neither kept nor shared, and needs its token each time', async () => {
		const login = await fetch(`${site.url}/api/v2/auth/login`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ uuid: crypto.randomUUID() }),
		});
		const { data } = (await login.json()) as { data: { token: string } };
		const url = `${site.url}/api/v2/email/create?email=get%40press.example&language=english&form=footer`;
		expect((await fetch(url)).status).toBe(403);
		const answer = await fetch(url, { headers: { 'user-token': data.token } });
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
		expect((await fetch(url)).status).toBe(403);
		expect((await fetch(url, { method: 'HEAD', headers: { 'user-token': data.token } })).status).toBe(405);
		expect(await statusOf('get@press.example')).toBe('pending');
	});
});
