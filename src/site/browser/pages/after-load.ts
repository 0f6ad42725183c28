/** Milliseconds between the first frame after loading and requests for which the reader does not wait. */
const REST = 150;

/** Does something once the page has loaded and has been seen: a page may load before its first frame is drawn. */
export function afterLoad(work: () => void): void {
	addEventListener('load', () => requestAnimationFrame(() => setTimeout(work, REST)));
}
