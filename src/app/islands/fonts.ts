import { afterLoad } from './after-load';

const FACES = ['1em Newsreader', 'italic 1em Newsreader', '1em Archivo'];

/** Fetches the fonts of the site and dresses the page in all of them at once. In place of one that cannot come stays what the machine has. */
async function dress(): Promise<void> {
	await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
	document.documentElement.classList.add('has-fonts');
}

/**
 * The fonts weigh most of a page, and nobody waits for them: on a first visit they come when the page has loaded. Where this very
 * script came from the browser's own store the fonts are there too, and the page wears them from the start. Without scripts the
 * styles ask for them (`tokens.css`).
 */
export function startFonts(): void {
	const [own] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
	if (own?.transferSize === 0) void dress();
	else afterLoad(() => void dress());
}
