import type { AdvAct } from '../../../shared/statuses';
import { call } from '../client';
import { ownConsent } from './own-consent';
import { tokenAtHand } from './visitor';

/** Part of an advertisement that must have been in view for it to count as seen. */
const SEEN = 0.5;

const mayBeKnown = () => ownConsent()?.targeting === true;

function log(place: HTMLElement, act: AdvAct, isKnown: boolean): void {
	const link = place.querySelector('a')?.getAttribute('href') ?? '';
	call('adv/log', { body: { id: Number(place.dataset.adv), link, act }, isKnown, keepalive: true }).catch(() => {});
}

/**
 * Logs clicks on advertisements: a number on a day, and with the visitor token only after consent to targeting cookies.
 */
export function logAdvClicks(): void {
	const onClick = (event: MouseEvent) => {
		const place =
			event.target instanceof Element && event.target.closest('a') && event.target.closest<HTMLElement>('[data-adv]');
		// The middle button opens a link too, the right one does not.
		if (place && event.button < 2) log(place, 'click', mayBeKnown() && tokenAtHand() !== undefined);
	};
	addEventListener('click', onClick);
	addEventListener('auxclick', onClick);
}

let observer: IntersectionObserver | undefined;

/**
 * Logs once of each advertisement of the page that it was seen; never before a choice. With consent to targeting
 * cookies the token is made by then: at a click, which takes the page away, it would be too late.
 */
export function logAdvsSeen(): void {
	observer ??= new IntersectionObserver(
		(entries, own) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting || !(target instanceof HTMLElement)) continue;
				own.unobserve(target);
				log(target, 'seen', mayBeKnown());
			}
		},
		{ threshold: SEEN },
	);
	for (const place of document.querySelectorAll('[data-adv]')) observer.observe(place);
}
