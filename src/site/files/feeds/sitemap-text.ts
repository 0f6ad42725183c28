import { defaultEdition } from '../../../editions/editions';
import type { CacheTag } from '../../../shared/cache-tags';
import { eachOf } from '../../../shared/left-out';
import { xmlText } from '../../../shared/text/xml-text';
import { isoMoment } from '../../../shared/time/moment';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const CONTROL = /\p{Cc}/gu;
/** Escapes a text for XML, also for an attribute. */
export const escapeXml = (text: string) =>
	xmlText(text)
		.replace(CONTROL, (character) => (/\s/.test(character) ? ' ' : ''))
		.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/** The response with an XML document. */
export const xml = (body: string, tags: CacheTag[], status: 200 | 404 = 200) =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
		status,
		headers: {
			'content-type': 'application/xml; charset=utf-8',
			'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
			'cache-tag': tags.join(','),
		},
	});

/** An address of a sitemap. */
export interface Place {
	/** The whole address. */
	url: string;
	/** Unix seconds. */
	changed_at?: number;
	/** The same page in every edition that has it, its own included. */
	alternates?: [code: string, url: string][];
}

/** One address with its translations; a date that is no moment is left out. */
function printPlace(place: Place): string {
	const alternates = place.alternates ?? [];
	const fallback = alternates.find(([code]) => code === defaultEdition.code) ?? alternates[0];
	const links =
		alternates.length > 1 && fallback
			? [...alternates, ['x-default', fallback[1]] as const]
					.map(([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(url)}"/>`)
					.join('')
			: '';
	const changed = isoMoment(place.changed_at);
	return `<url><loc>${escapeXml(place.url)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links}</url>`;
}

/** A sitemap of these addresses. */
export function urlset(places: Iterable<Place>): string {
	let text = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
	for (const place of places) text += printPlace(place);
	return `${text}</urlset>`;
}

/** Makes something of each row; a row that fails is left out and logged. @param kind name of such a row in the log */
export const listRows = <Row extends { slug: string } | { id: number }, Made>(
	rows: readonly Row[],
	kind: string,
	make: (row: Row) => Made,
): Made[] => eachOf(rows, (row) => `${kind} ${'slug' in row ? row.slug : row.id} in a sitemap`, make);

/** Addresses of rows; a row that fails is left out and logged. */
export const placesOf = <Row extends { slug: string } | { id: number }>(
	rows: readonly Row[],
	kind: string,
	make: (row: Row) => Place[],
): Place[] => listRows(rows, kind, make).flat();
