/** True for a click on the dimmed page around a dialog, which reaches the dialog itself. */
export function isBeside(
	dialog: HTMLDialogElement,
	{ target, clientX: x, clientY: y }: { target: EventTarget | null; clientX: number; clientY: number },
): boolean {
	const box = dialog.getBoundingClientRect();
	return target === dialog && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}
