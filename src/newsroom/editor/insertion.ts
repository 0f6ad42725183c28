/** The event by which a screen hands a block to the text that is open. */
export const INSERTION = 'insertblock';

/** The event by which the checklist asks for the block of a text that has a fault. */
export const FAULT = 'showfault';

/** What is wrong with a block of a text. */
export type Fault =
	/** A picture without alt text, a chart without data. */
	| { kind: 'alt' | 'series' }
	/** A link to a place that the text has not. */
	| { kind: 'link'; place: string }
	/** A picture whose licence has ended, by the names of such files. */
	| { kind: 'licence'; files: readonly string[] }
	/** Words that a block begins with. */
	| { kind: 'words'; words: string };

const openText = () => document.querySelector('#html .editor__text[contenteditable="true"]');

/** Opens the form of the first block with a fault in the open text. @returns false where the text has no such block */
export const goToFault = (fault: Fault): boolean =>
	openText()?.dispatchEvent(new CustomEvent(FAULT, { detail: fault, cancelable: true })) === false;

/** Puts a stored block into the open text, where the cursor is. @returns false where none is open that may be written */
export function insertInto(html: string): boolean {
	return openText()?.dispatchEvent(new CustomEvent(INSERTION, { detail: html })) ?? false;
}
