import { embedHtml } from '../core/text/embeds';
import { markdownHtml } from '../core/text/markdown';
import { escapeAttribute } from '../core/text/markup';

/** What a card of Ghost's editor holds: its fields by name. */
export type Card = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const plain = (value: unknown): string => escapeAttribute(text(value));
const caption = (card: Card): string =>
	text(card.caption) === '' ? '' : `<figcaption>${text(card.caption)}</figcaption>`;
const link = (address: unknown, words: unknown): string =>
	text(address) === '' ? '' : `<p><a href="${plain(address)}">${plain(words) || plain(address)}</a></p>`;
const list = (value: unknown): Card[] =>
	Array.isArray(value) ? value.filter((one): one is Card => typeof one === 'object' && one !== null) : [];

function image(card: Card): string {
	const picture = `<img src="${plain(card.src)}" alt="${plain(card.alt)}">`;
	return text(card.href) === '' ? picture : `<a href="${plain(card.href)}">${picture}</a>`;
}

/** HTML of each kind of card. What only Ghost can do, as asking for an address, is none here. */
const CARDS: Record<string, (card: Card) => string> = {
	image: (card) => `<figure>${image(card)}${caption(card)}</figure>`,
	gallery: (card) => `<figure class="gallery">${list(card.images).map(image).join('')}${caption(card)}</figure>`,
	code: (card) => `<figure><pre><code>${plain(card.code)}</code></pre>${caption(card)}</figure>`,
	html: (card) => text(card.html),
	markdown: (card) => markdownHtml(text(card.markdown)),
	hr: () => '<hr>',
	embed: (card) => embedHtml(text(card.url), text(card.caption)),
	bookmark(card) {
		const about = typeof card.metadata === 'object' && card.metadata !== null ? (card.metadata as Card) : {};
		return link(card.url, about.title) + (text(card.caption) === '' ? '' : `<p>${text(card.caption)}</p>`);
	},
	video: (card) => embedHtml(text(card.src), text(card.caption)),
	audio: (card) => link(card.src, card.title),
	file: (card) => link(card.src, card.fileTitle ?? card.fileName),
	button: (card) => link(card.buttonUrl, card.buttonText),
	callout: (card) => `<aside><p>${text(card.calloutText)}</p></aside>`,
	toggle: (card) => `<h3>${text(card.heading)}</h3>${text(card.content)}`,
	header: (card) =>
		`<h2>${text(card.heading) || text(card.header)}</h2><p>${text(card.subheading) || text(card.subheader)}</p>${link(card.buttonUrl, card.buttonText)}`,
	'call-to-action': (card) => text(card.textValue) + link(card.buttonUrl, card.buttonText),
	product: (card) =>
		`<h3>${text(card.productTitle)}</h3>${text(card.productDescription)}${link(card.productUrl, card.productButton)}`,
};
/** Names that cards had, or have in one of the two formats. */
const ALSO: Record<string, string> = {
	codeblock: 'code',
	'card-markdown': 'markdown',
	horizontalrule: 'hr',
	divider: 'hr',
};
/** Marks of Ghost that show nothing. */
const SILENT = new Set(['paywall', 'tk']);

/** HTML of a card, or undefined for one that has no place here. */
export function cardHtml(name: string, card: Card): string | undefined {
	if (SILENT.has(name)) return '';
	return CARDS[ALSO[name] ?? name]?.(card);
}
