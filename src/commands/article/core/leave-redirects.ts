import { eq } from 'drizzle-orm';
import { redirect } from '../../../data/tables/site';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { tag } from '../../../shared/cache-tags';
import type { Act } from '../../act';
import type { ArticleState } from './article-state';

/** Leads from the addresses that articles leave to those they have now; one that nobody ever saw leaves nothing. */
export async function leaveRedirects(act: Act, articles: readonly { before?: ArticleState; after: ArticleState }[]): Promise<void> {
	for (const { before, after } of articles) {
		const edition = editionByCode(after.row.edition);
		if (!edition || !before?.row.seo_url || !after.row.seo_url || before.row.seo_url === after.row.seo_url || before.row.first_published_at === null) continue;
		const left = urls.article.href(edition, before.row);
		const target = urls.article.href(edition, after.row);
		// Addresses are encoded where they are led to, and decoded where they are looked up.
		const source = decodeURIComponent(left);
		await act.tx.update(redirect).set({ target }).where(eq(redirect.target, left));
		await act.tx.insert(redirect).values({ source, target, created_at: act.now }).onConflictDoUpdate({ target: redirect.source, set: { target } });
		// What stands at the new address now needs to lead nowhere, least of all to itself.
		await act.tx.delete(redirect).where(eq(redirect.source, decodeURIComponent(target)));
		act.mark(tag.redirects);
	}
}
