import { useEffect, useState } from 'react';

const load = async () => {
	const [{ FormAtSelection }, { FindRow }, { SlashMenu }] = await Promise.all([
		import('./form-at-selection'),
		import('./find-row'),
		import('../tools/slash-menu'),
	]);
	return { FormAtSelection, FindRow, SlashMenu };
};
type Forms = Partial<Awaited<ReturnType<typeof load>>>;

/**
 * The forms of a text and the menu of a slash. They are loaded once the text is there, so that the first letter need not
 * wait for them; what a lost connection has kept away is asked for again when a form is opened.
 */
export function useLaterForms(isWanted: boolean): Forms {
	const [forms, set] = useState<Forms>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again.
	useEffect(() => {
		if (forms) return;
		load().then(set, () => {});
	}, [forms, isWanted]);
	return forms ?? NONE;
}

const NONE: Forms = {};
