import type { SourceDocument, SourceKind } from '../src/shared/source-document';
import { articleTwenty, spanishLaw, spanishScope, stampedStock, tobaccoProducts } from './sources';

/** Publishers of the sites that articles name, and what kind of source each is. */
const publishers: Readonly<Record<string, readonly [name: string, kind: SourceKind]>> = {
	'2firsts.com': ['2Firsts', 'press'],
	'broughton-group.com': ['Broughton', 'adviser'],
	'businessonline.it': ['businessonline.it', 'press'],
	'cgtn.com': ['CGTN', 'press'],
	'cigarjournal.com': ['Cigar Journal', 'press'],
	'csnews.com': ['Convenience Store News', 'press'],
	'e-dampfen.info': ['e-dampfen.info', 'vendor'],
	'ecigator.com': ['Ecigator', 'vendor'],
	'gamaconsumer.com': ['Gama', 'press'],
	'gazetaprawna.pl': ['Gazeta Prawna', 'press'],
	'gfn.events': ['Global Forum on Nicotine', 'organiser'],
	'hangsen.com': ['Hangsen', 'vendor'],
	'intertabac.de': ['InterTabac', 'organiser'],
	'mcsmoker.de': ['mcsmoker.de', 'vendor'],
	'medicinaresponsable.com': ['Medicina Responsable', 'press'],
	'mindlink.lv': ['mindlink.lv', 'vendor'],
	'motiplanet.com': ['motiplanet.com', 'vendor'],
	'nkapogiannis.gr': ['nkapogiannis.gr', 'vendor'],
	'pubt.io': ['Tax Foundation, at pubt.io', 'adviser'],
	'revuedestabacs.com': ['La Revue des Tabacs', 'press'],
	'rp.pl': ['Rzeczpospolita', 'press'],
	'sesec.eu': ['SESEC', 'adviser'],
	'sigmagazine.it': ['Sigmagazine', 'press'],
	'suonon.com': ['suonon.com', 'vendor'],
	'svapalo.store': ['svapalo.store', 'vendor'],
	'taxadmin.org': ['Federation of Tax Administrators', 'authority'],
	'thecontinuumofrisk.com': ['Keller and Heckman, The Continuum of Risk', 'adviser'],
	'thenationalnews.com': ['The National', 'press'],
	'tobaccoreporter.com': ['Tobacco Reporter', 'press'],
	'tobaccotactics.org': ['TobaccoTactics', 'press'],
	'tobaccotaxrefund.com': ['tobaccotaxrefund.com', 'vendor'],
	'vapeast.com': ['VapEast', 'vendor'],
	'vapeclub.vip': ['vapeclub.vip', 'vendor'],
	'vaperisk.com': ['vaperisk.com', 'vendor'],
	'vapexpo-spain.com': ['VapExpo Spain', 'organiser'],
	'vaping360.com': ['Vaping360', 'press'],
	'vapoo.de': ['vapoo.de', 'vendor'],
	'vaporvoice.net': ['Vapor Voice', 'press'],
	'whatariff.com': ['whatariff.com', 'vendor'],
	'worldvapeshow.com': ['World Vape Show', 'organiser'],
	'wprost.pl': ['Wprost', 'press'],
	'www.gov.uk': ['GOV.UK', 'authority'],
};

/** Sites with one page that was read and says what the articles take from it. */
const pages: Readonly<Record<string, SourceDocument>> = {
	'gsthr.org': articleTwenty,
	'health.ec.europa.eu': tobaccoProducts,
	'supercontable.com': spanishLaw,
	'uoc.edu': spanishScope,
	'vapebusiness.biz': stampedStock,
};

/**
 * Makes a full document of a source that a text of the demonstration names by its title and its site. A source without
 * a site is our own: somebody said it to us, or it is invented.
 */
export function documented(named: SourceDocument): SourceDocument {
	if (named.kind !== undefined) return named;
	const { title, titles } = named;
	const words = titles ? { title, titles } : { title };
	if (named.url === undefined) return { ...words, kind: 'own' };
	const host = new URL(named.url).hostname;
	const page = pages[host];
	if (page) return { ...page, uses: { en: title, ...titles } };
	const [publisher, kind] = publishers[host] ?? [host, 'press'];
	const isNamed = title.toLowerCase().includes(publisher.toLowerCase());
	return { ...words, ...(isNamed ? {} : { publisher }), kind, ...(kind === 'vendor' ? { grade: 'C' as const } : {}) };
}
