/** Milliseconds from the first frame after loading until something may be fetched that nobody waits for. */
const REST = 150;

/** Does something once the page has loaded and has been seen: a page may load before its first frame is drawn. */
export function afterLoad(work: () => void): void {
	addEventListener('load', () => requestAnimationFrame(() => setTimeout(work, REST)));
}
