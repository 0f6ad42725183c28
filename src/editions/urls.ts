import { fileNames, pages, rootPaths } from '../shared/address/addresses';
import { styledUrl } from '../shared/address/media-url';
import { standardPages } from '../shared/site/standard-pages';
import { articleTypes } from '../shared/statuses';
import { addresses, pathOf, rootAddresses } from './address';
import type { Edition, MenuKey } from './edition';
import { calendarFileUrl, calendarListUrl } from './paths/calendar-path';
import { companyListUrl } from './paths/company-path';
import { directoryUrl } from './paths/directory-path';
import { license_categories, licenseListUrl } from './paths/license-path';
import { ruleListUrl } from './paths/rule-path';
import { searchUrl } from './paths/search-path';

const plain = addresses(pages);

/** Path of an article within any edition. */
const articlePath = ({ id, seo_url }: { id: number; seo_url: string | null }): string =>
	seo_url ? plain.article.path({ seo_url }) : `${pages.articleById}?id=${id}`;

/** Every address of the site: what the router takes (`route`, `tree`) and how it is built (`path`, `href`). */
export const urls = {
	...plain,
	/** An article: /news/{seo_url} when it has one, otherwise /news/detail?id={id}. */
	article: {
		...plain.article,
		path: articlePath,
		href: (edition: Edition, article: { id: number; seo_url: string | null }): string =>
			pathOf(edition, articlePath(article)),
	},
	/** Page of /news/list; without a type and on page 1 it is /news itself. */
	newsList: {
		...plain.newsList,
		href(edition: Edition, type?: string, page = 1): string {
			if (type) return plain.newsType.href(edition, { type }, page);
			return page === 1 ? plain.news.href(edition) : plain.newsList.href(edition, page);
		},
	},
	/** Exhibitors of an event. */
	directory: { ...plain.directory, href: directoryUrl },
	/** The firms, by filter and page. */
	companies: { ...plain.companies, href: companyListUrl },
	/** The dates, by filter and page. */
	calendar: { ...plain.calendar, href: calendarListUrl },
	/** The calendar file of a list of dates. */
	calendarFile: { href: calendarFileUrl },
	/** The rule tracker, by filter. */
	rules: { ...plain.rules, href: ruleListUrl },
	/** The register of licences, by filter and page. */
	license: { ...plain.license, href: licenseListUrl },
	/** A search, by keyword, filter and page; without a keyword the form. */
	search: { ...plain.search, href: searchUrl },
	/** An editable page; the page named `about` is /about itself. */
	page: {
		...plain.page,
		href: (edition: Edition, name: string): string =>
			name === 'about' ? plain.about.href(edition) : plain.page.href(edition, { name }),
	},
	/** What a feed is and how it is followed; with the path of a page that has one, the feed of that page. */
	feeds: {
		...plain.feeds,
		/** @param page path of the page in its edition, with the edition's prefix, encoded */
		of: (edition: Edition, page: string): string =>
			plain.feeds.href(edition) + page.slice(edition.prefix.length).replace(/^\/$/, ''),
	},
	/** Address of each item of the menu. */
	menu: { href: (edition: Edition, key: MenuKey): string => menu[key](edition) },
	/** Listing screen of a section. */
	section: {
		href: (edition: Edition, section: string): string =>
			sections[section]?.(edition) ?? plain.newsType.href(edition, { type: section }),
	},
};

/** Addresses that exist once, outside the editions. */
export const rootUrls = rootAddresses(rootPaths);

const type =
	(name: (typeof articleTypes)[number]) =>
	(edition: Edition): string =>
		plain.newsType.href(edition, { type: name });

const menu: Record<MenuKey, (edition: Edition) => string> = {
	home: plain.home.href,
	company: type('company'),
	product: type('product'),
	regulation: type('regulation'),
	china: plain.license.href,
	data: plain.data.href,
	exhibition: plain.topics.href,
	interview: plain.interview.href,
};

const sections: Readonly<Record<string, (edition: Edition) => string>> = {
	data: plain.data.href,
	interview: plain.interview.href,
	exhibition: plain.topics.href,
	china: plain.china.href,
	headline: plain.headline.href,
};

/** The feed of the whole edition. */
export const feed = urls.home.file(fileNames.rss);

/** Card of an article for other sites; a new version of the article has a new address. */
export const socialCardUrl = (article: {
	id: number;
	edition: string;
	published_at: number;
	revised_at: number | null;
}): string =>
	rootUrls.socialCard.href({
		edition: article.edition,
		id: article.id,
		version: article.revised_at ?? article.published_at,
	});

/** Picture of an article for other sites: its photograph where it has one, else its card. */
export const articleImageUrl = (
	article: Parameters<typeof socialCardUrl>[0] & { cover: { name: string } | null },
): string => (article.cover ? styledUrl(article.cover.name, 'social_1200x630') : socialCardUrl(article));

/** Pages that have a card of their own beside articles. */
export type CardPage = 'topic' | 'company' | 'license' | 'book' | 'tool' | 'market';

/** Card of such a page for other sites. @param name the last part of its address; of a calculator its name */
export const pageCardUrl = (edition: Edition, page: CardPage, name: string): string =>
	rootUrls.pageCard.href({ edition: edition.code, page, name });

const editionless = { prefix: '' } as Edition;

/** Screens with one address each, as paths within an edition: for the sitemap and for the tests that walk every one. */
export const fixedPaths: readonly string[] = [
	plain.home.path(),
	plain.news.path(),
	...articleTypes.map((name) => plain.newsType.path({ type: name })),
	plain.headline.path(),
	plain.briefs.path(),
	plain.data.path(),
	plain.interview.path(),
	plain.china.path(),
	plain.license.path(),
	...license_categories.map((category) => licenseListUrl(editionless, { category })),
	plain.topics.path(),
	plain.companies.path(),
	plain.calendar.path(),
	calendarListUrl(editionless, { isPast: true }),
	plain.markets.path(),
	plain.rules.path(),
	plain.search.path(),
	plain.calculate.path(),
	plain.about.path(),
	...standardPages.flatMap((name) => (name === 'about' ? [] : plain.page.path({ name }))),
	plain.subscribe.path(),
	plain.tags.path(),
	plain.authors.path(),
	plain.books.path(),
	plain.tools.path(),
	plain.corrections.path(),
	plain.feeds.path(),
];
