/** A click that asks for what the page shows, and not for a new tab, a new window or a download. */
export const isPlain = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Acts on plain clicks on elements that match, or inside them, also on those that join the page later.
 * @param act prevents the default where it does the link's work itself
 */
export function onClick(selector: string, act: (element: HTMLAnchorElement, event: MouseEvent) => void): void {
	addEventListener('click', (event) => {
		const element = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
		if (element && !event.defaultPrevented && isPlain(event)) act(element, event);
	});
}
