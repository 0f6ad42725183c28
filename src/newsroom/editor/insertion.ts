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

const place = () => document.querySelector('#html');
const openText = () => place()?.querySelector('.editor__text[contenteditable="true"]');

/** Faults that were asked for before their text was there, by the place that it will take. */
const asked = new WeakMap<Element, Fault>();

const show = (text: Element, fault: Fault): boolean =>
	text.dispatchEvent(new CustomEvent(FAULT, { detail: fault, cancelable: true })) === false;

/**
 * Opens the form of the first block with a fault in the open text. A text that is still loaded shows it when it is
 * there.
 * @returns false where the text has no such block, or may not be written
 */
export function goToFault(fault: Fault): boolean {
	const text = openText();
	if (text) return show(text, fault);
	const empty = place();
	if (!empty || empty.querySelector('.editor__text')) return false;
	asked.set(empty, fault);
	return true;
}

/** Shows the fault that was asked for before this text was there, if any. @param text element of a text that is open */
export function showAskedFault(text: Element, isReadOnly: boolean): void {
	const around = text.closest('#html');
	const fault = around && asked.get(around);
	if (!fault) return;
	asked.delete(around);
	if (!isReadOnly) show(text, fault);
}

/** Puts a stored block into the open text, where the cursor is. @returns false where none is open that may be written */
export function insertInto(html: string): boolean {
	return openText()?.dispatchEvent(new CustomEvent(INSERTION, { detail: html })) ?? false;
}
