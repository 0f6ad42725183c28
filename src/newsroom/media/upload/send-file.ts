import { callPath } from '../../../shared/address/folders';
import { Unavailable } from '../../../shared/errors';
import { ApiError, attended, exchange } from '../../calls';
import { accountNumber } from '../../session/session';

/** A file in the library. */
export interface StoredFile {
	id: number;
	/** Address on the site. */
	url: string;
	kind: 'image' | 'file';
	/** True where the library had it before. */
	is_known: boolean;
}

interface Progress {
	upload_id: string;
	offset: number;
	file: StoredFile | null;
}

/** How a caller follows and stops an upload. */
export interface Watching {
	signal: AbortSignal;
	/** Called after each part. @param offset number of bytes that the server has */
	onProgress(offset: number): void;
	/** Called when the server does not answer; the upload goes on by itself. */
	onPause(): void;
}

const PATH = callPath('upload/index');
/** Bytes of a part, the most that a broken connection loses. */
const PART = 2 * 1024 * 1024;
/** Number of consecutive server errors after which the upload fails. */
const MAX_FAILURES = 4;
/** Longest pause between two tries, in milliseconds. */
const MAX_PAUSE_MS = 15_000;

/** Storage key of an unfinished upload, by which the same file goes on after the page was closed. */
const keyOf = ({ name, size, lastModified }: File) => `upload:${accountNumber()}:${name}:${size}:${lastModified}`;

/** Reads the number of bytes that have arrived; undefined where the server no longer has the upload. */
const offsetOf = (id: string, signal: AbortSignal): Promise<number | undefined> =>
	attended(async () => {
		const answer = await fetch(PATH, { method: 'HEAD', headers: { 'upload-id': id }, signal }).catch(
			(error: unknown) => {
				if (signal.aborted) throw error;
				throw new Unavailable('no answer');
			},
		);
		if (answer.status === 404) return undefined;
		if (answer.status >= 500) throw new Unavailable(`status ${answer.status}`);
		if (!answer.ok) throw new ApiError(answer.status, '', {});
		// A finished upload has no offset: the file is sent once more, and recognised as known.
		return answer.headers.has('upload-offset') ? Number(answer.headers.get('upload-offset')) : undefined;
	});

const begin = async (file: File, signal: AbortSignal): Promise<string> => {
	const body = JSON.stringify({ original_name: file.name.slice(-200), bytes: file.size });
	const headers = { 'content-type': 'application/json' };
	const begun = await attended(() => exchange<Progress>(PATH, { method: 'POST', body, headers, signal }));
	return begun.upload_id;
};

const append = (file: File, id: string, offset: number, signal: AbortSignal) =>
	attended(() =>
		exchange<Progress>(PATH, {
			method: 'PATCH',
			body: file.slice(offset, offset + PART),
			headers: { 'content-type': 'application/octet-stream', 'upload-id': id, 'upload-offset': String(offset) },
			signal,
		}),
	);

/** Waits before another try: for a while, or until the browser is connected again. */
const pause = (milliseconds: number, signal: AbortSignal) =>
	new Promise<void>((done, fail) => {
		const end = () => {
			clearTimeout(timer);
			removeEventListener('online', end);
			if (signal.aborted) fail(signal.reason);
			else done();
		};
		const timer = setTimeout(end, milliseconds);
		addEventListener('online', end);
		signal.addEventListener('abort', end, { once: true });
	});

/**
 * Sends a file in parts. For a day it goes on where it was after the connection broke, the session ended or the page
 * was closed.
 * @throws ApiError where the server refuses the file; Unavailable after repeated server errors
 */
export async function sendFile(file: File, { signal, onProgress, onPause }: Watching): Promise<StoredFile> {
	const key = keyOf(file);
	let id = localStorage.getItem(key) ?? undefined;
	/** Undefined where the server has to be asked for it. */
	let offset: number | undefined;
	let failures = 0;
	let wait = 1_000;
	for (;;) {
		try {
			if (id !== undefined && offset === undefined) {
				offset = await offsetOf(id, signal);
				if (offset === undefined) id = undefined;
			}
			if (id === undefined) {
				id = await begin(file, signal);
				localStorage.setItem(key, id);
				offset = 0;
			}
			onProgress(offset ?? 0);
			const answer = await append(file, id, offset ?? 0, signal);
			offset = answer.offset;
			[failures, wait] = [0, 1_000];
			onProgress(offset);
			if (answer.file) {
				localStorage.removeItem(key);
				return answer.file;
			}
		} catch (error) {
			if (signal.aborted) throw error;
			offset = undefined;
			// Another tab has continued the upload, or it has expired: the offset is read again.
			if (error instanceof ApiError && id !== undefined && (error.status === 409 || error.status === 404)) continue;
			if (!(error instanceof Unavailable)) {
				localStorage.removeItem(key);
				throw error;
			}
			if (error.message.startsWith('status') && ++failures > MAX_FAILURES) throw error;
			onPause();
			await pause(wait, signal);
			wait = Math.min(wait * 2, MAX_PAUSE_MS);
		}
	}
}

/** Abandons an upload, so that the server keeps nothing of it. */
export function giveUp(file: File): void {
	const key = keyOf(file);
	const id = localStorage.getItem(key);
	localStorage.removeItem(key);
	if (id) void fetch(PATH, { method: 'DELETE', headers: { 'upload-id': id } }).catch(() => {});
}
