import { cleanHtml } from '../shared/clean-html';
import { type BlockContext, hasBlocks, readBlocks } from './blocks';
import { embedHtml, httpUrl, videoKey } from './embeds';
import { element, findAll, hasClass, isElement, type Markup, type MarkupNode, PAGE_BREAK, parseMarkup, printMarkup, rewrite, textOf } from './markup';
import { makeParagraphs } from './paragraphs';
import { expandShortcodes, type ShortcodeContext } from './shortcodes';

/** What a piece's text refers to outside itself. */
export interface ConvertContext extends BlockContext, ShortcodeContext {
	/** The piece's own old address, which relative links start from. */
	base: string;
	/** True for hosts of the old site. */
	isOwn(url: URL): boolean;
	/** New address of a piece the old address belongs to. */
	newAddress(url: URL): string | undefined;
}

/** A picture the text shows: by its address, by its number among the attachments, or both. */
export interface PictureUse {
	address: string;
	attachment_id: number | undefined;
	alt: string;
	/** The element to complete once the picture is stored; without a source the sanitiser takes it away. */
	node: Markup;
}

/** A text on its way: its pictures are to be found before it is finished. */
export interface Converted {
	pictures: PictureUse[];
	/** Our HTML, sanitised; pictures without a stored file are gone. */
	finish(): string;
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i;
/** Pictures up to this many pixels stand in the line, as signs do. */
const ICON_PIXELS = 64;

const nodesOf = (html: string): MarkupNode[] => parseMarkup(html).children;
const pixels = (text: string | undefined) => (text && /^\d+/.test(text) ? Number.parseInt(text, 10) : undefined);

/** Links and embeds made of an address, with a note of what it became. */
function embedded(address: string, context: ConvertContext): MarkupNode[] {
	const url = address.startsWith('//') ? `https:${address}` : (httpUrl(address, context.base)?.href ?? address);
	context.note(videoKey(url) ? 'embed_video' : 'embed_link');
	return nodesOf(embedHtml(url));
}

function picture(node: Markup, context: ConvertContext, pictures: PictureUse[]): MarkupNode[] {
	const { src = '', alt = '', width, height } = node.attributes;
	if (hasClass(node, 'emoji') || hasClass(node, 'wp-smiley')) return [alt];
	if (src.trim().toLowerCase().startsWith('data:')) {
		context.note('picture_data');
		return [];
	}
	// Counters, not pictures.
	if ((pixels(width) ?? 9) <= 1 || (pixels(height) ?? 9) <= 1) return [];
	const number = node.attributes['data-attachment'] ?? /\bwp-image-(\d{1,15})\b/.exec(node.attributes.class ?? '')?.[1];
	const address = httpUrl(src.startsWith('//') ? `https:${src}` : src, context.base)?.href ?? '';
	if (address === '' && number === undefined) return [];
	node.attributes = width === undefined ? {} : { width };
	pictures.push({ address, attachment_id: number === undefined ? undefined : Number(number), alt, node });
	return [node];
}

function link(node: Markup, context: ConvertContext): MarkupNode[] | undefined {
	const href = (node.attributes.href ?? '').trim();
	if (hasClass(node, 'wp-block-file__button') || hasClass(node, 'more-link')) return [];
	if (href.startsWith('#') || /^mailto:/i.test(href)) return undefined;
	const url = href === '' ? undefined : httpUrl(href, context.base);
	if (!url) return node.children;
	const shows_picture = findAll(node, 'img').length > 0;
	// A picture that opens itself, or WordPress's page about it, needs no link.
	if (shows_picture && (IMAGE_FILE.test(url.pathname) || (context.isOwn(url) && url.searchParams.has('attachment_id')))) return node.children;
	const moved = context.isOwn(url) ? context.newAddress(url) : undefined;
	if (moved !== undefined) context.note('internal_link');
	node.attributes = { href: moved === undefined ? url.href : moved + url.hash, rel: node.attributes.rel ?? '' };
	// Nobody can see a link without words, or follow it.
	return textOf(node).trim() === '' && !shows_picture ? [] : undefined;
}

function gallery(node: Markup, context: ConvertContext): MarkupNode[] {
	const captions = node.children.filter((child) => isElement(child, 'figcaption'));
	const framed = findAll(node, 'figure').filter((figure) => findAll(figure, 'figure').length === 0);
	const in_frames = new Set(framed.flatMap((figure) => findAll(figure, 'img')));
	const bare = findAll(node, 'img').filter((image) => !in_frames.has(image));
	const figures = framed.flatMap((figure) => {
		const images = findAll(figure, 'img');
		const words = findAll(figure, 'figcaption').slice(0, 1);
		return words.length > 0 ? [element('figure', {}, [...images, ...words])] : images;
	});
	if (figures.length + bare.length === 0) return node.children;
	context.note('gallery');
	return [element('figure', { class: 'gallery' }, [...figures, ...bare, ...captions])];
}

/** A figure around a player that became a link or a video needs no frame; its caption goes with the video. */
function figure(node: Markup): MarkupNode[] | undefined {
	box(node);
	if (node.attributes['data-video'] !== undefined || findAll(node, 'img', 'table', 'blockquote', 'pre', 'ul', 'ol').length > 0) return undefined;
	const captions = node.children.filter((child) => isElement(child, 'figcaption'));
	const rest = node.children.filter((child) => !isElement(child, 'figcaption'));
	const [video] = rest.filter((child) => isElement(child, 'figure'));
	if (video && captions.length > 0) {
		video.children.push(...captions);
		return rest;
	}
	return [...rest, ...captions.map((caption) => element('p', {}, caption.children))];
}

const isPicture = (node: MarkupNode): boolean =>
	isElement(node, 'img') ? (pixels(node.attributes.width) ?? ICON_PIXELS + 1) > ICON_PIXELS : isElement(node, 'a') && node.children.some(isPicture) && textOf(node).trim() === '';

/** A paragraph gives its pictures a place of their own, and its lines that are addresses become what they lead to. */
function paragraph(node: Markup, context: ConvertContext): MarkupNode[] | undefined {
	const lines: MarkupNode[][] = [[]];
	for (const child of node.children) {
		if (isElement(child, 'br')) lines.push([]);
		else lines.at(-1)?.push(child);
	}
	const isAddress = (line: MarkupNode[]) => line.length === 1 && typeof line[0] === 'string' && /^\s*https?:\/\/[^\s<>"]+\s*$/.test(line[0]);
	if (!node.children.some(isPicture) && !lines.some(isAddress)) return undefined;
	const out: MarkupNode[] = [];
	let kept: MarkupNode[] = [];
	const end = () => {
		if (kept.length > 0) out.push(element('p', node.attributes, kept));
		kept = [];
	};
	for (const line of lines) {
		if (isAddress(line)) {
			end();
			out.push(...embedded((line[0] as string).trim(), context));
			continue;
		}
		const images = line.filter(isPicture);
		const words = line.filter((child) => !isPicture(child));
		if (images.length > 0) end();
		out.push(...images.map((image) => element('figure', {}, [image])));
		if (words.some((child) => typeof child !== 'string' || child.trim() !== '')) kept.push(...(kept.length > 0 ? [element('br')] : []), ...words);
	}
	end();
	return out;
}

/** A picture that stands loose between blocks is a figure. */
function framePictures(node: Markup): void {
	node.children = node.children.map((child) => (isPicture(child) ? element('figure', {}, [child]) : child));
}

/** Boxes go, so what they say about language and direction moves to what stands in them. */
function box(node: Markup): undefined {
	if (node.tag !== 'figure' && node.tag !== 'ul') framePictures(node);
	for (const name of ['dir', 'lang']) {
		const value = node.attributes[name];
		if (value === undefined) continue;
		for (const child of node.children) if (typeof child !== 'string') child.attributes[name] ??= value;
	}
}

/** Head cells say what they head: a row of them its columns, one among others its row. An empty one heads nothing. */
function headCells(table: Markup): undefined {
	for (const row of findAll(table, 'tr')) {
		const cells = row.children.filter((child) => isElement(child, 'th', 'td'));
		const scope = cells.every((cell) => cell.tag === 'th') ? 'col' : 'row';
		for (const cell of cells.filter((one) => one.tag === 'th')) {
			if (textOf(cell).trim() === '' && findAll(cell, 'img').length === 0) cell.tag = 'td';
			else cell.attributes.scope ??= scope;
		}
	}
}

function changed(node: Markup, context: ConvertContext, pictures: PictureUse[]): MarkupNode[] | undefined {
	switch (node.tag) {
		case PAGE_BREAK:
			if (node.attributes.name === 'nextpage') context.note('pages_joined');
			return [];
		case 'img':
			return picture(node, context, pictures);
		case 'a':
			return link(node, context);
		case 'p':
			return paragraph(node, context);
		case 'iframe':
		case 'embed':
		case 'object':
		case 'video':
		case 'audio': {
			const source = findAll(node, 'source', 'embed')[0]?.attributes.src;
			const address = node.attributes.src ?? node.attributes['data-src'] ?? node.attributes.data ?? source ?? '';
			return address.trim() === '' || address.startsWith('about:') ? [] : embedded(address.trim(), context);
		}
		case 'table':
			return headCells(node);
		case 'pre':
			rewrite(node, (child) => (child.tag === 'br' ? ['\n'] : undefined));
			return undefined;
		case 'figure':
		case 'ul':
		case 'div':
			if (hasClass(node, 'wp-block-gallery') || hasClass(node, 'gallery')) return gallery(node, context);
			if (hasClass(node, 'wp-block-embed') && httpUrl(textOf(node))) return embedded(textOf(node).trim(), context);
			return node.tag === 'figure' ? figure(node) : box(node);
		case 'section':
		case 'article':
		case 'center':
		case 'blockquote':
			return box(node);
		default:
			return undefined;
	}
}

/** Links to places in the page lead to headings only: other anchors are not kept. */
function dropDeadAnchors(root: Markup, context: ConvertContext): void {
	const places = new Set(findAll(root, 'h1', 'h2', 'h3').map((heading) => heading.attributes.id).filter((id) => id !== undefined && /^[a-z0-9-]{1,80}$/.test(id)));
	rewrite(root, (node) => {
		const href = node.tag === 'a' ? (node.attributes.href ?? '').trim() : '';
		if (!href.startsWith('#') || places.has(href.slice(1))) return undefined;
		context.note('dead_anchor');
		return node.children;
	});
}

/**
 * Reads the text of a piece, written with the block editor or in the classic way, and makes it ours: paragraphs, figures,
 * galleries, videos as data, links to the new addresses. Never throws, whatever the text.
 */
export function convertContent(content: string, context: ConvertContext): Converted {
	const text = content.replace(/\r\n?/g, '\n');
	const parts = hasBlocks(text) ? readBlocks(text, context) : [{ is_classic: true, html: text }];
	const root = element('root');
	for (const part of parts) {
		const piece = parseMarkup(expandShortcodes(part.html, context));
		if (part.is_classic && makeParagraphs(piece)) context.note('paragraphs');
		root.children.push(...piece.children);
	}
	const pictures: PictureUse[] = [];
	rewrite(root, (node) => changed(node, context, pictures));
	framePictures(root);
	dropDeadAnchors(root, context);
	return {
		pictures,
		finish() {
			// In a gallery the words under a missing picture go with it; elsewhere they stay as a paragraph.
			rewrite(root, (node) => {
				if (!(node.tag === 'figure' && hasClass(node, 'gallery'))) return undefined;
				node.children = node.children.filter((child) => !isElement(child, 'figure') || findAll(child, 'img').some((image) => image.attributes.src));
				return undefined;
			});
			return cleanHtml(printMarkup(root));
		},
	};
}
