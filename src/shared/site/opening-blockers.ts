import { z } from 'zod';
import { isLoopback } from '../address/loopback';
import { isReserved } from '../address/reserved-host';
import { type GivenBrand, isDemonstrationText, PRODUCT_NAME } from './brand';
import type { SavedSiteConfig } from './site-config';
import { type StandardPage, standardPages } from './standard-pages';

/** Names of what keeps a site from being open to search engines. */
export const blockerNames = [
	'demonstration',
	'name',
	'legal_name',
	'address',
	'mail',
	'mail_host',
	'no_sender',
	'sender',
	'no_site_url',
	'http',
	'site_url',
	'page',
] as const;

export const blocker = z.object({
	name: z.enum(blockerNames),
	/** The host that no reader and no mail server can find, with `mail_host`, `sender` and `site_url`. */
	host: z.string().optional(),
	/** The missing page and the code of its edition, with `page`. */
	page: z.enum(standardPages).optional(),
	edition: z.string().optional(),
});
/** One reason for which a site may not be open to search engines. */
export type Blocker = z.output<typeof blocker>;

/** The settings of the environment that an open site depends on. */
export interface Outward {
	/** Origin of the site without a trailing slash, and whether it was set. */
	site_url: string;
	isAddressGiven: boolean;
	/** Address of the sender of e-mails, and whether it was set. */
	mailFrom: string;
	isSenderGiven: boolean;
}

/** True for a host at which readers and mail servers elsewhere find nothing. */
const isNowhere = (host: string): boolean => isLoopback(host) || isReserved(host) || !/[.:]/.test(host);
const hostOfMail = (address: string): string => address.split('@').at(-1) ?? '';

/** Names of blockers that are settings of the environment alone. */
export const outwardNames = ['no_sender', 'sender', 'no_site_url', 'http', 'site_url'] as const;

/** What is wrong with the settings of the environment for an open site. */
export function outwardBlockers({ site_url, isAddressGiven, mailFrom, isSenderGiven }: Outward): Blocker[] {
	const { protocol, hostname } = new URL(site_url);
	const found: Blocker[] = [];
	if (!isAddressGiven) found.push({ name: 'no_site_url' });
	else {
		if (protocol !== 'https:') found.push({ name: 'http' });
		if (isNowhere(hostname)) found.push({ name: 'site_url', host: hostname });
	}
	if (!isSenderGiven) found.push({ name: 'no_sender' });
	else if (isNowhere(hostOfMail(mailFrom))) found.push({ name: 'sender', host: hostOfMail(mailFrom) });
	return found;
}

/** What is missing of the publisher's own details, which the environment or the set-up has. */
export function brandBlockers(given: GivenBrand, typed: SavedSiteConfig, isDemonstration: boolean): Blocker[] {
	if (isDemonstration) return [{ name: 'demonstration' }];
	const textOf = (field: 'name' | 'legal_name' | 'address' | 'mail') => given[field] || typed[field] || '';
	const isLeft = (field: 'legal_name' | 'address' | 'mail') =>
		textOf(field) === '' || isDemonstrationText(textOf('name') || PRODUCT_NAME, field, textOf(field));
	const name = textOf('name');
	const found: Blocker[] = [];
	if (name === '' || name === PRODUCT_NAME) found.push({ name: 'name' });
	if (isLeft('legal_name')) found.push({ name: 'legal_name' });
	if (isLeft('address')) found.push({ name: 'address' });
	if (isLeft('mail')) found.push({ name: 'mail' });
	else if (isNowhere(hostOfMail(textOf('mail')))) found.push({ name: 'mail_host', host: hostOfMail(textOf('mail')) });
	return found;
}

/**
 * The pages about the site that an edition lacks.
 * @param codes the editions that are on
 * @param pages the pages that are published
 */
export const pageBlockers = (
	codes: readonly string[],
	pages: readonly { edition: string; name: string }[],
): (Blocker & { page: StandardPage; edition: string })[] =>
	codes.flatMap((edition) =>
		standardPages
			.filter((name) => !pages.some((page) => page.edition === edition && page.name === name))
			.map((page) => ({ name: 'page' as const, page, edition })),
	);

/** Key in the table of settings: whether the newsroom opened the site, and when it was open first. */
export const OPENING_SETTING = 'opening';

const opening = z.object({
	is_open: z.boolean(),
	/** Unix seconds; null for a site that has never been open. */
	first_at: z.int().nullable(),
});
export type Opening = z.output<typeof opening>;

/** What the table of settings says about the opening. */
export function savedOpening(value: unknown): Opening {
	const known = opening.safeParse(value);
	return known.success ? known.data : { is_open: false, first_at: null };
}
