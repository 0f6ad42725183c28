import { resolve } from 'node:path';
import { z } from 'zod';
import type { CdnAccess } from '../platform/cdn/notify-cdn';
import { readNetwork } from '../platform/security/network';
import type { TracingOptions } from '../platform/tracing/open-tracing';
import { isLoopback } from '../shared/address/loopback';
import { StartError } from '../shared/errors';
import { type Brand, brandOf, type GivenBrand } from '../shared/site/brand';
import { meantName } from './misspelling';
import { type BackupSettings, backupSettings, backupShape } from './settings/backup-settings';
import { brandSettings, brandShape } from './settings/brand-settings';
import { type BucketSettings, bucketSettings, bucketShape } from './settings/bucket-settings';
import { cdnSettings, cdnShape } from './settings/cdn-settings';
import { type RenamedSetting, withCurrentNames } from './settings/renamed-settings';
import { wholeNumber } from './settings/whole-number';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const origin = url.refine(
	(value) => /^[^/]*\/\/[^/?#@]+\/*$/.test(value),
	'must be an origin without a path, such as https://brume.example',
);
const flag = z.stringbool({ error: 'must be true or false' });
const text = (value: string) => z.string().trim().min(1, 'must not be empty').default(value);

const list = (value: string) =>
	value
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);

const isDecodable = (value: string): boolean => !/%(?![0-9a-f]{2})/i.test(value);

/** Minimum length in characters; `openssl rand -base64 32` gives 44. */
const MIN_KEY_CHARACTERS = 32;

