import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageSettings } from '../platform/storage/open-storage';
import { s3Client } from '../platform/storage/s3-client';
import { assertStorageName, type FileStorage } from '../platform/storage/storage';
import { STORED_FILES } from '../shared/address/folders';
import { StartError } from '../shared/errors';
import { type FilePlace, hashing } from './restored-files';

/** Maximum number of files that are written or read at the same time. */
const AT_ONCE = 8;
/** Size in bytes above which a file is written to disk first instead of being held in memory. */
const LARGE = 8 * 1024 * 1024;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads files to their end and discards them: for a backup that is only verified. */
export function noPlace(): FilePlace {
	const found = new Map<string, string>();
	return {
		begin: async () => randomBytes(8).toString('hex'),
		async put(name, _size, bytes) {
			const read = hashing(bytes);
			await pipeline(read.bytes, nowhere());
			found.set(name, read.digest());
		},
		finish: async () => found,
		keep: async () => {},
		undo: async () => {},
	};
}

/** True where a folder holds a file, apart from drafts. An interrupted restore leaves empty folders. */
async function holdsFile(folder: string): Promise<boolean> {
	for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
		if (entry.name.startsWith('.')) continue;
		if (!entry.isDirectory() || (await holdsFile(join(folder, entry.name)))) return true;
	}
	return false;
}

/** True where the storage that the settings name has a file already. @throws Unavailable */
async function holdsFiles({ dataDir, s3 }: StorageSettings): Promise<boolean> {
	if (!s3) return holdsFile(join(dataDir, 'media'));
	const { root, ask } = s3Client(s3);
	const asked = new URLSearchParams({ 'list-type': '2', prefix: `${STORED_FILES.slice(1)}/` });
	return (await (await ask('GET', `${root}?${asked}`)).text()).includes('<Key>');
}

/** What a restore has written down: its name, the storage, and the files that it puts there. */
interface PutRecord {
	restore: string;
	where: string;
	names: string[];
}

/** Reads what an interrupted restore wrote down; a last line that is not whole was never acted on. */
async function readRecord(path: string): Promise<PutRecord | undefined> {
	const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(0, -1);
	const [restore, where, ...names] = lines;
	return restore === undefined || where === undefined ? undefined : { restore, where, names };
}

/** The storage of a site, which must be empty. */
export function storagePlace(storage: FileStorage, settings: StorageSettings): FilePlace {
	const put = new Set<string>();
	const where = settings.s3 ? `${settings.s3.endpoint} ${settings.s3.bucket}` : join(settings.dataDir, 'media');
	const record = join(settings.dataDir, 'restore.files');
	const underWay = new Set<Promise<void>>();
	let failure: unknown;
	const drafts = join(settings.dataDir, 'restore.drafts');

	/** Waits until at most `max` files are under way. @throws the first error of a file */
	const room = async (max: number) => {
		while (underWay.size > max) await Promise.race(underWay);
		if (failure) throw failure;
	};
	const begin = (work: Promise<void>) => {
		const settled: Promise<void> = work
			.catch((error: unknown) => {
				failure ??= error;
			})
			.finally(() => underWay.delete(settled));
		underWay.add(settled);
	};
	const putLarge = async (name: string, bytes: AsyncIterable<Uint8Array>) => {
		await mkdir(drafts, { recursive: true, mode: 0o700 });
		const path = join(drafts, name);
		await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
		await storage.putFile(name, path);
		await rm(path, { force: true });
	};
	const clear = () => rm(drafts, { recursive: true, force: true });

	return {
		async begin(interrupted) {
			await mkdir(settings.dataDir, { recursive: true });
			await clear();
			const left = await readRecord(record);
			// Only the database knows that a restore was not kept: with another one, the files may be a site's.
			if (left && left.restore === interrupted && left.where === where) {
				for (const name of left.names) {
					await room(AT_ONCE - 1);
					begin(storage.delete(name));
				}
				await room(0);
			}
			if (await holdsFiles(settings))
				throw new StartError(
					`There are files already in ${settings.s3 ? `the bucket "${settings.s3.bucket}"` : join(settings.dataDir, 'media')}; a backup is restored into an empty place.`,
				);
			const restore = randomBytes(8).toString('hex');
			await writeFile(record, `${restore}\n${where}\n`, { mode: 0o600 });
			return restore;
		},
		async put(name, size, bytes) {
			assertStorageName(name);
			await appendFile(record, `${name}\n`);
			put.add(name);
			if (size > LARGE) return putLarge(name, bytes);
			const chunks: Uint8Array[] = [];
			for await (const chunk of bytes) chunks.push(chunk);
			await room(AT_ONCE - 1);
			begin(storage.put(name, Buffer.concat(chunks)));
		},
		async finish() {
			await room(0);
			await clear();
			const found = new Map<string, string>();
			for (const name of put) {
				await room(AT_ONCE - 1);
				begin(
					(async () => {
						const bytes = await storage.open(name);
						if (!bytes) return;
						const read = hashing(bytes);
						await pipeline(read.bytes, nowhere());
						found.set(name, read.digest());
					})(),
				);
			}
			await room(0);
			return found;
		},
		// The files stay whatever becomes of the record: without a mark in the database it is of no use.
		keep: () => rm(record, { force: true }).catch(() => {}),
		async undo() {
			await Promise.all(underWay);
			await clear();
			for (const name of put) await storage.delete(name).catch(() => {});
			if (put.size > 0) await rm(record, { force: true });
		},
	};
}
