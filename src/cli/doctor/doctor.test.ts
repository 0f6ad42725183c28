import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase } from '../../../tests/databases';
import { hearCommands, ownDataFolder } from '../../../tests/heard';
import { FILLED } from '../../../tests/template';
import { readSettings } from '../../boot/settings';
import {
	backupFinding,
	cdnFinding,
	clockFinding,
	installationFindings,
	openingFindings,
	workFindings,
} from './database-findings';
import { main } from './doctor';
import { roomFinding } from './machine-findings';
import { certificateFinding, dnsFindings, type Names } from './network-findings';
import { settingsFindings } from './settings-findings';

const heard = hearCommands();
const folder = ownDataFolder();

const SITE = { SITE_URL: 'https://news.vapour.io', PUBLIC_SITE: 'true', TRUSTED_PROXIES: '10.0.0.1', DEMO: 'false' };
const WATCHED = { METRICS_PORT: '9464', SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'letter@vapour.io' };

describe('the command', () => {
	test('before the first start says what is so and makes no database', async () => {
		expect(await main([])).toBe(0);
		expect(heard.stderr).toMatch(/^ok {5}version {3}Node 24\./m);
		expect(heard.stderr).toContain(
			`risk   database  There is no site in ${folder()} yet; the first start makes it. Where a site runs, name its`,
		);
		expect(heard.stderr).toMatch(/ are free in DATA_DIR/);
		expect(existsSync(join(folder(), 'postgres'))).toBe(false);
	});

	test('beside a database with the demonstration alone says that nobody has an account', async () => {
		const database = await createDatabase(FILLED);
		vi.stubEnv('DATABASE_URL', database.url);
		expect(await main([])).toBe(0);
		expect(heard.stderr).toMatch(/^ok {5}database {2}PostgreSQL \d+\.\d+, with every migration of this version\.$/m);
		expect(heard.stderr).toMatch(/^risk {3}people {4}Nobody has an account; "npm run user -- link" prints/m);
		expect(heard.stderr).toMatch(/^ok {5}clock/m);
		await dropDatabase(database.name);
	});

	test('beside an empty database says that the first start makes a site, and leaves it empty', async () => {
		const database = await createDatabase('template0');
		vi.stubEnv('DATABASE_URL', database.url);
		expect(await main([])).toBe(0);
		expect(heard.stderr).toMatch(
			/^risk {3}database {2}There is no site in the database at DATABASE_URL yet; the first start makes it\./m,
		);
		await dropDatabase(database.name);
	});

	test('names the settings file, whether others may read it, and one that is not read', async () => {
		const file = join(folder(), 'brume.env');
		writeFileSync(file, 'SMTP_URL=smtp://letters:hunter2@127.0.0.1:1\n', { mode: 0o600 });
		await main([]);
		expect(heard.stderr).toContain(`ok     settings  The settings are those of the environment and of ${file}.`);
		expect(heard.stderr).toMatch(/^wrong {2}mail {6}The mail server at SMTP_URL: /m);
		expect(heard.stderr).not.toContain('may read');
		for (const mode of [0o604, 0o640]) {
			heard.forget();
			chmodSync(file, mode);
			await main([]);
			expect(heard.stderr).toContain(
				`risk   settings  Other users of this machine may read ${file}, which may hold secrets; "chmod 600" closes it.`,
			);
		}
		const other = join(folder(), 'other.env');
		writeFileSync(other, '', { mode: 0o600 });
		vi.stubEnv('SETTINGS_FILE', other);
		heard.forget();
		await main([]);
		expect(heard.stderr).toContain(
			`risk   settings  The file ${file} is not read, for SETTINGS_FILE names another one`,
		);
		expect(heard.stderr).not.toContain('hunter2');
	});

	test('ends with 1 where something is wrong, and repeats no password', async () => {
		vi.stubEnv('DATABASE_URL', 'postgres://nobody:hunter2@127.0.0.1:1/none');
		vi.stubEnv('SMTP_URL', 'smtp://letters:hunter2@127.0.0.1:1');
		expect(await main([])).toBe(1);
		expect(heard.stderr).toMatch(/^wrong {2}database {2}The database at DATABASE_URL does not answer/m);
		expect(heard.stderr).toMatch(/^wrong {2}mail {6}The mail server at SMTP_URL: /m);
		expect(heard.stderr).toMatch(/^wrong {2}settings {2}MAIL_FROM has a domain that nobody can own/m);
		expect(heard.stderr).not.toContain('hunter2');
	});

	test('a setting that cannot be read is one sentence', async () => {
		vi.stubEnv('PORT', 'eighty');
		expect(await main([])).toBe(1);
		expect(heard.stderr).toBe('The setting PORT must be a port number.\n');
	});

	test.each([
		[['--help'], 0],
		[['now'], 2],
	] as const)('says how it is used: %j', async (args, code) => {
		expect(await main([...args])).toBe(code);
		expect(heard.stderr).toContain('Usage: npm run doctor');
	});
});

