const isShown = (element: Element) =>
	element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * Starts the menu and search panels: only one is open; Escape, a click or the focus elsewhere, and leaving the page
 * close it; the focus moves in and comes back. Without this script their links lead to the footer's menu and to the
 * search page.
 */
export function startPanels(): void {
	const triggers = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
	const panelOf = (trigger: HTMLElement) => document.getElementById(trigger.dataset.panel ?? '');
	let opened: HTMLElement | null = null;

	/** Opens this panel, or none, and updates the buttons. */
	const show = (panel: HTMLElement | null) => {
		opened = panel;
		for (const trigger of triggers) {
			const own = panelOf(trigger);
			if (own) own.hidden = own !== panel;
			trigger.setAttribute('aria-expanded', String(panel !== null && own === panel));
		}
	};
	/** The menu has a button for small windows and one for wide ones: the focus goes to the visible one. */
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
			opened?.querySelector<HTMLElement>('input, a')?.focus({ preventScroll: true });
		} else if (isOutside(event.target)) show(null);
	});
	addEventListener('keydown', (event) => {
		if (event.key === 'Escape' && opened) {
			const panel = opened;
			show(null);
			giveBack(panel);
		}
		// Space presses a button but not a link, and these links have the role of buttons.
		const trigger = event.key === ' ' && triggerOf(event.target);
		if (trigger) {
			event.preventDefault();
			trigger.click();
		}
	});
	addEventListener('focusin', (event) => isOutside(event.target) && show(null));
	// In a wide window the button of the menu is shown while the header is fixed, and not before.
	const look = () =>
		opened && !triggers.some((trigger) => panelOf(trigger) === opened && isShown(trigger)) && show(null);
	addEventListener('scroll', look, { passive: true });
	addEventListener('resize', look);
	addEventListener('pagehide', () => show(null));
}
