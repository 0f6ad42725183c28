import { editionByCode } from '../../../../editions/editions';
import { urls } from '../../../../editions/urls';
import type { CommandContext } from '../../../command';
import { createRedirect } from '../../../redirect/create-redirect';
import type { ArticleState } from '../article-state';

/** Redirects the former addresses of articles to the current ones; one that was never published gets no redirect. */
export async function createRedirects(
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
		await createRedirect(ctx, urls.article.href(edition, before.row), urls.article.href(edition, after.row));
	}
}
