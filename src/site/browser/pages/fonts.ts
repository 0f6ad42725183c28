import { loadChunk } from '../chunk';
import { afterLoad } from './after-load';

const FACES = ['1em Newsreader', 'italic 1em Newsreader', '1em Archivo'];

/** Fetches the fonts of the site, then dresses the page in them. In place of one that cannot come stays what the machine has. */
const fetchFonts = (dress: () => unknown) =>
	Promise.allSettled(FACES.map((face) => document.fonts.load(face))).then(dress);

/**
 * The fonts weigh most of a page, and nobody waits for them: on a first visit they come when the page has been seen. Where this very
 * script came from the browser's own store the fonts are there too, and the page wears them from the start. Without scripts the
 * styles ask for them (`tokens.css`).
 */
export function startFonts(): void {
	const { classList } = document.documentElement;
	const [own] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
	if (own?.transferSize === 0) {
		// Such a page is laid out whole (`below.css`).
		classList.add('is-repeat');
		void fetchFonts(() => classList.add('has-fonts'));
	} else
		afterLoad(
			() => void loadChunk(() => import('./dress')).then(({ dressInSteps }) => fetchFonts(dressInSteps), reportError),
		);
}
