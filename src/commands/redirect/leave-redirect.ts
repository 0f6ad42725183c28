import { keyOfAddress } from '../../shared/address/led-address';
import { tag } from '../../shared/cache-tags';
import type { Act } from '../command';
import { storedSource } from './admit-redirect';
import { holdRedirects, putRedirect, removeRedirectsAt } from './core/redirect-rows';
import { followRedirects } from './follow-redirect';

/**
 * Leads from the address that was left to the one that took its place; what led to the old one leads to the new one too.
 * @param left path as it is linked, encoded
 * @param target path as it is linked, encoded
 */
export async function leaveRedirect(act: Act, left: string, target: string): Promise<void> {
	await holdRedirects(act);
	// What stands at the new address now needs to lead nowhere, least of all to itself.
	await removeRedirectsAt(act, [target]);
	await followRedirects(act, [left], target);
	// An address that differs in the case of its letters alone leads on by itself.
	if (keyOfAddress(left) !== keyOfAddress(target))
		await putRedirect(act, { source: storedSource(left), target, status: 301, reason: 'slug' });
	act.mark(tag.redirects);
}
