import { useMemo, useSyncExternalStore } from 'react';
import type { SharedText, Standing } from './shared-text';

const ALONE: Standing = { isUnsent: false, isAway: false };
const listenToNobody = () => () => {};
/** Milliseconds for which words may be unsent before the whole screen is drawn because of it. */
const UNHURRIED = 1_000;

/** Returns the state of a shared text at every moment, for small components. */
export const useStanding = (text: SharedText | undefined): Standing =>
	useSyncExternalStore(text?.subscribe ?? listenToNobody, () => text?.standing ?? ALONE);

/** Follows the state of a shared text, but leaves out words that are sent at once. */
function calm(text: SharedText) {
	let now = text.standing;
	const hold = (next: Standing, notify: () => void) => {
		const { isUnsent, isAway, ended } = next;
		if (isUnsent === now.isUnsent && isAway === now.isAway && ended === now.ended) return;
		now = next;
		notify();
	};
	const subscribe = (notify: () => void) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = () => {
			timer = undefined;
			hold(text.standing, notify);
		};
		const look = () => {
			const next = text.standing;
			const isPassing = next.isUnsent && !now.isUnsent && !next.isAway && next.ended === undefined;
			if (isPassing) {
				timer ??= setTimeout(late, UNHURRIED);
				return;
			}
			clearTimeout(timer);
			timer = undefined;
			hold(next, notify);
		};
		const leave = text.subscribe(look);
		look();
		return () => {
			clearTimeout(timer);
			leave();
		};
	};
	return { subscribe, read: () => now };
}

/**
 * Returns the state of a shared text for a whole screen, which is not drawn for words that are sent within a second.
 */
export function useCalmStanding(text: SharedText | undefined): Standing {
	const store = useMemo(() => (text ? calm(text) : undefined), [text]);
	return useSyncExternalStore(store?.subscribe ?? listenToNobody, store?.read ?? (() => ALONE));
}
