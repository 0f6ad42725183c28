import { API, COVER, PREVIEW, STORED_FILES, SUBSCRIBE } from './folders';

/**
 * Every address of the site: nothing else in the source spells one but `folders.ts` beside it. Pure strings, so that
 * checks and the newsroom may read them; `src/editions/urls.ts` makes the builders of them. `:name` is a parameter of
 * one segment or of a part of one.
 */

/** Addresses that every edition has, behind its prefix. */
export const pages = {
	home: '/',
	notFound: '/404',
	news: '/news',
	newsList: '/news/list',
	newsType: '/news/list/:type',
	headline: '/news/headline',
	briefs: '/news/brief',
	interview: '/news/interview',
	data: '/news/data',
	series: '/news/data/:slug',
	articleById: '/news/detail',
	article: '/news/:seo_url',
	topics: '/topic',
	topic: '/topic/:slug',
	directory: '/topic/:slug/enterprise',
	enterprise: '/topic/:topic/enterprise/:slug',
	wall: '/topic/:slug/wall',
	tags: '/tag',
	tag: '/tag/detail/:slug',
	authors: '/author',
	author: '/author/:slug',
	companies: '/company',
	company: '/company/:slug',
	companyNews: '/company/:slug/news',
	china: '/china',
	calendar: '/calendar',
	markets: '/market',
	market: '/market/:slug',
	rules: '/rule',
	license: '/license',
	licenseRecord: '/license/:slug',
	books: '/book',
	book: '/book/detail/:slug',
	search: '/search',
	tools: '/tool',
	calculate: '/tool/calculate',
	about: '/about',
	corrections: '/about/corrections',
	feeds: '/about/feeds',
	page: '/about/:name',
	dialogs: '/dialogs',
	subscribe: SUBSCRIBE,
	issue: `${SUBSCRIBE}/issue/:slug`,
	confirm: `${SUBSCRIBE}/confirm/:token`,
	unsubscribe: `${SUBSCRIBE}/unsubscribe/:token`,
	preferences: `${SUBSCRIBE}/preferences/:token`,
	preview: `${PREVIEW}/:token`,
	previewFile: `${PREVIEW}/:token/:file`,
	seriesCsv: '/news/data/:slug{.+}.csv',
	seriesJson: '/news/data/:slug{.+}.json',
	seriesSvg: '/news/data/:slug{.+}.svg',
	seriesPng: '/news/data/:slug{.+}.png',
	exhibitionsCalendar: '/topic/calendar.ics',
	topicCalendar: '/topic/:slug{[a-z0-9-]{1,200}}.ics',
	calculateCsv: '/tool/calculate.csv',
	calculateJson: '/tool/calculate.json',
} as const;

/** Pages that have moved for good, in every edition: each old address with its new one. */
export const moved = [
	['/news/editorial', pages.interview],
	['/news/list/market', '/news/list/company'],
] as const satisfies readonly (readonly [from: string, to: string])[];

/** Files beside a page of feeds, and beside a list of the calendar or of the register. */
export const fileNames = {
	rss: 'feed.xml',
	atom: 'atom.xml',
	json: 'feed.json',
	calendar: 'calendar.ics',
	register: 'register.csv',
} as const;

/** Addresses that exist once, outside the editions. */
export const rootPaths = {
	media: `${STORED_FILES}/:name`,
	cover: COVER,
	siteCard: '/social/site.png',
	socialCard: '/social/:edition/:id{[1-9][0-9]{0,8}}-:version{[0-9]{1,12}}.png',
	pageCard: '/social/:edition/:page/:name{[^/]{1,200}}.png',
	robots: '/robots.txt',
	sitemap: '/sitemap.xml',
	sitemapPages: '/sitemap-pages.xml',
	sitemapTopics: '/sitemap-topics.xml',
	sitemapArticles: '/sitemap-articles-:part{[1-9][0-9]{0,5}}.xml',
	sitemapLicenses: '/sitemap-licenses-:part{[1-9][0-9]{0,5}}.xml',
	sitemapCompanies: '/sitemap-companies-:part{[1-9][0-9]{0,5}}.xml',
	sitemapNews: '/sitemap-news.xml',
	speculationRules: '/speculation-rules.json',
	icon: '/favicon.svg',
	/** Asked for by programs that read no page: readers of feeds, old browsers. */
	oldIcon: '/favicon.ico',
	touchIcon: '/apple-touch-icon.png',
	logo: '/icon-512.png',
	accent: '/accent-:colour{[0-9a-f]+}.css',
	apiDocs: `${API}/docs`,
	openApi: `${API}/openapi.json`,
	healthy: '/healthz',
	ready: '/readyz',
	metrics: '/metrics',
} as const;
