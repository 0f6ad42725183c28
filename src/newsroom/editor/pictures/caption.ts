import type { Mark, Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { schema } from '../../../shared/text/schema';

/** Caption and credit of a picture: the credit is what is in `cite` at the end of the caption. */
export interface CaptionParts {
	caption: string;
	credit: string;
}

const isCredit = (child: Node) => child.marks.some(({ type }) => type.name === 'cite');
const textOf = (node: Node, from: number, to: number) => node.textBetween(from, to, undefined, ' ');

/** Length of the caption's content before the credit, with the blank between them. */
function captionSize(node: Node): number {
	let size = node.content.size;
	for (let index = node.childCount - 1; index >= 0 && isCredit(node.child(index)); index -= 1)
		size -= node.child(index).nodeSize;
	return size;
}

/** Reads the caption and the credit of a picture. */
export function captionParts(node: Node): CaptionParts {
	const size = captionSize(node);
	return { caption: textOf(node, 0, size).trimEnd(), credit: textOf(node, size, node.content.size).trim() };
}

/**
 * Replaces the part of a text that differs, so that the formatting and the links of the rest stay.
 * @param mark that new words have in any case
 */
function replaceText(transaction: Transaction, from: number, before: string, after: string, mark?: Mark): void {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
	let end = 0;
	const most = Math.min(before.length, after.length) - start;
	while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
	const [left, right] = [from + start, from + before.length - end];
	const words = after.slice(start, after.length - end);
	if (words === '') {
		if (left < right) transaction.delete(left, right);
		return;
	}
	const $left = transaction.doc.resolve(left);
	const around = (left < right ? $left.marksAcross(transaction.doc.resolve(right)) : undefined) ?? $left.marks();
	const marks = mark ? mark.addToSet(around) : around.filter(({ type }) => type.name !== 'cite');
	transaction.replaceWith(left, right, schema.text(words, marks));
}

/** Keeps one blank between the caption and the credit, and none where one of them is missing. */
function setBlank(transaction: Transaction, at: number): void {
	const node = transaction.doc.nodeAt(at);
	if (!node) return;
	const size = captionSize(node);
	const words = textOf(node, 0, size);
	const blank = words.trim() !== '' && size < node.content.size ? ' ' : '';
	const end = at + 1 + size;
	const known = words.length - words.trimEnd().length;
	if (words.slice(words.length - known) !== blank)
		transaction.replaceWith(end - known, end, blank === '' ? [] : [schema.text(blank)]);
}

/** Writes the caption of the picture at a position. */
export function setCaption(transaction: Transaction, at: number, caption: string): Transaction {
	const node = transaction.doc.nodeAt(at);
	if (!node) return transaction;
	replaceText(transaction, at + 1, textOf(node, 0, captionSize(node)).trimEnd(), caption.trimEnd());
	setBlank(transaction, at);
	return transaction;
}

/** Writes the credit of the picture at a position, after its caption. */
export function setCredit(transaction: Transaction, at: number, credit: string): Transaction {
	const node = transaction.doc.nodeAt(at);
	if (!node) return transaction;
	const size = captionSize(node);
	const known = textOf(node, size, node.content.size);
	replaceText(transaction, at + 1 + size, known, credit.trim(), schema.mark('cite'));
	setBlank(transaction, at);
	return transaction;
}
