import { isIP } from 'node:net';
import type { Settings } from '../../boot/settings';
import { blockerSentence } from '../../boot/settings/public-site';
import { isLoopback } from '../../shared/address/loopback';
import { isReserved } from '../../shared/address/reserved-host';
import { outwardBlockers } from '../../shared/site/opening-blockers';
import { type Finding, findingsAbout } from './finding';

const { ok, risk, wrong } = findingsAbout('settings');

/** Addresses of private networks, and names that only a private network knows. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i;
const isPrivate = (host: string): boolean =>
	isLoopback(host) ||
	(isIP(host) ? PRIVATE.test(host) : !host.includes('.') || /\.(?:local|internal|lan)$/i.test(host));

const hostOf = (address: string): string => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** Checks of settings that let the site start and still do harm. */
const CHECKS: readonly ((settings: Settings) => Finding | Finding[] | false | undefined)[] = [
	(settings) => settings.givenPublic === true && outwardBlockers(settings).map((one) => wrong(blockerSentence(one))),
	({ site_url, is_public, givenPublic }) =>
		!is_public &&
		!isPrivate(hostOf(site_url)) &&
		!isReserved(hostOf(site_url)) &&
		risk(
			givenPublic === false
				? 'PUBLIC_SITE is false: search engines are told to stay away. Take it out, or set it to true, when the site is ready for readers.'
				: 'The site is not open: search engines are told to stay away. Open it in the last step of the set-up when it is ready for readers.',
		),
	({ is_public, demo }) =>
		is_public &&
		demo &&
		risk('DEMO is true on a public site: an empty database would be filled with invented articles. Set it to false.'),
	({ host, site_url }) =>
		!isLoopback(host) &&
		isLoopback(hostOf(site_url)) &&
		risk('HOST is open to other machines while SITE_URL names this one alone: others are refused. Set SITE_URL.'),
	({ site_url, trustedProxies }) =>
		site_url.startsWith('https:') &&
		trustedProxies.length === 0 &&
		risk(
			'SITE_URL is https: and TRUSTED_PROXIES is empty: all readers behind the proxy share one limit. Name the proxy.',
		),
	({ trustedProxies }) =>
		trustedProxies.some((network) => /\/0$/.test(network)) &&
		wrong('TRUSTED_PROXIES names every address: anybody can write the address they come from. Name the proxy alone.'),
	({ smtpUrl, is_public }) =>
		!smtpUrl &&
		is_public &&
		wrong('SMTP_URL is not set: confirmations and newsletters become files in DATA_DIR/outbox, and nobody gets them.'),
	({ smtpUrl, mailFrom, givenPublic }) =>
		smtpUrl !== undefined &&
		!givenPublic &&
		isReserved(mailFrom.split('@')[1] ?? '') &&
		wrong('MAIL_FROM has a domain that nobody can own; mail servers refuse such a sender.'),
	({ smtpUrl }) =>
		smtpUrl?.includes('ignoreTLS=true') &&
		!isPrivate(hostOf(smtpUrl)) &&
		wrong(
			'SMTP_URL turns encryption off on the way to another network; its password and every email can be read there.',
		),
	({ databaseUrl }) =>
		databaseUrl !== undefined &&
		!isPrivate(hostOf(databaseUrl)) &&
		!/[?&]sslmode=(?:require|verify-ca|verify-full)/.test(databaseUrl) &&
		risk('DATABASE_URL leads to another network without sslmode=verify-full; the way there may be open to others.'),
	({ s3 }) =>
		s3?.endpoint.startsWith('http:') &&
		!isPrivate(hostOf(s3.endpoint)) &&
		risk('S3_ENDPOINT begins with http: and lies in another network; files travel there in the clear.'),
	({ cdn }) =>
		cdn?.url.startsWith('http:') &&
		!isPrivate(hostOf(cdn.url)) &&
		wrong('CDN_URL begins with http: and lies in another network; CDN_TOKEN can be read on the way there.'),
	({ cdn, trustedProxies }) =>
		cdn !== undefined &&
		trustedProxies.length === 0 &&
		risk('CDN is set and TRUSTED_PROXIES is empty: all readers behind the CDN share one limit. Name its networks.'),
	({ metrics, is_public }) =>
		is_public && !metrics && risk('METRICS_PORT is not set: nothing can be watched, and no alert can be raised.'),
	({ renamed: [first] }) =>
		first && risk(`${first.from} is now called ${first.to}; the next release reads the new name alone.`),
	({ weeklyNewsletter, smtpUrl }) =>
		weeklyNewsletter === 'send' &&
		!smtpUrl &&
		wrong('WEEKLY_NEWSLETTER is send, and there is no SMTP_URL to send it by.'),
];

/** Findings about valid settings that are risky or wrong; a single good one where all is well. */
export function settingsFindings(settings: Settings): Finding[] {
	const found = CHECKS.flatMap((check) => check(settings) || []);
	return found.length > 0 ? found : [ok('No setting is risky.')];
}
