/** The shape of one demonstration page: about, policy, terms, cookie, imprint. */

/** What the pages say about the installation itself; every text is already escaped for HTML. */
export interface DemoSite {
	name: string;
	legal_name: string;
	address: string;
	mail: string;
	/** Configured prefix of the cookie names ("site"). */
	cookie_prefix: string;
	/** Days the page-view log is kept before it becomes sums. */
	page_view_days: number;
}

export interface DemoPageText {
	title: string;
	/** One sentence for search engines and for the line under the title. */
	description: string;
	/**
	 * Allowed: p, h2 with id, h3, ul, table, strong, em, code, a. The ids are the same in every edition, so that a link
	 * fits all.
	 */
	html: string;
}

export interface DemoPage {
	/** Name in the address under /about/. */
	name: 'about' | 'policy' | 'terms' | 'cookie' | 'imprint';
	version: string;
	/** ISO day from which the text is valid. */
	valid_from: string;
	en: DemoPageText;
	es: DemoPageText;
}

/** Where the demonstration's publisher has its seat, as the texts of each edition say it. */
export const inEnglish = {
	prefix: '',
	law: 'the Netherlands',
	courts: 'Rotterdam',
	authority: 'the Dutch Autoriteit Persoonsgegevens',
	register: 'invented entry 00000000',
	vat: '',
	represented: '',
	responsible: '',
};
export const inSpanish = {
	prefix: '/es',
	law: 'los Países Bajos',
	courts: 'Róterdam',
	authority: 'la neerlandesa, Autoriteit Persoonsgegevens',
	register: 'inscripción inventada 00000000',
	vat: '',
	represented: '',
	responsible: '',
};
