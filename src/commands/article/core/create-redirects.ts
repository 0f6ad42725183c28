import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { CommandContext } from '../../command';
import { leaveRedirect } from '../../redirect/create-redirect';
import type { ArticleState } from './article-state';

/** Leads from the addresses that articles leave to those they have now; one that nobody ever saw leaves nothing. */
export async function leaveRedirects(
	ctx: CommandContext,
	articles: readonly { before?: ArticleState; after: ArticleState }[],
): Promise<void> {
	for (const { before, after } of articles) {
		const edition = editionByCode(after.row.edition);
		if (
			!edition ||
			!before?.row.seo_url ||
			!after.row.seo_url ||
			before.row.seo_url === after.row.seo_url ||
			before.row.first_published_at === null
		)
			continue;
		await leaveRedirect(ctx, urls.article.href(edition, before.row), urls.article.href(edition, after.row));
	}
}
