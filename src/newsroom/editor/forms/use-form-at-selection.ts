import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { FormAtSelection } from './form-at-selection';

type Form = ComponentType<ComponentProps<typeof FormAtSelection>>;

/**
 * The forms at a selection. They are loaded once the text is there, so that the first letter need not wait for them;
 * what a lost connection has kept away is asked for again when a form is opened.
 */
export function useFormAtSelection(isWanted: boolean): Form | undefined {
	const [form, set] = useState<Form>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each opening tries again.
	useEffect(() => {
		if (form) return;
		import('./form-at-selection').then(
			({ FormAtSelection: loaded }) => set(() => loaded),
			() => {},
		);
	}, [form, isWanted]);
	return form;
}
