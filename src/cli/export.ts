import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { actors } from '../access/actor';
import type { FileErrors } from '../backup/packed-site';
import { openSiteDatabase } from '../boot/open-database';
import { createContext } from '../commands/command';
import { noteExport } from '../commands/site/note-export';
import { writeExport } from '../export/write-export';
import { openStorage } from '../platform/storage/open-storage';
import { StartError } from '../shared/errors';
import { reportFileErrors, say, sayAssumedAddress, withSettings } from './command-line';
import { progressBar } from './progress-bar';

const USAGE = `Usage: npm run export -- FILE.tar [options]

  Writes everything that was written here into one archive that other programs read: articles as HTML and Markdown,
  every noun as JSON lines, stored files. The site goes on working. What stands where is told in docs/export.md.

  --subscribers   readers' addresses go along, with the proof of their consent`;

/** Reads the arguments; undefined where they are wrong. */
function readArguments(args: string[]): { file: string; withSubscribers: boolean } | undefined {
	try {
		const options = { subscribers: { type: 'boolean', default: false } } as const;
		const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
		const [file, ...more] = positionals;
		return file === undefined || more.length > 0 ? undefined : { file, withSubscribers: values.subscribers };
	} catch {
		return undefined;
	}
}

/**
 * `npm run export`.
 * @returns exit code: 0; 1 after a sentence about what is wrong, or each file that is; 2 where it was called wrongly
 */
export async function main(args: string[]): Promise<number> {
	const asked = readArguments(args);
	if (!asked) {
		say(USAGE);
		return 2;
	}
	return withSettings(async (settings) => {
		const { databaseUrl, dataDir, site_url } = settings;
		const db = await openSiteDatabase({ databaseUrl, dataDir, pool: 2, mayJoin: true });
		sayAssumedAddress(settings);
		const bar = progressBar('Exported', { name: 'tables and files', size: 1 });
		let fileErrors: FileErrors = { missing: [], damaged: [] };
		const draft = `${asked.file}.draft`;
		try {
			const now = Math.floor(Date.now() / 1000);
			await noteExport(createContext(db, actors.operator, now), 'site', { subscribers: asked.withSubscribers });
			const archive = writeExport({
				...{ db, storage: openStorage(settings), site_url, now },
				withSubscribers: asked.withSubscribers,
				progress: bar.show,
				onFileErrors(found) {
					fileErrors = found;
				},
			});
			// It may hold hashes of passwords and readers' addresses.
			await pipeline(archive, createWriteStream(draft, { mode: 0o600 }));
			await rename(draft, asked.file);
			bar.stop();
			say(`Exported into ${asked.file}.`);
			return reportFileErrors(fileErrors) ? 1 : 0;
		} catch (error) {
			await rm(draft, { force: true });
			const code = error instanceof Error && 'code' in error ? String(error.code) : '';
			if (/^(?:ENOENT|EACCES|EROFS|EISDIR|ENOTDIR|EPERM|ENOSPC)$/.test(code))
				throw new StartError(`The file ${asked.file} cannot be written (${code}).`);
			throw error;
		} finally {
			bar.stop();
			await db.stop();
		}
	});
}
