/** Milliseconds of work after which a touch may come in between. */
const BREATH = 4;
/** The parts of a page, from its top to its foot. */
const PARTS = 'body > :not(main, template), main > :not(article), main > article > *';

const pause = () => new Promise<void>((done) => setTimeout(done));

/** Dresses the page in its fonts part by part, as new letters for all of a long page at once would hold up whoever touches it. */
export async function dressInSteps(): Promise<void> {
	let begun = performance.now();
	for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
		part.classList.add('has-fonts');
		// Laid out now, so that the time it takes is known.
		part.getBoundingClientRect();
		if (performance.now() - begun < BREATH) continue;
		await pause();
		begun = performance.now();
	}
	// For what comes later, such as a dialog: the styles leave alone what has been dressed.
	document.documentElement.classList.add('is-dressed');
}
