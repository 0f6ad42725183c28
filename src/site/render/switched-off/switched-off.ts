import { isSwitchedOff, partsAt, switchedOffFrom } from '../../../editions/switched-off';
import type { Hideable } from '../../../shared/site/site-config';
import type { Head } from '../screen';

/** A link with its content; links are never within one another. */
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;
/** A form, with where it leads. */
const FORM = /<form\b([^>]*)>[\s\S]*?<\/form>/g;
/** A link that is the whole of a list's item. */
const ITEM = /<li\b[^>]*>\s*<a\b([^>]*)>(?:(?!<\/li>|<a\b)[\s\S])*?<\/a>\s*<\/li>/g;
/**
 * What holds nothing any more: a list, a paragraph, or a part of the page with its heading alone. What a script fills has
 * a role or a name of its own, and stays.
 */
const EMPTY = [
	/<(ul|ol|p|nav)(?:\s(?:class|aria-label(?:ledby)?)="[^"]*")*>\s*<\/\1>/g,
	/<(section|aside|nav)(?:\s(?:class|aria-label(?:ledby)?)="[^"]*")*>\s*(?:<(h[2-4])\b[^>]*>(?:(?!<\/\2>)[\s\S])*<\/\2>)?\s*<\/\1>/g,
];
/** Classes of links that only lead on: without their address they say nothing. */
const LEADS_ON = /\sclass="(?:[^"]*\s)?(?:more|link|csv|btn|chip|tag)(?:[\s"])/;
/** What an element that is no link may keep. */
const KEPT = /\s(?:class|lang|dir|title|aria-hidden)="[^"]*"/g;

const addressIn = (attributes: string): string =>
	/\s(?:href|action)="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The path of an address of this site; '' for any other. */
const ownPath = (address: string, origin: string): string => {
	const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
	return path.startsWith('/') && !path.startsWith('//') ? path : '';
};

/** Where a page is, and what the installation has switched off. */
export interface SwitchedOff {
	hidden: readonly Hideable[];
	/** Path of the page, with the edition's prefix. */
	path: string;
	/** Origin of the site. */
	origin: string;
}

/**
 * A page that leads to no part of the site that is switched off: links that only lead there, and forms, are left out;
 * names remain as text. It is done once, here, so that no screen has to; a page of such a part keeps the links to the rest of it.
 */
export function withoutSwitchedOff(html: string, { hidden, path, origin }: SwitchedOff): string {
	const off = switchedOffFrom(hidden, path);
	if (off.length === 0) return html;
	const isOff = (attributes: string) => isSwitchedOff(off, ownPath(addressIn(attributes), origin));
	let left = html
		.replace(FORM, (form, attributes: string) => (isOff(attributes) ? '' : form))
		.replace(ITEM, (item, attributes: string) => (isOff(attributes) ? '' : item))
		.replace(LINK, (link, attributes: string, content: string) => {
			if (!isOff(attributes)) return link;
			if (LEADS_ON.test(attributes)) return '';
			return `<span${(attributes.match(KEPT) ?? []).join('')}>${content}</span>`;
		});
	if (left !== html) for (const empty of EMPTY) left = left.replace(empty, '');
	return left;
}

/** A value of structured data without the addresses of what is switched off; undefined where nothing remains of it. */
function readable(value: unknown, isOff: (text: string) => boolean): unknown {
	if (typeof value === 'string') return isOff(value) ? undefined : value;
	if (Array.isArray(value)) {
		const left = value.map((one) => readable(one, isOff)).filter((one) => one !== undefined);
		const isTrail = value.some((one) => (one as { '@type'?: unknown } | null)?.['@type'] === 'ListItem');
		return isTrail && left.length < value.length
			? left.map((one, i) => ({ ...(one as object), position: i + 1 }))
			: left;
	}
	if (typeof value !== 'object' || value === null) return value;
	const left = Object.entries(value).flatMap(([name, one]) => {
		const found = readable(one, isOff);
		return found === undefined ? [] : [[name, found] as const];
	});
	const isLeadless =
		left.length < Object.keys(value).length && (value as { '@type'?: unknown })['@type'] === 'ListItem';
	return isLeadless ? undefined : Object.fromEntries(left);
}

/**
 * What machines read of a page: no feed and no address of what is switched off. The page of such a part is not to be
 * indexed, though it answers, and what it lists may be followed.
 */
export function headWithoutSwitchedOff(head: Head, { hidden, path, origin }: SwitchedOff): Head {
	if (hidden.length === 0) return head;
	const off = switchedOffFrom(hidden, path);
	const isOff = (address: string) => isSwitchedOff(off, ownPath(address, origin));
	return {
		...head,
		robots: partsAt(path).some((part) => hidden.includes(part)) ? 'noindex, follow' : head.robots,
		feeds: head.feeds?.filter((feed) => !isOff(feed.path)),
		jsonLd: head.jsonLd?.map((data) => readable(data, isOff) as object),
	};
}
