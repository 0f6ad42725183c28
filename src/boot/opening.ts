import type { Database } from '../platform/db/db';
import { makeDataFolder } from '../platform/db/disk/data-folder';
import { whyClosed } from '../platform/db/why-closed';
import { checkStorage, openStorage } from '../platform/storage/open-storage';
import { StartError, Unavailable } from '../shared/errors';
import { openSiteDatabase } from './open-database';
import type { Settings } from './settings';
import { type ListenAt, readListening } from './settings/listen-at';
import { checkPublicSite } from './settings/public-site';
import { readSiteConfig } from './site-config';

export interface Opened {
	settings: Settings;
	listenAt: ListenAt;
	db: Database;
	log: (line: Record<string, unknown>) => void;
}

const nodeMajor = Number(process.versions.node.split('.')[0]);

/**
 * Settings, then the database with its migrations, then the demonstration edition where the database is empty.
 * @throws StartError with one sentence for the person who starts the server.
 */
export async function open(env: Record<string, string | undefined>): Promise<Opened> {
	if (nodeMajor < 24)
		throw new StartError(
			`Brume needs Node 24, and this is Node ${process.versions.node}; start it with "npm start", which brings its own.`,
		);
	const log = (line: Record<string, unknown>) =>
		process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
	let db: Database | undefined;
	let place: Settings | undefined;
	try {
		const { settings, listenAt } = await readListening(env);
		place = settings;
		await makeDataFolder(settings.dataDir);
		await checkStorage(settings, log);
		db = await openSiteDatabase({
			databaseUrl: settings.databaseUrl,
			dataDir: settings.dataDir,
			pool: settings.databasePool,
			hasCdn: settings.cdn !== undefined,
			mayMake: true,
			log,
		});
		// A site that is to be public is never filled with what is invented.
		if (settings.demo && !settings.givenPublic) {
			const { loadDemo } = await import('../commands/demo/load-demo');
			const { brand } = settings;
			await loadDemo(db, {
				now: Math.floor(Date.now() / 1000),
				storage: openStorage(settings),
				site: { ...brand, cookie_prefix: settings.cookie_prefix, page_view_days: settings.page_view_days },
			});
		}
		await readSiteConfig(db, settings);
		await checkPublicSite(db, settings, log);
		return { settings, listenAt, db, log };
	} catch (error) {
		await db?.stop().catch(() => {});
		if (error instanceof StartError || error instanceof Unavailable) throw new StartError(error.message);
		throw place ? whyClosed(error, place) : error;
	}
}
