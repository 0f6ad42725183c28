import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../shared/refusal';
import { draftPath, sweepDrafts } from './drafts';
import { namedFull, noRoom } from './storage';

/** Bytes of the disk that uploads leave free. */
const RESERVE = 64 * 1024 * 1024;

/** Files that are being uploaded, in a folder of this machine. */
export interface UploadStore {
	/** Number of bytes that have arrived and are kept. */
	size(id: string): Promise<number>;
	/**
	 * Appends bytes as they come. A later call for the same upload ends an earlier one that hangs. Bytes that have
	 * arrived are kept when the sender disconnects, and are on the disk before this settles.
	 * @param maxBytes maximum size of the file with these bytes
	 * @returns bytes that have arrived by now
	 * @throws Refusal `conflict` where the bytes begin at another offset than the file ends, `too_large`, `full` (the
	 * file is then removed); or the error of the body
	 */
	append(id: string, offset: number, body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<number>;
	/** Path of the bytes. */
	path(id: string): string;
	/** Ends an append in progress and removes the bytes. */
	remove(id: string): Promise<void>;
	/** Path for a file that arrives in one request; swept when this process dies. */
	draft(): Promise<string>;
	/** @throws Refusal `full` where so many bytes would not leave the site enough room */
	assertRoom(bytes: number): Promise<void>;
	/** Removes files that have not grown since `before`, and drafts of dead processes. @param before Unix seconds */
	sweep(before: number): Promise<void>;
}

/**
 * Appends a stream to a file.
 * @param offset size of the file
 * @param maxBytes maximum size of the file; may depend on its first bytes
 * @returns the new size
 * @throws Refusal `too_large`, `full`, or the error of the stream
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

/** @param folder made where it is missing */
export function openUploadStore(folder: string): UploadStore {
	const path = (id: string) => {
		if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('An upload is named by 32 hexadecimal digits.');
		return join(folder, `${id}.part`);
	};
	const size = async (id: string) => (await stat(path(id)).catch(() => undefined))?.size ?? 0;
	const busy = new Map<string, { abort: AbortController; ended: Promise<unknown> }>();

	/** Ends an append in progress for the same upload, then does the work. */
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
					// A full disk affects the whole site, so an upload that cannot be finished is removed.
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
