import type { Edition } from '../../../editions/edition';
import { dateAndTime } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { Db } from '../../../platform/db/tx';
import { feedArticles } from '../../../queries/article/feed';
import { escapeText } from '../../../shared/text/html-print';
import { isMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import { itemOf, seriesOfArticles } from './feed-item';

/** The measure of a program that reads feeds; colours are those of the reader's own. */
const SHEET =
	'max-width:42rem;margin:1.5rem auto;padding:0 1.25rem;font:1.0625rem/1.6 sans-serif;overflow-wrap:anywhere';

/**
 * An article as a program that reads feeds shows it: what the feed of its edition says of it, and no style of the site.
 * @param db sees the article as readers do
 * @returns a whole page
 */
export async function drawFeedEntry(db: Db, edition: Edition, site: Site, id: number): Promise<string> {
	const [article] = await feedArticles(db, [id]);
	if (!article) throw new Error('The article is not public here.');
	const entry = itemOf(article, { edition, site, series: await seriesOfArticles(db, [article]) });
	const at = isMoment(article.published_at) ? dateAndTime(edition, article.published_at) : '';
	const facts = [site.brand.name, at, ...entry.authors.map(({ name }) => name)].filter(Boolean);
	// On its own page the text needs no whole addresses, and its pictures are found by people who may see them.
	const text = (entry.html ?? '').replaceAll(`="${site.url}/`, '="/');
	return [
		`<!doctype html><html lang="${edition.language}" dir="${edition.direction}">`,
		`<head><meta charset="utf-8"><title>${escapeText(entry.title)}</title></head>`,
		`<body><main style="${SHEET}">`,
		`<h1 style="font-size:1.625rem;line-height:1.2"><a href="${urls.article.href(edition, article)}">${escapeText(entry.title)}</a></h1>`,
		`<p>${facts.map(escapeText).join(' · ')}</p>`,
		entry.summary ? `<p><strong>${escapeText(entry.summary)}</strong></p>` : '',
		`${text}</main></body></html>`,
	].join('');
}
