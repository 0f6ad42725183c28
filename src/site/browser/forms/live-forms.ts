import { loadChunk } from '../chunk';

/**
 * A form that shows its result as one types: what does so is loaded when it is touched. Without this its button does
 * the same.
 */
export function startLiveForms(): void {
	addEventListener('input', ({ target }) => {
		const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-live]');
		if (form) loadChunk(() => import('./live-form')).then(({ update }) => update(form), reportError);
	});
}
