import { Hono } from 'hono';
import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { rootUrls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import type { Db } from '../../../platform/db/tx';
import { feedArticles } from '../../../queries/article/feed';
import { listArticles } from '../../../queries/article/listing';
import { fileNames } from '../../../shared/address/addresses';
import { type CacheTag, tag } from '../../../shared/cache-tags';
import { eachOf } from '../../../shared/left-out';
import { latestMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import { type Channel, channels } from '../../screens/about/channels';
import { FEED_FILES, type Feed, type FeedFile, feedHeaders, printFeed } from './feed-files';
import { itemOf, seriesOfArticles } from './feed-item';

/** Articles a feed carries. */
const LISTED = 30;

async function compose(
	db: Db,
	edition: Edition,
	site: Site,
	channel: Channel,
): Promise<{ feed: Feed; tags: CacheTag[] }> {
	const found = await listArticles(db, { ...channel.listing, hasBriefs: true }, 1, LISTED);
	const articles = await feedArticles(
		db,
		found.list.map((article) => article.id),
	);
	const series = await seriesOfArticles(db, articles);
	const link = (file: FeedFile) => `${site.url}${channel.path === '/' ? '' : channel.path}/${file}`;
	const feed: Feed = {
		page: site.url + channel.path,
		title: channel.title,
		description: channel.description,
		language: edition.language,
		rights: site.brand.legal_name,
		icon: site.url + rootUrls.icon.href(),
		changed_at: latestMoment(articles[0]?.published_at, articles[0]?.revised_at),
		files: {
			[fileNames.rss]: link(fileNames.rss),
			[fileNames.atom]: link(fileNames.atom),
			[fileNames.json]: link(fileNames.json),
		},
		items: eachOf(
			articles,
			(article) => `article ${article.id} in a feed`,
			(article) => itemOf(article, { edition, site, series }),
		),
	};
	return { feed, tags: [tag.list(edition.code), ...channel.tags, ...series.map(({ slug }) => tag.series(slug))] };
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
					const { feed, tags } = await compose(db.read, edition, site, channel);
					return c.body(printFeed(feed, file), 200, feedHeaders(file, tags));
				});
			}
		}
	}
	return app;
}
