import { eq } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import type { Act } from '../act';

/**
 * Leads from an address that was left to the one that took its place; what led to the old one leads to the new one too.
 * @param left path as it is linked, encoded
 * @param target path as it is linked, encoded
 */
export async function leaveRedirect(act: Act, left: string, target: string): Promise<void> {
	// Addresses are encoded where they are led to, and decoded where they are looked up.
	const source = decodeURIComponent(left);
	await act.tx.update(redirect).set({ target }).where(eq(redirect.target, left));
	await act.tx
		.insert(redirect)
		.values({ source, target, created_at: act.now })
		.onConflictDoUpdate({ target: redirect.source, set: { target, status: 301, reason: 'slug' } });
	// What stands at the new address now needs to lead nowhere, least of all to itself.
	await act.tx.delete(redirect).where(eq(redirect.source, decodeURIComponent(target)));
	act.mark(tag.redirects);
}
