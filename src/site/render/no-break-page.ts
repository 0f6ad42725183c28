import { unbrokenParts } from '../../editions/no-break';
import { ownCopy } from '../../shared/text/own-copy';

/** Matches in a page: elements that hold only text, spans that stay on one line already, and texts to hold together. */
const PARTS =
	/<(script|style|textarea|option|title|text|pre|code)\b[\s\S]*?<\/\1>|<span class="nb">[^<]*|>[^<]*(?:\d|e-|E-|mg\/)[^<]*/g;
/** React's marks between neighbouring texts; only islands need them. */
const BETWEEN_TEXTS = '<!-- -->';
/** React's marks around Suspense boundaries, and its template for an item that was left out (`each`). */
const AROUND_PARTS = /<!--\/?\$!?-->(?:<template[^>]*><\/template>)?/g;
const ISLAND = '<div data-island="';
const DIV = /<(\/?)div\b/g;

/** Recent results: pages repeat the same dates, times and counts. */
const known = new Map<string, string>();
const KEPT = 4_000;
/** Most characters of a text that is remembered; longer ones are rare. */
const MAX_CHARACTERS = 1_000;

/**
 * A text that begins behind its tag. It stays one box: as a part of a flexible row its words would be laid out apart,
 * so that a text in several parts gets an element around all of them.
 */
function heldTogether(text: string): string {
	const parts = unbrokenParts(text.slice(1));
	const held = parts.map((part, i) => (i % 2 === 1 ? `<span class="nb">${part}</span>` : part)).join('');
	const isOneWord = parts.length === 3 && !parts[0] && !parts[2];
	return parts.length === 1 || isOneWord ? `>${held}` : `><span class="nbs">${held}</span>`;
}

function remembered(text: string): string {
	if (text.length > MAX_CHARACTERS) return heldTogether(text);
	let found = known.get(text);
	if (found === undefined) {
		// A substring would keep its whole page in memory, so it is copied.
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

/** The end of the element that begins at an offset. */
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
 * Makes a page whose numbers stay on the line of what they count, and whose "e-" words do not break. It is done once,
 * here, so that no screen has to; stored texts, and those that programs get, keep plain characters. Islands are left
 * alone: they are drawn again in the browser, from data with no-break spaces.
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
