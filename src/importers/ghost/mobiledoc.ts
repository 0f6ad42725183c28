import { escapeAttribute } from '../core/text/markup';
import { type Card, cardHtml } from './cards';

/** A text as Mobiledoc 0.3: sections of markers, which open and close markups by their numbers. */
interface Mobiledoc {
	atoms: unknown[][];
	cards: unknown[][];
	markups: unknown[][];
	sections: unknown[][];
}

const SECTIONS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'pull-quote']);
const MARKUPS = new Set(['a', 'b', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);

const lists = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter((one) => Array.isArray(one)) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : -1);

function opened([tag, attributes]: unknown[]): { tag: string; html: string } | undefined {
	const name = text(tag).toLowerCase();
	if (!MARKUPS.has(name)) return undefined;
	const pairs = Array.isArray(attributes) ? attributes : [];
	const href = name === 'a' ? text(pairs[pairs.indexOf('href') + 1]) : '';
	return { tag: name, html: href === '' ? `<${name}>` : `<${name} href="${escapeAttribute(href)}">` };
}

function markersHtml(markers: unknown[][], doc: Mobiledoc): string {
	let html = '';
	const open: string[] = [];
	for (const [type, opens, closes, value] of markers) {
		for (const at of Array.isArray(opens) ? opens : []) {
			const markup = opened(doc.markups[count(at)] ?? []);
			if (markup) html += markup.html;
			open.push(markup?.tag ?? '');
		}
		if (type === 1) {
			const [name, words] = doc.atoms[count(value)] ?? [];
			html += name === 'soft-return' ? '<br>' : escapeAttribute(text(words));
		} else html += escapeAttribute(text(value));
		for (let left = count(closes); left > 0 && open.length > 0; left -= 1) {
			const tag = open.pop();
			if (tag) html += `</${tag}>`;
		}
	}
	return (
		html +
		open
			.reverse()
			.map((tag) => (tag ? `</${tag}>` : ''))
			.join('')
	);
}

function sectionHtml([type, one, two]: unknown[], doc: Mobiledoc, lost: (card: string) => void): string {
	if (type === 1) {
		const tag = text(one).toLowerCase();
		const words = markersHtml(lists(two), doc);
		if (tag === 'blockquote' || tag === 'aside' || tag === 'pull-quote')
			return `<blockquote><p>${words}</p></blockquote>`;
		return SECTIONS.has(tag) ? `<${tag}>${words}</${tag}>` : `<p>${words}</p>`;
	}
	if (type === 2) return `<figure><img src="${escapeAttribute(text(one))}" alt=""></figure>`;
	if (type === 3) {
		const tag = one === 'ol' ? 'ol' : 'ul';
		return `<${tag}>${lists(two)
			.map((item) => `<li>${markersHtml(lists(item), doc)}</li>`)
			.join('')}</${tag}>`;
	}
	if (type === 10) {
		const [name, payload] = doc.cards[count(one)] ?? [];
		const card = cardHtml(text(name), typeof payload === 'object' && payload !== null ? (payload as Card) : {});
		if (card === undefined) lost(text(name));
		return card ?? '';
	}
	return '';
}

/**
 * Converts a text that Ghost's older editor stored as Mobiledoc to HTML. Never throws.
 * @param lost called for each card that has no counterpart here
 * @returns undefined where it is no such text
 */
export function mobiledocHtml(json: string, lost: (card: string) => void): string | undefined {
	try {
		const value = JSON.parse(json) as Partial<Record<keyof Mobiledoc, unknown>> | null;
		if (typeof value !== 'object' || value === null || !Array.isArray(value.sections)) return undefined;
		const doc: Mobiledoc = {
			atoms: lists(value.atoms),
			cards: lists(value.cards),
			markups: lists(value.markups),
			sections: lists(value.sections),
		};
		return doc.sections.map((section) => sectionHtml(section, doc, lost)).join('\n');
	} catch {
		return undefined;
	}
}
