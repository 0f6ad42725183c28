import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../../tests/mail';
import { limit } from '../../../../tests/pace';
import { openTestDatabase, openTestSite, type TestSite } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { EMPTY } from '../../../../tests/template';
import { startBackground } from '../../../boot/background';
import { checklistItems, MAIL_ACCEPTED_SETTING } from '../../../shared/site/checklist';
import { standardPages } from '../../../shared/site/standard-pages';
import type { SetUp } from './set-up-now';

let mail: TestMailServer;
let site: TestSite;
let cookie: string;
beforeAll(async () => {
	mail = await startMailServer();
	const env = { DEMO: 'false', SITE_URL: 'https://news.vapour.io', MAIL_FROM: 'letter@vapour.io', SMTP_URL: mail.url };
	site = await openTestSite(env, undefined, await openTestDatabase(EMPTY));
	cookie = (await signedIn({ db: site.db, url: '' }, [{ role: 'admin' }])).cookie;
});
afterAll(async () => {
	await site.stop();
	await mail.stop();
});

async function ask<Answer = SetUp>(method: string, path: string, body?: object): Promise<Answer> {
	const answer = await site.app.request(`/admin/api/${path}`, {
		method,
		headers: {
			cookie: `__Host-site_admin_token=${cookie}`,
			'sec-fetch-site': 'same-origin',
			...(body ? { 'content-type': 'application/json' } : {}),
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return ((await answer.json()) as { data: Answer }).data;
}
const left = async () => (await ask('GET', 'set-up')).items.filter(({ is_done }) => !is_done).map(({ name }) => name);
const write = (statement: string) => site.db.writeAlone(sql.raw(statement));

test('each item is done by what it asks for, and with the last one the list goes for good', async () => {
	expect(await left()).toEqual(checklistItems);
	await ask('PATCH', 'set-up', { name: 'Vapour News', legal_name: 'Vapour News Ltd' });
	expect(await left()).toEqual(checklistItems.filter((name) => name !== 'name'));
	await ask('PATCH', 'set-up', { address: '4 Quay, Dublin', mail: 'desk@vapour.io' });
	for (const edition of ['en', 'es'])
		await ask('POST', 'set-up/texts', { edition, law: 'Ireland', courts: 'Dublin', authority: 'the DPC' });
	expect(await left()).toEqual(['checked', 'mail', 'backup', 'people', 'article', 'open']);
	for (const edition of ['en', 'es'])
		for (const name of standardPages) await ask('POST', 'set-up/texts/checked', { edition, name });

	// A message that the mail server refuses counts for nothing.
	mail.behaviour.text = () => 550;
	expect(await ask<{ reason: string | null }>('POST', 'set-up/mail')).toMatchObject({ reason: expect.any(String) });
	expect(await left()).toContain('mail');
	mail.behaviour.text = () => undefined;
	expect(await ask('POST', 'set-up/mail')).toEqual({ reason: null });
	expect(await left()).toEqual(['backup', 'people', 'article', 'open']);

	await write(`insert into job_run (job, state, most_attempts, actor, result, due_at, started_at, finished_at)
		values ('backup', 'done', 1, 'operator', '{"name": "one", "missing": [], "damaged": []}', 1, 1, 1)`);
	expect(await left()).toEqual(['people', 'article', 'open']);

	// The second administrator counts with a second factor.
	await signedIn({ db: site.db, url: '' }, [{ role: 'admin' }]);
	await write(`update account set code_secret = 'x' where id = 1`);
	expect(await left()).toContain('people');
	await write(`update account set code_secret = 'x'`);
	expect(await left()).toEqual(['article', 'open']);

	await write(`with own as (insert into translation_group (noun) values ('article') returning id)
		insert into article (group_id, edition, status, kind, type, title, html, published_at, first_published_at, seo_url)
		select id, 'en', 'published', 'news', 'company', 'First', '<p>First.</p>', 1, 1, 'first' from own`);
	expect(await left()).toEqual(['open']);

	// By hand it is put away and brought back, and an audit says who did that.
	expect((await ask('POST', 'set-up/checklist', { state: 'put_away' })).checklist).toBe('put_away');
	expect((await ask('POST', 'set-up/checklist', { state: 'shown' })).checklist).toBe('shown');

	expect((await ask('POST', 'set-up/opening')).checklist).toBe('done');
	await write(`update account set state = 'disabled' where id = 2`);
	expect((await ask('GET', 'set-up')).checklist).toBe('done');
	expect(await left()).toEqual(['people']);
	expect(await ask('POST', 'set-up/checklist', { state: 'put_away' })).toMatchObject({ reason: 'state' });
});

test('the first e-mail that the mail server accepts from a running node counts like a test message', async () => {
	const fresh = await openTestSite(
		{ DEMO: 'false', SITE_URL: 'https://news.vapour.io', MAIL_FROM: 'letter@vapour.io', SMTP_URL: mail.url },
		undefined,
		await openTestDatabase(EMPTY),
	);
	const background = startBackground({ settings: fresh.settings, db: fresh.db, log: (line) => fresh.lines.push(line) });
	onTestFinished(async () => {
		await background.stop();
		await fresh.stop();
	});
	const noted = () => fresh.db.writeAlone(sql`select value from setting where name = ${MAIL_ACCEPTED_SETTING}`);
	expect(await noted()).toEqual([]);
	const before = mail.mails.length;
	const { cookie: own } = await signedIn({ db: fresh.db, url: '' }, [{ role: 'admin' }]);
	const invited = await fresh.app.request('/admin/api/people/invite', {
		method: 'POST',
		headers: {
			cookie: `__Host-site_admin_token=${own}`,
			'sec-fetch-site': 'same-origin',
			'content-type': 'application/json',
		},
		body: JSON.stringify({ email: 'luz@vapour.io', name: 'Luz', grants: [{ role: 'admin' }] }),
	});
	expect(invited.status).toBe(200);
	await expect.poll(() => mail.mails.length, { timeout: limit(20_000) }).toBe(before + 1);
	await expect.poll(noted, { timeout: limit(20_000) }).toHaveLength(1);
});
