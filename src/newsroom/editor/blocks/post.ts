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

/**
 * The quotation of a post: its words, then its author and the day, which leads to the post.
 * @param seen the words that lead to the post where its day is not known
 */
export function postQuote({ author, words, day, href }: Post, edition: string, seen: string): Node {
	const lines = words
		.split(/\n+/)
		.map((line) => line.trim())
		.filter(Boolean);
	const link = href === '' ? [] : [schema.mark('a', { href, rel: 'noopener' })];
	const when =
		day === ''
			? href === ''
				? []
				: [schema.text(seen, link)]
			: [schema.text(dayInWords(day, edition), [...link, schema.mark('time', { datetime: day })])];
	const source = [
		schema.text(author.trim(), [schema.mark('cite')]),
		...(when.length > 0 ? [schema.text(', ')] : []),
		...when,
	];
	return nodeType('blockquote').create(null, [
		...lines.map((line) => nodeType('p').create(null, schema.text(line))),
		nodeType('p').create(null, source),
	]);
}
