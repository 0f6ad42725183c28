/** Milliseconds a message stands. */
const STANDS = 4_000;

let region: HTMLElement | undefined;

/** Says a short message to the eye and to screen readers. */
export function announce(text: string): void {
	if (!region) {
		region = document.createElement('div');
		region.setAttribute('role', 'status');
		document.body.append(region);
	}
	const message = document.createElement('p');
	message.className = 'toast';
	message.textContent = text;
	// A region is only listened to once it is known: the message comes a moment after it.
	setTimeout(() => region?.replaceChildren(message), 50);
	setTimeout(() => message.remove(), STANDS);
}
