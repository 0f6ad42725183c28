import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Present } from '../../api/newsroom/live/hub';
import { browser, type Open, setOpen, startLive } from './channel';

interface Held {
	isLive: boolean;
	/** Rows that colleagues have open. */
	people: readonly Present[];
}

let held: Held = { isLive: false, people: [] };
const listeners = new Set<() => void>();
const touchListeners = new Set<(rows: readonly string[]) => void>();
const hold = (next: Partial<Held>) => {
	held = { ...held, ...next };
	for (const notify of listeners) notify();
};
const listen = (notify: () => void) => {
	listeners.add(notify);
	return () => listeners.delete(notify);
};

let isStarted = false;
/** Starts listening, once for the life of the page. */
export function beginLive(): void {
	if (isStarted) return;
	isStarted = true;
	startLive((message) => {
		if (message.kind === 'live') hold({ isLive: message.isLive });
		else if (message.kind === 'present') hold({ people: message.people.filter((one) => one.browser !== browser) });
		// Any other message is a change, and the stream is known to be open.
		else for (const notify of touchListeners) notify(message.rows);
	});
}

/** Returns whether changes arrive as they happen. */
export const useIsLive = (): boolean => useSyncExternalStore(listen, () => held.isLive);
const usePresent = (): readonly Present[] => useSyncExternalStore(listen, () => held.people);

/** Returns the colleagues who have a row open, each once. @param row as `article:12` */
export function useOpenBy(row: string): { name: string; is_writing: boolean }[] {
	const present = usePresent();
	const names = new Map<string, boolean>();
	for (const one of present) if (one.row === row) names.set(one.name, one.is_writing || names.get(one.name) === true);
	return [...names].map(([name, is_writing]) => ({ name, is_writing }));
}

/** Returns the colleagues who have a cursor in a shared text. @param row as `article:12` */
export function useCaretsIn(row: string): readonly Present[] {
	const present = usePresent();
	return useMemo(() => present.filter((one) => one.row === row && one.caret), [present, row]);
}

/** Milliseconds within which several changes count as one. */
const PAUSE = 150;

/**
 * Runs a moment after something changed.
 * @param row as `article:12`, or `article` for any row of the entity
 */
export function useTouched(row: string, run: () => void | Promise<void>): void {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => {
		const entity = row.split(':')[0];
		const fits = (one: string) => one === '*' || one === row || one === `${entity}:*` || one.split(':')[0] === row;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const hear = (rows: readonly string[]) => {
			if (!rows.some(fits)) return;
			clearTimeout(timer);
			timer = setTimeout(() => void latest.current(), PAUSE);
		};
		touchListeners.add(hear);
		return () => {
			touchListeners.delete(hear);
			clearTimeout(timer);
		};
	}, [row]);
}

const open = new Map<string, Open>();
let caretTimer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds between two reports of a cursor's position. */
const CARET_PAUSE = 300;

/** Reports the cursor in a row that is open here. @param caret undefined once it is no longer in the text */
export function setCaret(row: string, caret: Open['caret']): void {
	const one = open.get(row);
	if (!one) return;
	open.set(row, { ...one, caret });
	if (caretTimer !== undefined) return;
	caretTimer = setTimeout(() => {
		caretTimer = undefined;
		setOpen([...open.values()]);
	}, CARET_PAUSE);
}

/** Reports that a row is open here, for as long as the component is mounted. */
export function useOpen(row: string, isWriting: boolean): void {
	useEffect(() => {
		open.set(row, { ...open.get(row), row, is_writing: isWriting });
		setOpen([...open.values()]);
	}, [row, isWriting]);
	useEffect(
		() => () => {
			open.delete(row);
			setOpen([...open.values()]);
		},
		[row],
	);
}
