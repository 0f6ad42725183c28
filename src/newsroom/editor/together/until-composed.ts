import type { EditorView } from 'prosemirror-view';

/** Milliseconds for which the words of others wait for an input method to finish a word. */
const MAX_WAIT_MS = 10_000;
/** Milliseconds after which the editor has read what was composed: the browser says so a moment earlier. */
const READ = 50;

/** Waits until no input method is within a word: what others type there would break it off. */
export async function untilComposed(view: EditorView | undefined): Promise<void> {
	if (!view?.composing) return;
	await new Promise<void>((give) => {
		const timer = setTimeout(give, MAX_WAIT_MS);
		const end = () => {
			clearTimeout(timer);
			setTimeout(give, READ);
		};
		view.dom.addEventListener('compositionend', end, { once: true });
	});
}
