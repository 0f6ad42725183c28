import { labelLine } from '../../../editions/article-labels';
import { chartsElsewhere } from '../../../editions/charts-elsewhere';
import type { Edition } from '../../../editions/edition';
import { calculatorsElsewhere } from '../../../editions/paths/calculator-path';
import { articleImageUrl, urls } from '../../../editions/urls';
import type { Db } from '../../../platform/db/tx';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import { htmlElsewhere, seriesIn } from '../../../platform/html/html-elsewhere';
import type { FeedArticle } from '../../../queries/article/feed';
import { type DataSeries, seriesBySlugs } from '../../../queries/series/data-series';
import { knownUpdate } from '../../../shared/article/known';
import { isMoment, latestMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import type { FeedItem, FeedPicture } from './feed-files';
import { knownHtml } from './known-html';

/** The place of an item: the edition and site that it leads to, and the series whose charts the articles hold. */
interface Place {
	edition: Edition;
	site: Site;
	series: readonly DataSeries[];
}

/** Pixels of a picture for other sites. */
const SHARED = { width: 1200, height: 630 };

/** Links of a feed's text must lead out of the reader, so they become whole addresses. @param url of the article */
const absolute = (html: string, site: Site, url: string) =>
	html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site.url}/`).replace(/\bhref="#/g, `href="${url}#`);

/** When an article last became another for its readers, in Unix seconds. */
const changedAt = (article: FeedArticle): number | undefined =>
	latestMoment(article.published_at, article.revised_at, knownUpdate(article.known));

/** An id holds the article's number, which stays; one that was given out before holds the address of that time. */
const idOf = ({ id, feed_slug }: FeedArticle, { edition, site }: Place): string =>
	site.url + urls.article.href(edition, { id, seo_url: feed_slug });

/** The photograph of an article, cut as other sites show it, or its card. */
const pictureOf = (article: FeedArticle, site: Site): FeedPicture => ({
	url: site.url + articleImageUrl(article),
	// A photograph comes in this form to programs that ask for no other.
	type: article.cover ? 'image/jpeg' : 'image/png',
	...SHARED,
});

/** The series whose charts some articles hold. */
export const seriesOfArticles = (db: Db, articles: readonly FeedArticle[]): Promise<DataSeries[]> =>
	seriesBySlugs(db, [...new Set(articles.flatMap((article) => seriesIn(cleanHtmlCached(article.html))))]);

/** An article as its feed says it. @throws RangeError for one without a moment */
export function itemOf(article: FeedArticle, place: Place): FeedItem {
	const { edition, site } = place;
	const changed = changedAt(article);
	// An item of a feed has a date.
	if (changed === undefined) throw new RangeError('It has no moment.');
	const url = site.url + urls.article.href(edition, article);
	const html = () => {
		const text = htmlElsewhere(cleanHtmlCached(article.html), {
			chart: chartsElsewhere(edition, site.url, place.series),
			calculator: calculatorsElsewhere(edition, site.url, site.brand.hidden),
		});
		return absolute(knownHtml(edition, article.known) + text, site, url);
	};
	const partner = article.label === 'partner' && article.partner_name ? [{ name: article.partner_name }] : [];
	const authors = article.authors.map(({ name, slug }) => ({
		name,
		url: site.url + urls.author.href(edition, { slug }),
	}));
	return {
		id: idOf(article, place),
		url,
		title: [labelLine(edition.words, article), article.title || edition.words.untitled].filter(Boolean).join(': '),
		summary: article.standfirst,
		html: article.is_protected ? undefined : html(),
		authors: authors.length > 0 ? authors : partner,
		published_at: isMoment(article.published_at) ? article.published_at : undefined,
		changed_at: changed,
		picture: pictureOf(article, site),
	};
}
