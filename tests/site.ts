import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callQuery } from '../src/api/index';
import { type Application, createApplication } from '../src/boot/application';
import type { NewsroomAssets } from '../src/boot/newsroom-page';
import { readNewsroomAssets } from '../src/boot/read-assets';
import { readSettings, type Settings } from '../src/boot/settings';
import { holdAnyPort } from '../src/boot/settings/listen-at';
import { readSiteConfig } from '../src/boot/site-config';
import { keepDemonstrationAddress } from '../src/boot/start-links/demonstration-address';
import { editions } from '../src/editions/editions';
import { isSearchPath } from '../src/editions/paths/is-search-path';
import { type Database, openDatabase } from '../src/platform/db/db';
import { forget } from '../src/platform/db/read-cache';
import { createFront, type Front } from '../src/platform/http/front';
import { OldAddresses } from '../src/site/render/elsewhere/old-addresses';
import { stylesBy } from '../src/site/render/page-styles';
import { createDatabase, dropDatabase, testFolder, testTemplate } from './databases';
import { FILLED, openFolder } from './template';

export interface TestDatabase {
	db: Database;
	databaseUrl: string;
	dataDir: string;
	stop(): Promise<void>;
}

/**
 * A database of its own with the demonstration edition: a copy of the template that was made before all tests.
 * @param template the other one, with tables alone, for an installation without content
 */
export async function openTestDatabase(template = FILLED): Promise<TestDatabase> {
	const dataDir = openFolder('data', testFolder());
	if (template === FILLED) cpSync(join(testTemplate(), 'media'), join(dataDir, 'media'), { recursive: true });
	const { name, url } = await createDatabase(template);
	const db = await openDatabase({ databaseUrl: url, dataDir, pool: 6 });
	return {
		db,
		databaseUrl: url,
		dataDir,
		async stop() {
			await db.stop();
			await dropDatabase(name);
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

export interface TestSite extends TestDatabase {
	settings: Settings;
	/** The application behind the front: `app.request('/news')`. */
	app: Application;
	/** What the server would have logged. */
	lines: Record<string, unknown>[];
}

/**
 * The application on a database of its own.
 * @param clock Unix seconds; the machine's where it is left out
 * @param opened a database that was opened before
 * @param newsroomAssets files of the newsroom as they were built; others that are not there where it is left out
 * @param fonts addresses of the fonts that pages ask for ahead
 */
export async function openTestSite(
	env: Record<string, string> = {},
	clock?: () => number,
	opened?: TestDatabase,
	newsroomAssets?: NewsroomAssets,
	fonts: string[] = [],
): Promise<TestSite> {
	const database = opened ?? (await openTestDatabase());
	const settings = readSettings({
		NODE_ENV: 'test',
		DATA_DIR: database.dataDir,
		SITE_URL: 'http://127.0.0.1:3000',
		...env,
	});
	await readSiteConfig(database.db, settings);
	const lines: Record<string, unknown>[] = [];
	const app = createApplication({
		settings,
		db: database.db,
		assets: {
			css: ['/assets/site.css'],
			fonts,
			pageStyles: stylesBy((name) => `/assets/${name}.css`),
			js: '/assets/entry.js',
		},
		newsroomAssets: newsroomAssets ?? {
			js: '/assets/newsroom.js',
			css: ['/assets/newsroom.css'],
			fonts: [],
			imports: [],
		},
		demonstrationSecret: (await keepDemonstrationAddress(settings))?.secret,
		log: (line) => lines.push(line),
		...(clock ? { clock } : {}),
	});
	database.db.changes.on('changed', (tags) => forget(database.db.read, tags));
	database.db.changes.on('purged', () => forget(database.db.read, ['*']));
	return { ...database, settings, app, lines };
}

export interface TestFront extends TestSite {
	front: Front;
	knownQuery: OldAddresses;
	/** Origin it listens at. */
	url: string;
}

/**
 * The whole server in this process, front included, on a free port of this machine.
 * @param host a name of this machine, where its number will not do
 * @param template the other one, for an installation without content
 * @param newsroomHost another name of this machine, where the newsroom has a host of its own
 * @param opened a database that was opened before, in place of a copy of the template
 */
export async function openTestFront(
	clientDir?: string,
	env: Record<string, string> = {},
	host = '127.0.0.1',
	template = FILLED,
	newsroomHost?: string,
	opened?: TestDatabase,
): Promise<TestFront> {
	const { held, port } = await holdAnyPort('127.0.0.1');
	const newsroomAssets = clientDir === undefined ? undefined : readNewsroomAssets(clientDir);
	const own = {
		SITE_URL: `http://${host}:${port}`,
		...(newsroomHost ? { NEWSROOM_URL: `http://${newsroomHost}:${port}` } : {}),
		...env,
	};
	const site = await openTestSite(own, undefined, opened ?? (await openTestDatabase(template)), newsroomAssets);
	const knownQuery = new OldAddresses(site.db, (line) => site.lines.push(line), callQuery);
	await knownQuery.settled();
	const front = createFront({
		handle: async (request, info) => site.app.fetch(request, info),
		site_url: site.settings.site_url,
		newsroom_url: site.settings.newsroom_url,
		allowedHosts: site.settings.allowedHosts,
		trustedProxies: site.settings.trustedProxies,
		is_public: site.settings.is_public,
		pageCacheBytes: 64 * 1024 * 1024,
		clientDir,
		editions,
		knownQuery: knownQuery.knownQuery,
		holdsKeyword: isSearchPath,
		leadsTo: knownQuery.leadsTo,
		ready: () => site.db.isAlive(),
		log: (line) => site.lines.push(line),
	});
	site.db.changes.on('changed', (tags) => {
		front.admit(site.settings.is_public);
		if (tags.includes('*')) front.cache.flush();
		else front.cache.invalidate(tags);
	});
	site.db.changes.on('purged', (tags) => front.cache.purge(tags));
	await new Promise<void>((done) => front.server.listen(held, done));
	return {
		...site,
		front,
		knownQuery,
		url: `http://${host}:${port}`,
		async stop() {
			await front.close();
			await site.stop();
		},
	};
}
