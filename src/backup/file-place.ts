import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageSettings } from '../platform/storage/open-storage';
import { s3Client } from '../platform/storage/s3-client';
import { assertStorageName, type FileStorage } from '../platform/storage/storage';
import { STORED_FILES } from '../shared/address/folders';
import { StartError } from '../shared/errors';
import { type FilePlace, hashing } from './restore-backup';

/** Maximum number of files that are written or read at the same time. */
const AT_ONCE = 8;
/** Size in bytes above which a file is written to disk first instead of being held in memory. */
const LARGE = 8 * 1024 * 1024;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads files to their end and discards them: for a backup that is only verified. */
export function noPlace(): FilePlace {
	const found = new Map<string, string>();
	return {
		assertEmpty: async () => {},
		async put(name, _size, bytes) {
			const read = hashing(bytes);
			await pipeline(read.bytes, nowhere());
			found.set(name, read.digest());
		},
		finish: async () => found,
		undo: async () => {},
	};
}

/** True where the storage that the settings name has a file already. @throws Unavailable */
async function holdsFiles({ dataDir, s3 }: StorageSettings): Promise<boolean> {
	if (!s3) return (await readdir(join(dataDir, 'media')).catch(() => [])).some((name) => !name.startsWith('.'));
	const { root, ask } = s3Client(s3);
	const asked = new URLSearchParams({ 'list-type': '2', prefix: `${STORED_FILES.slice(1)}/` });
	return (await (await ask('GET', `${root}?${asked}`)).text()).includes('<Key>');
}

/** The storage of a site, which must be empty. */
export function storagePlace(storage: FileStorage, settings: StorageSettings): FilePlace {
	const put = new Set<string>();
	const underWay = new Set<Promise<void>>();
	let failure: unknown;
	let drafts: string | undefined;

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
		drafts ??= await mkdtemp(join(settings.dataDir, 'restore-'));
		const path = join(drafts, name);
		await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
		await storage.putFile(name, path);
		await rm(path, { force: true });
	};
	const clear = async () => {
		if (drafts) await rm(drafts, { recursive: true, force: true });
	};

	return {
		async assertEmpty() {
			await mkdir(settings.dataDir, { recursive: true });
			if (await holdsFiles(settings))
				throw new StartError(
					`There are files already in ${settings.s3 ? `the bucket "${settings.s3.bucket}"` : join(settings.dataDir, 'media')}; a backup is restored into an empty place.`,
				);
		},
		async put(name, size, bytes) {
			assertStorageName(name);
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
		async undo() {
			await Promise.all(underWay);
			await clear();
			for (const name of put) await storage.delete(name).catch(() => {});
		},
	};
}
