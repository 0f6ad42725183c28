import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './e2e/server';
import { callAs } from './faults/writers';
import { startMailServer } from './mail';
import { openFolder } from './template';

test('a confirmation that was in flight at a kill -9 leaves at once when the server starts again, under its Message-ID', async () => {
	const mail = await startMailServer();
	const folder = openFolder('killed');
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const env = { SMTP_URL: mail.url, TRUSTED_PROXIES: '127.0.0.1', DEMO: 'false' };
	// The mail server has the email, and says so too late.
	mail.behaviour.slowMs = 3_600_000;
	const first = await startServer(env, folder);
	expect((await callAs(first.url, 'email/create', { email: 'killed@press.example' }, 1)).status).toBe(200);
	await expect.poll(() => mail.mails.length).toBe(1);
	await first.kill();
	mail.behaviour.slowMs = 0;
	const second = await startServer(env, folder);
	await expect.poll(() => mail.mails.length).toBe(2);
	expect(mail.mails[1]?.messageId).toBe(mail.mails[0]?.messageId);
	expect(await second.stop()).toBe(0);
	await mail.stop();
});
