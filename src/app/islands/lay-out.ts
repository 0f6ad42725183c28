const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));

/**
 * Lays out what the styles of a long page leave until it comes near: block by block, each while the browser has nothing else to do,
 * so that no touch waits for all of them, and scrolling finds them done. To be called when the fonts are being fetched: they are waited for.
 */
export async function layOutTheRest(): Promise<void> {
	await document.fonts.ready;
	const blocks = [...document.querySelectorAll('main > .block')];
	const next = () => {
		const block = blocks.shift();
		if (!block) return;
		block.classList.add('is-laid');
		whenIdle(next);
	};
	whenIdle(next);
}