const schema = z.object({
	NODE_ENV: z
		.enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
		.default('development'),
	/** Whether search engines may keep the site; where it is not set, the newsroom decides. */
	PUBLIC_SITE: flag.optional(),
	PORT: z.coerce
		.number({ error: 'must be a port number' })
		.int('must be a port number')
		.min(0, 'must be 0 to 65535')
		.max(65535, 'must be 0 to 65535')
		.default(3000),
	HOST: text('127.0.0.1'),
	SITE_URL: origin.optional(),
	NEWSROOM_URL: origin.optional(),
	/** Further host names that the front answers to, separated by commas. */
	ALLOWED_HOSTS: z.string().default(''),
	/** Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas. */
	TRUSTED_PROXIES: z
		.string()
		.refine(
			(value) => list(value).every(readNetwork),
			'must be addresses or networks such as 10.0.0.0/8, separated by commas',
		)
		.default(''),
	DATA_DIR: text('.data'),
	/** File of further settings, in place of `brume.env` in the data folder. */
	SETTINGS_FILE: z.string().optional(),
	DATABASE_URL: z
		.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
		.refine(isDecodable, 'must have a % of its user or password written as %25')
		.optional(),
	DATABASE_POOL: wholeNumber({ min: 2, max: 200 }).default(10),
	/** Fill an empty database with the demonstration edition. */
	DEMO: flag.default(true),
	PAGE_CACHE_MB: wholeNumber({ min: 1, max: 65536, what: 'of megabytes' }).default(48),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
	MAIL_FROM: z.email('must be an e-mail address').optional(),
	/** Keys that sign tokens, separated by commas: the first signs, all verify. */
	SECRET_KEYS: z.string().default(''),
	/** Confirmation e-mails of the whole site in an hour, at most. */
	MAIL_CEILING: wholeNumber({ min: 1, max: 1_000_000 }).default(2000),
	/** Searches of one client in a minute, at most; those that the page cache answers do not count. */
	SEARCH_LIMIT: wholeNumber({ min: 1, max: 1_000_000 }).default(300),
	/** The weekly job on Thursdays: off, compose the newsletter as a draft, or compose and send it. */
	WEEKLY_NEWSLETTER: z.enum(['off', 'draft', 'send'], { error: 'must be off, draft or send' }).default('draft'),
	/** Header in which the proxy names the reader's country (ISO 3166 alpha-2). */
	COUNTRY_HEADER: z
		.string()
		.regex(/^[A-Za-z][A-Za-z0-9-]{1,40}$/, 'must be the name of a header')
		.optional(),
	...bucketShape,
	/** Largest picture and, below, largest other file that may be uploaded. */
	UPLOAD_IMAGE_MB: wholeNumber({ min: 1, max: 200, what: 'of megabytes' }).default(20),
	UPLOAD_FILE_MB: wholeNumber({ min: 1, max: 2000, what: 'of megabytes' }).default(200),
	/** Query that an image processor before the site needs in the address of a picture; `{style}` is the preset. */
	IMAGE_PROCESSOR_STYLE: z
		.string()
		.regex(
			/^[A-Za-z0-9_.~/,:=&-]*\{style\}[A-Za-z0-9_.~/,:=&-]*$/,
			'must be a query that contains {style}, such as x-oss-process=style/{style}',
		)
		.optional(),
	COOKIE_PREFIX: z
		.string()
		.regex(/^[a-z][a-z0-9_]{0,30}$/, 'must be lower-case letters, digits and underscores')
		.default('site'),
	...brandShape,
	/** Port of the metrics; without it they are not served. */
	METRICS_PORT: z.coerce
		.number({ error: 'must be a port number' })
		.int('must be a port number')
		.min(1, 'must be 1 to 65535')
		.max(65535, 'must be 1 to 65535')
		.optional(),
	METRICS_HOST: text('127.0.0.1'),
	METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
	...backupShape,
	...cdnShape,
	/** The collector that traces are sent to; without it nothing is traced. */
	OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
	/** Share of requests and runs that is traced, from 0 to 1. */
	OTEL_TRACES_SAMPLER_ARG: z.coerce
		.number({ error: 'must be a number from 0 to 1' })
		.min(0, 'must be a number from 0 to 1')
		.max(1, 'must be a number from 0 to 1')
		.default(1),
	/** Days the page-view log is kept before it becomes sums. */
	PAGE_VIEW_DAYS: wholeNumber({ min: 1, max: 365, what: 'of days' }).default(90),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export interface Settings {
	mode: 'production' | 'development' | 'test';
	/** Whether search engines may keep the site; it changes when the newsroom opens or closes the site. */
	is_public: boolean;
	/** What PUBLIC_SITE says, which takes precedence over the newsroom; undefined where it is not set. */
	givenPublic: boolean | undefined;
	port: number;
	host: string;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom without a trailing slash: the site's, unless it has a host of its own. */
	newsroom_url: string;
	/** Host names (with port where it matters) the front answers to; the site's own is the first. */
	allowedHosts: string[];
	trustedProxies: string[];
	dataDir: string;
	databaseUrl: string | undefined;
	databasePool: number;
	demo: boolean;
	/**
	 * True where visitors may sign in as people of the demonstration: the settings show that the site is tried on this
	 * machine.
	 */
	offersDemoPeople: boolean;
	pageCacheBytes: number;
	smtpUrl: string | undefined;
	mailFrom: string;
	/** True where MAIL_FROM was given. */
	isSenderGiven: boolean;
	/** The first signs, all verify; empty where the database is to keep the key. */
	secretKeys: string[];
	mail_ceiling: number;
	searchLimit: number;
	weeklyNewsletter: 'off' | 'draft' | 'send';
	/** Lower case. */
	countryHeader: string | undefined;
	s3: BucketSettings | undefined;
	backup: BackupSettings;
	/** Options of tracing; undefined where nothing is traced. */
	tracing: TracingOptions | undefined;
	/** The CDN that is notified of changes; undefined where there is none. */
	cdn: CdnAccess | undefined;
	/** The address at which metrics are served; requests need the token where it is set. */
	metrics: { port: number; host: string; token: string | undefined } | undefined;
	/** Bytes. */
	uploadLimits: { image: number; file: number };
	imageProcessorStyle: string | undefined;
	cookie_prefix: string;
	page_view_days: number;
	/** Path of the settings file that was read; undefined where there is none. */
	file: string | undefined;
	/** True where SITE_URL was given; else the address is that at which the server would listen. */
	isAddressGiven: boolean;
	/** Settings that were given by their former names. */
	renamed: readonly RenamedSetting[];
	/** The brand as the environment sets it; it takes precedence over what was typed in. */
	givenBrand: GivenBrand;
	/** The brand in effect: one object, which is updated when the set-up changes while the process runs. */
	brand: Brand;
}

/**
 * Refuses a misspelt setting: the site would start without it, at worst on the wrong database. A name that resembles a
 * setting which is set as well is accepted: it belongs to another program.
 */
function refuseMisspelt(given: Record<string, string | undefined>): void {
	const unset = settingNames.filter((name) => !(name in given));
	for (const name of Object.keys(given)) {
		const meant = name in schema.shape ? undefined : meantName(name, unset);
		if (meant) throw new StartError(`There is no setting ${name}; did you mean ${meant}?`);
	}
}

/**
 * Host of the sender's address where `MAIL_FROM` is not set: the site's own, or `localhost` while the site has no name.
 */
function mailHostOf(site_url: string): string {
	const { hostname } = new URL(site_url);
	return /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname.replace(/^www\./, '');
}

/**
 * Parses settings; `readSiteSettings` collects those of the site. Empty values count as absent.
 * @throws StartError naming the first wrong setting, never its value (it may be a secret).
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
	const { given, renamed } = withCurrentNames(
		Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
	);
	refuseMisspelt(given);
	const parsed = schema.safeParse(given);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		const name = issue?.path.join('.');
		const former = renamed.find(({ to }) => to === name)?.from;
		throw new StartError(`The setting ${former ?? name} ${issue?.message}.`);
	}
	const s = parsed.data;
	const hostInUrl =
		s.HOST === '0.0.0.0' || s.HOST === '::' ? 'localhost' : s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST;
	const site_url = (s.SITE_URL ?? `http://${hostInUrl}:${s.PORT}`).replace(/\/+$/, '');
	const newsroom_url = s.NEWSROOM_URL?.replace(/\/+$/, '') ?? site_url;
	if (new URL(newsroom_url).protocol !== new URL(site_url).protocol)
		throw new StartError('The settings SITE_URL and NEWSROOM_URL must both begin with https:, or both with http:.');
	const s3 = bucketSettings(s);
	const secretKeys = list(s.SECRET_KEYS);
	if (secretKeys.some((key) => key.length < MIN_KEY_CHARACTERS))
		throw new StartError(
			`The setting SECRET_KEYS must hold keys of at least ${MIN_KEY_CHARACTERS} characters, separated by commas.`,
		);
	if (/^x-(?:forwarded|vercel)-/i.test(s.COUNTRY_HEADER ?? ''))
		throw new StartError(
			'The setting COUNTRY_HEADER must not begin with X-Forwarded- or X-Vercel-, which nobody behind the front sees.',
		);
	if (s.COUNTRY_HEADER && !s.TRUSTED_PROXIES)
		throw new StartError(
			'The setting COUNTRY_HEADER needs TRUSTED_PROXIES, for without a proxy anybody could write it.',
		);
	if (s.METRICS_PORT !== undefined && !isLoopback(s.METRICS_HOST) && !s.METRICS_TOKEN)
		throw new StartError('The setting METRICS_TOKEN must be set when METRICS_HOST is not this machine itself.');
	if (s.METRICS_PORT !== undefined && s.METRICS_PORT === s.PORT)
		throw new StartError('The settings PORT and METRICS_PORT must differ: each is a server of its own.');
	const givenBrand = brandSettings(s);
	return {
		mode: s.NODE_ENV,
		is_public: s.PUBLIC_SITE ?? false,
		givenPublic: s.PUBLIC_SITE,
		port: s.PORT,
		host: s.HOST,
		site_url,
		newsroom_url,
		// Without a SITE_URL the site is being tried on this machine, by whichever of its names.
		allowedHosts: [
			new URL(site_url).host,
			...(s.SITE_URL ? [] : ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${s.PORT}`)),
			...list(s.ALLOWED_HOSTS),
		],
		trustedProxies: list(s.TRUSTED_PROXIES),
		dataDir: resolve(s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		databasePool: s.DATABASE_POOL,
		demo: s.DEMO,
		offersDemoPeople:
			s.DEMO &&
			!s.PUBLIC_SITE &&
			list(s.TRUSTED_PROXIES).length === 0 &&
			list(s.ALLOWED_HOSTS).length === 0 &&
			[s.HOST, new URL(site_url).host, new URL(newsroom_url).host].every(isLoopback),
		pageCacheBytes: s.PAGE_CACHE_MB * 1024 * 1024,
		smtpUrl: s.SMTP_URL,
		mailFrom: s.MAIL_FROM ?? `letter@${mailHostOf(site_url)}`,
		isSenderGiven: s.MAIL_FROM !== undefined,
		secretKeys,
		mail_ceiling: s.MAIL_CEILING,
		searchLimit: s.SEARCH_LIMIT,
		weeklyNewsletter: s.WEEKLY_NEWSLETTER,
		countryHeader: s.COUNTRY_HEADER?.toLowerCase(),
		s3,
		backup: backupSettings(s, resolve(s.DATA_DIR)),
		cdn: cdnSettings(s),
		tracing:
			s.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
				? undefined
				: { service: new URL(site_url).hostname, ratio: s.OTEL_TRACES_SAMPLER_ARG },
		metrics:
			s.METRICS_PORT === undefined ? undefined : { port: s.METRICS_PORT, host: s.METRICS_HOST, token: s.METRICS_TOKEN },
		uploadLimits: {
			image: s.UPLOAD_IMAGE_MB * 1024 * 1024,
			file: Math.max(s.UPLOAD_FILE_MB, s.UPLOAD_IMAGE_MB) * 1024 * 1024,
		},
		imageProcessorStyle: s.IMAGE_PROCESSOR_STYLE,
		cookie_prefix: s.COOKIE_PREFIX,
		page_view_days: s.PAGE_VIEW_DAYS,
		givenBrand,
		file: undefined,
		isAddressGiven: s.SITE_URL !== undefined,
		renamed,
		brand: brandOf(givenBrand, {}, s.DEMO),
	};
}
