import { useSyncExternalStore } from 'react';
import { ApiError } from '../../calls';
import { giveUp, sendFile } from './send-file';

/** A file on its way into the library. */
export interface Sending {
	key: number;
	file: File;
	is: 'waiting' | 'sending' | 'paused' | 'stored' | 'known' | 'refused';
	/** Bytes that have arrived. */
	offset: number;
	/** Number of the file, once it is in the library. */
	id?: number;
	/** Why it is not taken, in the editor's language; undefined where the server did not say. */
	why?: string | undefined;
}

/** Files that are sent at a time. */
const AT_ONCE = 2;

/** Outlives the screen: whoever goes on to an article finds the files in the library later. */
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

/** Begins with what waits, as far as there is room. */
function next(): void {
	for (const one of all.filter(({ is }) => is === 'waiting').slice(0, AT_ONCE - stops.size)) void run(one);
}

/** Puts files behind those that are being sent. */
export function addFiles(files: readonly File[]): void {
	set([...all, ...files.map((file): Sending => ({ key: ++last, file, is: 'waiting', offset: 0 }))]);
	next();
}

/** Takes a file out, and stops it where it is being sent. */
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

/** Leaves what is over out of the list. */
export const clearOver = (): void => set(all.filter((one) => !isOver(one)));

// Whoever closes the window with files under way is asked.
const hold = (event: BeforeUnloadEvent) => {
	if (all.some((one) => !isOver(one))) event.preventDefault();
};

/** Files on their way in, and those that came while the page was open. */
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
