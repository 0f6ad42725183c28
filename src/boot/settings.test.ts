import { expect, test } from 'vitest';
import { readSettings, settingNames } from './settings';

const CDN_TOKEN = 'a-token-of-this-test';

test.each([
	[
		{ SECRET_KEYS: `${'a'.repeat(32)},short` },
		'The setting SECRET_KEYS must hold keys of at least 32 characters, separated by commas.',
	],
	[
		{ COUNTRY_HEADER: 'cf-ipcountry' },
		'The setting COUNTRY_HEADER needs TRUSTED_PROXIES, for without a proxy anybody could write it.',
	],
	[
		{ COUNTRY_HEADER: 'cf ipcountry', TRUSTED_PROXIES: '127.0.0.1' },
		'The setting COUNTRY_HEADER must be the name of a header.',
	],
	[
		{ COUNTRY_HEADER: 'X-Forwarded-Country', TRUSTED_PROXIES: '127.0.0.1' },
		'The setting COUNTRY_HEADER must not begin with X-Forwarded- or X-Vercel-, which nobody behind the front sees.',
	],
	[{ WEEKLY_NEWSLETTER: 'maybe' }, 'The setting WEEKLY_NEWSLETTER must be off, draft or send.'],
	[{ MAIL_CEILING: '0' }, 'The setting MAIL_CEILING must be at least 1.'],
	[
		{ TRUSTED_PROXIES: 'notanip' },
		'The setting TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas.',
	],
	[{ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/33' }, 'The setting TRUSTED_PROXIES must be addresses or networks'],
	[
		{ SITE_URL: 'https://brume.example/news' },
		'The setting SITE_URL must be an origin without a path, such as https://brume.example.',
	],
	[
		{ SITE_URL: 'https://brume.example', NEWSROOM_URL: 'http://desk.brume.example' },
		'The settings SITE_URL and NEWSROOM_URL must both begin with https:',
	],
	[{ SITE_URL: 'https://brume.example/?a=b' }, 'The setting SITE_URL must be an origin without a path'],
	[{ SITE_URL: 'https://user@brume.example' }, 'The setting SITE_URL must be an origin without a path'],
	[
		{ DATABASE_URL: 'postgres://me:50%off@127.0.0.1/brume' },
		'The setting DATABASE_URL must have a % of its user or password written as %25.',
	],
	[{ DEMO: 'maybe' }, 'The setting DEMO must be true or false.'],
	[{ CDN: 'akamai' }, 'The setting CDN must be fastly, cloudflare or webhook.'],
	[{ CDN_TOKEN }, 'The setting CDN_TOKEN needs CDN, which names the CDN.'],
	[{ CDN: 'fastly', CDN_SERVICE: 'a1' }, 'The setting CDN needs CDN_TOKEN, with which it is told what to drop.'],
	[{ CDN: 'cloudflare', CDN_TOKEN }, 'The setting CDN=cloudflare needs CDN_SERVICE, the id of the zone.'],
	[{ CDN: 'fastly', CDN_TOKEN }, 'The setting CDN=fastly needs CDN_SERVICE, the id of the service.'],
	[{ CDN: 'fastly', CDN_TOKEN, CDN_SERVICE: '../x' }, 'The setting CDN_SERVICE must be the id of a service or zone'],
	[{ CDN: 'webhook', CDN_TOKEN }, 'The setting CDN=webhook needs CDN_URL, the address that is told.'],
	[{ CDN: 'webhook', CDN_TOKEN: 'short' }, 'The setting CDN_TOKEN must have at least 16 characters, without blanks.'],
	[
		{ CDN: 'webhook', CDN_TOKEN, CDN_URL: 'https://me:secret@cache.example' },
		'The setting CDN_URL must not hold a password; CDN_TOKEN is for that.',
	],
	[{ SMTP_URL: 'http://mail.example' }, 'The setting SMTP_URL must be an smtp:// or smtps:// address.'],
])('%j stops the start with one sentence', (env, sentence) => expect(() => readSettings(env)).toThrow(sentence));

test('a setting under its former name counts for one release, and is reported', () => {
	const { weeklyNewsletter, renamed } = readSettings({ WEEKLY_LETTER: 'send' });
	expect({ weeklyNewsletter, renamed }).toEqual({
		weeklyNewsletter: 'send',
		renamed: [{ from: 'WEEKLY_LETTER', to: 'WEEKLY_NEWSLETTER' }],
	});
	expect(readSettings({ WEEKLY_LETTER: 'send', WEEKLY_NEWSLETTER: 'off' })).toMatchObject({
		weeklyNewsletter: 'off',
		renamed: [],
	});
	expect(readSettings({ WEEKLY_NEWSLETTER: 'send' })).toMatchObject({ weeklyNewsletter: 'send', renamed: [] });
	expect(() => readSettings({ WEEKLY_LETTER: 'maybe' })).toThrow(
		'The setting WEEKLY_LETTER must be off, draft or send.',
	);
});

test('a CDN is told at its own address, or where CDN_URL says', () => {
	const given = { CDN: 'fastly', CDN_TOKEN, CDN_SERVICE: 'a1' };
	expect(readSettings(given).cdn?.url).toBe('https://api.fastly.com');
	expect(readSettings({ ...given, CDN_URL: 'http://10.0.0.9:8080/' }).cdn?.url).toBe('http://10.0.0.9:8080');
	expect(readSettings({}).cdn).toBeUndefined();
});

test('keys are a list whose first signs', () => {
	const [one, two] = ['a'.repeat(32), 'b'.repeat(40)];
	expect(readSettings({ SECRET_KEYS: ` ${one} , ${two} ` }).secretKeys).toEqual([one, two]);
	expect(readSettings({}).secretKeys).toEqual([]);
});

test('an origin may end in a slash, and proxies may be addresses and networks', () => {
	expect(readSettings({ SITE_URL: 'https://brume.example:8443/' }).site_url).toBe('https://brume.example:8443');
	const proxies = '127.0.0.1, ::1, 10.0.0.0/8, 2001:db8::/32';
	expect(readSettings({ TRUSTED_PROXIES: proxies }).trustedProxies).toEqual(proxies.split(', '));
});

test.each([
	['BRAND_NAM', 'BRAND_NAME'],
	['BRANDNAME', 'BRAND_NAME'],
	['brand_name', 'BRAND_NAME'],
	['BRAND-NAME', 'BRAND_NAME'],
	['S3_BUKET', 'S3_BUCKET'],
	['S3_ACESS_KY_ID', 'S3_ACCESS_KEY_ID'],
	['SMTP_ULR', 'SMTP_URL'],
	['MAIL_FORM', 'MAIL_FROM'],
	['DATABSE_URL', 'DATABASE_URL'],
	['DATABASE_URI', 'DATABASE_URL'],
	['DATADIR', 'DATA_DIR'],
	['SECRET_KEY', 'SECRET_KEYS'],
	['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
	['ALLOWED_HOST', 'ALLOWED_HOSTS'],
	['PUBLIC_SITES', 'PUBLIC_SITE'],
	['COOKIE_PERFIX', 'COOKIE_PREFIX'],
	['UPLOAD_IMAGES_MB', 'UPLOAD_IMAGE_MB'],
])('%s is a slip of the pen, and stops the start', (wrong, meant) => {
	expect(() => readSettings({ [wrong]: 'something' })).toThrow(`There is no setting ${wrong}; did you mean ${meant}?`);
});

/** What shells, containers, Kubernetes, package managers and other programs put into the environment. */
const FOREIGN = [
	'HOSTNAME HOSTTYPE HOSTS PORTS PORTABLE PORT1 DEMOS HOME PATH PWD SHELL TERM LANG USER MAIL MAILCHECK EDITOR DISPLAY NODE_PATH',
	'NODE_OPTIONS NODE_EXTRA_CA_CERTS NODE_VERSION npm_config_cache npm_package_name npm_lifecycle_event INIT_CWD http_proxy no_proxy',
	'S3_HOST S3_PORT S3_USE_SSL S3_PATH_STYLE S3_PREFIX S3_ENDPOINT_SSL AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY',
	'DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD DATABASE_SERVICE_HOST DATABASE_SERVICE_PORT',
	'DATABASE_PORT_5432_TCP_ADDR MAIL_HOST MAIL_PORT MAIL_USER MAIL_PASSWORD SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SITE_NAME',
	'SITE_ID PAGE_SIZE METRICS_PATH METRICS_ENABLED COOKIE_SECRET UPLOAD_DIR UPLOAD_MAX_MB TEST_DATABASE_URL TEST_FOLDER CHROMIUM_PATH',
	'POSTGRES_URL PGHOST PGPASSWORD REDIS_URL SECRET_KEY_BASE SSL_CERT_DIR DATA_HOME XDG_DATA_DIRS GIT_DIR LOG_DIR BRUME_SERVICE_HOST',
].flatMap((line) => line.split(' '));

test('names of other programs stop nothing', () => {
	expect(() => readSettings(Object.fromEntries(FOREIGN.map((name) => [name, 'something'])))).not.toThrow();
});

test('what is like a setting stops nothing where that setting is set, and where it is empty', () => {
	const url = 'postgres://127.0.0.1/brume';
	expect(readSettings({ DATABASE_URL: url, DATABASE_URI: url, BRAND_NAM: '' }).databaseUrl).toBe(url);
});

test('the people of the demonstration are offered where every setting says that the site is tried on this machine', () => {
	const offers = (env: Record<string, string>) => readSettings(env).offersDemoPeople;
	for (const here of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
		expect([offers({}), offers({ SITE_URL: here }), offers({ NEWSROOM_URL: here })]).toEqual([true, true, true]);
	const others: Record<string, string>[] = [
		{ DEMO: 'false' },
		{ HOST: '0.0.0.0' },
		{ HOST: '::' },
		{ HOST: '192.168.1.2' },
		{ SITE_URL: 'https://news.example' },
		{ SITE_URL: 'http://news.example' },
		{ SITE_URL: 'http://127.0.0.1.news.example' },
		{ NEWSROOM_URL: 'http://desk.news.example' },
		{ ALLOWED_HOSTS: 'news.example' },
		{ ALLOWED_HOSTS: 'localhost:8080' },
		{ TRUSTED_PROXIES: '127.0.0.1' },
		{ PUBLIC_SITE: 'true', SITE_URL: 'http://127.0.0.1:3000' },
	];
	for (const elsewhere of others) expect([elsewhere, offers(elsewhere)]).toEqual([elsewhere, false]);
});

test.each(['many', '2.5', '-3', '999999999', '1e400', 'NaN'])(
	'every setting that cannot be %s says so in words of its own',
	(value) => {
		const sentences = settingNames.flatMap((name) => {
			try {
				readSettings({ [name]: value });
				return [];
			} catch (error) {
				return error instanceof Error ? error.message : String(error);
			}
		});
		expect(sentences.length).toBeGreaterThan(15);
		expect(sentences.filter((text) => !/^The settings? [A-Z].* (?:must|needs?) .*\.$/.test(text))).toEqual([]);
		expect(sentences.filter((text) => /invalid|expected|received|too (?:big|small)/i.test(text))).toEqual([]);
	},
);

test('the numbers of backups, of the log of views and of memory say what they may be', () => {
	const message = (env: Record<string, string>) => expect(() => readSettings(env));
	message({ PAGE_VIEW_DAYS: 'abc' }).toThrow('The setting PAGE_VIEW_DAYS must be a whole number of days.');
	message({ PAGE_CACHE_MB: '99999999' }).toThrow('The setting PAGE_CACHE_MB must be at most 65536.');
	message({ DATABASE_POOL: '2.5' }).toThrow('The setting DATABASE_POOL must be a whole number.');
	message({ METRICS_PORT: '3000' }).toThrow('The settings PORT and METRICS_PORT must differ: each is a server');
});
