import { type Node as DocumentNode, DOMParser as DocumentParser, Fragment, Slice } from 'prosemirror-model';
import { schema } from '../../../shared/text/schema';
import { documentOfDom } from '../read-dom';
import { readClipboardMarkup } from './clipboard-markup';
import type { HoldPicture, LeftOut } from './left-out';

const HOLDS_LOOSE_TEXT = new Set(['li', 'dd', 'td', 'th']);

const isPlain = (node: DocumentNode) => node.type.name === 'p' && !node.attrs.lang && !node.attrs.dir;
const isList = (node: DocumentNode) => node.type.name === 'ul' || node.type.name === 'ol';

/** An item or a cell with one plain paragraph, and lists below it, holds it loose, as it is written here. */
function loosened(node: DocumentNode): DocumentNode {
	if (node.isText || node.isLeaf) return node;
	const [first, ...others] = node.children.map(loosened);
	const line = schema.nodes.line;
	if (!first || !line) return node;
	const isLoose = HOLDS_LOOSE_TEXT.has(node.type.name) && isPlain(first) && others.every(isList);
	return node.copy(Fragment.fromArray([isLoose ? line.create(null, first.content) : first, ...others]));
}

/**
 * Parses pasted markup by the sanitiser's rules instead of ProseMirror's, so that one list decides which elements a
 * text may hold.
 */
export class ClipboardParser extends DocumentParser {
	/**
	 * @param tell receives what of each paste could not be brought
	 * @param holdOf keeps the pictures that the clipboard holds
	 */
	constructor(
		private readonly tell: (leftOut: LeftOut) => void,
		private readonly holdOf: (root: Element) => HoldPicture,
	) {
		super(schema, []);
	}

	override parseSlice(dom: Node): Slice {
		const root = dom as Element;
		this.tell(readClipboardMarkup(root, this.holdOf));
		const { content } = loosened(documentOfDom(root));
		return Slice.maxOpen(content);
	}
}
