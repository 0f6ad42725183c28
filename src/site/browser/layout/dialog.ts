import { isBeside } from '../../../ui/beside';
import styles from '../../../ui/dialog.css?url';
import { fetchPage } from '../pages/fetch-page';

let sheet: Promise<unknown> | undefined;

/** The styles of dialogs, loaded with the first one. Without them a dialog is plain, and works. */
function dialogStyles(): Promise<unknown> {
	sheet ??= new Promise((done) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = styles;
		link.onload = link.onerror = done;
		document.head.append(link);
	});
	return sheet;
}

const templateOf = (name: string) => document.querySelector<HTMLTemplateElement>(`template[data-dialog="${name}"]`);

async function fetchShared(address: string): Promise<void> {
	const shared = await fetchPage(address);
	document.body.append(...shared.querySelectorAll('template'));
}

let fetching: Promise<void> | undefined;

/** Puts the dialogs that all pages share into this one, once. */
async function addShared(): Promise<void> {
	const address = document.querySelector<HTMLElement>('[data-dialogs]')?.dataset.dialogs;
	if (!address) return;
	fetching ??= fetchShared(address);
	try {
		await fetching;
	} catch (error) {
		// The next one that is opened tries again.
		fetching = undefined;
		throw error;
	}
}

/** Waits for a dialog and its styles. @throws where it could not be fetched */
export async function dialogReady(name: string): Promise<void> {
	await Promise.all([dialogStyles(), templateOf(name) ? undefined : addShared()]);
}

/** Returns a copy of what a template holds; undefined where the page has no such dialog, or not yet. */
export function copyOf(name: string): Element | undefined {
	const first = templateOf(name)?.content.firstElementChild;
	return first ? document.importNode(first, true) : undefined;
}

/** Key of the session storage under which the pop-up keeps the address for the thanks on the next page. */
export const SENT_TO = 'letter_sent_to';

/** Puts the address into the thanks, once. */
function nameAddress(dialog: HTMLDialogElement): void {
	const place = dialog.querySelector('[data-address]');
	if (!place) return;
	try {
		const to = sessionStorage.getItem(SENT_TO);
		sessionStorage.removeItem(SENT_TO);
		if (to) place.textContent = to;
	} catch {
		// Without access to the storage the text stays as the page has it, without an address.
	}
}

/** Gives the focus back; where the element is gone (in a panel that closed), to the button that opens its place. */
function giveBack(opener: Element | null): void {
	if (!(opener instanceof HTMLElement)) return;
	opener.focus();
	if (document.activeElement === opener) return;
	const buttons = [...document.querySelectorAll<HTMLElement>(`[data-panel="${opener.closest('.panel')?.id}"]`)];
	buttons.find((button) => button.checkVisibility({ visibilityProperty: true }))?.focus();
}

/**
 * Opens a dialog of the page over it: the browser's own, so the focus stays inside, Escape closes it and the page
 * behind neither moves nor answers. A click beside it, whatever is marked `data-close` and leaving the page close it;
 * then it is taken away and the focus goes back.
 * @param name of its template
 * @returns undefined where the page has no such dialog
 * @throws where it could not be fetched
 */
export async function openDialog(name: string): Promise<HTMLDialogElement | undefined> {
	const opener = document.activeElement;
	await dialogReady(name);
	const dialog = copyOf(name);
	// Two clicks while it was on its way count as one.
	if (!(dialog instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return undefined;
	document.body.append(dialog);
	nameAddress(dialog);
	dialog.addEventListener('click', (event) => {
		if (isBeside(dialog, event) || (event.target instanceof Element && event.target.closest('[data-close]')))
			dialog.close();
	});
	dialog.addEventListener('close', () => {
		dialog.remove();
		giveBack(opener);
	});
	// Back may show the page as it was left.
	addEventListener('pagehide', () => dialog.close(), { once: true });
	dialog.showModal();
	return dialog;
}
