import { isSecretPath } from '../../../shared/address/folders';
import type { Consent } from '../../../shared/consent';
import { call } from '../client';

let is_counted = false;

/**
 * Counts this page, once, and never before a choice: with consent to performance cookies together with the visitor
 * token, without it with no identity at all. What the server cannot count is not the reader's concern.
 */
export function countView({ performance }: Consent): void {
	if (is_counted || isSecretPath(location.pathname)) return;
	is_counted = true;
	const body = { source: 1, title: document.title, ua: performance ? navigator.userAgent : '', url: location.pathname };
	call('view/index', { body, isKnown: performance, keepalive: true }).catch(() => {});
}
