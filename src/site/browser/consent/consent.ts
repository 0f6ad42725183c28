import { type Consent, defaultConsent } from '../../../shared/consent';
import { copyOf, dialogReady, openDialog } from '../layout/dialog';
import { saveConsent } from './choice';
import { ownConsent } from './own-consent';

const ALL: Consent = { necessary: true, performance: true, functional: true, targeting: true };

const bar = () => document.querySelector('.cookie');

/** Saves the choice that a button makes, which hides bar and panel. */
function choose(button: HTMLElement, panel?: HTMLDialogElement): void {
	const [performance, functional, targeting] = [...(panel?.querySelectorAll('[role=switch]') ?? [])].map(
		(one) => one.getAttribute('aria-checked') === 'true',
	);
	const own = {
		necessary: true,
		performance: performance === true,
		functional: functional === true,
		targeting: targeting === true,
	};
	const { choose: choice } = button.dataset;
	saveConsent(choice === 'all' ? ALL : choice === 'own' ? own : defaultConsent);
	bar()?.remove();
	panel?.close();
}

/** Opens the settings with the current choice, or the default one. */
export async function openSettings(): Promise<void> {
	const panel = await openDialog('consent');
	if (!panel) return;
	const { performance, functional, targeting } = ownConsent() ?? defaultConsent;
	const isOn = [performance, functional, targeting];
	for (const [n, one] of panel.querySelectorAll('[role=switch]').entries())
		one.setAttribute('aria-checked', String(isOn[n]));
	panel.addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>('button');
		if (!button) return;
		if (button.dataset.choose) choose(button, panel);
		if (button.role === 'switch')
			button.setAttribute('aria-checked', String(button.getAttribute('aria-checked') !== 'true'));
		if (button.ariaExpanded) {
			const is_open = button.ariaExpanded === 'true';
			button.setAttribute('aria-expanded', String(!is_open));
			const text = document.getElementById(button.getAttribute('aria-controls') ?? '');
			if (text) text.hidden = is_open;
		}
	});
}

/**
 * Shows the bar that asks for consent. It covers the foot of the window and moves nothing; the page grows by its height
 * at the end, so that the footer can be read, and focused elements are scrolled clear of it. By keyboard it comes right
 * after the skip link.
 */
export async function askConsent(): Promise<void> {
	try {
		await dialogReady('consent-bar');
	} catch {
		// The next page asks.
		return;
	}
	const copy = copyOf('consent-bar');
	if (!(copy instanceof HTMLElement) || bar() || ownConsent()) return;
	copy.addEventListener('click', ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLElement>('button');
		if (!button) return;
		if (button.dataset.choose) choose(button);
		else void openSettings();
	});
	// Its height is 0 once it is gone. The root gets no variable for it, because everything would be styled again.
	new ResizeObserver(() => {
		const height = copy.offsetHeight;
		document.documentElement.style.scrollPaddingBottom = height ? `calc(${height}px + 1rem)` : '';
		for (const element of document.querySelectorAll<HTMLElement>('body, .panel, .top-btn'))
			element.style.setProperty('--cookie', `${height}px`);
	}).observe(copy);
	document.querySelector('.skip')?.after(copy);
}
