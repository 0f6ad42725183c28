import type { Change } from '../report';
import { element, findAll, type Markup, type MarkupNode, rewrite, textOf } from './markup';

/** Attributes in which scripts that load pictures late keep the address. */
const LATE = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];
const isPlaceholder = (src: string | undefined) => !src?.trim() || /^(?:data|about):/i.test(src.trim());
const fileOf = (src: string | undefined) => (src ?? '').split(/[?#]/)[0] ?? '';

/** Gives pictures that a script would load their address. */
function loadLate(root: Markup): void {
	for (const image of findAll(root, 'img')) {
		const late = LATE.map((name) => image.attributes[name]).find((value) => value?.trim());
		if (late && isPlaceholder(image.attributes.src)) image.attributes.src = late;
	}
}

/** Words of a formula: its source where it has one, else its signs. */
function formula(node: Markup): string {
	const source = findAll(node, 'annotation').find((one) => /tex/i.test(one.attributes.encoding ?? ''));
	const { alttext, 'data-latex': latex } = node.attributes;
	return [source && textOf(source), latex, alttext, textOf(node).replace(/\s+/g, ' ')]
		.map((text) => text?.trim() ?? '')
		.find((text) => text !== '') as string;
}

/**
 * Reads elements that have no like here, so that no word of theirs is lost: what is shown to browsers without scripts
 * (a picture that is there and beside it counts once), formulas, which become code with their source, and
 * readings above a text, which stand in brackets behind it.
 * @param root the text; it is changed
 */
export function readSpecialMarks(root: Markup, note: (change: Change) => void): void {
	loadLate(root);
	const hidden = new Set(findAll(root, 'noscript').flatMap((node) => findAll(node, 'img')));
	const shown = new Set(
		findAll(root, 'img')
			.filter((image) => !hidden.has(image))
			.map((image) => fileOf(image.attributes.src)),
	);
	rewrite(root, (node): MarkupNode[] | undefined => {
		switch (node.tag) {
			case 'img':
				return hidden.has(node) && shown.has(fileOf(node.attributes.src)) ? [] : undefined;
			case 'noscript':
				if (textOf(node).trim() !== '') note('noscript');
				return node.children;
			case 'math': {
				const words = formula(node);
				if (words) note('formula');
				return words ? [element('code', {}, [words])] : [];
			}
			case 'rp':
				return [];
			case 'rt':
			case 'rtc':
				return textOf(node).trim() === '' ? [] : [' (', ...node.children, ')'];
			case 'ruby':
			case 'rb':
				return node.children;
			default:
				return undefined;
		}
	});
}
