import type { Node } from 'prosemirror-model';
import { schema } from '../../../shared/text/schema';
import { localeOf } from '../../time';
import { nodeType } from '../type-of';

/** A post of a network, as somebody has typed it off: nothing of it is fetched. */
export interface Post {
	author: string;
	/** Paragraphs, apart by line breaks. */
	words: string;
	/** As `2026-12-31`; empty where it is not known. */
	day: string;
	/** Address of the post; empty where it has none. */
	href: string;
}

/** A calendar day as the texts of an edition write it: `31 December 2026`. */
const dayInWords = (day: string, edition: string): string =>
	new Intl.DateTimeFormat(localeOf(edition), { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(`${day}T00:00:00Z`),
	);

/** The quotation of a post: its words, then its author and the day, which lead to it. */
export function postQuote({ author, words, day, href }: Post, edition: string): Node {
	const lines = words
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean);
	const marks = [...(href === '' ? [] : [schema.mark('a', { href, rel: 'noopener' })]), schema.mark('cite')];
	const source =
		day === ''
			? [schema.text(author.trim(), marks)]
			: [
					schema.text(`${author.trim()}, `, marks),
					schema.text(dayInWords(day, edition), [...marks, schema.mark('time', { datetime: day })]),
				];
	return nodeType('blockquote').create(null, [
		...lines.map((line) => nodeType('p').create(null, schema.text(line))),
		nodeType('p').create(null, source),
	]);
}
