/** E-mails to people of the newsroom: invitations, links for a forgotten password, changes of an address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailJob, type ReceivedMail, startEmails, startMailServer, type TestMailServer } from '../../../../tests/mail';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { makeFirstLink } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { account, account_link, session } from '../../../data/tables/security/account';
import { link_request } from '../../../data/tables/security/sign-in';
import { staff_email } from '../../../data/tables/security/staff-email';
import { audit } from '../../../data/tables/site';
import { codeAt } from '../../../platform/security/one-time-code';

const PASSWORD = 'niebla azul sobre el puerto';
const OTHER = 'una farola verde en la bruma';
const now = () => Math.floor(Date.now() / 1000);

let mail: TestMailServer;
let site: TestFront;
let stopEmails: () => Promise<void>;
beforeAll(async () => {
	mail = await startMailServer();
	site = await openTestFront(undefined, { SMTP_URL: mail.url });
	stopEmails = startEmails(emailJob(site, mail.url, now));
});
afterAll(async () => {
	await stopEmails();
	await site.stop();
	await mail.stop();
});

const open = () => new Visitor(site.url);

/** The newest e-mail to an address with this in its subject. */
async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
	const found = () => mail.mails.findLast((one) => one.recipients.includes(address) && subject.test(one.subject ?? ''));
	await expect.poll(found, { message: `an e-mail to ${address}` }).toBeTruthy();
	return found() as ReceivedMail;
}

