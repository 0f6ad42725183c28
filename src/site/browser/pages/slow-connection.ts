/** A browser that may describe its connection. */
interface NavigatorWithConnection extends Navigator {
	connection?: { effectiveType?: string };
}

/**
 * Marks the document on 2g, where the rules for prefetching pages leave its links alone (specification, section 9;
 * `public/speculation-rules.json`). Readers who save data get no such rules from the front.
 */
export function markSlowConnection(): void {
	const { effectiveType = '' } = (navigator as NavigatorWithConnection).connection ?? {};
	document.documentElement.classList.toggle('is-slow', effectiveType.endsWith('2g'));
}
