/** At the end of its licence a picture is withdrawn, where that was asked for. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../../../tests/mail';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { type StoredByTest, storePicture } from '../../../../tests/stored-files';
import { createJobContext } from '../../../jobs/job';
import { withdrawMedia } from '../../../jobs/withdraw-media';
import type { ArticleDetail } from '../article/article-calls';
import type { ArticleStates } from '../article/article-history-calls';

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const dayOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10);
let mail: TestMailServer;
let site: TestFront;
let stopEmails: () => Promise<void>;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	mail = await startMailServer();
	site = await openTestFront(undefined, { SMTP_URL: mail.url });
	stopEmails = startEmails(emailJob(site, mail.url, () => now() + 10 * DAY));
	desk = await signedIn(site, [{ role: 'desk' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(async () => {
	await stopEmails();
	await site.stop();
	await mail.stop();
});

async function change(path: string, set: object) {
	const { version } = (await desk.ask('GET', path)).data;
	return desk.ask('PATCH', path, { ...set, version });
}
/** A picture whose licence ends today. */
async function licensed(is_withdrawn_at_end: boolean, alt: string): Promise<StoredByTest> {
	const stored = await storePicture(site, desk);
	const texts = { en: { alt }, es: { alt } };
	const set = { texts, expires_on: dayOf(now()), is_withdrawn_at_end };
	expect(await change(`media/${stored.id}`, set)).toMatchObject({ status: 200 });
	return stored;
}
const figure = ({ name }: StoredByTest) =>
	`<figure><img src="/media/${name}" alt="A line"><figcaption>At noon</figcaption></figure>`;
async function drafted(title: string, file: StoredByTest, more: object = {}) {
	const html = `<p>Before it.</p>\n${figure(file)}\n<p>After it.</p>`;
	const given = { edition: 'en', type: 'company', title, html, links: { authors: [author_id] }, ...more };
	return (await desk.ask('POST', 'article', given)).data as { id: number; version: number };
}
async function published(title: string, file: StoredByTest, more: object = {}) {
	const { id, version } = await drafted(title, file, more);
	expect((await desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
	return { id, path: `/news/${(await detail(id)).content.seo_url}` };
}
const detail = async (id: number) => (await desk.ask('GET', `article/${id}`)).data as unknown as ArticleDetail;
const reader = async (path: string) => (await fetch(site.url + path)).text();
const isGiven = async ({ name }: StoredByTest) => (await fetch(`${site.url}/media/${name}`)).status === 200;
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
	await withdrawMedia.run({ ...run, ...context, deskMail: 'brume.example' });
	return lines;
}

test('the day after its last one readers have it no more, articles lose it with its caption, and the desk is told', async () => {
	const file = await licensed(true, 'A withdrawn line');
	const one = await published('A line under a licence', file, { cover_id: file.id });
	await published('Another line under a licence', file);
	const draft = await drafted('A draft of the line', file);
	expect((await change(`article/${one.id}`, { standfirst: 'It waits.' })).status).toBe(200);
	await site.db.write((tx) =>
		tx.execute(sql`update photo set media_id = ${file.id} where id = (select min(id) from photo)`),
	);
	expect(await runAt(now())).toEqual([]);
	expect(await isGiven(file)).toBe(true);
	expect(await reader(one.path)).toContain(file.name);

	const lines = await runAt(now() + DAY);
	expect(lines).toEqual([{ event: 'media_withdrawn', media_id: file.id, articles: 2, rows: 1 }]);
	expect(await isGiven(file)).toBe(false);
	const page = await reader(one.path);
	expect(page).not.toContain(file.name);
	expect(page).not.toContain('At noon');
	expect(page).toContain('After it.');
	const { content } = await detail(one.id);
	expect(content).toMatchObject({ standfirst: 'It waits.', cover_id: null });
	expect(content.html).toBe('<p>Before it.</p>\n<p>After it.</p>');
	// A draft keeps it: the checklist stops it.
	expect((await detail(draft.id)).content.html).toContain(file.name);
	const states = (await desk.ask('GET', `article/${one.id}/history`)).data as unknown as ArticleStates;
	expect(states.rows.find(({ change_kind }) => change_kind === 'clock')).toMatchObject({ verb: 'withdraw' });
	await expect
		.poll(() => mail.mails.map(({ subject, text }) => [subject, text?.includes('and in another article')]))
		.toEqual([['Picture withdrawn: A withdrawn line', true]]);
	// Once is enough.
	expect(await runAt(now() + 2 * DAY)).toEqual([]);
});

test('without being asked for, nothing is withdrawn', async () => {
	const file = await licensed(false, 'A line that stays');
	const { path } = await published('A line that stays', file);
	expect(await runAt(now() + 2 * DAY)).toEqual([]);
	expect(await reader(path)).toContain(file.name);
	expect(await isGiven(file)).toBe(true);
});

test('a licence that goes on gives the picture back to whoever shows it again', async () => {
	const file = await licensed(true, 'A line that comes back');
	await published('A line that comes back', file);
	await runAt(now() + DAY);
	const renewed = { expires_on: dayOf(now() + 400 * DAY) };
	expect(await change(`media/${file.id}`, renewed)).toMatchObject({ status: 200, data: { withdrawn_at: null } });
	const { path } = await published('The line is shown again', file);
	expect(await reader(path)).toContain(file.name);
	expect(await isGiven(file)).toBe(true);
	expect(await runAt(now() + 2 * DAY)).toEqual([]);
});

test('only a picture whose licence ends can be withdrawn with it', async () => {
	const { id } = await storePicture(site, desk);
	const rule = { name: 'ends_with_licence' };
	const refused = { status: 400, data: { field: 'is_withdrawn_at_end', rule } };
	expect(await change(`media/${id}`, { is_withdrawn_at_end: true })).toMatchObject(refused);
	expect(await change(`media/${id}`, { is_withdrawn_at_end: true, expires_on: '2099-12-31' })).toMatchObject({
		status: 200,
	});
	expect(await change(`media/${id}`, { expires_on: null })).toMatchObject(refused);
});
