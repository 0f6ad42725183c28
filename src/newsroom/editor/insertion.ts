/** The event by which a screen hands a block to the text that is open. */
export const INSERTION = 'insertblock';

/** The event by which the checklist asks for the first picture without alt text. */
export const MUTE_PICTURE = 'mutepicture';

const openText = () => document.querySelector('#html .editor__text[contenteditable="true"]');

/** Opens the form of the first picture without alt text in the open text. */
export const goToMutePicture = (): void => {
	openText()?.dispatchEvent(new CustomEvent(MUTE_PICTURE));
};

/** Puts a stored block into the open text, where the cursor is. @returns false where none is open that may be written */
export function insertInto(html: string): boolean {
	return openText()?.dispatchEvent(new CustomEvent(INSERTION, { detail: html })) ?? false;
}
