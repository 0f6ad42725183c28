import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds without a key before the text is printed: longer than between two keys, and soon drawn in the preview.
 */
const PAUSE = 200;

/**
 * Holds what is typed into an editor until it is printed, which takes too long to be done at every key.
 * @param onPause called some time after the last key
 */
export function usePrinting(onPause: () => void) {
	const print = useRef<() => string>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [isTyping, setTyping] = useState(false);
	const paused = useRef(onPause);
	paused.current = onPause;
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		/** True while the form lacks what is typed into the text as its field. */
		isTyping,
		isHeld: () => print.current !== undefined,
		/** Prints what is held; undefined where nothing is. */
		read: () => print.current?.(),
		/**
		 * Holds what a key has left in the editor.
		 * @param isField false where the text is shared, and so needs no place in the form
		 */
		hold(next: () => string, isField: boolean) {
			print.current = next;
			if (isField) setTyping(true);
			clearTimeout(timer.current);
			timer.current = setTimeout(() => paused.current(), PAUSE);
		},
		/** Lets go of what is held. */
		drop() {
			print.current = undefined;
			clearTimeout(timer.current);
			setTyping(false);
		},
	};
}
