import { join } from 'node:path';
import { type ErrorHandler, Hono } from 'hono';
import { actors } from '../access/actor';
import { createApi, publicCalls } from '../api/index';
import { openApi } from '../api/openapi';
import { cookiePrefixOf } from '../api/public/admin';
import { failureOf } from '../call/failure';
import { createContext } from '../commands/command';
import { signingKeys } from '../commands/security/signing-keys';
import { recordMissingPath } from '../commands/site/record-missing-path';
import { editions, followingEditions } from '../editions/editions';
import { isPartial } from '../editions/words/words';
import { composeEmail } from '../newsletter/compose';
import type { Database } from '../platform/db/db';
import { lateRoutes } from '../platform/http/late-routes';
import { createResizer } from '../platform/images/resize';
import { wordmarkOf } from '../platform/images/word-mark';
import { openStorage } from '../platform/storage/open-storage';
import { type FileStorage, isStorageName } from '../platform/storage/storage';
import { openUploadStore } from '../platform/storage/upload-store';
import { previewFile } from '../queries/secret/preview-file';
import { mediaByName, staffMediaByName } from '../queries/site/media';
import { seedWithdrawn } from '../queries/site/withdrawn-pictures';
import { NEWSROOM_CALLS } from '../shared/address/folders';
import { setImageProcessor } from '../shared/address/media-url';
import { setOwnOrigin } from '../shared/address/own-origin';
import { mediaIn } from '../shared/cache-tags';
import { logLeftOut } from '../shared/left-out';
import { loggable, reasonOf, traceOf } from '../shared/loggable';
import { createAccent } from '../site/files/accent';
import { createCalculateFiles } from '../site/files/calculate-files';
import { createCalendarFiles } from '../site/files/calendar-files';
import { createCalendars } from '../site/files/calendars';
import { drawChart } from '../site/files/chart-pictures';
import { createCoverRoutes } from '../site/files/cover-routes';
import { createDataFiles } from '../site/files/data-files';
import { drawFeedEntry } from '../site/files/feeds/feed-entry';
import { createFeeds } from '../site/files/feeds/feeds';
import { createLicenseFeeds } from '../site/files/feeds/license-feeds';
import { createSitemaps } from '../site/files/feeds/sitemaps';
import { createIcons } from '../site/files/icons';
import { createLicenseFiles } from '../site/files/license-files';
import { createMediaRoutes } from '../site/files/media-routes';
import { createSocialCards, sharedPicture } from '../site/files/social-cards';
import { fileGiver, missing } from '../site/files/stored-file';
import { createPreviewFiles } from '../site/forms/preview-files';
import { leadMoved } from '../site/render/elsewhere/lead-moved';
import { seoOf } from '../site/render/head/seo';
import { limitFiles } from '../site/render/limit-search';
import { addContentLanguage } from '../site/render/say-languages';
import type { Assets, Site } from '../site/render/screen';
import { createSite } from '../site/render/site';
import { followEditions } from './editions';
import { installationOf } from './installation';
import { createNewsroomPage, type NewsroomAssets } from './newsroom-page';
import type { Settings } from './settings';
import { followSiteConfig } from './site-config';

export interface ApplicationOptions {
	settings: Settings;
	db: Database;
	assets: Assets;
	/** Built files of the newsroom; without them there is no page of the newsroom. */
	newsroomAssets?: NewsroomAssets;
	/** Secret by which a visitor signs in as a person of the demonstration; undefined where that is not offered. */
	demonstrationSecret?: string | undefined;
	/** Unix seconds; the clock of the machine where it is left out. */
	clock?: () => number;
	log: (line: Record<string, unknown>) => void;
	/** Called when the editions have changed. */
	onEditions?: () => void;
	/** Storage of files; by default the one that the settings name. */
	storage?: FileStorage;
}

/** Recipient for whom an issue is rendered in a preview: its links to unsubscribe and to choose lead nowhere. */
const NOBODY = { to: 'nobody@localhost', message_id: 'preview@localhost', token: 'preview' };

/** The application as the site is now: its routes are made anew when its editions change. */
export type Application = Pick<Hono, 'fetch' | 'request'>;

/**
 * Everything behind the front: pictures, feeds, the API, the site. `application.request(path)` answers as it would
 * answer a browser.
 */
