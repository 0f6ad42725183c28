import { Feed } from 'feed';
import { Hono } from 'hono';
import { pathOf } from '../../../editions/address';
import { labelLine } from '../../../editions/article-labels';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { rootUrls, urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import type { Db } from '../../../platform/db/tx';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import { type FeedArticle, feedArticles } from '../../../queries/article/feed';
import { listArticles } from '../../../queries/article/listing';
import { knownUpdate } from '../../../shared/article/known';
import { tag } from '../../../shared/cache-tags';
import { eachOf } from '../../../shared/left-out';
import { isMoment, latestMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import { type Channel, channels } from '../../screens/about/channels';
import { FEED_FILES, type FeedFile, feedHeaders, nameOf, printFeed, textOf } from './feed-files';
import { knownHtml } from './known-html';

/** Articles a feed carries. */
const LISTED = 30;

/** Links of a feed's text must lead out of the reader, so they become whole addresses. */
const absolute = (html: string, site: Site) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site.url}/`);

/** When an article last became another for its readers, in Unix seconds. */
const changedAt = (article: FeedArticle): number | undefined =>
	latestMoment(article.published_at, article.revised_at, knownUpdate(article.known));

async function compose(db: Db, edition: Edition, site: Site, channel: Channel, file: FeedFile): Promise<Feed> {
	const found = await listArticles(db, { ...channel.listing, hasBriefs: true }, 1, LISTED);
	const articles = await feedArticles(
		db,
		found.list.map((article) => article.id),
	);
	const updated = latestMoment(articles[0]?.published_at, articles[0]?.revised_at);
	const link = (file: FeedFile) => `${site.url}${channel.path === '/' ? '' : channel.path}/${file}`;
	const feed = new Feed({
		id: site.url + channel.path,
		title: nameOf(file, channel.title),
		description: nameOf(file, channel.description),
		link: site.url + channel.path,
		language: edition.language,
		copyright: site.brand.legal_name,
		favicon: site.url + rootUrls.icon.href(),
		...(updated === undefined ? {} : { updated: new Date(updated * 1000) }),
		feedLinks: { rss: link('feed.xml'), atom: link('atom.xml'), json: link('feed.json') },
	});
	const asText = textOf(file);
	const add = (article: FeedArticle) => {
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
				: { content: absolute(knownHtml(edition, article.known) + cleanHtmlCached(article.html), site) }),
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
	};
	eachOf(articles, (article) => `article ${article.id} in a feed`, add);
	return feed;
}

/** RSS, Atom and JSON Feed of each edition, section, tag and author. */
export function createFeeds(db: Database, site: Site): Hono {
	const app = new Hono();
	for (const edition of editions) {
		for (const { path, open } of channels) {
			for (const file of Object.keys(FEED_FILES) as FeedFile[]) {
				const folder = pathOf(edition, path.route);
				app.get(`${folder === '/' ? '' : folder}/${file}`, async (c, next) => {
					const [name = ''] = Object.values(c.req.param() as Record<string, string>);
					const channel = await open(db.read, edition, site, name);
					if (!channel) return next();
					const feed = await compose(db.read, edition, site, channel, file);
					return c.body(printFeed(feed, file), 200, feedHeaders(file, [tag.list(edition.code), ...channel.tags]));
				});
			}
		}
	}
	return app;
}
