import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../words/words';
import { Icon } from './icon';

interface Toast {
	id: number;
	text: string;
	/** What it is about: a newer message about the same takes its place. */
	about: string;
	/** Undoes what was done. */
	undo?: (() => void) | undefined;
}

/** Milliseconds for which a message is shown; longer where it offers to undo something. */
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

/**
 * Shows a message about what has happened.
 * @param undo undoes it, where that is possible
 * @param about what it is about: it takes the place of the message about the same; by default of one with these words
 */
export function say(text: string, undo?: () => void, about = text): void {
	count += 1;
	set([...toasts.filter((one) => one.about !== about).slice(-2), { id: count, text, about, undo }]);
}

function Message({ toast }: { toast: Toast }) {
	const words = useWords();
	const [isHeld, hold] = useState(false);
	useEffect(() => {
		// The message stays while the pointer or the focus is on it.
		if (isHeld) return;
		const timer = setTimeout(() => remove(toast.id), toast.undo ? STANDS.undo : STANDS.plain);
		return () => clearTimeout(timer);
	}, [toast, isHeld]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only prolong the message.
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

/** The stack of messages; screen readers announce each of them. */
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
