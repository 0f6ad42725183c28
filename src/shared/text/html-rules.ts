import { BUILT_FILES, STORED_FILES } from '../address/folders';
import { VIDEO_KEY } from '../address/videos';
import { isCalculator } from '../calculate/calculator/calculator-names';

/**
 * Rules for the HTML of articles and pages: allowed tags, attributes and links. The sanitiser and the code that tidies
 * the cleaned elements read the same rules.
 */

/** Formatting inside a line of text, in the order in which it is printed: the outermost first. */
export const MARKS = ['a', 'q', 'cite', 'abbr', 'time', 'strong', 'em', 's', 'code', 'sup', 'sub'] as const;
/** Elements inside a line of text. */
export const INLINE: ReadonlySet<string> = new Set(MARKS);
/** Elements without content. */
export const VOID = new Set(['img', 'br', 'hr']);
/** Elements that hold lines of text only. */
export const LINES = new Set(['p', 'h2', 'h3', 'h4', 'pre', 'dt', 'caption', 'figcaption']);
/** Elements that hold text and blocks alike. */
export const FLOW = new Set(['blockquote', 'aside', 'li', 'dd', 'td', 'th', 'figure']);
/** Elements that hold certain children only. */
export const FRAME = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Boxes that can be nested in each other. */
export const BOX = new Set(['ul', 'ol', 'dl', 'table', 'blockquote', 'aside', 'figure']);
/** Lines in which a block is only a new line. */
export const FLAT = new Set(['dt', 'caption', 'figcaption']);
export const HEADING = new Set(['h2', 'h3', 'h4']);

/** How wide a picture is beside the lines of its text: narrower, or as wide as the column; without one as the lines. */
export const PICTURE_SIZES = ['small', 'wide'] as const;

/** What a box beside the story holds: a note, facts, what is new. Without a kind it is no box. */
export const BOX_KINDS = ['note', 'fact', 'update'];

export const ALLOWED_TAGS = [...INLINE, ...VOID, ...LINES, ...FLOW, ...FRAME];

/** Tags that are replaced by one of ours. Boxes become paragraphs, so that their texts stay apart. */
export const RENAMED: Record<string, string> = {
	b: 'strong',
	i: 'em',
	h1: 'h2',
	h5: 'h4',
	h6: 'h4',
	del: 's',
	strike: 's',
	tt: 'code',
	kbd: 'code',
	samp: 'code',
	var: 'code',
	acronym: 'abbr',
	listing: 'pre',
	menu: 'ul',
	dir: 'ul',
	address: 'p',
	article: 'p',
	center: 'p',
	details: 'p',
	dialog: 'p',
	div: 'p',
	fieldset: 'p',
	footer: 'p',
	form: 'p',
	header: 'p',
	hgroup: 'p',
	legend: 'p',
	main: 'p',
	nav: 'p',
	search: 'p',
	section: 'p',
	summary: 'p',
};

/** Tags whose content is not text for readers: it is removed with them. */
export const DROPPED_WHOLE = [
	'script',
	'style',
	'textarea',
	'option',
	'xmp',
	'noscript',
	'noembed',
	'noframes',
	'iframe',
	'object',
	'applet',
	'svg',
	'math',
	'title',
	'template',
	'select',
	'audio',
	'video',
	'canvas',
];

/** Every attribute the sanitiser lets through; `attributesOf` then checks each value. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
	'*': ['lang', 'dir'],
	a: ['href', 'rel'],
	abbr: ['title'],
	time: ['datetime'],
	ol: ['start'],
	th: ['scope', 'colspan', 'rowspan'],
	td: ['colspan', 'rowspan'],
	img: ['src', 'alt', 'width', 'height', 'loading'],
	figure: ['data-series', 'data-video', 'data-calculator', 'class', 'data-size'],
	aside: ['data-kind'],
	h2: ['id'],
	h3: ['id'],
	p: ['id'],
	li: ['id'],
	sup: ['id'],
};

const IMAGE_FOLDERS = [STORED_FILES, BUILT_FILES];
const IMAGE_NAME = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+(?:\?style=[a-z0-9_]{1,40})?$/;
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
const DATE_TIME = /^[0-9TZPWYMDHS:+\-. ]{1,40}$/;

/** Id of a place in a text to which links lead. */
export const FRAGMENT_ID = /^[a-z0-9-]{1,80}$/;

/** True for picture addresses of our own (`/media/…`, `/assets/…`). */
export function isImageSource(src: string): boolean {
	return (
		src.length <= 300 &&
		IMAGE_FOLDERS.some((folder) => src.startsWith(folder) && IMAGE_NAME.test(src.slice(folder.length)))
	);
}

