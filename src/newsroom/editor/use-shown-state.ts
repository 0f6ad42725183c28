import type { EditorState } from 'prosemirror-state';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds without a key before everything around a text is drawn again (`min`), and the longest delay while
 * somebody types on (`max`).
 */
const PAUSE = { min: 150, max: 400 };

/**
 * The editor's state for what is drawn around the text: tools, counts, forms. It follows typing only at pauses, because
 * drawing all of it takes longer than drawing a key.
 * @returns the state, and a function that takes a new one and whether it changed words
 */
export function useShownState() {
	const [state, setState] = useState<EditorState>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const changedAt = useRef(Number.NEGATIVE_INFINITY);
	const drawnAt = useRef(Number.NEGATIVE_INFINITY);
	const show = useCallback((next: EditorState, isChanged = false) => {
		clearTimeout(timer.current);
		const draw = () => {
			drawnAt.current = performance.now();
			setState(next);
		};
		const now = performance.now();
		const isOneOfMany = isChanged && now - changedAt.current < PAUSE.max;
		if (isChanged) changedAt.current = now;
		if (!isOneOfMany) return draw();
		timer.current = setTimeout(draw, Math.max(0, Math.min(PAUSE.min, drawnAt.current + PAUSE.max - now)));
	}, []);
	useEffect(() => () => clearTimeout(timer.current), []);
	return [state, show] as const;
}
