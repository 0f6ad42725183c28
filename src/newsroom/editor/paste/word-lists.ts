import { styled, styleOf } from './style';

/** Word's lists are paragraphs whose level is in a style of its own: `mso-list:l0 level2 lfo1`. */

const LEVEL = /mso-list:\s*\S+\s+level(\d+)/i;
const IGNORED = /mso-list:\s*ignore/i;
/** Marker of a numbered item: "1.", "a)", "(iv)". A bullet is a letter of a symbol font without a dot. */
const NUMBERED = /^[\s\u00A0(]*(\d+|[a-z]|[ivxlcdm]+)[.)]/i;

interface Open {
	level: number;
	list: Element;
}

function markerOf(item: Element): string {
	const markers = [...item.querySelectorAll(styled('mso-list'))].filter((one) => IGNORED.test(styleOf(one)));
	const text = markers.map((one) => one.textContent ?? '').join('');
	for (const marker of markers) marker.remove();
	return text;
}

function makeList(document: Document, marker: string): Element {
	const number = NUMBERED.exec(marker)?.[1];
	const list = document.createElement(number === undefined ? 'ul' : 'ol');
	if (number !== undefined && /^\d+$/.test(number) && Number(number) > 1) list.setAttribute('start', number);
	return list;
}

/** Makes lists of Word's paragraphs, each level inside the item before it. */
export function gatherWordLists(root: Element): void {
	const document = root.ownerDocument;
	let open: Open[] = [];
	for (const item of [...root.querySelectorAll(styled('mso-list'))]) {
		const level = Number(LEVEL.exec(styleOf(item))?.[1] ?? 0);
		if (level === 0) continue;
		const marker = markerOf(item);
		// Anything else between two of its paragraphs ends a list.
		if (item.previousElementSibling !== open[0]?.list) open = [];
		while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
		const innermost = open.at(-1);
		let list = innermost?.list;
		if (list === undefined || (innermost?.level ?? 0) < level) {
			const made = makeList(document, marker);
			if (list?.lastElementChild) list.lastElementChild.append(made);
			else item.before(made);
			open.push({ level, list: made });
			list = made;
		}
		const entry = document.createElement('li');
		entry.append(...item.childNodes);
		list.append(entry);
		item.remove();
	}
}
