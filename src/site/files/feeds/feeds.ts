import { Feed } from 'feed';
import { Hono } from 'hono';
import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { rootUrls, urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import type { Db } from '../../../platform/db/tx';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import { authorBySlug } from '../../../queries/article/author';
import { feedArticles } from '../../../queries/article/feed';
import { type Listing, listArticles } from '../../../queries/article/listing';
import { tagBySlug } from '../../../queries/article/tag';
import { subjectBySlug } from '../../../queries/event/subject';
import type { Path } from '../../../shared/address/path';
import { type CacheTag, tag } from '../../../shared/cache-tags';
import { articleTypes } from '../../../shared/statuses';
import { labelLine } from '../../blocks/article-label';
import type { Site } from '../../render/screen';
import { FEED_FILES, type FeedFile, feedHeaders, printFeed } from './feed-files';

/** Articles a feed carries. */
const LISTED = 30;

interface Channel {
	title: string;
	description: string;
	/** Path of the page the feed belongs to. */
	path: string;
	listing: Listing;
	tags: CacheTag[];
}

type Open = (db: Db, edition: Edition, site: Site, slug: string) => Promise<Channel | undefined>;

const sectionTitle = (edition: Edition, site: Site, section: keyof Edition['words']['sections']) => {
	const name = edition.words.sections[section];
	return typeof name === 'function' ? name({ brand: site.brand.name }) : name;
};

/** A page that has feeds beside it. */
interface Followed {
	path: Path<string>;
	open: Open;
}

const sectionChannel =
	(
		section: keyof Edition['words']['section_lines'],
		path: (edition: Edition) => string,
		listing: Omit<Listing, 'edition'>,
	): Open =>
	async (_db, edition, site) => ({
		title: `${site.brand.name}: ${sectionTitle(edition, site, section)}`,
		description: edition.words.section_lines[section],
		path: path(edition),
		listing: { edition: edition.code, ...listing },
		tags: [],
	});

const openType: Open = async (db, edition, site, name) => {
	const type = articleTypes.find((known) => known === name);
	return type && sectionChannel(type, (own) => urls.newsType.href(own, { type }), { type })(db, edition, site, name);
};

/** Every page that has feeds. */
const channels: readonly Followed[] = [
	{
		path: urls.home,
		open: async (_db, edition, site) => ({
			title: site.brand.name,
			description: edition.words.tagline,
			path: urls.home.href(edition),
			listing: { edition: edition.code },
			tags: [],
		}),
	},
	{ path: urls.newsType, open: openType },
	{ path: urls.interview, open: sectionChannel('interview', urls.interview.href, { kind: 'interview' }) },
	{ path: urls.data, open: sectionChannel('data', urls.data.href, { kind: 'data' }) },
	{ path: urls.headline, open: sectionChannel('headline', urls.headline.href, { is_headline: true }) },
	{
		path: urls.tag,
		async open(db, edition, site, slug) {
			const found = await tagBySlug(db, edition.code, slug);
			return (
				found && {
					title: `${site.brand.name}: ${found.name}`,
					description: found.description || found.name,
					path: urls.tag.href(edition, { slug }),
					listing: { edition: edition.code, tag_id: found.id },
					tags: [tag.tag(found.id)],
				}
			);
		},
	},
	{
		path: urls.topic,
		async open(db, edition, site, slug) {
			const topic = (await subjectBySlug(db, edition.code, slug))?.topic;
			if (!topic) return undefined;
			return {
				title: `${site.brand.name}: ${topic.name}`,
				description: topic.summary || topic.name,
				path: urls.topic.href(edition, { slug }),
				listing: { edition: edition.code, topic_id: topic.id },
				tags: [tag.topics, tag.topic(topic.id)],
			};
		},
	},
	{
		path: urls.author,
		async open(db, edition, site, slug) {
			const author = await authorBySlug(db, slug);
			return (
				author && {
					title: `${site.brand.name}: ${author.name}`,
					description: author.texts[edition.code]?.bio ?? author.name,
					path: urls.author.href(edition, { slug }),
					listing: { edition: edition.code, author_id: author.id },
					tags: [tag.authorNamed(author.slug)],
				}
			);
		},
	},
];

/** Links of a feed's text must lead out of the reader, so they become whole addresses. */
const absolute = (html: string, site: Site) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site.url}/`);

async function compose(db: Db, edition: Edition, site: Site, channel: Channel): Promise<Feed> {
	const found = await listArticles(db, channel.listing, 1, LISTED);
	const articles = await feedArticles(
		db,
		found.list.map((article) => article.id),
	);
	const newest = articles[0];
	const link = (file: FeedFile) => `${site.url}${channel.path === '/' ? '' : channel.path}/${file}`;
	const feed = new Feed({
		id: site.url + channel.path,
		title: channel.title,
		description: channel.description,
		link: site.url + channel.path,
		language: edition.language,
		copyright: site.brand.legal_name,
		favicon: site.url + rootUrls.icon.href(),
		...(newest ? { updated: new Date(Math.max(newest.published_at, newest.revised_at ?? 0) * 1000) } : {}),
		feedLinks: { rss: link('feed.xml'), atom: link('atom.xml'), json: link('feed.json') },
	});
	for (const article of articles) {
		const url = site.url + urls.article.href(edition, article);
		feed.addItem({
			id: url,
			title: [labelLine(edition.words, article), article.title || edition.words.untitled].filter(Boolean).join(': '),
			link: url,
			description: article.standfirst,
			...(article.is_protected ? {} : { content: absolute(cleanHtmlCached(article.html), site) }),
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
			published: new Date(article.published_at * 1000),
			date: new Date((article.revised_at ?? article.published_at) * 1000),
		});
	}
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
					const feed = await compose(db.read, edition, site, channel);
					return c.body(printFeed(feed, file), 200, feedHeaders(file, [tag.list(edition.code), ...channel.tags]));
				});
			}
		}
	}
	return app;
}
