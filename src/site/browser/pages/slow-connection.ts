/** What a browser tells of its connection, where it tells anything. */
interface NavigatorWithConnection extends Navigator {
	connection?: { effectiveType?: string };
}

/**
 * Marks the document on 2g: the rules by which the browser fetches pages ahead leave its links alone then
 * (specification, section 9; `public/speculation-rules.json`). Who saves data is given no rules by the front.
 */
export function markSlowConnection(): void {
	const { effectiveType = '' } = (navigator as NavigatorWithConnection).connection ?? {};
	document.documentElement.classList.toggle('is-slow', effectiveType.endsWith('2g'));
}
