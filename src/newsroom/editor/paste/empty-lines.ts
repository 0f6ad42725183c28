/** Paragraphs that are parted by an empty line: two breaks, as mail programs and old pages write them. */

const isBlank = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() === '';
const isBreak = (node: Node | null): node is Element => node instanceof Element && node.localName === 'br';

/** The node after this one that is more than blanks. */
function nextOf(node: Node): Node | null {
	let next = node.nextSibling;
	while (isBlank(next)) next = next?.nextSibling ?? null;
	return next;
}

/** Parts paragraphs, and loose words in boxes, at their empty lines. */
export function partAtEmptyLines(root: Element): void {
	for (const first of [...root.querySelectorAll('br')]) {
		const parent = first.parentElement;
		if (!root.contains(first) || !parent || !isBreak(nextOf(first))) continue;
		const isParagraph = parent.localName === 'p';
		if (
			!isParagraph &&
			parent !== root &&
			!['div', 'body', 'section', 'article', 'blockquote'].includes(parent.localName)
		)
			continue;
		let last: Element = first;
		for (let next = nextOf(last); isBreak(next); next = nextOf(last)) last = next;
		const range = root.ownerDocument.createRange();
		range.setStartBefore(first);
		range.setEndAfter(last);
		range.deleteContents();
		if (isParagraph) {
			const rest = parent.cloneNode(false) as Element;
			rest.removeAttribute('id');
			range.setEndAfter(parent.lastChild ?? parent);
			rest.append(range.extractContents());
			parent.after(rest);
		} else range.insertNode(root.ownerDocument.createElement('div'));
	}
}
