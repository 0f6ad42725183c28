/** Milliseconds between two looks for new pictures (specification, section 9: lazy-load throttle). */
const THROTTLE = 100;

const boxOf = (image: EventTarget | null) => (image instanceof HTMLImageElement ? image.closest('.cover') : null);

/**
 * Marks the pictures that are still to come, and those that failed before anyone listened. The lead is not lazy and
 * never waits.
 */
function mark(): void {
	for (const image of document.querySelectorAll<HTMLImageElement>('.cover img')) {
		if (!image.complete) boxOf(image)?.classList.toggle('is-loading', image.loading === 'lazy');
		else if (image.currentSrc && !image.naturalWidth) boxOf(image)?.classList.add('is-failed');
	}
}

/**
 * The states of a picture: waiting shows a ruled well, loaded fades in, failed shows the symbol. Loading itself is the
 * browser's (`loading=lazy`); nothing is hidden before these listeners stand.
 */
export function startPictures(): void {
	const settle = (hasFailed: boolean) => (event: Event) => {
		const box = boxOf(event.target);
		box?.classList.remove('is-loading');
		box?.classList.toggle('is-failed', hasFailed);
	};
	// The window itself hears of no picture that has loaded.
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
