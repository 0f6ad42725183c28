/** Milliseconds for which a message is shown. */
const STANDS = 4_000;

/**
 * Shows a short message and has screen readers say it. @param place an open dialog, since what is behind it is silent
 */
export function announce(text: string, place: HTMLElement = document.body): void {
	let region = place.querySelector(':scope > .toasts');
	if (!region) {
		region = document.createElement('div');
		region.className = 'toasts';
		region.setAttribute('role', 'status');
		place.append(region);
	}
	const message = document.createElement('p');
	message.className = 'toast';
	message.textContent = text;
	// Screen readers only listen to a region that they know, so the message comes a moment after it.
	setTimeout(() => region.replaceChildren(message), 50);
	setTimeout(() => message.remove(), STANDS);
}
