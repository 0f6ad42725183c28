import { videoKey } from '../../shared/address/videos';
import type { Change } from '../core/report';
import { embedHtml } from '../core/text/embeds';
import { footnotePlace } from '../core/text/footnotes';
import { escapeAttribute } from '../core/text/markup';
import { blockWords } from './data/block-words';

export interface BlockContext {
	/** Content of a reusable block by its number. */
	reusable(id: number): string | undefined;
	note(change: Change, count?: number): void;
	/** Receives the name of a block whose data may hold words that could not be read. */
	lost?(holder: string): void;
	/** Those of the numbers that are pictures. */
	gallery(ids: number[] | undefined, left_out: number[]): { id: number; caption: string }[];
}

/** A segment of a post: written with blocks, or in the classic way between them. */
export interface Segment {
	isClassic: boolean;
	html: string;
}

interface Delimiter {
	name: string;
	attributes: Record<string, unknown>;
	/** True where its attributes could be read, or it has none. */
	isSound: boolean;
	isEnd: boolean;
	isVoid: boolean;
	from: number;
	to: number;
}

/** Blocks whose content WordPress renders when a page is shown: they contain nothing that the author wrote. */
const DRAWN_BY_WORDPRESS = new Set([
	'archives',
	'avatar',
	'calendar',
	'categories',
	'comments',
	'comments-query-loop',
	'home-link',
	'latest-comments',
	'latest-posts',
	'loginout',
	'navigation',
	'navigation-link',
	'page-list',
	'pattern',
	'post-author',
	'post-author-biography',
	'post-author-name',
	'post-comments',
	'post-comments-form',
	'post-content',
	'post-date',
	'post-excerpt',
	'post-featured-image',
	'post-navigation-link',
	'post-template',
	'post-terms',
	'post-title',
	'query',
	'query-title',
	'read-more',
	'rss',
	'search',
	'site-logo',
	'site-tagline',
	'site-title',
	'social-link',
	'social-links',
	'tag-cloud',
	'template-part',
	'term-description',
	'widget-group',
	'legacy-widget',
]);

/** Maximum number of open starts among which an end looks for its own. */
const MAX_DEPTH = 100;

function jsonOf(text: string | undefined): Record<string, unknown> | undefined {
	if (!text) return {};
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return undefined;
	}
}

