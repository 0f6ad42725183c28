import { addressWords, httpUrl } from './embeds';
import { element, findAll, hasClass, isElement, type Markup, type MarkupNode, rewrite } from './markup';

const MARK = 'data-foreign';

/** Makes of a picture on another site a link to it. */
export function toForeignLink(node: Markup, address: string, alt: string): void {
	const url = httpUrl(address);
	if (!url) return;
	node.tag = 'a';
	node.attributes = { href: url.href, [MARK]: '' };
	node.children = [alt.trim() || addressWords(url)];
}

const isForeign = (node: MarkupNode): boolean => isElement(node, 'a') && node.attributes[MARK] !== undefined;
const foreignIn = (node: Markup) => findAll(node, 'a').filter(isForeign);
const lines = (links: readonly MarkupNode[]) => links.map((link) => element('p', {}, [link]));

/** Links and captions that remain of a frame without a picture. */
function leftOf(frame: Markup): MarkupNode[] {
	const words = findAll(frame, 'figcaption').map((caption) => element('p', {}, caption.children));
	return [...lines(foreignIn(frame)), ...words];
}

/** A gallery keeps its pictures; what they were not follows it. */
function besideGallery(gallery: Markup): MarkupNode[] {
	const isShown = (child: MarkupNode) =>
		isElement(child) && [child, ...findAll(child, 'img')].some((one) => one.tag === 'img');
	const shown = gallery.children.filter(isShown);
	const captions = gallery.children.filter((child) => isElement(child, 'figcaption'));
	const rest = gallery.children
		.filter((child) => isElement(child) && !isShown(child) && !captions.includes(child))
		.map((child) => (isElement(child, 'p') ? child : element('p', {}, [child])));
	if (shown.length > 0) return [{ ...gallery, children: [...shown, ...captions] }, ...rest];
	return [...rest, ...captions.map((caption) => element('p', {}, isElement(caption) ? caption.children : []))];
}

/** Gives links that were pictures a place of their own: outside of links, frames and galleries. */
export function linkForeign(root: Markup): void {
	if (foreignIn(root).length === 0) return;
	rewrite(root, (node) => {
		const links = node.tag === 'a' || node.tag === 'figure' ? foreignIn(node) : [];
		if (links.length === 0 || isForeign(node)) return undefined;
		// The picture led somewhere: that is where the words lead now.
		if (node.tag === 'a')
			return links.map((link) => ({
				...link,
				attributes: { ...link.attributes, href: node.attributes.href ?? link.attributes.href ?? '' },
			}));
		if (!hasClass(node, 'gallery')) return findAll(node, 'img', 'table').length > 0 ? undefined : leftOf(node);
		return besideGallery(node);
	});
}
