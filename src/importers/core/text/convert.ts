import { cleanHtml } from '../../../platform/html/clean-html';
import { videoKey } from '../../../shared/address/videos';
import { withoutDeadFragments } from '../../../shared/text/fragments/dead-fragments';
import { settleFragmentLinks } from '../../../shared/text/fragments/fragment-links';
import type { Change } from '../report';
import { embedHtml, httpUrl } from './embeds';
import { dropEncoded } from './encoded';
import { dropEmptyFrames, framePictures, galleryOf, headCells, isPicture, pixels, unframed } from './figures';
import { settleFootnotes } from './footnotes';
import { linkForeign } from './foreign';
import {
	element,
	findAll,
	hasClass,
	isElement,
	type Markup,
	type MarkupNode,
	PAGE_BREAK,
	parseMarkup,
	printMarkup,
	rewrite,
	textOf,
	treeOf,
} from './markup';
import { readSpecialMarks } from './special-marks';

/** Access to data outside a post's text that the text refers to. */
export interface ConvertContext {
	/** @param count how often it was made; once where none is given */
	note(change: Change, count?: number): void;
	/** Receives the name of a block or widget whose data may hold words that could not be read. */
	lost?(holder: string): void;
	/** Content of a reusable block, by its number. */
	reusable(id: number): string | undefined;
	/** Pictures of a gallery by number: those it names, or all that belong to the piece. Captions are HTML. */
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
	/** Address of an attachment. */
	address(id: number): string | undefined;
	/** The post's own old address, which relative links start from. */
	base: string;
	/** True for hosts of the old site. */
	isOwn(url: URL): boolean;
	/** New address of the post at an old address. */
	newAddress(url: URL): string | undefined;
}

/** A picture of the text: by its address, by its number among the attachments, or both. */
export interface PictureUse {
	address: string;
	attachment_id: number | undefined;
	alt: string;
	/** The element to complete once the picture is stored; without a source the sanitiser takes it away. */
	node: Markup;
}

/** A converted text; its pictures have to be found before it is finished. */
export interface Converted {
	pictures: PictureUse[];
	/** Our HTML, sanitised; pictures without a stored file are gone. */
	finish(): string;
}

const CODE_ELEMENTS = new Set(['script', 'style', 'form', 'input', 'button', 'select', 'textarea', 'iframe', 'svg']);
const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i;
const nodesOf = (html: string): MarkupNode[] => parseMarkup(html).children;
/** Links and embeds made from an address, with a note of the conversion. */
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
	// Pictures of one pixel are counters.
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
	const showsPicture = findAll(node, 'img').length > 0;
	// A picture that opens itself, or WordPress's page about it, needs no link.
	if (showsPicture && (IMAGE_FILE.test(url.pathname) || (context.isOwn(url) && url.searchParams.has('attachment_id'))))
		return node.children;
	const moved = context.isOwn(url) ? context.newAddress(url) : undefined;
	if (moved !== undefined) context.note('internal_link');
	node.attributes = { href: moved === undefined ? url.href : moved + url.hash, rel: node.attributes.rel ?? '' };
	// A link without words cannot be seen or followed.
	return textOf(node).trim() === '' && !showsPicture ? [] : undefined;
}

/**
 * Frames the pictures of a paragraph as figures of their own, and turns lines that are addresses into embeds or links.
 */
function paragraph(node: Markup, context: ConvertContext): MarkupNode[] | undefined {
	const lines: MarkupNode[][] = [[]];
	for (const child of node.children) {
		if (isElement(child, 'br')) lines.push([]);
		else lines.at(-1)?.push(child);
	}
	const isAddress = (line: MarkupNode[]) =>
		line.length === 1 && typeof line[0] === 'string' && /^\s*https?:\/\/[^\s<>"]+\s*$/.test(line[0]);
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
		if (words.some((child) => typeof child !== 'string' || child.trim() !== ''))
			kept.push(...(kept.length > 0 ? [element('br')] : []), ...words);
	}
	end();
	return out;
}

/** Boxes are removed, so their language and direction move to the elements in them. */
function box(node: Markup): undefined {
	if (node.tag !== 'figure' && node.tag !== 'ul') framePictures(node);
	for (const name of ['dir', 'lang']) {
		const value = node.attributes[name];
		if (value === undefined) continue;
		for (const child of node.children) if (typeof child !== 'string') child.attributes[name] ??= value;
	}
}

function gallery(node: Markup, context: ConvertContext): MarkupNode[] {
	const made = galleryOf(node);
	if (!made) return node.children;
	context.note('gallery');
	return [made];
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
		case 'form':
			context.note('form');
			return undefined;
		case 'script':
		case 'style':
		case 'svg':
		case 'canvas':
			context.note('code_dropped');
			return [];
		case 'figure':
		case 'ul':
		case 'div':
			if (hasClass(node, 'wp-block-gallery') || hasClass(node, 'gallery')) return gallery(node, context);
			if (hasClass(node, 'wp-block-embed') && httpUrl(textOf(node))) return embedded(textOf(node).trim(), context);
			box(node);
			return node.tag === 'figure' ? unframed(node) : undefined;
		case 'section':
		case 'article':
		case 'center':
		case 'blockquote':
			return box(node);
		default:
			return undefined;
	}
}

/** Escapes elements that are shown as code but were not escaped. */
function spellCode(node: Markup, isCode = false): void {
	node.children = node.children.map((child) => {
		if (typeof child === 'string') return child;
		if (isCode && CODE_ELEMENTS.has(child.tag)) return printMarkup(child);
		spellCode(child, isCode || child.tag === 'pre' || child.tag === 'code');
		return child;
	});
}

/**
 * Converts foreign markup to ours: paragraphs, figures, galleries, videos as data, links to the new addresses. Never
 * throws, whatever the text.
 * @param root the text as its system's reader has parsed it
 */
export function convertContent(root: Markup, context: ConvertContext): Converted {
	spellCode(root);
	readSpecialMarks(root, context.note);
	dropEncoded(root, () => context.note('encoded'));
	settleFootnotes(root, context.note);
	const pictures: PictureUse[] = [];
	rewrite(root, (node) => changed(node, context, pictures));
	framePictures(root);
	if (settleFragmentLinks(treeOf(root)) > 0) context.note('dead_anchor');
	return {
		pictures,
		finish() {
			// The caption of a missing picture stays, as a paragraph.
			linkForeign(root);
			rewrite(root, (node) => (hasClass(node, 'gallery') ? [node, ...dropEmptyFrames(node)] : undefined));
			return cleanHtml(withoutDeadFragments(cleanHtml(printMarkup(root))));
		},
	};
}
