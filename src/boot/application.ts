import { join } from 'node:path';
import { Hono } from 'hono';
import { actors } from '../access/actor';
import { createApi, publicCalls } from '../api/index';
import { createNewsroomCalls } from '../api/newsroom/newsroom';
import { openApi } from '../api/openapi';
import { isPassingFault } from '../call/database-fault';
import { actingAs } from '../commands/act';
import { signingKeys } from '../commands/security/signing-keys';
import { recordMissingPath } from '../commands/site/record-missing-path';
import { editions } from '../editions/editions';
import { isPartial } from '../editions/words/words';
import type { Database } from '../platform/db/db';
import { createResizer } from '../platform/images/resize';
import { openStorage } from '../platform/storage/open-storage';
import type { FileStorage } from '../platform/storage/storage';
import { openUploadStore } from '../platform/storage/upload-store';
import { mediaByName } from '../queries/site/media';
import { withdrawnPictures } from '../queries/site/withdrawn-pictures';
import { setImageProcessor } from '../shared/address/media-url';
import { mediaIn } from '../shared/cache-tags';
import { loggable, reasonOf, traceOf } from '../shared/loggable';
import { createCalculateFiles } from '../site/files/calculate-files';
import { createCalendarFiles } from '../site/files/calendar-files';
import { createCalendars } from '../site/files/calendars';
import { createCoverRoutes } from '../site/files/cover-routes';
import { createDataFiles } from '../site/files/data-files';
import { createFeeds } from '../site/files/feeds/feeds';
import { createLicenseFeeds } from '../site/files/feeds/license-feeds';
import { createSitemaps } from '../site/files/feeds/sitemaps';
import { createLicenseFiles } from '../site/files/license-files';
import { createMediaRoutes } from '../site/files/media-routes';
import { createSocialCards } from '../site/files/social-cards';
import { limitFiles } from '../site/render/limit-search';
import { sayingLanguages } from '../site/render/say-languages';
import type { Assets, Site } from '../site/render/screen';
import { seoOf } from '../site/render/seo';
import { createSite } from '../site/render/site';
import { createNewsroomPage, type NewsroomAssets } from './newsroom-page';
import type { Settings } from './settings';

export interface ApplicationOptions {
	settings: Settings;
	db: Database;
	assets: Assets;
	/** Without them there is no page of the newsroom. */
	newsroomAssets?: NewsroomAssets;
	/** Unix seconds; the clock of the machine where it is left out. */
	clock?: () => number;
	log: (line: Record<string, unknown>) => void;
	/** Where stored files live; where the settings say, when it is left out. */
	storage?: FileStorage;
}

/**
 * Everything behind the front: pictures, feeds, the API, the site. `application.request(path)` answers as a browser
 * would be.
 */
export function createApplication(options: ApplicationOptions): Hono {
	const { settings, db, assets, log } = options;
	const clock = options.clock ?? (() => Math.floor(Date.now() / 1000));
	const site: Site = {
		url: settings.site_url,
		is_public: settings.is_public,
		brand: settings.brand,
		view_cookie: `${settings.is_public ? '__Host-' : ''}${settings.cookie_prefix}_view_`,
		assets,
		api: openApi(publicCalls, {
			site_url: settings.site_url,
			brand_name: settings.brand.name,
		}),
	};
	setImageProcessor(settings.imageProcessorStyle);
	const keys = signingKeys(db, settings.secretKeys);
	const app = new Hono();
	if (editions.some(({ words }) => isPartial(words))) app.use('*', sayingLanguages);
	const fileLimit = limitFiles({ db, clock, keys, searchLimit: settings.searchLimit });
	const storage = options.storage ?? openStorage(settings);
	const uploadStore = openUploadStore(join(settings.dataDir, 'uploads'));
	const resizer = createResizer(storage, join(settings.dataDir, 'variants'));
	// What may not be shown any more is not kept in other sizes either.
	db.changes.on('purged', (tags) => void Promise.all(mediaIn(tags).map((name) => resizer.forget(name))));
	const { isSeedWithdrawn, isFileWithdrawn } = withdrawnPictures(db);
	app.route('/', createCoverRoutes(isSeedWithdrawn));
	app.route(
		'/',
		createMediaRoutes({
			storage,
			resizer,
			find: async (name) => ((await isFileWithdrawn(name)) ? undefined : mediaByName(db.read, name)),
		}),
	);
	app.route('/', createSocialCards(db, site, clock));
	app.route('/', createDataFiles(db, clock));
	app.route('/', createLicenseFiles(db, clock, fileLimit));
	app.route('/', createCalculateFiles(db, settings.site_url, clock));
	app.route('/', createCalendars(db, site, clock));
	app.route('/', createCalendarFiles(db, site, clock));
	app.route('/', createFeeds(db, site));
	app.route('/', createLicenseFeeds(db, site, clock, fileLimit));
	app.route('/', createSitemaps(db, site, clock));
	app.route(
		'/',
		createApi({
			db,
			site_url: settings.site_url,
			brand_name: settings.brand.name,
			clock,
			log,
			keys,
			settings,
			storage,
			uploadStore,
			seoOf: (path) => seoOf(db.read, site, clock(), path),
		}),
	);
	app.route(
		'/',
		createNewsroomCalls({
			db,
			clock,
			keys,
			log,
			settings,
			site_url: settings.site_url,
			brand: settings.brand.name,
			offersDemoPeople: settings.offersDemoPeople,
			hasMail: settings.smtpUrl !== undefined,
		}),
	);
	if (options.newsroomAssets)
		app.route('/', createNewsroomPage({ assets: options.newsroomAssets, brand: settings.brand }));
	app.route(
		'/',
		createSite({
			db,
			site,
			clock,
			keys,
			mail_ceiling: settings.mail_ceiling,
			searchLimit: settings.searchLimit,
			onMissing: (path, edition) => {
				recordMissingPath(actingAs(db, actors.visitor, clock()), path, edition.code).catch((error: unknown) =>
					log({ event: 'missing_path_not_recorded', reason: reasonOf(error) }),
				);
			},
		}),
	);
	app.onError((error, c) => {
		log({ event: 'error', path: loggable(c.req.path), reason: traceOf(error) });
		const isPassing = isPassingFault(error);
		return new Response(isPassing ? 'Service Unavailable' : 'Internal Server Error', {
			status: isPassing ? 503 : 500,
			headers: {
				'cache-control': 'no-store',
				'content-type': 'text/plain; charset=utf-8',
				...(isPassing ? { 'retry-after': '5' } : {}),
			},
		});
	});
	return app;
}
