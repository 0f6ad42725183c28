import { join } from 'node:path';
import { Hono } from 'hono';
import { calls, createApi } from './api/index';
import { openApi } from './api/openapi';
import { createCalendars } from './app/calendars';
import { createDataFiles } from './app/data-files';
import { createFeeds } from './app/feeds/feeds';
import { createSitemaps } from './app/feeds/sitemaps';
import { createLicenseFiles } from './app/license-files';
import type { Assets, Site } from './app/screen';
import { seoOf } from './app/seo';
import { createSite } from './app/site';
import { createSocialCards } from './app/social-cards';
import { recordMissingPath } from './commands/record-missing-path';
import type { Database } from './data/db';
import { createCoverRoutes } from './media/cover-routes';
import { diskStorage } from './media/disk';
import { createMediaRoutes } from './media/media-routes';
import { createResizer } from './media/resize';
import { mediaByName } from './queries/media';
import type { Settings } from './settings';

export interface ApplicationOptions {
	settings: Settings;
	db: Database;
	assets: Assets;
	/** Unix seconds; the clock of the machine where it is left out. */
	clock?: () => number;
	log: (line: Record<string, unknown>) => void;
}

/** Everything behind the front: pictures, feeds, the API, the site. `application.request(path)` answers as a browser would be. */
export function createApplication(options: ApplicationOptions): Hono {
	const { settings, db, assets, log } = options;
	const clock = options.clock ?? (() => Math.floor(Date.now() / 1000));
	const site: Site = {
		url: settings.site_url,
		is_public: settings.is_public,
		brand: settings.brand,
		assets,
		api: openApi(calls, { site_url: settings.site_url, brand_name: settings.brand.name }),
	};
	const app = new Hono();
	const storage = diskStorage(join(settings.data_dir, 'media'));
	app.route('/', createCoverRoutes());
	app.route('/', createMediaRoutes({ storage, resizer: createResizer(storage, join(settings.data_dir, 'variants')), find: (name) => mediaByName(db.read, name) }));
	app.route('/', createSocialCards(db, site));
	app.route('/', createDataFiles(db));
	app.route('/', createLicenseFiles(db, clock));
	app.route('/', createCalendars(db, site, clock));
	app.route('/', createFeeds(db, site));
	app.route('/', createSitemaps(db, site, clock));
	app.route('/', createApi({ db, site_url: settings.site_url, brand_name: settings.brand.name, clock, log, seoOf: (path) => seoOf(db.read, site, clock(), path) }));
	app.route(
		'/',
		createSite({
			db,
			site,
			clock,
			onMissing: (path, edition) => {
				recordMissingPath(db, path, edition.code, clock()).catch((error: unknown) => log({ event: 'missing_path_not_recorded', reason: String(error) }));
			},
		}),
	);
	app.onError((error, c) => {
		log({ event: 'error', path: c.req.path, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
		return new Response('Internal Server Error', { status: 500, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' } });
	});
	return app;
}
