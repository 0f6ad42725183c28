import { useSyncExternalStore } from 'react';
import { ApiError } from '../../calls';
import { giveUp, sendFile } from './send-file';

/** A file that is being uploaded into the library. */
export interface Sending {
	key: number;
	file: File;
	is: 'waiting' | 'sending' | 'paused' | 'stored' | 'known' | 'refused';
	/** Number of bytes that the server has. */
	offset: number;
	/** Number of the file, once it is in the library. */
	id?: number;
	/** Why it was refused, in the editor's language; undefined where the server gave no reason. */
	why?: string | undefined;
}

/** Number of files that are sent at the same time. */
const AT_ONCE = 2;

/** The queue outlives the screen: an editor may go on to an article while the files are being sent. */
let all: readonly Sending[] = [];
let last = 0;
const stops = new Map<number, AbortController>();
const listeners = new Set<() => void>();

const set = (next: readonly Sending[]) => {
	all = next;
	for (const listener of listeners) listener();
};
const change = (key: number, to: Partial<Sending>) =>
	set(all.map((one) => (one.key === key ? { ...one, ...to } : one)));

async function run({ key, file }: Sending): Promise<void> {
	const stop = new AbortController();
	stops.set(key, stop);
	change(key, { is: 'sending' });
	try {
		const { id, is_known } = await sendFile(file, {
			signal: stop.signal,
			onProgress: (offset) => change(key, { is: 'sending', offset }),
			onPause: () => change(key, { is: 'paused' }),
		});
		change(key, { is: is_known ? 'known' : 'stored', id, offset: file.size });
	} catch (error) {
		if (!stop.signal.aborted)
			change(key, { is: 'refused', why: error instanceof ApiError ? error.message : undefined });
	} finally {
		stops.delete(key);
		next();
	}
}

/** Starts waiting files, as many as may be sent at the same time. */
function next(): void {
	for (const one of all.filter(({ is }) => is === 'waiting').slice(0, AT_ONCE - stops.size)) void run(one);
}

/** Adds files to the end of the queue. */
export function addFiles(files: readonly File[]): void {
	set([...all, ...files.map((file): Sending => ({ key: ++last, file, is: 'waiting', offset: 0 }))]);
	next();
}

/** Removes a file from the queue, and stops it where it is being sent. */
export function cancel({ key, file, is }: Sending): void {
	stops.get(key)?.abort();
	if (is !== 'stored' && is !== 'known') giveUp(file);
	set(all.filter((one) => one.key !== key));
}

/** Sends a file once more. */
export function tryAgain({ key }: Sending): void {
	change(key, { is: 'waiting', why: undefined });
	next();
}

const isOver = ({ is }: Sending) => is === 'stored' || is === 'known' || is === 'refused';

/** Removes finished files from the list. */
export const clearOver = (): void => set(all.filter((one) => !isOver(one)));

// Makes the browser ask before the window is closed during uploads.
const hold = (event: BeforeUnloadEvent) => {
	if (all.some((one) => !isOver(one))) event.preventDefault();
};

/** Returns the files of the queue, and how many of them are finished. */
export function useQueue() {
	const files = useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			addEventListener('beforeunload', hold);
			return () => listeners.delete(listener);
		},
		() => all,
	);
	return { files, over: files.filter(isOver).length };
}
