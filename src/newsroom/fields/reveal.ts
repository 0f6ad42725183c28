/** The event by which a part of a panel asks to be shown; it bubbles up to the panel. */
export const REVEAL = 'revealfield';

const CONTROLS = 'a[href], input, select, textarea, button';

/** Returns the control of a field: its own, or the first of a field that holds several. @param name id of the field */
const controlOf = (name: string): HTMLElement | null =>
	document.getElementById(name) ??
	document.getElementById(`${name}-label`)?.parentElement?.querySelector<HTMLElement>(CONTROLS) ??
	null;

/** Puts the focus on a field, and opens the section and the panel around it. @param name id of the field */
export function reveal(name: string): void {
	const found = controlOf(name);
	if (!found) return;
	for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
		fold.open = true;
	found.dispatchEvent(new Event(REVEAL, { bubbles: true }));
	found.focus({ preventScroll: true });
	found.scrollIntoView({ block: 'center' });
}
