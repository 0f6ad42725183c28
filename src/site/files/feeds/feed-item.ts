import type { Feed } from 'feed';
import { labelLine } from '../../../editions/article-labels';
import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import type { FeedArticle } from '../../../queries/article/feed';
import { knownUpdate } from '../../../shared/article/known';
import { isMoment, latestMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import { type FeedFile, textOf } from './feed-files';
import { knownHtml } from './known-html';

/** The place of an item: the edition and site that it leads to, and the file whose readers it is written for. */
interface Place {
	edition: Edition;
	site: Site;
	file: FeedFile;
}

/** Links of a feed's text must lead out of the reader, so they become whole addresses. @param url of the article */
const absolute = (html: string, site: Site, url: string) =>
	html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site.url}/`).replace(/\bhref="#/g, `href="${url}#`);

/** When an article last became another for its readers, in Unix seconds. */
const changedAt = (article: FeedArticle): number | undefined =>
	latestMoment(article.published_at, article.revised_at, knownUpdate(article.known));

/** Adds an article to a feed. @throws RangeError for one without a moment */
export function addItem(feed: Feed, article: FeedArticle, { edition, site, file }: Place): void {
	const asText = textOf(file);
	const changed = changedAt(article);
	// An item of a feed has a date.
	if (changed === undefined) throw new RangeError('It has no moment.');
	const url = site.url + urls.article.href(edition, article);
	feed.addItem({
		id: url,
		title: asText(
			[labelLine(edition.words, article), article.title || edition.words.untitled].filter(Boolean).join(': '),
		),
		link: url,
		description: asText(article.standfirst),
		...(article.is_protected
			? {}
			: { content: absolute(knownHtml(edition, article.known) + cleanHtmlCached(article.html), site, url) }),
		// The library reads the first of a list without looking whether there is one.
		...(article.label === 'partner' && article.partner_name ? { author: [{ name: article.partner_name }] } : {}),
		...(article.authors.length > 0
			? {
					author: article.authors.map((author) => ({
						name: author.name,
						link: site.url + urls.author.href(edition, { slug: author.slug }),
					})),
				}
			: {}),
		...(isMoment(article.published_at) ? { published: new Date(article.published_at * 1000) } : {}),
		date: new Date(changed * 1000),
	});
}
