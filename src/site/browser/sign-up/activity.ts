import { SIGN_UP_FORM } from './form-selector';

/** What the reader has done with the keyboard since it is followed. */
export interface Activity {
	/** Milliseconds by the page's clock at the last key, or when a field was last entered or left. */
	at: number;
	/** A sign-up form of the page was touched. */
	usesForm: boolean;
}

/** Follows what the reader does with the keyboard, from now on. */
export function followActivity(): Activity {
	const activity: Activity = { at: Number.NEGATIVE_INFINITY, usesForm: false };
	for (const type of ['keydown', 'input', 'focusin', 'focusout'])
		addEventListener(
			type,
			({ target }) => {
				activity.at = performance.now();
				if (target instanceof Element && target.closest(SIGN_UP_FORM)) activity.usesForm = true;
			},
			true,
		);
	return activity;
}
