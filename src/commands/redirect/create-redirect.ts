import { keyOfAddress } from '../../shared/address/led-address';
import { tag } from '../../shared/cache-tags';
import type { CommandContext } from '../command';
import { storedSource } from './admit-redirect';
import { holdRedirects, putRedirect, removeRedirectsAt } from './core/redirect-rows';
import { followRedirects } from './follow-redirect';

/**
 * Redirects a former address to the one that replaced it; redirects to the former one lead to the new one, too.
 * @param left path as it is linked, encoded
 * @param target path as it is linked, encoded
 */
export async function createRedirect(ctx: CommandContext, left: string, target: string): Promise<void> {
	await holdRedirects(ctx);
	// The target is a page's own address now, so a redirect from there would lead away from it.
	await removeRedirectsAt(ctx, [target]);
	await followRedirects(ctx, [left], target);
	// An address that differs in the case of its letters alone leads on by itself.
	if (keyOfAddress(left) !== keyOfAddress(target))
		await putRedirect(ctx, { source: storedSource(left), target, status: 301, reason: 'slug' });
	ctx.invalidate(tag.redirects);
}
