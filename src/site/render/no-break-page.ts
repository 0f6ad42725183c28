import { unbrokenParts } from '../../editions/no-break';
import { ownCopy } from '../../shared/text/own-copy';

/** What a reader may see of a page: elements of text alone, what stays on one line already, and texts. */
const PARTS =
	/<(script|style|textarea|option|title|text|pre|code)\b[\s\S]*?<\/\1>|<span class="nb">[^<]*|>[^<]*(?:\d|e-|E-|mg\/)[^<]*/g;
/** React's marks between neighbouring texts: only what comes alive needs them. */
const BETWEEN_TEXTS = '<!-- -->';
/** Its marks around parts that a page can do without, and what stands for one that was left out (`each`). */
const AROUND_PARTS = /<!--\/?\$!?-->(?:<template[^>]*><\/template>)?/g;
const ISLAND = '<div data-island="';
const DIV = /<(\/?)div\b/g;

/** Texts that were held together lately: pages say the same dates, times and counts again and again. */
const known = new Map<string, string>();
const KEPT = 4_000;
/** Letters of a text that is remembered; longer ones are rare. */
const MAX_CHARACTERS = 1_000;

const heldTogether = (text: string): string =>
	unbrokenParts(text)
		.map((part, i) => (i % 2 === 1 ? `<span class="nb">${part}</span>` : part))
		.join('');

function remembered(text: string): string {
	if (text.length > MAX_CHARACTERS) return heldTogether(text);
	let found = known.get(text);
	if (found === undefined) {
		// Cut out of a page, each would hold the whole page.
		found = ownCopy(heldTogether(text));
		if (known.size >= KEPT) known.clear();
		known.set(ownCopy(text), found);
	}
	return found;
}

const holdTexts = (html: string): string =>
	html
		.replaceAll(BETWEEN_TEXTS, '')
		.replace(AROUND_PARTS, '')
		.replace(PARTS, (part) => (part.startsWith('>') ? remembered(part) : part));

/** Where the element ends that begins at a place. */
function endOf(html: string, from: number): number {
	let depth = 0;
	DIV.lastIndex = from;
	for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
		depth += tag[1] ? -1 : 1;
		if (depth === 0) return DIV.lastIndex;
	}
	return html.length;
}

/**
 * A page whose numbers stand on the line of what they count, and whose "e-" words are not broken. It is done here, once, so
 * that no screen has to think of it; what is stored, and what programs get, keeps plain characters. Islands draw
 * themselves again in the browser, from data that holds them together already, and stay as they are.
 */
export function noBreakPage(html: string): string {
	const body = html.indexOf('<body');
	let at = Math.max(body, 0);
	let held = html.slice(0, at);
	for (let island = html.indexOf(ISLAND, at); island >= 0; island = html.indexOf(ISLAND, at)) {
		const end = endOf(html, island);
		held += holdTexts(html.slice(at, island)) + html.slice(island, end);
		at = end;
	}
	return held + holdTexts(html.slice(at));
}
