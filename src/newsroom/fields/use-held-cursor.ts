import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeAfter } from './merge-words';

/**
 * Keeps the cursor at its words when the value of a focused field changes because somebody else has saved.
 * @returns a function to call at each selection and each key
 */
export function useHeldCursor(field: RefObject<HTMLTextAreaElement | null>, value: string) {
	const held = useRef({ value, start: 0, end: 0 });
	const note = () => {
		const { value: words = '', selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
		held.current = { value: words, start, end };
	};
	useLayoutEffect(() => {
		const { value: before, start, end } = held.current;
		const area = field.current;
		if (!area || before === value || document.activeElement !== area) return;
		area.setSelectionRange(placeAfter(before, value, start), placeAfter(before, value, end));
		held.current = { value, start: area.selectionStart, end: area.selectionEnd };
	}, [field, value]);
	return note;
}
