import { callPath } from '../../../shared/address/folders';
import { Unavailable } from '../../../shared/errors';
import { ApiError, attended, exchange } from '../../calls';
import { accountNumber } from '../../session/session';

/** A file that is in the library. */
export interface StoredFile {
	id: number;
	/** True where it was there before. */
	is_known: boolean;
}

interface Progress {
	upload_id: string;
	offset: number;
	file: StoredFile | null;
}

/** What a sending tells of itself. */
export interface Watching {
	signal: AbortSignal;
	/** @param offset bytes that have arrived */
	onProgress(offset: number): void;
	/** Nobody answers; it goes on by itself. */
	onPause(): void;
}

const PATH = callPath('upload/index');
/** Bytes that are sent at once: what a broken connection costs at most. */
const PART = 2 * 1024 * 1024;
/** Failures of the server itself, one after the other, that are borne. */
const MAX_FAILURES = 4;
/** Milliseconds between two tries at most. */
const MAX_PAUSE_MS = 15_000;

/** What this browser remembers of an upload under way, so that the same file goes on after the page was closed. */
const keyOf = ({ name, size, lastModified }: File) => `upload:${accountNumber()}:${name}:${size}:${lastModified}`;

/** Bytes that have arrived; undefined where nobody knows of the upload any more. */
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
		// Of one that is stored already every byte has arrived: it is sent once more, and recognised.
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

/** Waits until it is worth another try: for a while, or until the browser is connected again. */
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
 * Sends a file in parts. It goes on where it was after the connection broke, the session ended or the page was closed,
 * for a day.
 * @throws ApiError where the server does not take the file; Unavailable where the server fails again and again
 */
export async function sendFile(file: File, { signal, onProgress, onPause }: Watching): Promise<StoredFile> {
	const key = keyOf(file);
	let id = localStorage.getItem(key) ?? undefined;
	/** Undefined where it has to be asked. */
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
			offset = undefined;
			// Somebody else has gone on with it, or it is gone: where it is now is asked.
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

/** Gives an upload up, so that nothing of it is kept. */
export function giveUp(file: File): void {
	const key = keyOf(file);
	const id = localStorage.getItem(key);
	localStorage.removeItem(key);
	if (id) void fetch(PATH, { method: 'DELETE', headers: { 'upload-id': id } }).catch(() => {});
}
