import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Edition, MenuKey, SectionKey } from '../../editions/edition';
import type { Db } from '../../platform/db/tx';
import type { CacheTag } from '../../shared/cache-tags';
import type { Brand } from '../../shared/site/brand';
import type { Wordmark } from '../../shared/site/word-mark';
import type { PageStyle } from './page-styles';

/** Properties of the whole site that do not change while it runs. */
export interface Site {
	/** Origin without a trailing slash. */
	url: string;
	/** False where search engines are kept out: nothing may be indexed. It changes when the site is opened or closed. */
	readonly is_public: boolean;
	brand: Brand;
	/** The word mark, drawn from the name; undefined where its letters cannot be drawn. */
	mark: Wordmark | undefined;
	/** Name of the cookie with the visitor token (specification, section 9). */
	view_cookie: string;
	assets: Assets;
	/** The OpenAPI document, for the page that tries the API. */
	api: ApiDocument;
}

/** The part of the OpenAPI document that the page of the API shows. */
export interface ApiDocument {
	paths: Record<string, Record<string, ApiOperation>>;
}

export interface ApiOperation {
	summary: string;
	parameters: {
		name: string;
		in: 'query' | 'header';
		required: boolean;
		description?: string;
		schema: { type?: string; enum?: string[]; default?: unknown };
	}[];
	requestBody?: {
		content: Record<
			string,
			{ schema: { properties?: Record<string, { type?: string; description?: string }>; required?: string[] } }
		>;
	};
}

/** Addresses of the built files. */
export interface Assets {
	css: string[];
	/** Font files that every page needs from its first paint. */
	fonts: readonly string[];
	pageStyles: Record<PageStyle, string>;
	js: string;
}

/** The input of a screen: the parts of the request that may change a page, and nothing of the visitor. */
export interface PageRequest {
	db: Db;
	edition: Edition;
	site: Site;
	/** Unix seconds. */
	now: number;
	/** Decoded path with the edition's prefix. */
	path: string;
	/** Decoded segments behind the route's fixed part (specification: a route's trailing path). */
	rest: string[];
	/** Only the parameters that the screen has named. */
	query: URLSearchParams;
	/** Adds tags of what the page shows, so that a change drops it: `article:42`, `list:en`. */
	tag(...tags: CacheTag[]): void;
}

/**
 * Title bar of a page (specification, page meta): title, link, background colour; `show_news` adds the category tabs.
 */
export interface TitleBar {
	title: string;
	line?: string;
	link?: string;
	eventNews: boolean;
	/** Current tab. */
	newsType?: string | undefined;
	/** Section whose wash colours the bar. */
	background: SectionKey;
	/** Seed of the picture at its right. */
	art: string;
	/** Only the tabs, without the bar. */
	tabsOnly?: boolean;
}

/** What a search result shows of a page, where its title and description alone would not do (decision 105). */
export interface SearchText {
	/** Title that no other page of the edition has; by default that of the page. */
	title?: string | undefined;
	/** Description that no other page of the edition has; by default that of the page. */
	description?: string | undefined;
	/** Texts that follow a short description, in this order, until it is long enough. */
	more?: readonly string[] | undefined;
	/** True: an editor has written the title for this address, and it is printed as it is. */
	isTitleFixed?: boolean | undefined;
	/** True: an editor has written the description for this address, and it is printed as it is. */
	isDescriptionFixed?: boolean | undefined;
}

