import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../shared/refusal';
import { draftPath, sweepDrafts } from './drafts';
import { namedFull, noRoom } from './storage';

/** Bytes of the disk that uploads leave to everything else. */
const RESERVE = 64 * 1024 * 1024;

/** Files on their way in, in a folder of this machine. */
export interface UploadStore {
	/** Bytes that have arrived and will stay. */
	size(id: string): Promise<number>;
	/**
	 * Adds bytes as they come. Whoever comes later takes over from one who still hangs. What has arrived stays when the
	 * sender goes away, on the disk before this settles.
	 * @param maxBytes bytes the file may have with these
	 * @returns bytes that have arrived now
	 * @throws Refusal `conflict` where bytes begin elsewhere than those before them ended, `too_large`, `full` (all that
	 * had come is let go); or what the body throws
	 */
	append(id: string, offset: number, body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<number>;
	/** Where the bytes are. */
	path(id: string): string;
	/** Ends whoever hangs, and lets go of the bytes. */
	remove(id: string): Promise<void>;
	/** Path for a file that arrives at once; swept when this process dies. */
	draft(): Promise<string>;
	/** @throws Refusal `full` when so many bytes would not leave the site enough room */
	assertRoom(bytes: number): Promise<void>;
	/** Lets go of what has not grown since then, and of what dead processes have left. @param before Unix seconds */
	sweep(before: number): Promise<void>;
}

/**
 * Writes a stream to the end of a file.
 * @param offset where the end is
 * @param maxBytes bytes the file may have then; may depend on how it begins
 * @returns where the end is now
 * @throws Refusal `too_large`, `full`, or what the stream throws
 */
export async function writeStream(
	path: string,
	offset: number,
	body: ReadableStream<Uint8Array> | null,
	maxBytes: number | ((head: Uint8Array) => number),
	signal?: AbortSignal,
): Promise<number> {
	const file = await open(path, 'a', 0o600).catch((error: unknown) => {
		throw namedFull(error);
	});
	const reader = body?.getReader();
	const stop = () => void reader?.cancel().catch(() => {});
	signal?.addEventListener('abort', stop);
	let at = offset;
	let limit = typeof maxBytes === 'number' ? maxBytes : 0;
	try {
		for (;;) {
			const next = await reader?.read();
			if (!next || next.done) break;
			if (at === 0 && typeof maxBytes === 'function') limit = maxBytes(next.value);
			if (at + next.value.length > limit) throw new Refusal('too_large', 'file');
			await file.appendFile(next.value).catch((error: unknown) => {
				throw namedFull(error);
			});
			at += next.value.length;
		}
		return at;
	} finally {
		signal?.removeEventListener('abort', stop);
		stop();
		await file.datasync().catch(() => {});
		await file.close();
	}
}

/** @param folder made when it is missing */
export function openUploadStore(folder: string): UploadStore {
	const path = (id: string) => {
		if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('An upload is named by 32 hexadecimal digits.');
		return join(folder, `${id}.part`);
	};
	const size = async (id: string) => (await stat(path(id)).catch(() => undefined))?.size ?? 0;
	const busy = new Map<string, { abort: AbortController; ended: Promise<unknown> }>();

	/** Ends whoever is at it, then works. */
	async function takeOver<T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
		const abort = new AbortController();
		const before = busy.get(id);
		before?.abort.abort();
		const result = (async () => {
			await before?.ended;
			return work(abort.signal);
		})();
		const mine = { abort, ended: result.catch(() => {}) };
		busy.set(id, mine);
		try {
			return await result;
		} finally {
			if (busy.get(id) === mine) busy.delete(id);
		}
	}

	return {
		size,
		path,
		append: (id, offset, body, maxBytes) =>
			takeOver(id, async (signal) => {
				if ((await size(id)) !== offset) throw new Refusal('conflict', 'Upload-Offset');
				await mkdir(folder, { recursive: true, mode: 0o700 });
				try {
					return await writeStream(path(id), offset, body, maxBytes, signal);
				} catch (error) {
					// A full disk is everybody's trouble: what cannot be finished makes room.
					if (Refusal.is(error, 'full', 'too_large')) await rm(path(id), { force: true });
					throw error;
				}
			}),
		remove: (id) => takeOver(id, () => rm(path(id), { force: true })),
		draft: () => draftPath(folder, 'upload'),
		async assertRoom(bytes) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const { bavail, bsize } = await statfs(folder);
			if (bavail * bsize < bytes + RESERVE) throw noRoom();
		},
		async sweep(before) {
			await sweepDrafts(folder);
			for (const name of await readdir(folder).catch(() => [])) {
				const found = name.endsWith('.part') ? await stat(join(folder, name)).catch(() => undefined) : undefined;
				if (found && found.mtimeMs < before * 1000) await rm(join(folder, name), { force: true });
			}
		},
	};
}
