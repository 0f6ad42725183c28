import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Settings } from '../../boot/settings';
import { greet } from '../../platform/mail/smtp';
import { isLoopback } from '../../shared/address/loopback';
import { isReserved } from '../../shared/address/reserved-host';
import { reasonOf } from '../../shared/loggable';
import { type Finding, findingsAbout } from './finding';

const TIMEOUT_MS = 4_000;
const DAY_MS = 86_400_000;
/** Days before its end at which a certificate that renews itself should have done so. */
const CERTIFICATE_RISK = 14;

/** The DNS queries that the doctor makes. */
export type Names = Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveMx' | 'resolveTxt'>;

const CODES_OF_ABSENCE = new Set(['ENOTFOUND', 'ENODATA']);

/** Answers of a DNS query; an empty list where the name has none. @throws an error where the query itself failed */
async function answersOf<T>(question: Promise<T[]>): Promise<T[]> {
	try {
		return await question;
	} catch (error) {
		if (error instanceof Error && 'code' in error && CODES_OF_ABSENCE.has(String(error.code))) return [];
		throw error;
	}
}

/** Checks that the host of the site has an address. */
async function siteFindings(host: string, names: Names): Promise<Finding[]> {
	const { ok, wrong } = findingsAbout('dns');
	const found = [...(await answersOf(names.resolve4(host))), ...(await answersOf(names.resolve6(host)))];
	return [
		found.length > 0 ? ok(`${host} is ${found.join(', ')}.`) : wrong(`${host}, the host of SITE_URL, has no address.`),
	];
}

/** Checks the DNS records by which receivers recognise genuine emails of the sender's domain. */
async function senderFindings(domain: string, names: Names): Promise<Finding[]> {
	const { ok, risk, wrong } = findingsAbout('dns');
	const texts = async (name: string, start: string) =>
		(await answersOf(names.resolveTxt(name))).map((parts) => parts.join('')).filter((text) => text.startsWith(start));
	const [exchanges, spf, dmarc] = await Promise.all([
		answersOf(names.resolveMx(domain)),
		texts(domain, 'v=spf1'),
		texts(`_dmarc.${domain}`, 'v=DMARC1'),
	]);
	const found: Finding[] = [];
	if (exchanges.length === 0)
		found.push(wrong(`${domain}, the domain of MAIL_FROM, takes no email: bounces and replies are lost (MX).`));
	if (spf.length === 0)
		found.push(wrong(`${domain} does not say who may send for it; receivers will distrust the newsletter (SPF).`));
	if (spf.length > 1) found.push(wrong(`${domain} has ${spf.length} SPF records; receivers take none of them.`));
	if (dmarc.length === 0)
		found.push(risk(`${domain} does not say what becomes of emails that fail its checks (DMARC).`));
	return found.length > 0 ? found : [ok(`${domain} has MX, SPF and DMARC records; DKIM is the mail server's to sign.`)];
}

/** Checks the DNS records of the site's host and of the sender's domain. */
export async function dnsFindings({ site_url, smtpUrl, mailFrom }: Settings, names: Names): Promise<Finding[]> {
	const { risk } = findingsAbout('dns');
	const host = new URL(site_url).hostname;
	const domain = mailFrom.split('@')[1] ?? '';
	try {
		return [
			...(isLoopback(host) || isIP(host.replace(/^\[|\]$/g, '')) || isReserved(host)
				? []
				: await siteFindings(host, names)),
			...(smtpUrl === undefined || isReserved(domain) ? [] : await senderFindings(domain, names)),
		];
	} catch (error) {
		return [risk(`The DNS could not be asked: ${reasonOf(error)}.`)];
	}
}

/** Judges when a certificate ends. @param ends Unix milliseconds */
export function certificateFinding(host: string, ends: number, now: number): Finding {
	const { ok, risk } = findingsAbout('tls');
	const days = Math.floor((ends - now) / DAY_MS);
	return days < CERTIFICATE_RISK
		? risk(`The certificate of ${host} ends in ${days} days; look whether it is renewed.`)
		: ok(`The certificate of ${host} is good for ${days} days.`);
}

/** Checks the certificates of the site's and the newsroom's host. */
export async function certificateFindings({ site_url, newsroom_url }: Settings): Promise<Finding[]> {
	return (await Promise.all([...new Set([site_url, newsroom_url])].map(certificateOf))).flat();
}

function certificateOf(url: string): Promise<Finding[]> {
	const { protocol, hostname, port } = new URL(url);
	if (protocol !== 'https:' || isReserved(hostname)) return Promise.resolve([]);
	const { wrong } = findingsAbout('tls');
	return new Promise((done) => {
		const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, timeout: TIMEOUT_MS });
		const end = (finding: Finding) => {
			socket.destroy();
			done([finding]);
		};
		socket.once('secureConnect', () =>
			end(certificateFinding(hostname, Date.parse(socket.getPeerCertificate().valid_to), Date.now())),
		);
		socket.once('timeout', () => end(wrong(`${url} does not answer from this machine.`)));
		socket.once('error', (error) =>
			end(wrong(`${url} cannot be reached safely from this machine: ${reasonOf(error)}.`)),
		);
	});
}

/** Checks that the mail server accepts the connection and the password; nothing is sent. */
export async function mailFindings({ smtpUrl }: Settings): Promise<Finding[]> {
	const { ok, wrong } = findingsAbout('mail');
	if (!smtpUrl) return [ok('Emails become files in DATA_DIR/outbox, for SMTP_URL is not set.')];
	const reason = await greet(new URL(smtpUrl));
	return [reason ? wrong(`The mail server at SMTP_URL: ${reason}`) : ok('The mail server at SMTP_URL lets us in.')];
}

/** Checks mail server, DNS and certificates over the network, each with a short timeout. */
export async function networkFindings(settings: Settings): Promise<Finding[]> {
	const names = new Resolver({ timeout: TIMEOUT_MS / 2, tries: 2 });
	const found = await Promise.all([
		mailFindings(settings),
		dnsFindings(settings, names),
		certificateFindings(settings),
	]);
	return found.flat();
}
