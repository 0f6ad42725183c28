/** Every list that names an article labels it with how it came to be. */
import { Parser } from 'htmlparser2';
import type { Edition } from '../../src/editions/edition';
import { editionByCode, editionOfPath } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import { type LabelledRow, labelWords } from '../labelled-rows';
import type { Page } from './crawl';

/**
 * Returns searches and tag pages that find labelled articles: by the first words of their address, and by their tags.
 */
export const labelAddresses = (rows: readonly LabelledRow[]): string[] =>
	rows.flatMap((row) => {
		const edition = editionByCode(row.edition);
		if (!edition) return [];
		const search = urls.search.href(edition, row.seo_url.split('-').slice(0, 3).join(' '));
		return [search, ...row.tags.map((slug) => urls.tag.href(edition, { slug }))];
	});

interface Level {
	name: string;
	isItem: boolean;
	text: string;
	links: string[];
	isProse: boolean;
	isHead: boolean;
}

/**
 * Links of a page outside running text: where they lead, and the text of the item around them. Pictures' links say
 * nothing.
 */
function linksWithWords(html: string): { href: string; context: string }[] {
	const stack: Level[] = [];
	const found: { href: string; context: string }[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			const above = stack.at(-1);
			const one: Level = {
				name,
				isItem: name === 'li' || name === 'article' || name === 'tr' || (name === 'a' && above?.name === 'div'),
				text: '',
				links: [],
				isProse: (above?.isProse ?? false) || /\bprose\b/.test(attributes.class ?? ''),
				isHead: (above?.isHead ?? false) || name === 'head',
			};
			stack.push(one);
			const isShown = attributes['aria-hidden'] !== 'true' && attributes['data-lang'] === undefined;
			const isSpoken = attributes.hreflang === undefined && !one.isProse && !one.isHead;
			if (name === 'a' && attributes.href && isShown && isSpoken) {
				const item = stack.findLast((level) => level.isItem);
				item?.links.push(attributes.href.split('#')[0] ?? '');
			}
		},
		ontext(text) {
			for (const level of stack) level.text += text;
		},
		onclosetag() {
			const one = stack.pop();
			for (const href of one?.links ?? []) found.push({ href, context: one?.text.replace(/\s+/g, ' ') ?? '' });
		},
	});
	parser.write(html);
	parser.end();
	return found;
}

/** What is wrong with the page of an article that somebody paid for. */
export function partnerErrors({ text }: Page, edition: Edition, partner: string): string[] {
	// The name leads to the firm: what a reader sees is the whole line.
	const byline = /<span class="by">([\s\S]*?)<\/span>/.exec(text)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
	return [
		...(byline.includes(edition.words.by_partner({ partner })) ? [] : [`signed "${byline}"`]),
		...['rel="author"', 'data-adv='].filter((mark) => text.includes(mark)),
	];
}

/**
 * Returns the places of an edition that name a labelled article without its label or without who paid, and the labelled
 * articles that no page names.
 */
export function labelErrors(pages: readonly Page[], edition: Edition, rows: readonly LabelledRow[]): string[] {
	const words = labelWords(edition);
	const at = new Map(rows.map((row) => [urls.article.href(edition, row), row]));
	const unseen = new Set(at.keys());
	const errors: string[] = [];
	for (const { path, text, links } of pages) {
		if (editionOfPath(path) !== edition || !links.some((link) => at.has(link))) continue;
		for (const { href, context } of linksWithWords(text)) {
			const row = at.get(href);
			if (!row) continue;
			unseen.delete(href);
			if (!context.includes(words[row.label])) errors.push(`${path}: ${href} (${context.slice(0, 80)})`);
			if (row.partner_name && !context.includes(row.partner_name)) errors.push(`${path}: ${href} without the firm`);
		}
	}
	return [...errors, ...[...unseen].map((href) => `${href} stands nowhere`)];
}
