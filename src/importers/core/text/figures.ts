import { element, findAll, isElement, type Markup, type MarkupNode, textOf } from './markup';

/** Width in pixels up to which a picture is an icon within the line. */
const ICON_PIXELS = 64;

/** Pixels of a width or height, with or without a unit. */
export const pixels = (text: string | undefined) => (text && /^\d+/.test(text) ? Number.parseInt(text, 10) : undefined);

/** True for a picture that becomes a figure, perhaps inside a link; icons and drawn letters stay within the line. */
export const isPicture = (node: MarkupNode): boolean =>
	isElement(node, 'img')
		? (pixels(node.attributes.width) ?? ICON_PIXELS + 1) > ICON_PIXELS
		: isElement(node, 'a') && node.children.some(isPicture) && textOf(node).trim() === '';

/** Turns each picture that is loose between blocks into a figure. */
export function framePictures(node: Markup): void {
	node.children = node.children.map((child) => (isPicture(child) ? element('figure', {}, [child]) : child));
}

/** Converts a gallery of any version of WordPress; undefined where it has no picture. */
export function galleryOf(node: Markup): Markup | undefined {
	const captions = node.children.filter((child) => isElement(child, 'figcaption'));
	const framed = findAll(node, 'figure').filter((figure) => findAll(figure, 'figure').length === 0);
	const inFrames = new Set(framed.flatMap((figure) => findAll(figure, 'img')));
	const bare = findAll(node, 'img').filter((image) => !inFrames.has(image));
	const figures = framed.flatMap((figure) => {
		const images = findAll(figure, 'img');
		const words = findAll(figure, 'figcaption').slice(0, 1);
		return words.length > 0 ? [element('figure', {}, [...images, ...words])] : images;
	});
	if (figures.length + bare.length === 0) return undefined;
	return element('figure', { class: 'gallery' }, [...figures, ...bare, ...captions]);
}

/**
 * Removes the frames of a gallery whose picture is missing.
 * @returns their captions, as paragraphs that stay behind it
 */
export function dropEmptyFrames(gallery: Markup): Markup[] {
	const isEmpty = (child: MarkupNode) =>
		isElement(child, 'figure') && !findAll(child, 'img').some((image) => image.attributes.src);
	const captions = gallery.children
		.filter(isEmpty)
		.flatMap((frame) => findAll(frame as Markup, 'figcaption'))
		.map(({ children }) => element('p', {}, children));
	gallery.children = gallery.children.filter((child) => !isEmpty(child));
	return captions;
}

/** Removes the figure around a player that became a link or a video; its caption goes with the video. */
export function unframed(node: Markup): MarkupNode[] | undefined {
	if (
		node.attributes['data-video'] !== undefined ||
		findAll(node, 'img', 'table', 'blockquote', 'pre', 'ul', 'ol').length > 0
	)
		return undefined;
	const captions = node.children.filter((child) => isElement(child, 'figcaption'));
	const rest = node.children.filter((child) => !isElement(child, 'figcaption'));
	const [video] = rest.filter((child) => isElement(child, 'figure'));
	if (video && captions.length > 0) {
		video.children.push(...captions);
		return rest;
	}
	return [...rest, ...captions.map((caption) => element('p', {}, caption.children))];
}

/**
 * Gives head cells their scope: in a row of head cells the column, among other cells the row. An empty head cell
 * becomes a data cell.
 */
export function headCells(table: Markup): undefined {
	for (const row of findAll(table, 'tr')) {
		const cells = row.children.filter((child) => isElement(child, 'th', 'td'));
		const scope = cells.every((cell) => cell.tag === 'th') ? 'col' : 'row';
		for (const cell of cells.filter((one) => one.tag === 'th')) {
			if (textOf(cell).trim() === '' && findAll(cell, 'img').length === 0) cell.tag = 'td';
			else cell.attributes.scope ??= scope;
		}
	}
}
