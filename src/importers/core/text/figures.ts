import { element, findAll, isElement, type Markup, type MarkupNode, textOf } from './markup';

/** Pictures up to this many pixels stand in the line, as signs do. */
const ICON_PIXELS = 64;

/** Pixels of a width or height, however it was written. */
export const pixels = (text: string | undefined) => (text && /^\d+/.test(text) ? Number.parseInt(text, 10) : undefined);

/** A picture with a place of its own, perhaps inside a link; signs and drawn letters stand in the line. */
export const isPicture = (node: MarkupNode): boolean =>
	isElement(node, 'img')
		? (pixels(node.attributes.width) ?? ICON_PIXELS + 1) > ICON_PIXELS
		: isElement(node, 'a') && node.children.some(isPicture) && textOf(node).trim() === '';

/** A picture that stands loose between blocks is a figure. */
export function framePictures(node: Markup): void {
	node.children = node.children.map((child) => (isPicture(child) ? element('figure', {}, [child]) : child));
}

/** A gallery of any age of WordPress, as ours; undefined when there is no picture in it. */
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

/** In a gallery the words under a picture that could not be had go with it. */
export function dropEmptyFrames(gallery: Markup): void {
	gallery.children = gallery.children.filter(
		(child) => !isElement(child, 'figure') || findAll(child, 'img').some((image) => image.attributes.src),
	);
}

/** A figure around a player that became a link or a video needs no frame; its caption goes with the video. */
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

/** Head cells say what they head: a row of them its columns, one among others its row. An empty one heads nothing. */
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
