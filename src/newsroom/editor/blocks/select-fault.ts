import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { linkAt } from '../commands';
import type { Fault } from '../insertion';
import { isPicture } from '../pictures/picture-at';
import type { Row } from '../tools/tools';

const fileOf = ({ attrs }: Node): string => String(attrs.src).split('/').at(-1) ?? '';

/** True where a node, or the words in it, have the fault. @param at its place in the text */
function has(view: EditorView, fault: Fault, node: Node, at: number): boolean {
	switch (fault.kind) {
		case 'alt':
			return isPicture(node) && String(node.attrs.alt ?? '').trim() === '';
		case 'licence':
			return isPicture(node) && fault.files.includes(fileOf(node));
		case 'series': {
			const drawn = node.type.name === 'series' ? view.nodeDOM(at) : null;
			return drawn instanceof Element && drawn.querySelector('.editor__wrong') !== null;
		}
		case 'words':
			return (
				node.isTextblock &&
				node.textContent !== '' &&
				fault.words.split('\n', 1)[0] === node.textContent.slice(0, fault.words.length)
			);
		case 'link':
			return node.marks.some(({ attrs }) => attrs.href === `#${fault.place}`);
	}
}

/**
 * Selects the first block of a text that has a fault, or the words that have.
 * @returns the form that mends it, where there is one; undefined where nothing has the fault
 */
export function selectFault(view: EditorView, fault: Fault): { form?: Row } | undefined {
	const { doc, tr } = view.state;
	let found: number | undefined;
	doc.descendants((node, at) => {
		if (found === undefined && has(view, fault, node, at)) found = at;
		return found === undefined;
	});
	if (found === undefined) return undefined;
	const isOfWords = fault.kind === 'link' || fault.kind === 'words';
	if (fault.kind === 'words') {
		const { content } = doc.nodeAt(found) as Node;
		view.dispatch(tr.setSelection(TextSelection.create(doc, found + 1, found + 1 + content.size)));
	} else if (fault.kind === 'link') {
		view.dispatch(tr.setSelection(TextSelection.create(doc, found + 1)));
		const link = linkAt(view.state);
		if (link) view.dispatch(view.state.tr.setSelection(TextSelection.create(doc, link.from, link.to)));
	} else view.dispatch(tr.setSelection(NodeSelection.create(doc, found)));
	view.focus();
	const { node } = view.domAtPos(found + (isOfWords ? 1 : 0));
	const place = isOfWords ? node : view.nodeDOM(found);
	const element = place instanceof HTMLElement ? place : place?.parentElement;
	element?.scrollIntoView({ block: 'center' });
	if (fault.kind === 'words') return {};
	return { form: fault.kind === 'link' || fault.kind === 'series' ? fault.kind : 'picture' };
}
