import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { storagePlace } from '../backup/file-place';
import { openSiteDatabase } from '../boot/open-database';
import { readExport } from '../export/read-export';
import { openStorage } from '../platform/storage/open-storage';
import { reindexEverything } from '../search/index/index-everything';
import { StartError } from '../shared/errors';
import { say, withSettings } from './command-line';
import { progressBar } from './progress-bar';

/**
 * `npm run import -- export FILE.tar`: brings an export of this program into an empty installation.
 * @returns exit code: 0, or 1 after one sentence about what is wrong
 */
export const importExport = (file: string): Promise<number> =>
	withSettings(async (settings) => {
		const total = (await stat(file).catch(() => undefined))?.size;
		if (total === undefined) throw new StartError(`The file ${file} cannot be read.`);
		const { databaseUrl, dataDir } = settings;
		const db = await openSiteDatabase({
			databaseUrl,
			dataDir,
			pool: 4,
			mayJoin: true,
			mayMake: true,
			hasCdn: settings.cdn !== undefined,
		});
		const bar = progressBar('Read');
		try {
			const { tables, rows, files, articles } = await readExport({
				db,
				files: storagePlace(openStorage(settings), settings),
				archive: createReadStream(file, { highWaterMark: 1024 * 1024 }),
				progress: (done) => bar.show({ done, total }),
			});
			bar.stop();
			say('Filling the search …');
			await reindexEverything(db);
			say(`Imported ${articles} articles: ${tables} tables with ${rows} rows and ${files} files, each compared.`);
			return 0;
		} finally {
			bar.stop();
			await db.stop();
		}
	});
