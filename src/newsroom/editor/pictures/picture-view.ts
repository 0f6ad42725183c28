import { DOMSerializer, type Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';
import { staffFile } from '../../media/staff-file';

/** What is said on pictures themselves. */
export interface PictureHints {
	/** Shown where a caption can be written. */
	caption: string;
	/** Shown on a picture without a text for those who do not see it. */
	alt_missing: string;
}

/** Selects the picture at a position, as a click on it does. */
export function selectPicture(view: EditorView, at: number | undefined): void {
	if (at === undefined || !view.editable) return;
	view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
	view.focus();
}

/** The mark on a picture without alt text; a click on it selects the picture. */
function missing(said: string, select: () => void): HTMLElement {
	const mark = document.createElement('span');
	mark.className = 'editor__mute';
	mark.contentEditable = 'false';
	mark.textContent = `▲ ${said}`;
	mark.addEventListener('click', select);
	return mark;
}

/**
 * Draws a picture as the text has it, at the address at which the newsroom sees it: readers may not have it yet. What
 * is copied, printed and saved keeps the address on the site.
 */
const drawnWith =
	(hints: PictureHints): NodeViewConstructor =>
	(first: Node, view, getPos) => {
		const spec = first.type.spec.toDOM?.(first);
		if (!spec) throw new Error(`Nothing draws a ${first.type.name}.`);
		const { dom, contentDOM } = DOMSerializer.renderSpec(document, spec);
		const element = dom as HTMLElement;
		const image = element.matches('img') ? element : (element.querySelector(':scope > img') as HTMLElement);
		const select = () => selectPicture(view, getPos());
		image.addEventListener('click', select);
		const mark = contentDOM && missing(hints.alt_missing, select);
		contentDOM?.setAttribute('data-hint', hints.caption);
		const draw = ({ attrs }: Node) => {
			const src = staffFile(String(attrs.src ?? ''));
			if (image.getAttribute('src') !== src) image.setAttribute('src', src);
			image.setAttribute('alt', String(attrs.alt ?? ''));
			if (attrs['data-size']) element.setAttribute('data-size', String(attrs['data-size']));
			else element.removeAttribute('data-size');
			if (mark && String(attrs.alt ?? '').trim() === '') image.after(mark);
			else mark?.remove();
		};
		draw(first);
		const isShownAlike = (node: Node, before: Node) =>
			['width', 'height', 'class', 'lang', 'dir'].every((name) => node.attrs[name] === before.attrs[name]);
		let shown = first;
		return {
			dom,
			...(contentDOM && { contentDOM }),
			update(node) {
				if (node.type !== first.type || !isShownAlike(node, shown)) return false;
				shown = node;
				draw(node);
				return true;
			},
			ignoreMutation: ({ type, target }) => type !== 'selection' && contentDOM?.contains(target) !== true,
		};
	};

/** How the editor shows pictures. */
export const pictureViews = (hints: PictureHints): Record<string, NodeViewConstructor> => ({
	picture: drawnWith(hints),
	img: drawnWith(hints),
});
