/** Coming into the newsroom as its people do: invited, enrolled, by code and by passkey, with a password forgotten. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors } from '../../../src/access/actor';
import { invite, makeFirstLink } from '../../../src/commands/account/make-link';
import { createContext } from '../../../src/commands/command';
import { session } from '../../../src/data/tables/security/account';
import { codeAt } from '../../../src/platform/security/one-time-code';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../mail';
import { Visitor } from '../../staff-visitor';
import { axeViolations } from '../axe';
import { expectToast } from './newsroom';
import { openSite } from './readers';

const PASSWORD = 'una barca verde en la ría';
const OTHER = 'otra barca azul en el puerto';
const now = () => Math.floor(Date.now() / 1000);

let mail: TestMailServer;
let stopEmails: () => Promise<void>;
beforeAll(async () => {
	mail = await startMailServer();
});
// Passkeys know a site by its name, and a number is none.
const site = openSite({ env: () => ({ SMTP_URL: mail.url }), host: 'localhost' });
beforeAll(() => {
	stopEmails = startEmails(emailJob(site.front, mail.url, now));
});
afterAll(async () => {
	await stopEmails();
	await mail.stop();
});

/** The address in the newest e-mail to somebody, after so many. */
async function linkTo(address: string, count: number): Promise<string> {
	const sent = () => mail.mails.filter(({ recipients }) => recipients.includes(address));
	await expect.poll(() => sent().length, { message: `e-mails to ${address}` }).toBe(count);
	return /http:\S+\/admin\/link\/\S+/.exec(sent().at(-1)?.text ?? '')?.[0] ?? '';
}

const axe = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

/** Sets up the second factor on the page that asks for it. @returns the secret, and the recovery codes */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
	await page.getByRole('heading', { name: 'A second factor' }).waitFor();
	const secret = ((await page.locator('.secret').textContent()) ?? '').replace(/\s/g, '');
	await axe(page);
	await page.getByLabel('The six digits it shows').fill('000000');
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.locator('.error').waitFor();
	await page.getByLabel('The six digits it shows').fill(codeAt(secret, now()));
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
	await axe(page);
	const codes = await page.locator('.codes code').allTextContents();
	await page.getByRole('button', { name: 'I have kept them' }).click();
	await page.locator('#rail').waitFor({ state: 'attached' });
	return { secret, codes };
}

async function follow(page: Page, link: string, { name, email }: { name: string; email?: string }) {
	await page.goto(link);
	await page.getByLabel('Name').waitFor();
	await axe(page);
	if (email) await page.getByLabel('E-mail address').fill(email);
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Go on' }).click();
}

