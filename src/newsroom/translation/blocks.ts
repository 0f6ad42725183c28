import { diffArrays } from 'diff';

/** A block of a stored text, for comparing two versions of it. */
export interface Block {
	/** Kind of a block that is copied unchanged into a translation; undefined for words. */
	copied?: 'figure' | 'table' | 'links' | undefined;
	isHeading?: boolean;
	text: string;
	html: string;
	/** The block as it is copied into the other edition, where that differs. */
	copy?: string | undefined;
	/** Address of a picture in it. */
	src?: string | undefined;
}

/** A block, and what became of it. */
export interface Compared {
	is: 'same' | 'changed' | 'new' | 'gone';
	block: Block;
	/** The earlier words of a changed block. */
	before?: string;
}

/** Compares the blocks of two versions: a block removed and a block added at the same place are one changed block. */
export function compareBlocks(before: readonly Block[], now: readonly Block[]): Compared[] {
	const same = (left: Block, right: Block) =>
		left.text === right.text && (left.copied === undefined || left.html === right.html);
	const found: Compared[] = [];
	let gone: Block[] = [];
	const flush = () => {
		found.push(...gone.map((block): Compared => ({ is: 'gone', block })));
		gone = [];
	};
	for (const part of diffArrays([...before], [...now], { comparator: same })) {
		if (part.removed) {
			flush();
			gone = part.value;
		} else if (part.added) {
			const paired = gone;
			gone = [];
			part.value.forEach((block, n) => {
				const old = paired[n];
				found.push(old ? { is: 'changed', block, before: old.text } : { is: 'new', block });
			});
			found.push(...paired.slice(part.value.length).map((block): Compared => ({ is: 'gone', block })));
		} else {
			flush();
			found.push(...part.value.map((block): Compared => ({ is: 'same', block })));
		}
	}
	flush();
	return found;
}

const BLOCKS = 'p, li, td, th, h2, h3, h4, caption, figcaption, blockquote, pre, dd, dt';

/**
 * Returns the words of an element, with a line for each cell, item and paragraph, so that neighbours do not run
 * together.
 */
function wordsOf(element: Element): string {
	const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	let text = '';
	let last: Element | null | undefined;
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const block = node.parentElement?.closest(BLOCKS) ?? null;
		text += last !== undefined && block !== last ? `\n${node.nodeValue}` : node.nodeValue;
		last = block;
	}
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)
		.join('\n');
}

const isOfLinks = (list: Element) =>
	list.querySelector('a') !== null &&
	[...list.children].every((item) => {
		const links = [...item.querySelectorAll('a')].map((one) => one.textContent).join('');
		return item.textContent?.replace(/\s/g, '') === links.replace(/\s/g, '');
	});

function copiedOf(element: Element): Block['copied'] {
	if (element.matches('figure, img') || element.querySelector('img, figure')) return 'figure';
	if (element.matches('table') || element.querySelector('table')) return 'table';
	return element.matches('ul, ol') && isOfLinks(element) ? 'links' : undefined;
}

/** The parts of an article that are compared between versions or editions. */
export interface Texts {
	title: string;
	standfirst: string;
	key_points: readonly string[];
	html: string;
}

/**
 * Returns the blocks of a source.
 * @param copy the same stored text for the other edition, block for block
 */
export function sourceBlocks(source: Texts, copy: string): Block[] {
	const copies = blocksOf({ ...source, html: copy });
	return blocksOf(source).map((block, n) => ({ ...block, copy: copies[n]?.html }));
}

/** Returns the blocks of a stored text. The browser's parser runs no script and loads nothing. */
export function blocksOf({ title, standfirst, key_points, html }: Texts): Block[] {
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	const words = (text: string, isHeading: boolean): Block[] =>
		text.trim() ? [{ text: text.trim(), html: '', isHeading }] : [];
	const own = [...body.children].map(
		(element): Block => ({
			copied: copiedOf(element),
			isHeading: element.matches('h2, h3, h4'),
			text: wordsOf(element),
			html: element.outerHTML,
			src: element.querySelector('img')?.getAttribute('src') ?? undefined,
		}),
	);
	return [
		...words(title, true),
		...words(standfirst, false),
		...key_points.flatMap((one) => words(one, false)),
		...own,
	];
}