describe('settings', () => {
	const findingsOf = (env: Record<string, string>) =>
		settingsFindings(readSettings(env)).map(({ state, sentence }) => [state, sentence]);

	test('of a public site that is well set up are not risky', () => {
		expect(findingsOf({ ...SITE, ...WATCHED })).toEqual([['ok', 'No setting is risky.']]);
	});

	test('of a try on this machine are not either', () => {
		expect(findingsOf({})).toEqual([['ok', 'No setting is risky.']]);
	});

	test.each([
		[{ CDN: 'webhook', CDN_TOKEN: 'a-token-of-this-test', CDN_URL: 'http://cache.io/' }, 'wrong', /^CDN_URL/],
		[
			{ CDN: 'webhook', CDN_TOKEN: 'a-token-of-this-test', CDN_URL: 'http://cache/', TRUSTED_PROXIES: '' },
			'risk',
			/^CDN is set/,
		],
		[{ SITE_URL: 'https://news.example' }, 'wrong', /^SITE_URL is a name that nobody can own/],
		[{ SITE_URL: 'http://news.vapour.io' }, 'wrong', /^SITE_URL begins with http:/],
		[{ PUBLIC_SITE: 'false' }, 'risk', /^PUBLIC_SITE is false: search engines are told to stay away/],
		[{ DEMO: 'true' }, 'risk', /^DEMO is true on a public site/],
		[{ TRUSTED_PROXIES: '' }, 'risk', /TRUSTED_PROXIES is empty/],
		[{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'wrong', /^TRUSTED_PROXIES names every address/],
		[{ SMTP_URL: '' }, 'wrong', /^SMTP_URL is not set/],
		[{ MAIL_FROM: 'letter@brume.example' }, 'wrong', /^MAIL_FROM has a domain that nobody can own/],
		[{ SMTP_URL: 'smtp://u:p@mail.vapour.io?ignoreTLS=true' }, 'wrong', /^SMTP_URL turns encryption off/],
		[{ DATABASE_URL: 'postgres://u:p@db.vapour.io/b' }, 'risk', /^DATABASE_URL leads to another network/],
		[{ METRICS_PORT: '' }, 'risk', /^METRICS_PORT is not set/],
		[{ WEEKLY_LETTER: 'off' }, 'risk', /^WEEKLY_LETTER is now called WEEKLY_NEWSLETTER/],
		[{ SMTP_URL: '', WEEKLY_NEWSLETTER: 'send' }, 'wrong', /^WEEKLY_NEWSLETTER is send/],
	])('%o', (env, state, sentence) => {
		const found = findingsOf({ ...SITE, ...WATCHED, ...env }).filter(([, text]) => sentence.test(text ?? ''));
		expect(found.map(([one]) => one)).toEqual([state]);
	});

	test('a HOST that is open while SITE_URL names this machine', () => {
		expect(findingsOf({ HOST: '0.0.0.0' }).map(([state]) => state)).toEqual(['risk']);
	});

	test('a private network and encryption that is asked for are no risk', () => {
		for (const url of [
			'postgres://u@10.1.2.3/b',
			'postgres://u@database/b',
			'postgres://u@db.vapour.io/b?sslmode=verify-full',
		])
			expect(findingsOf({ ...SITE, ...WATCHED, DATABASE_URL: url })[0]?.[0]).toBe('ok');
	});
});

describe('names', () => {
	const absent = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));
	const none = { resolve4: absent, resolve6: absent, resolveMx: absent, resolveTxt: absent } as unknown as Names;
	const asked = (names: Partial<Record<keyof Names, (name: string) => Promise<unknown>>>) =>
		dnsFindings(readSettings({ ...SITE, ...WATCHED }), { ...none, ...names } as Names);

	test('that are all missing', async () => {
		const found = await asked({});
		expect(found.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'risk']);
		expect(found.map(({ sentence }) => sentence).join(' ')).toMatch(/no address.*\(MX\).*\(SPF\).*\(DMARC\)/);
	});

	test('that are all there', async () => {
		const found = await asked({
			resolve4: async () => ['192.0.2.7'],
			resolveMx: async () => [{ exchange: 'mail.vapour.io', priority: 10 }],
			resolveTxt: async (name) => [[name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 ', 'mx -all']],
		});
		expect(found.map(({ state }) => state)).toEqual(['ok', 'ok']);
		expect(found[0]?.sentence).toBe('news.vapour.io is 192.0.2.7.');
	});

	test('that nobody could be asked for', async () => {
		const found = await asked({
			resolve4: () => Promise.reject(Object.assign(new Error('timed out'), { code: 'ETIMEOUT' })),
		});
		expect(found).toMatchObject([{ state: 'risk', sentence: expect.stringMatching(/^The DNS could not be asked/) }]);
	});
});