export function createApplication(options: ApplicationOptions): Application {
	const { settings, db, assets, log } = options;
	const clock = options.clock ?? (() => Math.floor(Date.now() / 1000));
	const api = followingEditions(() => openApi(publicCalls, { site_url: settings.site_url, brand: settings.brand }));
	const site: Site = {
		url: settings.site_url,
		get is_public() {
			return settings.is_public;
		},
		brand: settings.brand,
		get mark() {
			return wordmarkOf(settings.brand.name);
		},
		view_cookie: `${cookiePrefixOf(settings)}view_`,
		assets,
		get api() {
			return api();
		},
	};
	const siteConfigSettled = followSiteConfig(db, settings, log);
	const settled = async () => {
		await siteConfigSettled();
		await editionsSettled();
	};
	setImageProcessor(settings.imageProcessorStyle);
	logLeftOut(log);
	setOwnOrigin(settings.site_url);
	const keys = signingKeys(db, settings.secretKeys);
	const fileLimit = limitFiles({ db, clock, keys, searchLimit: settings.searchLimit });
	const storage = options.storage ?? openStorage(settings);
	const uploadStore = openUploadStore(join(settings.dataDir, 'uploads'));
	const resizer = createResizer(storage, join(settings.dataDir, 'variants'));
	// Pictures that were withdrawn are removed from the cache of resized pictures too.
	db.changes.on('purged', (tags) => void Promise.all(mediaIn(tags).map((name) => resizer.forget(name))));
	const give = fileGiver({ storage, resizer });
	const siteOptions = {
		db,
		site,
		clock,
		keys,
		mail_ceiling: settings.mail_ceiling,
		searchLimit: settings.searchLimit,
	};
	const fixed = [
		createCoverRoutes(seedWithdrawn(db)),
		createMediaRoutes({ give, find: (name) => mediaByName(db.read, name) }),
		createIcons(site),
		createAccent(),
		createSocialCards(db, site, clock),
		createApi({
			db,
			site_url: settings.site_url,
			brand: settings.brand,
			clock,
			log,
			keys,
			settings,
			storage,
			uploadStore,
			seoOf: (path) => seoOf(db.read, site, clock(), path),
		}),
		// A site that nobody edits just now holds none of the newsroom.
		lateRoutes([NEWSROOM_CALLS, `${NEWSROOM_CALLS}/*`], async () => {
			const { createNewsroomCalls } = await import('../api/newsroom/newsroom');
			return createNewsroomCalls({
				db,
				clock,
				keys,
				log,
				settings,
				site_url: settings.site_url,
				newsroom_url: settings.newsroom_url,
				brand: settings.brand,
				demonstrationSecret: options.demonstrationSecret,
				hasMail: settings.smtpUrl !== undefined,
				backups: settings.backup.plan,
				installation: installationOf({ settings, db, storage, uploadStore, settled, log }),
				async drawPage(read, address, now) {
					const pages = createSite({ ...siteOptions, db: { ...db, read }, clock: () => now, onMissing() {} });
					return (await pages.request(address)).text();
				},
				drawChart: (read, edition, slug, now) => drawChart(read, edition, site, slug, now),
				drawNewsletter: (edition, issue, now) =>
					composeEmail(settings, { edition: edition.code, issue, ...NOBODY, created_at: now }).html as string,
				drawFeedEntry: (read, edition, id) => drawFeedEntry(read, edition, site, id),
				sharedPicture: (read, at) => sharedPicture(read, site, at),
				async giveFile(name, request) {
					const file = await staffMediaByName(db.staff, name);
					return file && give(file, request);
				},
			});
		}),
		...(options.newsroomAssets ? [createNewsroomPage({ assets: options.newsroomAssets, site })] : []),
	];
	// Routes that exist for every edition.
	const ofEditions = () => [
		createDataFiles(db, site, clock),
		createLicenseFiles(db, clock, fileLimit),
		createCalculateFiles(db, site, clock),
		createCalendars(db, site, clock),
		createCalendarFiles(db, site, clock),
		createFeeds(db, site),
		createLicenseFeeds(db, site, clock, fileLimit),
		createSitemaps(db, site, clock),
		createPreviewFiles({
			db,
			clock,
			keys,
			async give(link, name, request) {
				const file = link && isStorageName(name) ? await previewFile(db, link, name) : undefined;
				return file ? give(file, request) : missing();
			},
		}),
		createSite({
			...siteOptions,
			onMissing: (path, edition) => {
				recordMissingPath(createContext(db, actors.visitor, clock()), path, edition.code).catch((error: unknown) =>
					log({ event: 'missing_path_not_recorded', reason: reasonOf(error) }),
				);
			},
		}),
	];
	const onError: ErrorHandler = async (error, c) => {
		log({ event: 'error', path: loggable(c.req.path), reason: traceOf(error) });
		const { status, headers } = await failureOf(error, db);
		return new Response(status === 503 ? 'Service Unavailable' : 'Internal Server Error', {
			status,
			headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...headers },
		});
	};
	const drawn = () => {
		const app = new Hono();
		if (editions.some(({ words }) => isPartial(words))) app.use('*', addContentLanguage);
		app.use('*', leadMoved);
		for (const part of [...fixed, ...ofEditions()]) app.route('/', part);
		app.onError(onError);
		return app;
	};
	let app = drawn();
	const editionsSettled = followEditions(
		db,
		() => {
			app = drawn();
			options.onEditions?.();
		},
		log,
	);
	return {
		fetch: (...given) => app.fetch(...given),
		request: (...given) => app.request(...given),
	};
}
