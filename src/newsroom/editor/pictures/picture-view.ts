import { DOMSerializer, type Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';
import { staffFile } from '../../media/staff-file';

/**
 * Draws a node as the text has it, its picture at the address at which the newsroom sees it: readers may not have it
 * yet. What is copied, printed and saved keeps the address on the site.
 */
const drawn: NodeViewConstructor = (node: Node) => {
	const spec = node.type.spec.toDOM?.(node);
	if (!spec) throw new Error(`Nothing draws a ${node.type.name}.`);
	const { dom, contentDOM } = DOMSerializer.renderSpec(document, spec);
	const element = dom as HTMLElement;
	const picture = element.matches('img') ? element : element.querySelector(':scope > img');
	picture?.setAttribute('src', staffFile(String(node.attrs.src ?? '')));
	return contentDOM ? { dom, contentDOM } : { dom };
};

/** How the editor shows pictures. */
export const ownPictures = { picture: drawn, img: drawn };
