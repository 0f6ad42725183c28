import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Edition, MenuKey, SectionKey } from '../../editions/edition';
import type { Db } from '../../platform/db/tx';
import type { CacheTag } from '../../shared/cache-tags';
import type { Brand } from '../../shared/site/brand';
import type { Wordmark } from '../../shared/site/word-mark';
import type { PageStyle } from './page-styles';

/** What is true of the whole site while it runs. */
export interface Site {
	/** Origin without a trailing slash. */
	url: string;
	/** False outside production: nothing may be indexed. */
	is_public: boolean;
	brand: Brand;
	/** The word mark, drawn from the name; undefined where its letters cannot be drawn. */
	mark: Wordmark | undefined;
	/** Name of the cookie with the visitor token (specification, section 9). */
	view_cookie: string;
	assets: Assets;
	/** The OpenAPI document, for the page that tries the API. */
	api: ApiDocument;
}

/** What the page of the API shows of its OpenAPI document. */
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
	/** Files of letters that every page is set in from its first paint. */
	fonts: readonly string[];
	pageStyles: Record<PageStyle, string>;
	js: string;
}

/** What a screen reads with: the request's parts that may change a page, and nothing of the visitor. */
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
	/** Only the parameters the screen has named. */
	query: URLSearchParams;
	/** Names what the page shows, so that a change drops it: `article:42`, `list:en`. */
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

/** What machines and the tab of the browser learn of a page. */
export interface Head {
	/** Without the brand; the document adds it. */
	title: string;
	description: string;
	keywords?: string | undefined;
	/** Path of the page itself, without query unless it is part of the address. */
	canonical: string;
	/** `noindex` … ; left out for ordinary pages. */
	robots?: string | undefined;
	/** Path or address of the picture for cards, 1200 × 630. */
	image?: string | undefined;
	imageAlt?: string | undefined;
	/** Default card type is summary. */
	card?: 'summary' | 'summary_large_image' | undefined;
	type?: 'website' | 'article' | 'profile' | 'book' | undefined;
	/** Path of this article in each edition that has it, its own included. */
	alternates?: Record<string, string> | undefined;
	/** Where the language switcher leads in editions that lack the article: that edition's section. */
	switchTo?: Record<string, string> | undefined;
	feeds?: { title: string; path: string }[] | undefined;
	jsonLd?: object[] | undefined;
	previous?: string | undefined;
	next?: string | undefined;
	published_at?: number | undefined;
	modifiedAt?: number | undefined;
	section?: string | undefined;
	tags?: string[] | undefined;
	/** Picture of the largest paint, preloaded. */
	preloadImage?: { href: string; media?: string; type?: string } | undefined;
}

/** How the layout around a screen looks. */
export interface Layout {
	menu?: MenuKey | undefined;
	section?: SectionKey | undefined;
	bar?: TitleBar | undefined;
	/** Words of the fixed bar; the page's title where it is left out. */
	fixedTitle?: string | undefined;
	/** Reading progress in the fixed bar. */
	progress?: boolean | undefined;
	/** Neither header nor footer. */
	isEmpty?: boolean | undefined;
	/** What stands above a page that is shown to somebody outside; nothing on such a page runs, asks or sends. */
	preview?: ReactElement | undefined;
	/** What the page needs beside the site's stylesheet. */
	styles?: readonly PageStyle[] | undefined;
}

/** What the address names does not exist: the error page, status 404, at its own address. */
export class Missing {
	constructor(readonly reason: 'unmatched' | 'article' = 'article') {}
}

/** The page stands elsewhere. */
export class Redirect {
	constructor(
		readonly location: string,
		readonly status: 301 | 302 | 303 | 308 = 301,
	) {}
}

/** A screen reads, then draws what it has read. */
export interface Screen<Data> {
	/** Query parameters that make another page; all others are ignored. */
	query?: readonly string[];
	load(request: PageRequest): Promise<Data | Missing | Redirect>;
	head(data: Data, request: PageRequest): Head;
	layout(data: Data, request: PageRequest): Layout;
	View: ComponentType<{ data: Data }>;
	/** HTTP status; 200 where it is left out. */
	status?: number | ((data: Data) => number);
	/** Seconds a cached page is fresh; then it is served once more while a new one is drawn. 60 where it is left out. */
	fresh?: number;
	/** False for pages that must never be stored; of the data where a screen has both kinds. */
	isCacheable?: boolean | ((data: Data) => boolean);
	/** True where the address holds a token: nobody is told it as a referrer. */
	isSecret?: boolean;
}

/** A screen whose data only it knows; the route table holds these. */
export interface OpaqueScreen {
	query: readonly string[];
	fresh: number;
	isSecret?: boolean;
	/** Reads, and answers how to draw what was read. */
	open(
		request: PageRequest,
	): Promise<
		Missing | Redirect | { status: number; isCacheable: boolean; head: Head; layout: Layout; view: ReactElement }
	>;
}

/** Declares a screen: what `load` returns is what `head`, `layout` and `View` receive. */
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