/**
 * Returns the link in the form that may be printed, or undefined. Only http, https and mailto, paths of this site and
 * anchors pass (security rule 13); browsers strip tabs, newlines and leading blanks from a link, so it is judged
 * without them.
 */
export function safeHref(href: string): string | undefined {
	const link = href
		.replace(/\p{Cc}/gu, '')
		.trim()
		.replace(/ /g, '%20');
	if (link === '' || link.length > 2_000 || link.includes('\\')) return undefined;
	if (link.startsWith('#')) return link.length > 1 ? link : undefined;
	if (link.startsWith('/')) return link.startsWith('//') ? undefined : link;
	if (/^mailto:[^\s/<>"@]{1,64}@[^\s/<>"@]+$/i.test(link)) return link;
	if (!/^https?:\/\/[^/?#]/i.test(link) || !URL.canParse(link)) return undefined;
	const url = new URL(link);
	// A user name before the host disguises one address as another.
	return url.username === '' && url.password === '' ? link : undefined;
}

const whole = (value: string | undefined, max: number, min = 1): string | undefined => {
	if (value === undefined || !/^-?\d{1,6}$/.test(value.trim())) return undefined;
	const number = Number(value);
	return number >= min && number <= max ? String(number) : undefined;
};

const oneOf = (value: string | undefined, values: string[]): string | undefined => {
	const lower = value?.trim().toLowerCase();
	return lower !== undefined && values.includes(lower) ? lower : undefined;
};

const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
	value !== undefined && pattern.test(value) ? value : undefined;

const text = (value: string | undefined, max: number): string | undefined => {
	const line = value?.replace(/\s+/g, ' ').trim().slice(0, max).toWellFormed().trim();
	return line === '' ? undefined : line;
};

function link(given: Record<string, string>): Record<string, string | undefined> {
	const href = safeHref(given.href ?? '');
	const rel = [
		...(href !== undefined && /^https?:/i.test(href) ? ['noopener'] : []),
		...(given.rel?.toLowerCase().split(/\s+/).includes('sponsored') ? ['sponsored'] : []),
	];
	return { href, rel: rel.length > 0 ? rel.join(' ') : undefined };
}

const span = (given: Record<string, string>) => ({
	colspan: whole(given.colspan, 100, 2),
	rowspan: whole(given.rowspan, 1_000, 2),
});

const place = (given: Record<string, string>) => ({ id: matching(given.id, FRAGMENT_ID) });

const OF_TAG: Record<string, (given: Record<string, string>) => Record<string, string | undefined>> = {
	a: link,
	abbr: (given) => ({ title: text(given.title, 300) }),
	time: (given) => ({ datetime: matching(given.datetime?.trim(), DATE_TIME) }),
	ol: (given) => ({ start: whole(given.start, 99_999, 0) }),
	th: (given) => ({ scope: oneOf(given.scope, ['col', 'row', 'colgroup', 'rowgroup']), ...span(given) }),
	td: span,
	img: (given) => ({
		src: given.src !== undefined && isImageSource(given.src) ? given.src : undefined,
		// A picture without alt text is decoration to a screen reader.
		alt: text(given.alt, 1_000) ?? '',
		width: whole(given.width, 20_000),
		height: whole(given.height, 20_000),
		loading: oneOf(given.loading, ['lazy', 'eager']),
	}),
	figure: (given) => {
		const series = matching(given['data-series'], /^[a-z0-9-]{1,100}$/);
		const video = series === undefined ? matching(given['data-video'], VIDEO_KEY) : undefined;
		const named = given['data-calculator'];
		const isOther = series !== undefined || video !== undefined;
		const calculator = !isOther && named !== undefined && isCalculator(named) ? named : undefined;
		const isOfPictures = !isOther && calculator === undefined;
		return {
			'data-series': series,
			'data-video': video,
			'data-calculator': calculator,
			class: isOfPictures && given.class?.split(/\s+/).includes('gallery') ? 'gallery' : undefined,
			'data-size': isOfPictures ? oneOf(given['data-size'], [...PICTURE_SIZES]) : undefined,
		};
	},
	aside: (given) => ({ 'data-kind': oneOf(given['data-kind'], BOX_KINDS) }),
	h2: place,
	h3: place,
	p: place,
	li: place,
	sup: place,
};

/** The attributes of an element whose values are sound, in a fixed order. */
export function attributesOf(tag: string, given: Record<string, string>): Record<string, string> {
	const all = {
		...OF_TAG[tag]?.(given),
		lang: matching(given.lang?.trim(), LANGUAGE),
		dir: oneOf(given.dir, ['ltr', 'rtl', 'auto']),
	};
	return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
