import { useCallback, useRef, useState } from 'react';

/**
 * The focus of the form of a selected picture. The form opens without it, so that keys still act on the picture, and
 * takes it once somebody asks for the form.
 */
export function useFormFocus() {
	const [, redraw] = useState(0);
	const formFocus = useRef(false);
	const askForForm = useCallback(() => {
		formFocus.current = true;
		redraw((n) => n + 1);
	}, []);
	return { formFocus, askForForm };
}
