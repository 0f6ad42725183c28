import { useSyncExternalStore } from 'react';
import { DEMONSTRATION_SECRET } from '../../shared/address/folders';

/** Name under which this tab keeps the secret, from when the address was opened until the tab is closed. */
const KEY = 'newsroom_demonstration';
const listeners = new Set<() => void>();

const held = (): string | null => sessionStorage.getItem(KEY);
const listen = (notify: () => void) => {
	listeners.add(notify);
	return () => listeners.delete(notify);
};

/** Takes the secret out of the address of the page: neither going back nor copying the address shows it again. */
export function takeDemonstrationSecret(): void {
	if (!location.hash.startsWith(DEMONSTRATION_SECRET)) return;
	sessionStorage.setItem(KEY, location.hash.slice(DEMONSTRATION_SECRET.length));
	history.replaceState(history.state, '', location.pathname + location.search);
	for (const notify of listeners) notify();
}

/** Lets go of a secret that the server does not take. */
export function dropDemonstrationSecret(): void {
	sessionStorage.removeItem(KEY);
	for (const notify of listeners) notify();
}

/** The secret of the address that was opened in this tab; null where none was. */
export const useDemonstrationSecret = (): string | null => useSyncExternalStore(listen, held);
