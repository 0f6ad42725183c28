import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextFor, nobody } from '../../tests/actors';
import { freePort } from '../../tests/free-port';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../tests/mail';
import { openTestSite, type TestSite } from '../../tests/site';
import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { CLAIM_SECONDS, claimEmails } from '../commands/email/claim-emails';
import { composeIssue } from '../commands/issue/compose-issue';
import { sendIssue } from '../commands/issue/send-issue';
import { subscribe } from '../commands/subscription/subscribe';
import { unsubscribe } from '../commands/subscription/unsubscribe';
import { letter } from '../data/tables/letter';
import { issue, subscription } from '../data/tables/subscription';
import { editions } from '../editions/editions';
import { listenToNodes } from '../platform/db/changes';
import { openDatabase } from '../platform/db/db';
import { openNodeName } from '../platform/db/nodes/node-name';
import { emailToken } from '../platform/security/email-token';
import { readEmailAddress } from '../shared/text/email-address';
import { sendDueEmails } from './send-emails';
import { weeklyNewsletters } from './weekly-newsletter';

const [english, spanish] = editions;
/** A Thursday at eight in the morning, UTC. */
const THURSDAY = Date.UTC(2026, 10, 26, 8) / 1000;

describe('the outbox', () => {
	let site: TestSite;
	let mail: TestMailServer;
	let now = 0;
	beforeAll(async () => {
		site = await openTestSite({}, () => now);
	});
	afterAll(() => site.stop());
	beforeEach(async () => {
		now = THURSDAY;
		mail = await startMailServer();
		await site.db.write(async (tx) => {
			await tx.delete(subscription);
			await tx.delete(issue);
		});
		return () => mail.stop();
	});

	afterEach(() => {
		vi.useRealTimers();
	});

	const deliver = async (url = mail.url) => {
		const job = emailJob(site, url, () => now);
		await sendDueEmails(job);
	};
	const ask = async (email: string) => {
		const address = readEmailAddress(email);
		if (!address) throw new Error('no address');
		await subscribe(
			createContext(site.db, actors.visitor, now),
			await keysOf(),
			{ email: address, language: 'english', edition: 'en', form: 'page' },
			'press.example',
		);
	};
	const rows = () => site.db.write((tx) => tx.select().from(letter).orderBy(letter.id));
	const confirmed = (emails: string[], edition = 'en') =>
		site.db.write((tx) =>
			tx.insert(subscription).values(
				emails.map((email) => ({
					email,
					email_key: email,
					edition,
					status: 'confirmed' as const,
					proof: { form: 'page', text_version: '1', asked_at: 1 },
				})),
			),
		);
	const composed = async () => {
		const id = await composeIssue(
			createContext(site.db, actors.clock, now),
			english as (typeof editions)[number],
			'2026-11-26',
		);
		if (id === undefined) throw new Error('The demonstration edition has no news this week.');
		return id;
	};
	const keysOf = () => emailJob(site, mail.url, () => now).keys();

	test('an email waits while the mail server is away, and leaves once, under the Message-ID it was born with', async () => {
		await ask('patient@press.example');
		await mail.stop();
		const port = await freePort();
		const url = `smtp://127.0.0.1:${port}`;
		await deliver(url);
		const [waiting] = await rows();
		expect(waiting).toMatchObject({ state: 'pending', attempts: 1 });
		expect(waiting?.next_try_at).toBeGreaterThan(now);
		mail = await startMailServer(port);
		await deliver();
		expect(mail.mails).toHaveLength(0);
		now = waiting?.next_try_at ?? 0;
		await deliver();
		await deliver();
		expect(mail.mails.map((one) => one.messageId)).toEqual([`<${waiting?.message_id}>`]);
		expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 2 });
	});

	test('a mailbox that does not exist is suppressed; a server that is busy is asked again; one that refuses the text is not', async () => {
		mail.behaviour.recipient = (address) =>
			address.startsWith('nobody') ? 550 : address.startsWith('busy') ? 451 : undefined;
		for (const name of ['nobody', 'busy', 'refused']) await ask(`${name}@press.example`);
		mail.behaviour.text = () => 554;
		await deliver();
		const found = await site.db.write((tx) =>
			tx.execute<{ email: string; status: string; state: string; error: string }>(
				sql`select s.email, s.status, l.state, l.error from subscription s join letter l on l.subscription_id = s.id
					order by s.id`,
			),
		);
		expect(found.rows.map(({ email, status, state }) => [email, status, state])).toEqual([
			['nobody@press.example', 'suppressed', 'failed'],
			['busy@press.example', 'pending', 'pending'],
			['refused@press.example', 'pending', 'failed'],
		]);
		expect(JSON.stringify(found.rows.map(({ error }) => error))).not.toContain('press.example');
		now += 2 * 86_400;
		await ask('nobody@press.example');
		expect(await rows()).toHaveLength(3);
	});

	test('when a node dies after its claim, a confirmation is sent again and an email of an issue never is', async () => {
		await ask('again@press.example');
		await confirmed(['once@press.example']);
		await sendIssue(contextFor(site.db, now), { id: await composed(), host: 'press.example' });
		const keys = await keysOf();
		expect(await claimEmails(createContext(site.db, actors.clock, now), keys, 10)).toHaveLength(2);
		await deliver();
		expect(mail.mails).toHaveLength(0);
		now += CLAIM_SECONDS + 1;
		await deliver();
		expect(mail.mails.map((one) => one.recipients[0])).toEqual(['again@press.example']);
		const [first, second] = await rows();
		expect(mail.mails[0]?.messageId).toBe(`<${first?.message_id}>`);
		expect(second).toMatchObject({ kind: 'issue', state: 'unknown' });
		now += 30 * 86_400;
		await deliver();
		expect(mail.mails).toHaveLength(1);
	});

	test('a node that starts again takes back its own claims at once, and nobody else’s; an issue is not sent again', async () => {
		const folders = await Promise.all(['a', 'b'].map((name) => mkdtemp(join(tmpdir(), `brume-node-${name}-`))));
		const [a = '', b = ''] = folders;
		const keys = await keysOf();
		// Three processes: one of node a, another that shares its folder, and one of node b.
		const [dying, sharing, other] = [openNodeName(site.db, a), openNodeName(site.db, a), openNodeName(site.db, b)];
		for (const [node, name] of [
			[dying, 'dying'],
			[sharing, 'sharing'],
			[other, 'other'],
		] as const) {
			await ask(`${name}@press.example`);
			expect(await claimEmails(createContext(site.db, actors.clock, now), keys, 1, await node.hold())).toMatchObject([
				{ to: `${name}@press.example` },
			]);
		}
		await confirmed(['once@press.example']);
		await sendIssue(contextFor(site.db, now), { id: await composed(), host: 'press.example' });
		expect(await claimEmails(createContext(site.db, actors.clock, now), keys, 1, await dying.hold())).toMatchObject([
			{ kind: 'issue' },
		]);

		await dying.stop();
		const again = openNodeName(site.db, a);
		const stop = startEmails({ ...emailJob(site, mail.url, () => now), node: again });
		await expect.poll(() => mail.mails.length).toBeGreaterThan(0);
		await stop();
		expect(mail.mails.map((one) => [one.recipients[0], one.messageId])).toEqual([
			['dying@press.example', `<${(await rows())[0]?.message_id}>`],
		]);
		expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sending', 'sending', 'unknown']);
		await Promise.all([again, sharing, other].map((node) => node.stop()));
		await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
	});

	test('when the connection ends behind the text, an email of an issue is unknown and stays so', async () => {
		await confirmed(['once@press.example']);
		await sendIssue(contextFor(site.db, now), { id: await composed(), host: 'press.example' });
		mail.behaviour.text = () => 'drop';
		await deliver();
		expect((await rows())[0]).toMatchObject({ state: 'unknown', attempts: 1 });
		mail.behaviour.text = () => undefined;
		now += 86_400;
		await deliver();
		expect(mail.mails).toHaveLength(0);
	});

	test('on Thursday each edition’s newsletter is composed and sent: once to each confirmed reader of it, to nobody else', async () => {
		await confirmed(['ana@press.example', 'ben@press.example']);
		await confirmed(['luz@press.example'], 'es');
		await confirmed(['none@press.example']);
		await site.db.write((tx) =>
			tx.execute(sql`update subscription set letters = '{}' where email = 'none@press.example'`),
		);
		await ask('pending@press.example');
		const log: unknown[] = [];
		const job = {
			editions: () => editions,
			mode: 'send' as const,
			host: 'press.example',
			log: (line: unknown) => log.push(line),
		};
		await weeklyNewsletters(createContext(site.db, actors.clock, now - 2 * 86_400), job);
		expect((await rows()).filter((one) => one.kind === 'issue')).toHaveLength(0);
		const clock = createContext(site.db, actors.clock, now);
		await Promise.all([weeklyNewsletters(clock, job), weeklyNewsletters(clock, job)]);
		await Promise.all([deliver(), deliver()]);
		await deliver();
		const sent = mail.mails.filter((one) => !one.subject?.includes('confirm'));
		expect(sent.map((one) => one.recipients).toSorted()).toEqual([
			['ana@press.example'],
			['ben@press.example'],
			['luz@press.example'],
		]);
		const [ana] = sent.filter((one) => one.recipients[0] === 'ana@press.example');
		const [luz] = sent.filter((one) => one.recipients[0] === 'luz@press.example');
		expect(ana?.html).toContain('href="http://127.0.0.1:3000/news/');
		expect(ana?.text).toContain('http://127.0.0.1:3000/news/');
		expect(luz?.html).toContain('href="http://127.0.0.1:3000/es/news/');
		expect(luz?.headers.find((one) => one.key === 'list-unsubscribe')?.value).toContain(
			'/es/about/subscribe/unsubscribe/',
		);
		expect(ana?.text).not.toBe(luz?.text);
		expect((await (await site.app.request('/es/about/subscribe/issue/2026-11-26')).text()).includes('2026')).toBe(true);
		expect((await site.app.request('/about/subscribe/issue/2026-11-26')).status).toBe(200);
	});

	test('who leaves while the newsletter goes out gets none any more, and a thin week has none', async () => {
		await confirmed(['first@press.example', 'leaver@press.example']);
		const id = await composed();
		await sendIssue(contextFor(site.db, now), { id, host: 'press.example' });
		await expect(sendIssue(contextFor(site.db, now), { id, host: 'press.example' })).rejects.toMatchObject({
			code: 'state',
		});
		await expect(sendIssue(contextFor(site.db, now, nobody), { id, host: 'press.example' })).rejects.toMatchObject({
			code: 'forbidden',
		});
		await site.db.write((tx) =>
			tx.execute(sql`update subscription set status = 'unsubscribed' where email = 'leaver@press.example'`),
		);
		await deliver();
		expect(mail.mails.map((one) => one.recipients[0])).toEqual(['first@press.example']);
		const [first] = await rows();
		expect(
			await unsubscribe(
				createContext(site.db, actors.subscriber, now),
				emailToken(await keysOf(), first?.message_id ?? ''),
			),
		).toBe(true);
		expect(
			await composeIssue(
				createContext(site.db, actors.clock, Date.UTC(2030, 0, 1) / 1000),
				spanish as (typeof editions)[number],
				'2030-01-01',
			),
		).toBeUndefined();
	});

	test('who turns the weekly newsletter off while it waits does not get it', async () => {
		await confirmed(['off@press.example', 'on@press.example']);
		await sendIssue(contextFor(site.db, now), { id: await composed(), host: 'press.example' });
		await site.db.write((tx) =>
			tx.execute(sql`update subscription set letters = '{}' where email = 'off@press.example'`),
		);
		await deliver();
		expect(mail.mails.map((one) => one.recipients[0])).toEqual(['on@press.example']);
		expect((await rows()).find((one) => one.to === 'off@press.example')).toMatchObject({
			state: 'failed',
			error: 'left',
		});
	});

	test('an email leaves at the sign-up, not when it is looked for next, and stops at the end', async () => {
		// The interval at which the job looks for emails is paused.
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		const job = emailJob(site, mail.url, () => now);
		const stop = startEmails(job);
		// The look at the start may find the first email; the second is sent without a look.
		for (const [n, name] of ['first', 'quick'].entries()) {
			await ask(`${name}@press.example`);
			await expect.poll(() => mail.mails.length).toBe(n + 1);
		}
		await stop();
		await ask('late@press.example');
		expect(mail.mails).toHaveLength(2);
	});
});

