/** The event by which a screen hands a block to the text that is open. */
export const INSERTION = 'insertblock';

/** Puts a stored block into the open text, where the cursor is. @returns false where none is open that may be written */
export function insertInto(html: string): boolean {
	const text = document.querySelector('#html .editor__text[contenteditable="true"]');
	return text?.dispatchEvent(new CustomEvent(INSERTION, { detail: html })) ?? false;
}
