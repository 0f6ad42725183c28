import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Where this browser remembers that single keys only type. */
const STORED = 'newsroom_single_keys';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(STORED) !== 'off';

/** Whether letters and signs alone do something; whoever speaks to the machine, or leans on keys, switches them off. */
export const useSingleKeys = (): boolean =>
	useSyncExternalStore((notify) => {
		listeners.add(notify);
		return () => listeners.delete(notify);
	}, areOn);

export function setSingleKeys(isOn: boolean): void {
	if (isOn) localStorage.removeItem(STORED);
	else localStorage.setItem(STORED, 'off');
	for (const notify of listeners) notify();
}

/** Somebody types there, or a dialog has the word. */
const isTaken = (target: EventTarget | null) =>
	document.querySelector('dialog[open]') !== null ||
	(target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'));

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Listens for keys while the component stands: `mod+k` with ⌘ or Ctrl, always; a sign alone where single keys are on
 * and nobody types.
 */
export function useKeys(keys: Keys): void {
	const latest = useRef(keys);
	latest.current = keys;
	const single = useSingleKeys();
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.isComposing || event.altKey) return;
			const isMod = event.metaKey || event.ctrlKey;
			if (!isMod && (!single || isTaken(event.target))) return;
			const run = latest.current[isMod ? `mod+${event.key.toLowerCase()}` : event.key];
			if (!run) return;
			event.preventDefault();
			run(event);
		};
		document.addEventListener('keydown', press);
		return () => document.removeEventListener('keydown', press);
	}, [single]);
}
