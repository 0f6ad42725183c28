/** Notices to the desk about a planned article that is not published as planned. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../../../tests/mail';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { createMetrics } from '../../../boot/metrics';
import { account } from '../../../data/tables/security/account';
import { createJobContext } from '../../../jobs/job';
import { publishDue } from '../../../jobs/publish-due';

const HOST = 'brume.example';
const now = () => Math.floor(Date.now() / 1000);
let mail: TestMailServer;
let site: TestFront;
let stopEmails: () => Promise<void>;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	mail = await startMailServer();
	site = await openTestFront(undefined, { SMTP_URL: mail.url });
	stopEmails = startEmails(emailJob(site, mail.url, () => now() + 86_400));
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(async () => {
	await stopEmails();
	await site.stop();
	await mail.stop();
});

/** Plans an article for an hour from now. @returns its number and that hour */
async function planned(title: string) {
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title,
		html: '<p>The shift changes.</p>',
		links: { authors: [author_id] },
	});
	const { id, version } = made.data as { id: number; version: number };
	const at = now() + 3_600;
	const given = { version, at, zone: 'Europe/Madrid' };
	expect(await desk.ask('POST', `article/${id}/schedule`, given)).toMatchObject({ status: 200 });
	return { id, at };
}
/** The job, as it runs at a moment. @returns the lines of its log */
async function runAt(at: number) {
	const lines: Record<string, unknown>[] = [];
	const run = { now: at, input: undefined, signal: new AbortController().signal, progress: () => {} };
	const context = createJobContext(
		site.db,
		run,
		() => at,
		(line) => void lines.push(line),
	);
	await publishDue.run({ ...run, ...context, deskMail: HOST });
	return lines;
}
const accountOf = (name: string) =>
	site.db.write((tx) => tx.select({ email: account.email }).from(account).where(eq(account.name, name)));
const mailsAbout = (title: string) => mail.mails.filter(({ subject }) => subject?.includes(title));
const status = async (id: number) => (await desk.ask('GET', `article/${id}`)).data.status;

test('an article that goes out in time is told of to nobody', async () => {
	const { id, at } = await planned('The shift changes on time');
	const lines = await runAt(at + 2);
	expect(await status(id)).toBe('published');
	expect(lines).toEqual([]);
	expect(mailsAbout('on time')).toEqual([]);
});

test('one that goes out late, because every node slept, is told of to the desk of its edition and counted', async () => {
	const { id, at } = await planned('The shift changes late');
	const lines = await runAt(at + 2 * 3_600);
	expect(await status(id)).toBe('published');
	expect(lines).toEqual([{ event: 'article_late', article_id: id, seconds: 7_200 }]);
	await expect.poll(() => mailsAbout('changes late').length).toBe(1);
	const [mail] = mailsAbout('changes late');
	const [person] = await accountOf('desken');
	expect(mail?.recipients).toEqual([person?.email]);
	expect(mail?.subject).toBe('Late: The shift changes late');
	expect(mail?.text).toContain('went out 120 minutes after its hour');
	expect(mail?.text).toContain(`/admin/article/${id}`);
	const metrics = createMetrics();
	for (const line of lines) metrics.read(line);
	expect(await metrics.text()).toContain('brume_articles_late_total 1');
});

test('one that the checklist stops by then is in review again, and the desk is told', async () => {
	const { id, at } = await planned('The shift changes alone');
	// The article has lost its author: only the owner of the database can bring a row into that state.
	await site.db.write((tx) => tx.execute(sql`delete from article_author where article_id = ${id}`));
	await runAt(at + 2);
	expect(await status(id)).toBe('review');
	await expect
		.poll(() => mailsAbout('changes alone').map(({ subject }) => subject))
		.toEqual(['Not published: The shift changes alone']);
	expect((await fetch(`${site.url}/news/the-shift-changes-alone`)).status).toBe(404);
	const rows = (await desk.ask('GET', `revision?noun=article&row=${id}`)).data.rows as { note: string | null }[];
	expect(rows[0]?.note).toBe('authors');
});

test('where the desk has nobody, the administrators are told', async () => {
	const admin = await signedIn(site, [{ role: 'admin' }]);
	expect(admin).toBeDefined();
	const { at } = await planned('The shift changes for whoever is there');
	await site.db.write((tx) => tx.update(account).set({ state: 'disabled' }).where(eq(account.name, 'desken')));
	await runAt(at + 600);
	await expect.poll(() => mailsAbout('whoever is there').length).toBe(1);
	const [person] = await accountOf('admin');
	expect(mailsAbout('whoever is there')[0]?.recipients).toEqual([person?.email]);
	expect((await fetch(`${site.url}/news/the-shift-changes-for-whoever-is-there`)).status).toBe(200);
});
