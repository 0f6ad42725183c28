/**
 * The header is fixed while the scroll position is above 0 (specification, section 9): the styles of `is-fixed` fix it,
 * and put the name of the page in the place of logo and menu. The focus goes from a menu that is hidden to its button,
 * and back.
 */
export function startFixedHeader(): void {
	const { classList } = document.documentElement;
	const header = document.querySelector('[data-header]');
	if (!header) return;
	const look = () => {
		const isFixed = scrollY > 0;
		if (isFixed === classList.contains('is-fixed')) return;
		const focused = document.activeElement;
		classList.toggle('is-fixed', isFixed);
		if (!focused || !header.contains(focused) || getComputedStyle(focused).visibility === 'visible') return;
		for (const other of header.querySelectorAll<HTMLElement>('[data-panel=panel-menu], .nav a')) {
			other.focus({ preventScroll: true });
			if (other !== focused && document.activeElement === other) return;
		}
	};
	addEventListener('scroll', look, { passive: true });
	// With the first frame: asked for now, the position would have the page laid out before its time.
	requestAnimationFrame(look);
}
