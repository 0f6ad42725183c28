import { Hono } from 'hono';
import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { defaultEdition, editionOfPath, editions } from '../../editions/editions';
import { rootUrls, urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { makeFormToken } from '../../platform/security/form-token';
import type { SigningKeys } from '../../platform/security/signature';
import { redirectFor } from '../../queries/site/redirect';
import { seoOverride } from '../../queries/site/seo';
import { moved } from '../../shared/address/addresses';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { BytesResponse } from '../../shared/http/bytes-response';
import { type FormRouterOptions, mountFormRefusals, mountForms } from '../forms/form-router';
import { apiDocsScreen } from '../screens/api/docs';
import { errorScreen } from '../screens/error/error';
import { lead } from './elsewhere/lead-moved';
import { oldQueryIn, withoutOldQuery } from './elsewhere/old-query';
import { addressInOtherCase } from './elsewhere/other-case';
import { drawPage } from './entry.server';
import { withOverride } from './head/seo';
import { limitSearch } from './limit-search';
import { askMiddleware } from './middleware';
import { routes } from './routes';
import { Missing, type OpaqueScreen, type PageRequest, Redirect, type Site } from './screen';
import { headWithoutSwitchedOff, withoutSwitchedOff } from './switched-off/switched-off';

export interface SiteOptions {
	db: Database;
	site: Site;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	/** Most sign-ups per hour for the whole site. */
	mail_ceiling: number;
	/** Most searches of one client in a minute. */
	searchLimit: number;
	/** Called with addresses that have no page (material for the redirect manager). */
	onMissing(path: string, edition: Edition): void;
}

/** Seconds for which stale pages may be shown while the database is away (security promise T2). */
const STALE_SECONDS = 86_400;

const cacheControl = (seconds: number) =>
	`public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;

/** Decoded segments behind a pattern's fixed part. */
function trailing(path: string, pattern: string, edition: Edition): string[] {
	const fixed = pathOf(edition, pattern.replace(/\/?\*$/, '') || '/');
	return path.slice(fixed.length).split('/').filter(Boolean);
}

/** The readers' pages of every edition, as an app of its own: `app.request('/es/news/a')` returns one. */
export function createSite(options: SiteOptions): Hono {
	const { db, site, clock } = options;
	const app = new Hono({ strict: true });

	// Pages can be read where the keys cannot: a form then asks to be sent once more.
	let last = { now: 0, key: '', token: '' };
	const currentFormToken = async (now: number): Promise<string> => {
		const keys = await options.keys().catch(() => undefined);
		if (!keys) return '';
		// All pages of one second have the same token.
		if (last.now !== now || last.key !== keys[0]) last = { now, key: keys[0], token: makeFormToken(keys, now) };
		return last.token;
	};

	/**
	 * Finds the redirect for an address without a page: first by address and query, where there is a query, then by
	 * address.
	 */
	const redirectOf = async ({ path, query }: PageRequest) =>
		(query.size > 0 ? await redirectFor(db.read, `${path}?${query}`) : undefined) ?? (await redirectFor(db.read, path));

	/** The request with which a screen is read. @param path decoded @param tags receives those of what it shows */
	const requestFor = (
		{ edition, pattern, screen }: { edition: Edition; pattern: string; screen: OpaqueScreen },
		path: string,
		asked: URLSearchParams,
		tags: Set<CacheTag>,
	): PageRequest => {
		const query = new URLSearchParams();
		for (const name of screen.query) {
			const value = asked.get(name);
			if (value !== null) query.set(name, value);
		}
		return {
			db: db.read,
			edition,
			site,
			now: clock(),
			path,
			rest: trailing(path, pattern, edition),
			query,
			tag: (...names) => {
				for (const name of names) tags.add(name);
			},
		};
	};

	/** A redirect to the page of an address in other case; undefined where there is none. @param path decoded */
	const inOtherCase = async (path: string, asked: URLSearchParams, tags = new Set<CacheTag>()) => {
		const found = await addressInOtherCase(db.read, routes, path, (place, folded) =>
			requestFor(place, folded, asked, tags),
		);
		return found && lead(found.location, found.status, tags);
	};

	const answer = async (
		screen: OpaqueScreen,
		request: PageRequest,
		tags: Set<CacheTag>,
		asked: URLSearchParams,
		formToken?: string,
	): Promise<Response> => {
		const opened = await screen.open(request);
		if (opened instanceof Redirect) return lead(opened.location, opened.status, tags);
		if (opened instanceof Missing) {
			const moved = await redirectOf(request);
			if (moved?.target) return lead(moved.target, moved.status, tags);
			tags.add(tag.addresses);
			if (moved) return answer(errorScreen(410, opened.reason), request, tags, asked, formToken);
			const cased = await inOtherCase(request.path, asked, tags);
			if (cased) return cased;
			options.onMissing(request.path, request.edition);
			return answer(errorScreen(404, opened.reason), request, tags, asked, formToken);
		}
		const switchedOff = { hidden: site.brand.hidden, path: request.path, origin: site.url };
		const head = headWithoutSwitchedOff(
			withOverride(opened.head, await seoOverride(db.read, request.path)),
			switchedOff,
		);
		tags.add(tag.seo);
		const { edition, now } = request;
		const drawn = drawPage({
			edition,
			site,
			now,
			formToken: formToken ?? (await currentFormToken(now)),
			head,
			layout: opened.layout,
			view: opened.view,
		});
		const page = withoutSwitchedOff(drawn, switchedOff);
		const isKept = opened.isCacheable;
		return new BytesResponse(Buffer.from(page), {
			status: opened.status,
			headers: {
				'content-type': 'text/html; charset=utf-8',
				'content-language': request.edition.language,
				'cache-control': isKept
					? cacheControl(opened.status === 404 || opened.status === 410 ? 60 : screen.fresh)
					: 'private, no-store',
				// Answers that are not cached carry their tags too: what is withdrawn while an answer is on its way is not
				// sent.
				'cache-tag': [...tags].join(','),
				...(screen.isSecret ? { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } : {}),
				// A part of pages has no head that would say so.
				...(opened.layout.isPart ? { 'x-robots-tag': 'noindex' } : {}),
			},
		});
	};

	/**
	 * A redirect for what an imported site had named by a query (`/?p=12`); undefined where it is not known.
	 */
	const oldAddress = async (url: URL): Promise<Response | undefined> => {
		const name = oldQueryIn(url);
		const moved =
			name && (await redirectFor(db.read, `${decodeURIComponent(url.pathname)}?${name}=${url.searchParams.get(name)}`));
		return moved?.target ? lead(moved.target, moved.status) : undefined;
	};

	const read = async (
		request: Request,
		edition: Edition,
		pattern: string,
		screen: OpaqueScreen,
		formToken?: string,
	): Promise<Response> => {
		const { pathname, searchParams } = new URL(request.url);
		const tags = new Set<CacheTag>();
		const place = { edition, pattern, screen };
		return answer(
			screen,
			requestFor(place, decodeURIComponent(pathname), searchParams, tags),
			tags,
			searchParams,
			formToken,
		);
	};

	const forms: FormRouterOptions = {
		db,
		clock,
		keys: options.keys,
		site_url: site.url,
		mail_ceiling: options.mail_ceiling,
		async draw(request, edition, pattern, screen, { headers = {}, formToken } = {}) {
			const response = await read(request, edition, pattern, screen, formToken);
			for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
			return response;
		},
	};
	mountForms(app, forms);
	const middleware = { limit_search: limitSearch({ ...forms, searchLimit: options.searchLimit }) };
	for (const edition of editions) {
		for (const [from, to] of moved) app.get(pathOf(edition, from), (c) => c.redirect(pathOf(edition, to), 301));
		for (const [pattern, screen, named] of routes) {
			app.get(pathOf(edition, pattern), async (c) => {
				const url = new URL(c.req.url);
				if (oldQueryIn(url)) return (await oldAddress(url)) ?? lead(withoutOldQuery(url), 302);
				return (
					(named && (await askMiddleware(middleware, named, c, edition))) || read(c.req.raw, edition, pattern, screen)
				);
			});
		}
	}
	// The page of the API exists once, outside the editions.
	app.get(rootUrls.apiDocs.route, (c) => read(c.req.raw, defaultEdition, rootUrls.apiDocs.route, apiDocsScreen));
	// Any unmatched path goes to the error page, in the edition of the path that failed.
	app.get('*', async (c) => {
		const url = new URL(c.req.url);
		const path = decodeURIComponent(url.pathname);
		const edition = editionOfPath(path);
		const old = await oldAddress(url);
		if (old) return old;
		const moved = await redirectFor(db.read, path);
		if (moved?.target) return lead(moved.target, moved.status);
		if (moved) return read(c.req.raw, edition, '/*', errorScreen(410, 'unmatched'));
		const cased = await inOtherCase(path, url.searchParams);
		if (cased) return cased;
		options.onMissing(path, edition);
		return lead(urls.notFound.href(edition), 302);
	});
	mountFormRefusals(app, forms);
	// Forms were answered above: all other pages can only be read.
	app.all('*', (c) => {
		const edition = editionOfPath(decodeURIComponent(new URL(c.req.url).pathname));
		return forms.draw(c.req.raw, edition, '/*', errorScreen(405, 'unmatched'), {
			headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
		});
	});
	return app;
}