function delimitersOf(content: string, lost: (name: string) => void): Delimiter[] {
	const found: Delimiter[] = [];
	for (let from = content.indexOf('<!--'), end = 0; from >= 0; from = content.indexOf('<!--', end + 3)) {
		end = content.indexOf('-->', from);
		if (end < 0) break;
		const match = /^\s*(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*(\{[\s\S]*\})?\s*(\/)?$/.exec(
			content.slice(from + 4, end),
		);
		const attributes = jsonOf(match?.[3]);
		const broken = attributes === undefined ? match?.[2] : undefined;
		const started = match ? broken : /^\s*wp:([a-z][a-z0-9/_-]*)\s*\{/.exec(content.slice(from + 4, end))?.[1];
		if (started !== undefined) lost(started);
		if (match)
			found.push({
				name: (match[2] ?? '').replace(/^core\//, ''),
				attributes: attributes ?? {},
				isSound: attributes !== undefined,
				isEnd: match[1] === '/',
				isVoid: match[4] === '/',
				from,
				to: end + 3,
			});
	}
	return found;
}

/** Index of the end of each start; a start without an end is missing. */
function pairsOf(delimiters: Delimiter[]): Map<number, number> {
	const pairs = new Map<number, number>();
	const open: number[] = [];
	for (const [at, delimiter] of delimiters.entries()) {
		if (delimiter.isVoid) continue;
		if (!delimiter.isEnd) open.push(at);
		else {
			const near = open.slice(-MAX_DEPTH);
			const start = near.findLastIndex((other) => delimiters[other]?.name === delimiter.name);
			if (start < 0) continue;
			pairs.set(near[start] as number, at);
			open.length -= near.length - start;
		}
	}
	return pairs;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the replacement of a whole block, or undefined where its own HTML stays. */
function replaced(
	{ name, attributes }: Delimiter,
	inside: string,
	context: BlockContext,
	depth: number,
): string | undefined {
	if (DRAWN_BY_WORDPRESS.has(name)) {
		context.note('wordpress_block');
		if (blockWords(name, attributes, '', context).length > 0) context.lost?.(name);
		return '';
	}
	if (name === 'footnotes') return footnotePlace;
	if (/^(?:math|[a-z-]+\/(?:math|latex|katex))$/.test(name) && text(attributes.latex) !== '') {
		context.note('formula');
		return `<p><code>${escapeAttribute(text(attributes.latex))}</code></p>`;
	}
	if (name === 'embed' || name.startsWith('core-embed/')) {
		const address = text(attributes.url) || (/https?:\/\/[^\s<"]+/.exec(inside)?.[0] ?? '');
		context.note(videoKey(address) ? 'embed_video' : 'embed_link');
		return embedHtml(address, /<figcaption[^>]*>([\s\S]*?)<\/figcaption>/i.exec(inside)?.[1] ?? '');
	}
	if (name === 'block') {
		const content = typeof attributes.ref === 'number' && depth < 4 ? context.reusable(attributes.ref) : undefined;
		context.note(content === undefined ? 'wordpress_block' : 'reusable_block');
		return content === undefined
			? ''
			: [
					...segments(content, context, depth + 1).map((part) => part.html),
					// Words that stand in this place alone.
					...heldWords('block', { content: attributes.content }, content, context),
				].join('\n');
	}
	return undefined;
}

/** A cover of the old kind has its picture in the attributes only. */
function coverPicture({ name, attributes }: Delimiter, inside: string): string {
	if (name !== 'cover' || /<img\b/i.test(inside) || !text(attributes.url)) return '';
	const id = typeof attributes.id === 'number' ? ` class="wp-image-${attributes.id}"` : '';
	return `<figure><img src="${escapeAttribute(text(attributes.url))}" alt=""${id}></figure>`;
}

/** What a block holds as data and does not show in its own HTML. */
function heldWords(name: string, attributes: Record<string, unknown>, inside: string, context: BlockContext): string[] {
	let isNamed = false;
	const lost = (holder: string) => {
		isNamed = true;
		context.lost?.(holder);
	};
	const words = blockWords(name, attributes, inside, { gallery: context.gallery, lost });
	if (words.length > 0) context.note('data_block');
	else if (name.includes('/') && inside.trim() === '') {
		// What an extension draws by itself.
		context.note('wordpress_block');
		if (!isNamed) lost(name);
	}
	return words;
}

function segments(content: string, context: BlockContext, depth: number): Segment[] {
	const delimiters = delimitersOf(content, (name) => context.lost?.(name));
	const pairs = pairsOf(delimiters);
	const out: Segment[] = [];
	let position = 0;
	let open = 0;
	const push = (html: string, isClassic: boolean) => {
		const last = out.at(-1);
		if (last?.isClassic === isClassic) last.html += html;
		else if (html.trim() !== '') out.push({ isClassic, html });
	};
	for (let at = 0; at < delimiters.length; at += 1) {
		const delimiter = delimiters[at] as Delimiter;
		push(content.slice(position, delimiter.from), open === 0);
		position = delimiter.to;
		if (delimiter.isEnd) {
			open = Math.max(0, open - 1);
			continue;
		}
		const end = pairs.get(at);
		const inside = end === undefined ? '' : content.slice(delimiter.to, delimiters[end]?.from);
		const html = replaced(delimiter, inside, context, depth);
		if (html !== undefined) {
			push(`\n${html}\n`, false);
			if (end !== undefined) {
				position = delimiters[end]?.to ?? position;
				at = end;
			}
		} else {
			if (end !== undefined) open += 1;
			push(coverPicture(delimiter, inside), false);
			const held = delimiter.isSound ? heldWords(delimiter.name, delimiter.attributes, inside, context) : [];
			if (held.length > 0) push(`\n${held.join('\n')}\n`, false);
		}
	}
	push(content.slice(position), open === 0);
	return out;
}

/** True when a text was written with WordPress's block editor. */
export const hasBlocks = (content: string): boolean => /<!--\s*wp:[a-z]/.test(content);

/**
 * Writes out a text of the block editor: delimiters are removed, embeds and reusable blocks become HTML, and what
 * WordPress renders itself is left out. Never throws.
 */
export function readBlocks(content: string, context: BlockContext): Segment[] {
	return segments(content, context, 0);
}
