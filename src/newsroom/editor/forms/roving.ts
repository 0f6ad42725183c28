import type { KeyboardEvent } from 'react';

/** Moves the focus along the buttons of a group by the arrow keys: the group is one stop of the tab key. */
export function walk(event: KeyboardEvent<HTMLElement>, go: (at: number) => void): void {
	const buttons = [...event.currentTarget.querySelectorAll('button')];
	const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
	const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
	const next = steps[event.key];
	if (next === undefined || at === -1) return;
	event.preventDefault();
	const index = (next + buttons.length) % buttons.length;
	go(index);
	buttons[index]?.focus();
}
