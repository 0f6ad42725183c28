import { isBeside } from '../../../ui/beside';
import styles from '../../../ui/dialog.css?url';

let sheet: Promise<unknown> | undefined;

/** The styles of dialogs, which come with the first of them. Without them it is plain, and works. */
export function dialogStyles(): Promise<unknown> {
	sheet ??= new Promise((done) => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = styles;
		link.onload = link.onerror = done;
		document.head.append(link);
	});
	return sheet;
}

/** A copy of what a template holds. */
export function copyOf(selector: string): Element | undefined {
	const template = document.querySelector<HTMLTemplateElement>(`template${selector}`);
	const first = template?.content.firstElementChild;
	return first ? document.importNode(first, true) : undefined;
}

/** Under this the pop-up leaves the address for the thanks, which stand on the page that it leads to. */
export const SENT_TO = 'letter_sent_to';

/** Names the address in the thanks, once. */
function nameAddress(dialog: HTMLDialogElement): void {
	const place = dialog.querySelector('[data-address]');
	if (!place) return;
	try {
		const to = sessionStorage.getItem(SENT_TO);
		sessionStorage.removeItem(SENT_TO);
		if (to) place.textContent = to;
	} catch {
		// Storage that is closed to us knows no address: the words of the page stand.
	}
}

/**
 * Gives the focus back; where its place has gone meanwhile (a panel that closed), to the button that opens that place.
 */
function giveBack(opener: Element | null): void {
	if (!(opener instanceof HTMLElement)) return;
	opener.focus();
	if (document.activeElement === opener) return;
	const buttons = [...document.querySelectorAll<HTMLElement>(`[data-panel="${opener.closest('.panel')?.id}"]`)];
	buttons.find((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]'))?.focus();
}

/**
 * Opens a dialog of the page over it: the browser's own, so the focus stays inside, Escape closes it and the page
 * behind neither moves nor answers. A click beside it, whatever is marked `data-close` and leaving the page close it;
 * then it is taken away and the focus goes back.
 * @param name of its template
 * @returns undefined where the page has no such dialog
 */
export async function openDialog(name: string): Promise<HTMLDialogElement | undefined> {
	const opener = document.activeElement;
	const dialog = copyOf(`[data-dialog="${name}"]`);
	if (!(dialog instanceof HTMLDialogElement)) return undefined;
	await dialogStyles();
	// Two clicks while the styles were on their way are one.
	if (document.querySelector('dialog[open]')) return undefined;
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
