/** Milliseconds between two looks for new pictures (specification, section 9: lazy-load throttle). */
const THROTTLE = 100;

const boxOf = (image: EventTarget | null) => (image instanceof HTMLImageElement ? image.closest('.cover') : null);

/**
 * Marks the pictures that are still loading, and those that failed before these listeners were added. The lead is not
 * lazy and never waits.
 */
function mark(): void {
	for (const image of document.querySelectorAll<HTMLImageElement>('.cover img')) {
		if (!image.complete) boxOf(image)?.classList.toggle('is-loading', image.loading === 'lazy');
		else if (image.currentSrc && !image.naturalWidth) boxOf(image)?.classList.add('is-failed');
	}
}

/**
 * Shows the states of a picture: an empty frame while it waits, a fade-in once loaded, a symbol after a failure. The
 * browser does the loading (`loading=lazy`), and nothing is hidden before these listeners are added.
 */
export function startPictures(): void {
	const settle = (hasFailed: boolean) => (event: Event) => {
		const box = boxOf(event.target);
		box?.classList.remove('is-loading');
		box?.classList.toggle('is-failed', hasFailed);
	};
	// A `load` event of a picture reaches the document, and not the window.
	document.addEventListener('load', settle(false), true);
	document.addEventListener('error', settle(true), true);
	mark();
	let isDue = false;
	new MutationObserver(() => {
		if (isDue) return;
		isDue = true;
		setTimeout(() => {
			isDue = false;
			mark();
		}, THROTTLE);
	}).observe(document.body, { childList: true, subtree: true });
}