test('two nodes send each email once, also one that the other has written', async () => {
	const site = await openTestSite();
	const mail = await startMailServer();
	const other = await openDatabase({ databaseUrl: site.databaseUrl, dataDir: '', pool: 4 });
	const clock = () => Math.floor(Date.now() / 1000);
	const one = emailJob(site, mail.url, clock);
	const two = { ...emailJob(site, mail.url, clock), db: other };
	const stops = [startEmails(one), startEmails(two)];
	const stopListening = listenToNodes(other, () => {});
	await site.db.write(async (tx) => {
		const many = Array.from({ length: 60 }, (_, i) => ({
			email: `r${i}@press.example`,
			email_key: `r${i}@press.example`,
			edition: 'en',
			status: 'confirmed' as const,
			proof: { form: 'page', text_version: '1', asked_at: 1 },
		}));
		await tx.insert(subscription).values(many);
		await tx
			.insert(issue)
			.values({ edition: 'en', slug: 'two-nodes', number: 999, subject: 'For sixty', html: '<p>Text</p>' });
	});
	const [row] = await site.db.write((tx) => tx.select({ id: issue.id }).from(issue).where(sql`slug = 'two-nodes'`));
	await sendIssue(contextFor(site.db, clock()), { id: row?.id ?? 0, host: 'press.example' });
	await expect.poll(() => mail.mails.length).toBeGreaterThanOrEqual(60);
	for (const stop of stops) await stop();
	expect(new Set(mail.mails.map((received) => received.recipients[0])).size).toBe(60);
	expect(mail.mails).toHaveLength(60);
	await stopListening();
	await other.stop();
	await mail.stop();
	await site.stop();
});
