import type { EditorState } from 'prosemirror-state';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before what stands around a text is drawn anew, and at most while somebody types on. */
const PAUSE = { min: 150, max: 400 };

/**
 * The state of an editor for what is drawn around its text: tools, counts, forms. While somebody types it follows at
 * their pauses, because to draw all of it takes longer than to draw a key.
 * @returns the state, and what tells of a new one and whether words were changed by it
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
