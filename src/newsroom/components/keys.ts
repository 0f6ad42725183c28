import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Key in the browser's storage under which single-key shortcuts are switched off. */
const STORED = 'newsroom_single_keys';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(STORED) !== 'off';

/**
 * Returns whether single-key shortcuts are on. They can be switched off, because voice input and resting fingers
 * trigger them.
 */
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

/** True where somebody is typing or a dialog is open. */
const isTaken = (target: EventTarget | null) =>
	document.querySelector('dialog[open]') !== null ||
	(target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'));

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** What is written on the keys of this computer. @param keys as `Control+Alt+M` */
export const keyName = (keys: string): string =>
	keys.replace('Control+', IS_MAC ? '⌘' : 'Ctrl ').replace('Alt+', IS_MAC ? '⌥' : 'Alt ');

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Handles keys while the component is mounted: `mod+k` with ⌘ or Ctrl always; single keys only where they are switched
 * on and no field or dialog has the focus.
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
