/** Milliseconds a message stands. */
const STANDS = 4_000;

/** Says a short message to the eye and to screen readers. @param place an open dialog: what lies behind it is silent */
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
	// A region is only listened to once it is known: the message comes a moment after it.
	setTimeout(() => region.replaceChildren(message), 50);
	setTimeout(() => message.remove(), STANDS);
}
