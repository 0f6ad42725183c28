/**
 * Marks a page whose script came from the browser's own store: it is laid out whole (`below.css`), so that Back and
 * Reload lead to the place where the reader was. Nothing is stored to know that.
 */
export function markSeenBefore(): void {
	const [own] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
	if (own?.transferSize === 0) document.documentElement.classList.add('is-repeat');
}
