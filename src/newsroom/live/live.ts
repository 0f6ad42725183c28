import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Present } from '../../api/newsroom/live/hub';
import { browser, type Open, setOpen, startLive } from './channel';

interface Held {
	isLive: boolean;
	/** What colleagues have open. */
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
/** Begins to listen, once for the life of the page. */
export function beginLive(): void {
	if (isStarted) return;
	isStarted = true;
	startLive((message) => {
		if (message.kind === 'live') hold({ isLive: message.isLive });
		else if (message.kind === 'present') hold({ people: message.people.filter((one) => one.browser !== browser) });
		// What comes at all, comes over a stream that is open.
		else for (const notify of touchListeners) notify(message.rows);
	});
}

/** Whether changes are told as they happen. */
export const useIsLive = (): boolean => useSyncExternalStore(listen, () => held.isLive);
const usePresent = (): readonly Present[] => useSyncExternalStore(listen, () => held.people);

/** Colleagues who have a row open, each once. @param row as `article:12` */
export function useOpenBy(row: string): { name: string; is_writing: boolean }[] {
	const present = usePresent();
	const names = new Map<string, boolean>();
	for (const one of present) if (one.row === row) names.set(one.name, one.is_writing || names.get(one.name) === true);
	return [...names].map(([name, is_writing]) => ({ name, is_writing }));
}

/** Colleagues whose cursor stands in a row that is written together. */
export function useCaretsIn(row: string): readonly Present[] {
	const present = usePresent();
	return useMemo(() => present.filter((one) => one.row === row && one.caret), [present, row]);
}

/** Milliseconds within which several changes are one. */
const PAUSE = 150;

/**
 * Runs a moment after something changed.
 * @param row as `article:12`, or `article` for any of the entity
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
/** Milliseconds between two words about where a cursor stands. */
const CARET_PAUSE = 300;

/** Says where the cursor stands in a row that is open here; undefined where it is in it no more. */
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

/** Says that a row is open here, for as long as the screen stands. */
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