test.each([
	[clockFinding(0.3), 'ok'],
	[clockFinding(-5), 'risk'],
	[clockFinding(61), 'wrong'],
	[roomFinding(50 * 1024 ** 3), 'ok'],
	[roomFinding(1024 ** 3), 'risk'],
	[roomFinding(1024 ** 2), 'wrong'],
	[certificateFinding('a', 20 * 86_400_000, 0), 'ok'],
	[certificateFinding('a', 13 * 86_400_000, 0), 'risk'],
	[installationFindings({ postgres: 140_011, now: 0, accounts: 1, unproved_administrators: 0 })[0], 'wrong'],
	[installationFindings({ postgres: 180_004, now: 0, accounts: 1, unproved_administrators: 2 })[1], 'risk'],
	[cdnFinding({ waiting: 3, oldest: undefined }, 1_000), 'ok'],
	[cdnFinding({ waiting: 3, oldest: 990 }, 1_000), 'ok'],
	[cdnFinding({ waiting: 3, oldest: 400 }, 1_000), 'wrong'],
	[workFindings({ jobs: [], failed_emails: 0, waiting_emails: 0 })[0], 'ok'],
	[workFindings({ jobs: [{ job: 'tidy', finished_at: 1 }], failed_emails: 0, waiting_emails: 0 })[0], 'wrong'],
	[workFindings({ jobs: [], failed_emails: 3, waiting_emails: 0 })[0], 'risk'],
	[workFindings({ jobs: [], failed_emails: 0, waiting_emails: 3 })[0], 'wrong'],
])('%o', (finding, state) => {
	expect(finding?.state).toBe(state);
});

test('what keeps a site closed that is to be open is a finding, a sentence each', async () => {
	const page = { name: 'page', page: 'imprint', edition: 'es' } as const;
	const state = { is_open: true, first_at: null, isWanted: true, blockers: [], blocking: [], tolerated: [] };
	expect(openingFindings({ ...state, isWanted: false, blocking: [page] }, false)).toEqual([]);
	expect(openingFindings(state, false)).toMatchObject([{ state: 'ok' }]);
	expect(openingFindings({ ...state, blocking: [{ name: 'http' }, page] }, false)).toMatchObject([
		{ state: 'wrong', sentence: expect.stringMatching(/^SITE_URL begins with http:/) },
		{ state: 'wrong', sentence: expect.stringMatching(/“Imprint” is missing in the edition Español/) },
	]);
	expect(openingFindings({ ...state, tolerated: [page] }, true)).toMatchObject([{ state: 'risk' }]);

	const database = await createDatabase(FILLED);
	vi.stubEnv('DATABASE_URL', database.url);
	for (const [name, value] of Object.entries({ ...SITE, ...WATCHED })) vi.stubEnv(name, value);
	expect(await main([])).toBe(1);
	expect(heard.stderr).toMatch(/^wrong {2}opening {3}The demonstration is loaded/m);
	await dropDatabase(database.name);
});

test('a backup that is missing, old or does not restore is a finding', () => {
	const now = 1_795_000_000;
	const DAY = 86_400;
	const trial = { at: now - 3_600, fault: undefined, isByHand: false };
	const last = { name: 'a', madeAt: now - 7_200, brokenFiles: 0, isByHand: false, trial };
	const good = { madeAt: now - 7_200, triedAt: trial.at, firstTriedAt: trial.at, tables: 1, rows: 1, files: 1 };
	const nothing = {
		...{ last: undefined, good: undefined, failure: undefined, trialFailure: undefined, since: undefined },
		open: undefined,
	};
	const well = { ...nothing, last, good };
	const failed = { at: now, reason: 'No room.' };
	const of = (...given: Parameters<typeof backupFinding>) => backupFinding(...given).state;
	expect(of('none', nothing, now)).toBe('risk');
	expect(of('daily', nothing, now)).toBe('risk');
	expect(of('elsewhere', nothing, now)).toBe('ok');
	expect(backupFinding('daily', well, now)).toMatchObject({
		state: 'ok',
		sentence: 'The last good backup was restored for a trial 1 h ago.',
	});
	expect(of('daily', well, good.madeAt + 2 * DAY)).toBe('ok');
	expect(of('daily', well, good.madeAt + 2 * DAY + 1)).toBe('wrong');
	expect(of('none', well, good.madeAt + 2 * DAY + 1)).toBe('wrong');
	expect(of('elsewhere', well, good.madeAt + 2 * DAY + 1)).toBe('ok');
	expect(of('daily', { ...nothing, since: now - 3 * DAY }, now)).toBe('wrong');
	expect(of('daily', { ...well, failure: failed }, now)).toBe('wrong');
	expect(of('daily', { ...well, last: { ...last, trial: { ...trial, fault: 'It is damaged.' } } }, now)).toBe('wrong');
	expect(of('daily', { ...well, last: { ...last, brokenFiles: 2 } }, now)).toBe('wrong');
	expect(of('daily', { ...well, trialFailure: failed }, now)).toBe('risk');
	expect(of('daily', { ...nothing, last: { ...last, trial: undefined } }, now)).toBe('risk');
});
