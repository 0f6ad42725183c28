import { headingAnchor } from './heading-anchor';

const LINK = /<a\b[^>]*\shref="#([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;
const ID = /<[a-z0-9]+\b[^>]*\sid="([^"]*)"/g;
const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const words = (html: string) =>
	html
		.replace(/<[^>]*>/g, '')
		.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
		.trim();

/** Names of the places within a text to which its links lead. @param html as `cleanHtml` prints it */
export const fragmentsOf = (html: string): ReadonlySet<string> =>
	new Set([...html.matchAll(LINK)].map(([, place = '']) => place));

/** Names of the places that a text has: ids, and the words of its headings. */
const placesOf = (html: string): ReadonlySet<string> =>
	new Set([
		...[...html.matchAll(ID)].map(([, id = '']) => id),
		...[...html.matchAll(HEADING)].map(([, inside = '']) => headingAnchor(words(inside))),
	]);

/**
 * The links of a text that lead to a place within it which is not there.
 * @param html as `cleanHtml` prints it
 * @returns the name of the place and the words of each link, in the order of the text
 */
export function deadFragments(html: string): { place: string; words: string }[] {
	const links = [...html.matchAll(LINK)];
	const places = links.length === 0 ? undefined : placesOf(html);
	return links.flatMap(([, place = '', inside = '']) => (places?.has(place) ? [] : [{ place, words: words(inside) }]));
}

/**
 * A text in which the links that lead to a place within it which is not there are their words.
 * @param html as `cleanHtml` prints it
 * @param kept names of places to which links stay nevertheless
 */
export function withoutDeadFragments(html: string, kept?: ReadonlySet<string>): string {
	const places = placesOf(html);
	return html.replace(LINK, (link, place: string, inside: string) =>
		places.has(place) || kept?.has(place) ? link : inside,
	);
}
