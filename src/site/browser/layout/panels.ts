/** The bar on its way out is inert, and still to be seen for a moment. */
const isShown = (element: Element) =>
	element.getClientRects().length > 0 &&
	getComputedStyle(element).visibility === 'visible' &&
	!element.closest('[inert]');

/**
 * The menu and search panels: one at a time; Escape, a click or the focus elsewhere, and leaving the page close them;
 * the focus moves in and comes back. Without this the links that open them lead to the footer's menu and to the search
 * page.
 */
export function startPanels(): void {
	const triggers = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
	const panelOf = (trigger: HTMLElement) => document.getElementById(trigger.dataset.panel ?? '');
	let opened: HTMLElement | null = null;

	/** Opens this panel, or none, and tells the buttons. */
	const show = (panel: HTMLElement | null) => {
		opened = panel;
		for (const trigger of triggers) {
			const own = panelOf(trigger);
			if (own) own.hidden = own !== panel;
			trigger.setAttribute('aria-expanded', String(panel !== null && own === panel));
		}
	};
	/** A panel has a button in the bar and one in the header: the focus goes to the one that shows. */
	const giveBack = (panel: HTMLElement) =>
		triggers.find((trigger) => panelOf(trigger) === panel && isShown(trigger))?.focus();
	const triggerOf = (target: EventTarget | null) =>
		target instanceof Element ? target.closest<HTMLElement>('[data-panel]') : null;
	const isOutside = (target: EventTarget | null) =>
		opened !== null && !(target instanceof Node && opened.contains(target)) && !triggerOf(target);

	for (const trigger of triggers) {
		trigger.setAttribute('role', 'button');
		trigger.setAttribute('aria-controls', trigger.dataset.panel ?? '');
	}
	show(null);

	addEventListener('click', (event) => {
		const trigger = triggerOf(event.target);
		if (trigger) {
			const panel = panelOf(trigger);
			event.preventDefault();
			show(panel === opened ? null : panel);
			opened?.querySelector<HTMLElement>('input, a')?.focus();
		} else if (isOutside(event.target)) show(null);
	});
	addEventListener('keydown', (event) => {
		if (event.key === 'Escape' && opened) {
			const panel = opened;
			show(null);
			giveBack(panel);
		}
		// A link opens on Enter alone; a button opens on both.
		const trigger = event.key === ' ' && triggerOf(event.target);
		if (trigger) {
			event.preventDefault();
			trigger.click();
		}
	});
	addEventListener('focusin', (event) => isOutside(event.target) && show(null));
	// Where the window is wide, the only button stands in the fixed bar and goes with it.
	const look = () =>
		opened && !triggers.some((trigger) => panelOf(trigger) === opened && isShown(trigger)) && show(null);
	addEventListener('scroll', look, { passive: true });
	addEventListener('resize', look);
	addEventListener('pagehide', () => show(null));
}
