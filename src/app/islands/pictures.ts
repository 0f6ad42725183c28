/** Milliseconds between two looks for new pictures (specification, section 9: lazy-load throttle). */
const THROTTLE = 100;

const boxOf = (image: EventTarget | null) => (image instanceof HTMLImageElement ? image.closest('.cover') : null);

/** Marks the pictures still to come; the lead is never among them, it is not lazy. */
function markWaiting(): void {
	for (const image of document.querySelectorAll<HTMLImageElement>('.cover img[loading=lazy]')) if (!image.complete) boxOf(image)?.classList.add('is-loading');
	for (const image of document.querySelectorAll<HTMLImageElement>('.cover img')) if (image.complete && image.currentSrc && !image.naturalWidth) boxOf(image)?.classList.add('is-failed');
}

/**
 * The states of a picture: waiting shows a ruled well, loaded fades in, failed shows the symbol. Loading itself is the browser's
 * (`loading=lazy`); nothing is hidden before these listeners stand.
 */
export function startPictures(): void {
	const settle = (state: boolean) => (event: Event) => {
		const box = boxOf(event.target);
		box?.classList.remove('is-loading');
		box?.classList.toggle('is-failed', state);
	};
	addEventListener('load', settle(false), true);
	addEventListener('error', settle(true), true);
	markWaiting();
	let timer: ReturnType<typeof setTimeout> | undefined;
	new MutationObserver(() => {
		timer ??= setTimeout(() => {
			timer = undefined;
			markWaiting();
		}, THROTTLE);
	}).observe(document.body, { childList: true, subtree: true });
}
