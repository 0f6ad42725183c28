import { sectionName } from '../../../editions/article-labels';
import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Db } from '../../../platform/db/tx';
import { authorBySlug } from '../../../queries/article/author';
import type { Listing } from '../../../queries/article/listing';
import { tagBySlug } from '../../../queries/article/tag';
import { companyNames } from '../../../queries/company/company';
import { subjectBySlug } from '../../../queries/event/subject';
import type { Path } from '../../../shared/address/path';
import { type CacheTag, tag } from '../../../shared/cache-tags';
import { articleTypes } from '../../../shared/statuses';
import type { Site } from '../../render/screen';

/** What a feed carries, and the page it belongs to. */
export interface Channel {
	/** With the name of the site before it. */
	title: string;
	description: string;
	/** Path of the page the feed belongs to. */
	path: string;
	listing: Listing;
	tags: CacheTag[];
}

type Open = (db: Db, edition: Edition, site: Site, slug: string) => Promise<Channel | undefined>;

/** A page that has feeds beside it. */
export interface Followed {
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
		title: `${site.brand.name}: ${sectionName(edition, section, site.brand)}`,
		description: edition.words.section_lines[section],
		path: path(edition),
		listing: { edition: edition.code, ...listing },
		tags: [],
	});

const openType: Open = async (db, edition, site, name) => {
	const type = articleTypes.find((known) => known === name);
	return type && sectionChannel(type, (own) => urls.newsType.href(own, { type }), { type })(db, edition, site, name);
};

/** Every page whose articles can be followed. */
export const channels: readonly Followed[] = [
	{
		path: urls.home,
		open: async (_db, edition, site) => ({
			title: `${site.brand.name}: ${edition.words.all_news}`,
			description: edition.words.tagline,
			path: urls.home.href(edition),
			listing: { edition: edition.code },
			tags: [],
		}),
	},
	{ path: urls.newsType, open: openType },
	{
		path: urls.briefs,
		open: async (_db, edition, site) => ({
			title: `${site.brand.name}: ${edition.words.briefs}`,
			description: edition.words.briefs_line,
			path: urls.briefs.href(edition),
			listing: { edition: edition.code, kind: 'brief' },
			tags: [],
		}),
	},
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
		path: urls.companyNews,
		async open(db, edition, site, slug) {
			const firm = await companyNames(db, slug);
			if (!firm) return undefined;
			const title = edition.words.companies.news_of({ name: firm.name });
			return {
				title: `${site.brand.name}: ${title}`,
				description: edition.words.companies.news_description({ name: firm.name }),
				path: urls.companyNews.href(edition, { slug }),
				listing: { edition: edition.code, company_id: firm.id },
				tags: [tag.company(firm.id)],
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