/** Metadata of a page, for machines and for the browser's tab. */
export interface Head {
	/** Without the brand; the document adds it. */
	title: string;
	description: string;
	/** Cards and structured data have `title` and `description`; the document's own follow this as well. */
	search?: SearchText | undefined;
	keywords?: string | undefined;
	/** Path of the page itself; with a query only where that is part of the address. */
	canonical: string;
	/** `noindex` …; undefined for ordinary pages. */
	robots?: string | undefined;
	/** Path or address of the picture for cards, 1200 × 630. */
	image?: string | undefined;
	imageAlt?: string | undefined;
	/** Default card type is summary. */
	card?: 'summary' | 'summary_large_image' | undefined;
	type?: 'website' | 'article' | 'profile' | 'book' | undefined;
	/** Path of the page in each edition that has it, its own included. */
	alternates?: Record<string, string> | undefined;
	/** Target of the language switcher in editions that lack the article: their section. */
	switchTo?: Record<string, string> | undefined;
	feeds?: { title: string; path: string }[] | undefined;
	jsonLd?: object[] | undefined;
	previous?: string | undefined;
	next?: string | undefined;
	published_at?: number | undefined;
	modifiedAt?: number | undefined;
	section?: string | undefined;
	tags?: string[] | undefined;
	/** Picture of the largest paint, which is preloaded. */
	preloadImage?: { href: string; media?: string; type?: string } | undefined;
}

/** The layout around a screen. */
export interface Layout {
	menu?: MenuKey | undefined;
	section?: SectionKey | undefined;
	bar?: TitleBar | undefined;
	/** Words of the fixed header; by default the page's title. */
	fixedTitle?: string | undefined;
	/** True: the fixed header shows how far the reader is. */
	progress?: boolean | undefined;
	/** True: there is neither header nor footer. */
	isEmpty?: boolean | undefined;
	/** True: the view alone is sent, without a document around it, for the browser's script to put into pages. */
	isPart?: boolean | undefined;
	/** Shown above a preview page. Nothing on such a page runs, asks or sends. */
	preview?: ReactElement | undefined;
	/** Style sheets of the page beside the site's. */
	styles?: readonly PageStyle[] | undefined;
}

/** There is nothing at the address: the error page with status 404, without a redirect. */
export class Missing {
	constructor(readonly reason: 'unmatched' | 'article' = 'article') {}
}

/** The page has another address. */
export class Redirect {
	constructor(
		readonly location: string,
		readonly status: 301 | 302 | 303 | 308 = 301,
	) {}
}

/** A screen reads data, then draws them. */
export interface Screen<Data> {
	/** Query parameters that change the page; all others are ignored. */
	query?: readonly string[];
	load(request: PageRequest): Promise<Data | Missing | Redirect>;
	head(data: Data, request: PageRequest): Head;
	layout(data: Data, request: PageRequest): Layout;
	View: ComponentType<{ data: Data }>;
	/** HTTP status, 200 by default. */
	status?: number | ((data: Data) => number);
	/**
	 * Seconds for which a cached page is fresh, 60 by default; after that it is served once more while a new one is
	 * drawn.
	 */
	fresh?: number;
	/** False for pages that must never be stored; a function of the data where the screen has both kinds. */
	isCacheable?: boolean | ((data: Data) => boolean);
	/** True where the address holds a token: it is never sent as a referrer. */
	isSecret?: boolean;
}

/** A screen whose type of data is hidden; the route table holds these. */
export interface OpaqueScreen {
	query: readonly string[];
	fresh: number;
	isSecret?: boolean;
	/** Reads the data, and returns how to draw them. */
	open(
		request: PageRequest,
	): Promise<
		Missing | Redirect | { status: number; isCacheable: boolean; head: Head; layout: Layout; view: ReactElement }
	>;
}

/** Declares a screen: `head`, `layout` and `View` receive what `load` returns. */
export function screen<Data extends object>(definition: Screen<Data>): OpaqueScreen {
	const { View } = definition;
	return {
		query: definition.query ?? [],
		fresh: definition.fresh ?? 60,
		isSecret: definition.isSecret ?? false,
		async open(request) {
			const data = await definition.load(request);
			if (data instanceof Missing || data instanceof Redirect) return data;
			const { status = 200, isCacheable = true } = definition;
			return {
				status: typeof status === 'function' ? status(data) : status,
				isCacheable: typeof isCacheable === 'function' ? isCacheable(data) : isCacheable,
				head: definition.head(data, request),
				layout: definition.layout(data, request),
				view: createElement(View, { data }),
			};
		},
	};
}
