import { pages } from '../../address/addresses';
import { pathOfPattern } from '../../address/path';

/** A text of the site: a page's title, the sentence under it, and the text itself. */
export interface TextTemplate {
	title: string;
	description: string;
	/** The ids of its headings are the same in every edition. */
	html: string;
}

/** What a text of the site fills in about its publisher. Templates get it escaped for HTML (`escapedBlanks`). */
export interface TextBlanks {
	name: string;
	legal_name: string;
	address: string;
	mail: string;
	/** Prefix of the edition's addresses: '' or such as `/es`. */
	prefix: string;
	/** Configured prefix of the cookie names. */
	cookie_prefix: string;
	/** Days the page-view log is kept before it becomes sums. */
	page_view_days: number;
	/**
	 * Country or place of the applicable law (`law`) and of its courts (`courts`), as the edition's sentence words it:
	 * "the Netherlands".
	 */
	law: string;
	courts: string;
	/** The authority that supervises the publisher's handling of data. */
	authority: string;
	/** Lines of the imprint that not every publisher has; '' for none. */
	register: string;
	vat: string;
	/** Names of the people who represent the publisher, and of those responsible for the content. */
	represented: string;
	responsible: string;
}

const page = pathOfPattern(pages.page);

/** Addresses that the texts link to, without the prefix of their edition. */
export const paths = {
	about: pages.about,
	corrections: pages.corrections,
	subscribe: pages.subscribe,
	policy: page.fill({ name: 'policy' }),
	terms: page.fill({ name: 'terms' }),
	cookie: page.fill({ name: 'cookie' }),
} as const;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text, escaped for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] as string);

/** The blanks, escaped for HTML. */
export const escapedBlanks = (blanks: TextBlanks): TextBlanks => ({
	...blanks,
	name: escaped(blanks.name),
	legal_name: escaped(blanks.legal_name),
	address: escaped(blanks.address),
	mail: escaped(blanks.mail),
	cookie_prefix: escaped(blanks.cookie_prefix),
	law: escaped(blanks.law),
	courts: escaped(blanks.courts),
	authority: escaped(blanks.authority),
	register: escaped(blanks.register),
	vat: escaped(blanks.vat),
	represented: escaped(blanks.represented),
	responsible: escaped(blanks.responsible),
});
