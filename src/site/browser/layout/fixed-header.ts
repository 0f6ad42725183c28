/** Moves the focus from a control that has just been hidden to the one that does the same and shows. */
function handOver(header: Element, from: HTMLElement): void {
	if (from.matches('input, a[href]')) {
		const selector =
			from instanceof HTMLAnchorElement
				? `a[href="${CSS.escape(from.getAttribute('href') ?? '')}"]`
				: 'input[type=search]';
		for (const twin of header.querySelectorAll<HTMLElement>(selector)) {
			if (twin === from) continue;
			twin.focus({ preventScroll: true });
			if (document.activeElement !== twin) continue;
			if (twin instanceof HTMLInputElement && from instanceof HTMLInputElement) twin.value = from.value;
			return;
		}
	}
}

/**
 * The header is fixed while the scroll position is above 0 (specification, section 9): the styles of `is-fixed` hide
 * logo and menu and bring the bar. What is hidden can be reached neither by keyboard nor by a screen reader, either
 * way.
 */
export function startFixedHeader(): void {
	const root = document.documentElement;
	const bar = document.querySelector<HTMLElement>('[data-bar]');
	const header = bar?.closest('header');
	if (!bar || !header) return;
	// It slides out for a moment after it is gone for everybody but the eye.
	bar.inert = true;
	const look = () => {
		const isFixed = scrollY > 0;
		if (isFixed === !bar.inert) return;
		const focused = document.activeElement;
		root.classList.toggle('is-fixed', isFixed);
		bar.inert = !isFixed;
		if (
			focused instanceof HTMLElement &&
			header.contains(focused) &&
			(bar.contains(focused) ? !isFixed : getComputedStyle(focused).visibility === 'hidden')
		)
			handOver(header, focused);
	};
	addEventListener('scroll', look, { passive: true });
	// With the first frame: asked for now, the position would have the page laid out before its time.
	requestAnimationFrame(look);
}
