import { plainText } from '../../../platform/html/clean-html';
import { piecesOfData } from './words-of-data';

interface Context {
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
	lost?(holder: string): void;
}

/** Blocks whose attributes say nothing to readers, or what their HTML says otherwise. */
const SILENT = new Set(['more', 'nextpage', 'cover', 'spacer', 'separator', 'embed', 'jetpack/markdown']);
/** Longer words than this may be spelled otherwise in the HTML, as Markdown is. */
const LONG = 25;

const wordsOf = (html: string) =>
	plainText(html)
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu) ?? [];

/** True where a part of the data is in the block's own HTML too. */
function isShown(held: string, inside: string, words: readonly string[]): boolean {
	const own = wordsOf(held);
	if (own.length === 0) {
		const addresses = [...held.matchAll(/(?:src|href|data-attachment|data-video)="([^"]*)"/g)].map(
			(match) => match[1] ?? '',
		);
		return addresses.some((address) => inside.includes(address.replace(/^[a-z]+:/, '')));
	}
	if (` ${words.join(' ')} `.includes(` ${own.join(' ')} `)) return true;
	const address = /^<p><a href="([^"]*)">[^<]*<\/a><\/p>$/.exec(held)?.[1];
	if (address !== undefined && inside.includes(address)) return true;
	const known = new Set(words);
	return own.length > LONG && own.filter((word) => known.has(word)).length > own.length * 0.9;
}

/** The part of a block's attributes that its author filled. */
function dataOf(name: string, attributes: Record<string, unknown>): Record<string, unknown> {
	if (name.startsWith('acf/')) {
		const { data } = attributes;
		return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
	}
	// The look of a module of Divi, and the name by which its editor shows it.
	if (name.startsWith('divi/'))
		return Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== 'module'));
	return attributes;
}

/**
 * Words and pictures that a block holds in its attributes alone, as HTML: those that its own HTML shows too are left
 * out.
 * @param inside the text between its delimiters
 */
export function blockWords(
	name: string,
	attributes: Record<string, unknown>,
	inside: string,
	context: Context,
): string[] {
	if (SILENT.has(name) && (inside.trim() !== '' || !name.includes('/'))) return [];
	const words = wordsOf(inside.replace(/<!--[\s\S]*?-->/g, ' '));
	return piecesOfData(dataOf(name, attributes), {
		gallery: context.gallery,
		// A block of an extension without words of its own is named by nothing else.
		isStrict: name.includes('/') && words.length === 0,
		unread: () => context.lost?.(name),
	}).filter((held) => !isShown(held, inside, words));
}
