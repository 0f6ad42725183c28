import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { startMailServer } from '../../../tests/mail';
import { readSettings } from '../../boot/settings';
import { composeEmail } from '../../newsletter/compose';
import { createMailer } from './send';

const message = composeEmail(readSettings({ BRAND_NAME: 'Brüme <&> "Co"' }), {
	to: 'reader@press.example',
	message_id: 'one@press.example',
	token: 't'.repeat(32),
	created_at: 1_790_000_000,
	edition: 'es',
	issue: {
		number: 7,
		slug: 'siete',
		subject: 'Qué cambia\r\nBcc: someone@else.example',
		standfirst: '',
		html: '<h2 onclick="x()">Ley</h2><p><a href="/es/news/a">Una</a> & <a href="javascript:x()">dos</a><script>x()</script></p>',
	},
});

test('without a mail server emails are whole files that a mail program reads', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'brume-outbox-'));
	const outbox = join(folder, 'outbox');
	expect(await createMailer({ smtpUrl: undefined, outbox }).send(message)).toEqual({ outcome: 'sent' });
	const [name = '', ...others] = await readdir(outbox);
	expect([name.endsWith('.eml'), others]).toEqual([true, []]);
	const mail = await PostalMime.parse(await readFile(join(outbox, name)));
	expect(mail.from).toMatchObject({ name: 'Brüme <&> "Co"', address: 'letter@localhost' });
	expect(mail.messageId).toBe('<one@press.example>');
	expect(mail.date).toBe(new Date(1_790_000_000_000).toISOString());
	// Text that an editor typed ends neither the header nor the policy of the email.
	expect(mail.bcc).toBeUndefined();
	expect(mail.headers.map((header) => header.key)).not.toContain('bcc');
	expect(mail.html).not.toMatch(/<script|onclick|javascript:/);
	expect(mail.html).toContain('href="http://127.0.0.1:3000/es/news/a"');
	expect(mail.text).toContain('Una (http://127.0.0.1:3000/es/news/a) & dos');
	// Emails contain the tokens of their readers.
	expect((await stat(outbox)).mode & 0o777).toBe(0o700);
	await rm(folder, { recursive: true });
});

test('signs in where the address has a name; a wrong password, a deaf and an absent server leave the email for later', async () => {
	const taken: string[] = [];
	const server = new SMTPServer({
		disabledCommands: ['STARTTLS'],
		allowInsecureAuth: true,
		logger: false,
		onAuth: ({ username, password }, _session, done) =>
			username === 'na me' && password === 'pa:ss' ? done(null, { user: username }) : done(new Error('wrong')),
		onData(stream, session, done) {
			taken.push(...session.envelope.rcptTo.map(({ address }) => address));
			stream.on('end', () => done()).resume();
		},
	});
	server.on('error', () => {});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.server.address() as AddressInfo;
	const send = (smtpUrl: string) => createMailer({ smtpUrl, outbox: '' }).send(message);
	expect(await send(`smtp://na%20me:pa%3Ass@127.0.0.1:${port}`)).toEqual({ outcome: 'sent' });
	expect(taken).toEqual(['reader@press.example']);
	expect(await send(`smtp://na%20me:wrong@127.0.0.1:${port}`)).toMatchObject({ outcome: 'later', isDown: true });
	// No server listens on port 1.
	expect(await send('smtp://127.0.0.1:1')).toMatchObject({ outcome: 'later', isDown: true });
	await new Promise<void>((done) => {
		server.close(done);
		for (const connection of server.connections) connection.close();
	});

	const deaf = createServer((socket) => socket.on('error', () => {}).end());
	await new Promise<void>((done) => deaf.listen(0, '127.0.0.1', done));
	expect(await send(`smtp://127.0.0.1:${(deaf.address() as AddressInfo).port}`)).toMatchObject({
		outcome: 'later',
		isDown: true,
	});
	deaf.close();
	expect(taken).toHaveLength(1);
});

const addressed = (name: string) => ({ ...message, envelope: { ...message.envelope, to: [`${name}@press.example`] } });

test('ten emails, two at a time, go over two connections', async () => {
	const server = await startMailServer();
	const mailer = createMailer({ smtpUrl: server.url, outbox: '' });
	for (let n = 0; n < 10; n += 2) {
		const pair = [addressed(`reader-${n}`), addressed(`reader-${n + 1}`)];
		expect(await Promise.all(pair.map((one) => mailer.send(one)))).toEqual([{ outcome: 'sent' }, { outcome: 'sent' }]);
	}
	expect(new Set(server.mails.map(({ recipients }) => recipients[0])).size).toBe(10);
	expect([server.mails.length, server.connections()]).toEqual([10, 2]);
	mailer.close();
	await expect.poll(server.open).toBe(0);
	await server.stop();
});

test('an email goes at once where the server has ended the connection that was kept, and never twice where its text had begun', async () => {
	const server = await startMailServer();
	const mailer = createMailer({ smtpUrl: server.url, outbox: '' });
	expect(await mailer.send(addressed('first'))).toEqual({ outcome: 'sent' });
	// Ended while it is idle, and again behind the envelope of the next email.
	server.hangUp();
	expect(await mailer.send(addressed('second'))).toEqual({ outcome: 'sent' });
	let isHangingUp = true;
	server.behaviour.recipient = () => {
		if (isHangingUp) server.hangUp();
		isHangingUp = false;
		return undefined;
	};
	expect(await mailer.send(addressed('third'))).toEqual({ outcome: 'sent' });
	server.behaviour.text = () => 'drop';
	expect(await mailer.send(addressed('fourth'))).toMatchObject({ outcome: 'unknown' });
	server.behaviour.text = () => undefined;
	expect(await mailer.send(addressed('fifth'))).toEqual({ outcome: 'sent' });
	expect(server.mails.map(({ recipients }) => recipients[0]?.split('@')[0])).toEqual([
		'first',
		'second',
		'third',
		'fifth',
	]);
	mailer.close();
	await server.stop();
});
