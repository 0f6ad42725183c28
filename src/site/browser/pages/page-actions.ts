import { loadChunk } from '../chunk';
import { onClick } from '../consent/clicks';

/** The Navigation API of newer browsers, whose history has only pages of this site. */
interface NavigatingWindow {
	navigation?: { canGoBack: boolean };
}

/** True where the page before this one in the history is one of ours. */
function hasPageBefore(): boolean {
	const { navigation } = window as NavigatingWindow;
	return navigation ? navigation.canGoBack : history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

function startTop(): void {
	const top = document.querySelector<HTMLElement>('[data-top]');
	if (!top) return;
	top.hidden = false;
	onClick('[data-top]', (_link, event) => {
		event.preventDefault();
		scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
		// The button goes at the top, and the focus would go with it. The first stop of the page is its skip link, which
		// shows itself when it is focused: right for the keyboard, strange after a click.
		const first = document.querySelector<HTMLElement>('.skip');
		first?.focus({ preventScroll: true });
		if (event.detail > 0) first?.blur();
	});
}

function startCopy(): void {
	onClick('[data-copy]', (link, event) => {
		// Only secure pages have a clipboard; elsewhere the link leads to the address that it would have copied.
		if (!navigator.clipboard) return;
		event.preventDefault();
		loadChunk(() => import('./copy'))
			.then(({ copyAddress }) => copyAddress(link))
			.catch(() => location.assign(link.href));
	});
}

/** The device's own sheet for sharing; only browsers that have one are offered it. */
function startShare(): void {
	if (!('share' in navigator)) return;
	for (const element of document.querySelectorAll<HTMLElement>('[data-share]')) element.hidden = false;
	onClick('[data-share]', (element) => {
		// A closed sheet is a change of mind, not an error.
		navigator.share({ title: document.title, url: element.dataset.share ?? location.href }).catch(() => {});
	});
}

function startPrint(): void {
	for (const element of document.querySelectorAll<HTMLElement>('[data-print]')) element.hidden = false;
	onClick('[data-print]', () => print());
}

/** Marks the part of a long page that is being read, from the first scroll on. */
function startParts(): void {
	const list = document.querySelector<HTMLElement>('[data-parts]');
	if (!list) return;
	const follow = () => void loadChunk(() => import('./parts-in-view')).then(({ followParts }) => followParts(list));
	addEventListener('scroll', follow, { once: true });
}

/**
 * Back to top, back, copy, share and print; the part that is read; the current tab in view. Each is a plain link
 * without this, or is not shown.
 */
export function startPageActions(): void {
	startTop();
	startCopy();
	startShare();
	startPrint();
	startParts();
	onClick('[data-back]', (_link, event) => {
		if (!hasPageBefore()) return;
		event.preventDefault();
		history.back();
	});
	const tab = document.querySelector<HTMLElement>('[data-tabs] [aria-current]');
	const tabs = tab?.closest('ul');
	// Not scrollIntoView, which would move the page too; with the first frame, as measuring lays the page out.
	if (tab && tabs)
		requestAnimationFrame(() => {
			tabs.scrollLeft +=
				tab.getBoundingClientRect().left - tabs.getBoundingClientRect().left - (tabs.clientWidth - tab.offsetWidth) / 2;
		});
}