async function signIn(page: Page, email: string, password = PASSWORD) {
	await page.goto('/admin');
	await page.getByLabel('E-mail address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A device that makes passkeys and asks for a finger, which is always given. */
async function giveDevice(page: Page): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('WebAuthn.enable');
	await cdp.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

/** Refusals, and the one call that a test lets fail. */
const expects = /status of 40[0134]|net::ERR_FAILED/;

/** Somebody who has an account and sits before the newsroom. @returns the page, and the recovery codes */
async function settled(email: string, name: string): Promise<{ page: Page; codes: string[] }> {
	const operator = createContext(site.front.db, actors.operator, now());
	const { token } = await invite(operator, { email, name, grants: [{ role: 'admin' }] });
	const page = await site.keyboard({ expects });
	await follow(page, `/admin/link/${token}`, { name });
	return { page, ...(await enrol(page)) };
}

const endSessions = () => site.front.db.write((tx) => tx.delete(session));

test('the first administrator follows the link of the start, and invites somebody who finds the way in', async () => {
	const token = await makeFirstLink(createContext(site.front.db, actors.operator, now()));
	const admin = await site.keyboard({ expects });
	await follow(admin, `/admin/link/${token}`, { name: 'Ana Duarte', email: 'ana@brume.example' });
	expect((await enrol(admin)).codes).toHaveLength(10);
	// The address must not show the link to somebody who looks over the shoulder.
	expect(new URL(admin.url()).pathname).toBe('/admin');

	await admin.goto('/admin/people');
	await admin.getByRole('button', { name: 'Invite' }).click();
	const dialog = admin.getByRole('dialog');
	await dialog.getByLabel('Name').fill('Iria Souto');
	await dialog.getByLabel('E-mail address').fill('not an address');
	await axe(admin);
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await dialog.locator('p.error:not(:empty)').first().waitFor();
	await dialog.getByLabel('E-mail address').fill('iria@brume.example');
	await dialog.getByRole('button', { name: 'Send invitation' }).click();
	await expectToast(admin, 'An e-mail with the link is on its way to iria@brume.example.');
	await expect.poll(() => admin.locator('main').getByText('Iria Souto').count()).toBeGreaterThan(0);

	const page = await site.keyboard({ expects });
	await follow(page, await linkTo('iria@brume.example', 1), { name: 'Iria Souto' });
	await enrol(page);
});

test('whoever has lost the phone comes in by a recovery code, and without the password by a link', async () => {
	const { codes } = await settled('noa@brume.example', 'Noa Ferrer');
	const page = await site.keyboard({ expects });
	await signIn(page, 'noa@brume.example');
	await page.getByRole('heading', { name: 'The code' }).waitFor();
	await axe(page);
	await page.getByLabel('Code').fill(codes[0] ?? '');
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await page.locator('#rail').waitFor({ state: 'attached' });

	await endSessions();
	await page.goto('/admin');
	await page.getByRole('button', { name: 'Forgotten your password?' }).click();
	await axe(page);
	await page.getByLabel('E-mail address').fill('noa@brume.example');
	await page.getByRole('button', { name: 'Send the link' }).click();
	await page.getByText('If somebody here has this address, the link is on its way.').waitFor();
	await page.goto(await linkTo('noa@brume.example', 1));
	await page.getByRole('heading', { name: 'A new password' }).waitFor();
	await page.getByLabel('Password', { exact: true }).fill(OTHER);
	await page.getByRole('button', { name: 'Go on' }).click();
	await page.getByText('The new password counts from now on. Sign in with it.').waitFor();
	await signIn(page, 'noa@brume.example', OTHER);
	await page.getByRole('heading', { name: 'The code' }).waitFor();
});

test('a passkey is made, signs in by itself, proves, and is taken away', async () => {
	const { page } = await settled('leo@brume.example', 'Leo Brandt');
	await giveDevice(page);
	await page.goto('/admin/me');
	await page.getByLabel('What this passkey is called').fill('Office laptop');
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await expectToast(page, 'Passkey “Office laptop” added.');
	await axe(page);

	await endSessions();
	// Somebody else guesses passwords: the account waits, and a passkey does not.
	for (let n = 0; n < 6; n += 1)
		await new Visitor(site.url).ask('POST', 'session', { email: 'leo@brume.example', password: 'wrong' });
	expect(
		await new Visitor(site.url).ask('POST', 'session', { email: 'leo@brume.example', password: PASSWORD }),
	).toMatchObject({ status: 429 });
	await page.goto('/admin');
	// A call that is not answered is no dialog that somebody has closed.
	await page.route('**/session/passkey/begin', (route) => route.abort(), { times: 1 });
	await page.getByRole('button', { name: 'Use a passkey' }).click();
	await page.getByText('No answer came. Nothing was changed.').waitFor();
	const answered = page.waitForRequest(/session\/passkey$/);
	await page.getByRole('button', { name: 'Use a passkey' }).click();
	await page.locator('#rail').waitFor({ state: 'attached' });

	// What a passkey has signed counts once, here alone, and for nothing else.
	const assertion = (await answered).postDataJSON() as { response: object };
	for (const path of ['session/passkey', 'session/proof/passkey'])
		expect(await new Visitor(site.url).ask('POST', path, assertion)).toMatchObject({ status: 401 });
	const changed = { response: { ...assertion.response, id: 'AAAA', rawId: 'AAAA' } };
	expect(await new Visitor(site.url).ask('POST', 'session/passkey', changed)).toMatchObject({ status: 401 });
	expect(await new Visitor(site.url).ask('POST', 'me/passkeys/begin', {})).toMatchObject({ status: 401 });

	// A proof that is too old is asked for over the page, and the passkey gives it.
	await site.front.db.write((tx) => tx.update(session).set({ proved_at: now() - 3_600 }));
	await page.goto('/admin/me');
	await page.getByRole('button', { name: 'Remove Office laptop' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor();
	await axe(page);
	await dialog.getByRole('button', { name: 'Use a passkey' }).click();
	await expectToast(page, 'Passkey “Office laptop” removed.');

	await endSessions();
	await page.goto('/admin');
	await page.getByRole('button', { name: 'Use a passkey' }).click();
	await page.locator('p.error:not(:empty)').waitFor();
});

test('a session that ends asks over the page, and what was typed goes on from there', async () => {
	const { page, codes } = await settled('mar@brume.example', 'Mar Iglesias');
	await page.goto('/admin/tag/new');
	await page.getByLabel('Name', { exact: true }).fill('Harbour fog');
	await endSessions();
	await page
		.getByRole('button', { name: /^Create|^Save/ })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: 'Sign in to go on, Mar Iglesias' });
	await dialog.getByLabel('Password', { exact: true }).waitFor();
	await axe(page);
	await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.getByLabel('Code').fill(codes[1] ?? '');
	await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
	await dialog.waitFor({ state: 'detached' });
	expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Harbour fog');
});

test('a key for a program is shown once, opens what it may, and ends', async () => {
	const { page } = await settled('pia@brume.example', 'Pia Holm');
	// A screen that is read with a proof asks for it over the page, and then shows what it has.
	await site.front.db.write((tx) => tx.update(session).set({ proved_at: now() - 3_600 }));
	await page.goto('/admin/keys');
	const proof = page.getByRole('dialog', { name: 'Your password once more' });
	await proof.getByRole('button', { name: 'Cancel' }).click();
	await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
	await axe(page);
	await page.getByRole('button', { name: 'Confirm' }).click();
	await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await proof.getByRole('button', { name: 'Go on' }).click();
	await page.getByRole('heading', { name: 'No program has a key' }).waitFor();
	await page.getByRole('button', { name: 'New key' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Good for how many days').fill('0');
	await dialog.getByRole('button', { name: 'Make the key' }).click();
	await dialog.locator('p.error:not(:empty)').first().waitFor();
	await dialog.getByLabel('What uses it').fill('Picture desk');
	await dialog.getByLabel('Good for how many days').fill('30');
	await dialog.getByLabel('read and change content').check();
	await axe(page);
	await dialog.getByRole('button', { name: 'Make the key' }).click();
	const token = await dialog.getByLabel('Key', { exact: true }).inputValue();
	const asked = async () =>
		(await fetch(`${site.url}/admin/api/tag`, { headers: { authorization: `Bearer ${token}` } })).status;
	expect(await asked()).toBe(200);
	await dialog.getByRole('button', { name: 'Close' }).last().click();
	await expect.poll(() => page.content()).not.toContain(token);
	await axe(page);
	await page.getByRole('button', { name: 'End Picture desk' }).click();
	await expectToast(page, 'The key of “Picture desk” has ended.');
	expect(await asked()).toBe(401);
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
