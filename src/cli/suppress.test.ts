import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emailJob, startMailServer, type TestMailServer } from '../../tests/mail';
import { openTestSite, type TestSite } from '../../tests/site';
import { sendDueEmails } from '../jobs/send-emails';
import { main } from './suppress';

let site: TestSite;
let mail: TestMailServer;
beforeAll(async () => {
	[site, mail] = await Promise.all([openTestSite(), startMailServer()]);
	vi.stubEnv('DATABASE_URL', site.databaseUrl);
	vi.stubEnv('DATA_DIR', site.dataDir);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await Promise.all([site.stop(), mail.stop()]);
});

test('nothing is mailed to an address that is suppressed: no email that waits, and none it asks for, known or not', async () => {
	const ask = async (email: string) => {
		const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) };
		expect((await site.app.request('/api/v2/email/create', init, { client: '10.0.0.1' })).status).toBe(200);
	};
	await ask('Bounced@press.example');
	await ask('other@press.example');
	const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
	for (const address of ['bounced@PRESS.example', 'unknown@press.example', 'unknown@press.example'])
		expect(await main([address])).toBe(0);
	expect(stderr.mock.calls.map(([text]) => text)).toEqual(
		Array(3).fill('Nothing is mailed to the address any more.\n'),
	);
	stderr.mockRestore();
	for (const address of ['Bounced@press.example', 'unknown@press.example']) await ask(address);
	await sendDueEmails(emailJob(site, mail.url, () => Math.floor(Date.now() / 1000)));
	expect(mail.mails.map(({ recipients }) => recipients)).toEqual([['other@press.example']]);
	const { rows } = await site.db.write((tx) =>
		tx.execute<{ status: string }>(
			sql`select status from subscription where email_key like '%@press.example' order by email_key`,
		),
	);
	expect(rows.map(({ status }) => status)).toEqual(['suppressed', 'pending', 'suppressed']);
});

test.each([[[]], [['no address']], [['a@press.example', 'b@press.example']]])(
	'says how it is used: %j',
	async (args) => {
		const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
		expect(await main(args)).toBe(2);
		expect(stderr.mock.calls.join(' ')).toContain('Usage: npm run suppress');
		stderr.mockRestore();
	},
);