const tokenIn = ({ text }: ReceivedMail) => /\/admin\/link\/([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1] ?? '';

/** Sets up the second factor of a visitor who has just followed a link. @returns the secret of the codes */
async function enrol(visitor: Visitor): Promise<string> {
	const { secret } = (await visitor.ask('POST', 'session/enrolment', {})).data as { secret: string };
	await visitor.ask('POST', 'session/enrolment/confirm', { code: codeAt(secret, now()) });
	return secret;
}

const admin = () => admitted;
let admitted: Visitor;
beforeAll(async () => {
	const token = await makeFirstLink(createContext(site.db, actors.operator, now()));
	admitted = open();
	const given = { token, email: 'ana@brume.example', name: 'Ana Duarte', password: PASSWORD };
	await admitted.ask('POST', 'link/accept', given);
	await enrol(admitted);
});

/** A person with an account, invited by e-mail and set up. */
async function settled(email: string, name: string, language = 'en'): Promise<Visitor> {
	const grants = [{ role: 'editor' }];
	await admin().ask('POST', 'people/invite', { email, name, language, grants });
	const token = tokenIn(await mailTo(email, /account|cuenta/));
	const visitor = open();
	await visitor.ask('POST', 'link/accept', { token, name, password: PASSWORD, language });
	await enrol(visitor);
	return visitor;
}

describe('an invitation', () => {
	test('goes by e-mail in the language of who is invited, and its link is in no answer and in no row', async () => {
		const answer = await admin().ask('POST', 'people/invite', {
			email: 'lucia@brume.example',
			name: 'Lucía Prados',
			language: 'es',
			grants: [{ role: 'reporter' }],
		});
		expect(answer).toMatchObject({ status: 200, data: { id: expect.any(Number) } });
		expect(answer.data.link).toBeUndefined();
		const letter = await mailTo('lucia@brume.example', /Su cuenta en la redacción/);
		const token = tokenIn(letter);
		expect(token).toHaveLength(32);
		expect(letter.html).toContain('Configurar la cuenta');
		expect(letter.headers.some(({ key }) => key.startsWith('list-'))).toBe(false);
		const stored = JSON.stringify(
			await site.db.write(async (tx) => [
				await tx.select().from(account_link),
				await tx.select().from(staff_email),
				await tx.select().from(audit),
			]),
		);
		expect(stored).not.toContain(token);
		expect(JSON.stringify(site.lines)).not.toContain(token);
		expect((await open().ask('POST', 'link/look', { token })).data).toMatchObject({
			kind: 'invitation',
			email: 'lucia@brume.example',
		});
	});

	test('is refused to whoever may not invite', async () => {
		const editor = await settled('pol@brume.example', 'Pol Serra');
		const given = { email: 'x@brume.example', name: 'X', grants: [{ role: 'reporter' }] };
		expect(await editor.ask('POST', 'people/invite', given)).toMatchObject({ status: 403 });
		expect(await open().ask('POST', 'people/invite', given)).toMatchObject({ status: 401 });
	});

	test('that is sent anew has a new link, and the earlier one is dead', async () => {
		const given = { email: 'eva@brume.example', name: 'Eva Lund', grants: [{ role: 'reporter' }] };
		const { id } = (await admin().ask('POST', 'people/invite', given)).data;
		const first = tokenIn(await mailTo('eva@brume.example', /account/));
		expect(await admin().ask('POST', `people/${String(id)}/link`, {})).toMatchObject({ status: 200 });
		await expect
			.poll(() => mail.mails.filter(({ recipients }) => recipients.includes('eva@brume.example')))
			.toHaveLength(2);
		const second = tokenIn(await mailTo('eva@brume.example', /account/));
		expect(second).not.toBe(first);
		expect(await open().ask('POST', 'link/look', { token: first })).toMatchObject({ status: 404 });
		expect(await open().ask('POST', 'link/look', { token: second })).toMatchObject({ status: 200 });
	});
});

/** Settles when every request for a link has been processed. */
const answered = () =>
	expect
		.poll(() => site.db.write((tx) => tx.select().from(link_request)), { message: 'requests for links' })
		.toEqual([]);

describe('a forgotten password', () => {
	test('is answered alike for everybody, and a link goes to whoever has an account', async () => {
		const person = await settled('iria@brume.example', 'Iria Souto');
		const known = await open().ask('POST', 'session/forgotten', { email: 'Iria@Brume.example' });
		const unknown = await open().ask('POST', 'session/forgotten', { email: 'nobody@brume.example' });
		expect(unknown).toEqual(known);
		expect(known).toMatchObject({ status: 200, data: {} });
		const token = tokenIn(await mailTo('iria@brume.example', /new password/));
		// The request that the page sends: a person with an account has a name already.
		expect(await open().ask('POST', 'link/accept', { token, password: OTHER })).toMatchObject({
			status: 200,
			data: { state: 'out' },
		});
		// Every session has ended, and the second factor is still set up.
		expect((await person.ask('GET', 'session')).data).toMatchObject({ state: 'out' });
		const again = open();
		expect(await again.ask('POST', 'session', { email: 'iria@brume.example', password: PASSWORD })).toMatchObject({
			status: 401,
		});
		const entered = await again.ask('POST', 'session', { email: 'iria@brume.example', password: OTHER });
		expect(entered.data).toMatchObject({ state: 'code', account: { name: 'Iria Souto' } });
		expect(await open().ask('POST', 'link/accept', { token, name: 'X', password: OTHER })).toMatchObject({
			status: 404,
		});
		expect(mail.mails.flatMap(({ recipients }) => recipients)).not.toContain('nobody@brume.example');
	});

	test('sends no more than three links an hour, and only the newest is good', async () => {
		await settled('noa@brume.example', 'Noa Ferrer');
		for (let n = 0; n < 5; n += 1) await open().ask('POST', 'session/forgotten', { email: 'noa@brume.example' });
		const sent = () => mail.mails.filter((one) => one.recipients.includes('noa@brume.example'));
		await answered();
		// The fourth e-mail is the invitation.
		await expect.poll(sent).toHaveLength(4);
		const tokens = sent().slice(1).map(tokenIn);
		const looked = await Promise.all(tokens.map((token) => open().ask('POST', 'link/look', { token })));
		expect(looked.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	test('is no way in for whoever is disabled, and waits after many tries of one client', async () => {
		await settled('raul@brume.example', 'Raúl Vidal');
		const { rows } = (await admin().ask('GET', 'people')).data as { rows: { id: number; email: string }[] };
		const id = rows.find(({ email }) => email === 'raul@brume.example')?.id;
		await admin().ask('PATCH', `people/${id}`, { state: 'disabled' });
		const before = mail.mails.length;
		const answers = [];
		for (let n = 0; n < 10; n += 1)
			answers.push(await open().ask('POST', 'session/forgotten', { email: 'raul@brume.example' }));
		expect(answers.at(0)).toMatchObject({ status: 200 });
		expect(answers.at(-1)).toMatchObject({ status: 429, data: { reason: 'wait' } });
		await answered();
		expect(answers.at(-1)?.data.seconds).toBeGreaterThan(0);
		const rowsOf = await site.db.write((tx) => tx.select().from(staff_email));
		expect(rowsOf.filter(({ to }) => to === 'raul@brume.example').map(({ kind }) => kind)).toEqual(['invitation']);
		expect(mail.mails.length).toBe(before);
	});
});

describe('another address', () => {
	const asked = async (person: Visitor, email: string) => {
		await person.ask('POST', 'session/proof', { password: PASSWORD });
		return person.ask('POST', 'me/address', { email });
	};

	test('counts once both addresses have confirmed it', async () => {
		const person = await settled('old@brume.example', 'Marta Rey');
		expect(await asked(person, 'new@brume.example')).toMatchObject({ status: 200 });
		const [old, fresh] = [
			tokenIn(await mailTo('old@brume.example', /Another address/)),
			tokenIn(await mailTo('new@brume.example', /Confirm this address/)),
		];
		expect((await open().ask('POST', 'link/look', { token: old })).data).toMatchObject({
			kind: 'address',
			email: 'new@brume.example',
		});
		expect((await open().ask('POST', 'link/confirm', { token: fresh })).data).toEqual({ is_changed: false });
		expect((await person.ask('GET', 'session')).data).toMatchObject({ account: { email: 'old@brume.example' } });
		// A link confirms only once, and never sets a password.
		expect(await open().ask('POST', 'link/confirm', { token: fresh })).toMatchObject({ status: 404 });
		expect(await open().ask('POST', 'link/accept', { token: old, name: 'X', password: OTHER })).toMatchObject({
			status: 404,
		});
		expect((await open().ask('POST', 'link/confirm', { token: old })).data).toEqual({ is_changed: true });
		expect((await person.ask('GET', 'session')).data).toMatchObject({ account: { email: 'new@brume.example' } });
		const entered = await open().ask('POST', 'session', { email: 'new@brume.example', password: PASSWORD });
		expect(entered.data).toMatchObject({ state: 'code' });
	});

	test('is refused where somebody has it, where it is none, and without a fresh proof', async () => {
		const person = await settled('dina@brume.example', 'Dina Paz');
		expect(await asked(person, 'ana@brume.example')).toMatchObject({ status: 409, data: { field: 'email' } });
		expect(await asked(person, 'nobody')).toMatchObject({ status: 400, data: { field: 'email' } });
		await site.db.write((tx) => tx.update(session).set({ proved_at: now() - 3_600 }));
		expect(await person.ask('POST', 'me/address', { email: 'd@brume.example' })).toMatchObject({
			status: 403,
			data: { reason: 'unproved' },
		});
		expect(await open().ask('POST', 'me/address', { email: 'd@brume.example' })).toMatchObject({ status: 401 });
		const kinds = (await site.db.write((tx) => tx.select().from(account_link))).map(({ kind }) => kind);
		expect(kinds).not.toContain('address');
	});
});

test('an e-mail whose sending died is sent again a minute later, under the same name', async () => {
	await stopEmails();
	const given = { email: 'kira@brume.example', name: 'Kira Wolf', grants: [{ role: 'reporter' }] };
	await site.db.write((tx) => tx.update(session).set({ proved_at: now() }));
	await admin().ask('POST', 'people/invite', given);
	await site.db.write((tx) => tx.update(staff_email).set({ state: 'sending', next_try_at: now() - 1 }));
	stopEmails = startEmails(emailJob(site, mail.url, now));
	const letter = await mailTo('kira@brume.example', /account/);
	expect(await open().ask('POST', 'link/look', { token: tokenIn(letter) })).toMatchObject({ status: 200 });
	await expect
		.poll(() => site.db.write((tx) => tx.select({ state: staff_email.state }).from(staff_email)))
		.not.toContainEqual({ state: 'sending' });
	expect((await site.db.write((tx) => tx.select().from(account))).length).toBeGreaterThan(0);
});
