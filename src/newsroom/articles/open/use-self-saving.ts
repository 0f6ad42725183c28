import { useEffect, useRef } from 'react';

/**
 * Milliseconds without a key before a draft is saved by itself: its fields, or the version of a text whose steps the
 * server has already; and before a failed save is tried again.
 */
const PAUSE = { fields: 700, version: 5_000, again: 10_000 };
/** Milliseconds after which a draft is saved even though somebody goes on typing. */
const MAX_WAIT_MS = { fields: 5_000, version: 30_000 };

/**
 * Saves what somebody types, some time after the last key; a failed save is repeated once the browser is online again.
 * @param isOn whether it may be saved now
 * @param unsaved what is unsaved: fields, or only the version of a text; undefined where nothing is
 * @param failedField the field for which the last save was refused; empty where it was no field, undefined where the
 * save succeeded
 * @returns a function to call at each key, which restarts the pause
 */
export function useSelfSaving(
	isOn: boolean,
	unsaved: 'fields' | 'version' | undefined,
	failedField: string | undefined,
	save: () => void,
): () => void {
	const since = useRef<number>(undefined);
	const wait = useRef(() => {});
	/** Moment of the last attempt to save. */
	const triedAt = useRef(0);
	useEffect(() => {
		if (!unsaved) since.current = undefined;
		else since.current ??= Date.now();
	}, [unsaved]);
	// Every key in a field renders the screen again, which restarts the pause.
	useEffect(() => {
		const isHeld = failedField !== undefined && failedField !== '';
		if (!isOn || isHeld) return;
		const isAgain = failedField === '';
		const go = () => {
			since.current = Date.now();
			triedAt.current = Date.now();
			save();
		};
		let soon: ReturnType<typeof setTimeout>;
		wait.current = () => {
			clearTimeout(soon);
			const what = unsaved ?? 'version';
			const left = MAX_WAIT_MS[what] - (Date.now() - (since.current ?? Date.now()));
			// A screen that is drawn again and again must not put the next attempt off.
			const again = PAUSE.again - (Date.now() - triedAt.current);
			soon = setTimeout(go, Math.max(0, isAgain ? again : Math.min(PAUSE[what], left)));
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
