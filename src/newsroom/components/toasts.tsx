import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../words/words';
import { Icon } from './icon';

interface Toast {
	id: number;
	text: string;
	/** Takes back what was done. */
	undo?: (() => void) | undefined;
}

/** Milliseconds a message stands: longer where it offers something. */
const STANDS = { plain: 6_000, undo: 12_000 };

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
	toasts = next;
	for (const notify of listeners) notify();
};
const listen = (notify: () => void) => {
	listeners.add(notify);
	return () => listeners.delete(notify);
};
const remove = (id: number) => set(toasts.filter((one) => one.id !== id));

/** Says what has happened. @param undo takes it back, where that can be */
export function say(text: string, undo?: () => void): void {
	count += 1;
	set([...toasts.slice(-2), { id: count, text, undo }]);
}

function Message({ toast }: { toast: Toast }) {
	const words = useWords();
	const [isHeld, hold] = useState(false);
	useEffect(() => {
		// While somebody points at it or stands in it, it stays.
		if (isHeld) return;
		const timer = setTimeout(() => remove(toast.id), toast.undo ? STANDS.undo : STANDS.plain);
		return () => clearTimeout(timer);
	}, [toast, isHeld]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: what holds it is only how long it stands.
		<div
			className="toast"
			onMouseEnter={() => hold(true)}
			onMouseLeave={() => hold(false)}
			onFocus={() => hold(true)}
			onBlur={() => hold(false)}
		>
			<p>{toast.text}</p>
			{toast.undo && (
				<button
					type="button"
					className="btn btn--toast"
					onClick={() => {
						remove(toast.id);
						toast.undo?.();
					}}
				>
					{words.undo}
				</button>
			)}
			<button type="button" className="iconbtn" aria-label={words.close} onClick={() => remove(toast.id)}>
				<Icon name="close" />
			</button>
		</div>
	);
}

/** Where messages stand, read out by screen readers. */
export function Toasts() {
	const now = useSyncExternalStore(listen, () => toasts);
	return (
		<div className="toasts" role="status">
			{now.map((toast) => (
				<Message key={toast.id} toast={toast} />
			))}
		</div>
	);
}
