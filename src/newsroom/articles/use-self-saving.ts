import { useEffect, useRef } from 'react';

/** Milliseconds without a key before a draft is saved by itself, and before a saving that failed is tried again. */
const PAUSE = { save: 5_000, again: 10_000 };
/** Milliseconds after which it is saved while somebody goes on writing. */
const MAX_WAIT_MS = 30_000;

/**
 * Saves what somebody writes, a while after the last key and as soon as there is a line again.
 * @param isOn whether it may be saved now
 * @param isUnsaved whether anything is unsaved
 * @param failedField the field for which the last save was refused; empty where it was no field, undefined where the
 * save went through
 * @returns what is told of each key: the pause begins again
 */
export function useSelfSaving(
	isOn: boolean,
	isUnsaved: boolean,
	failedField: string | undefined,
	save: () => void,
): () => void {
	const since = useRef<number>(undefined);
	const wait = useRef(() => {});
	useEffect(() => {
		if (!isUnsaved) since.current = undefined;
		else since.current ??= Date.now();
	}, [isUnsaved]);
	// Whatever is typed in a field draws the screen anew, and the pause begins again.
	useEffect(() => {
		const isHeld = failedField !== undefined && failedField !== '';
		if (!isOn || isHeld) return;
		const isAgain = failedField === '';
		const go = () => {
			since.current = Date.now();
			save();
		};
		let soon: ReturnType<typeof setTimeout>;
		wait.current = () => {
			clearTimeout(soon);
			const left = MAX_WAIT_MS - (Date.now() - (since.current ?? Date.now()));
			soon = setTimeout(go, Math.max(0, Math.min(isAgain ? PAUSE.again : PAUSE.save, left)));
		};
		wait.current();
		if (isAgain) addEventListener('online', go);
		return () => {
			wait.current = () => {};
			clearTimeout(soon);
			removeEventListener('online', go);
		};
	});
	return () => wait.current();
}
