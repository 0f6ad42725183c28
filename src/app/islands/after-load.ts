/** Does something once the page has loaded and the browser is idle, at the latest two seconds after it has loaded. */
export function afterLoad(work: () => void): void {
	addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work)));
}
