import { z } from 'zod';
import { denialForAny } from '../../../access/authorization';
import { visibleDrafts } from '../../../access/visible-articles';
import { visibleRowsOrNone } from '../../../access/visible-rows';
import type { StaffContext } from '../../../call/contexts';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { linkingTo } from '../../../queries/article/linking-to';

/** The rows that lead to an article, as its calls answer them. */
export const links = z.array(
	z.object({
		noun: z.enum(['article', 'page', 'redirect', 'adv']),
		key: z.string(),
		title: z.string(),
		edition: z.string().nullable(),
		status: z.string().nullable(),
	}),
);

/** A row that leads to an article. */
export type LeadingRow = z.output<typeof links>[number];

/**
 * The rows that lead to an article and that the caller may read: other articles, pages, redirects and advertisements. A
 * link may also be written with the origin of the site.
 */
export async function linksTo(
	{ db, actor, now, entrance: { site_url } }: Pick<StaffContext, 'db' | 'actor' | 'now' | 'entrance'>,
	article: { id: number; edition: string; seo_url: string | null },
): Promise<z.output<typeof links>> {
	const edition = editionByCode(article.edition);
	if (!edition) return [];
	const paths = [article.seo_url, null].map((seo_url) => urls.article.href(edition, { id: article.id, seo_url }));
	const hrefs = paths.flatMap((path) => [path, decodeURIComponent(path)]);
	const found = await linkingTo(db.staff, [...new Set([...hrefs, ...hrefs.map((href) => site_url + href)])], {
		drafts: visibleDrafts(actor),
		page: visibleRowsOrNone(actor, 'page.write', now) ?? [],
		adv: visibleRowsOrNone(actor, 'adv.read', now) ?? [],
		redirect: denialForAny(actor, 'redirect.write') === undefined,
	});
	// Links in the article itself, and the redirect from its old address, do not count.
	return found.filter(
		({ noun, key }) =>
			!(noun === 'article' && key === String(article.id)) && !(noun === 'redirect' && hrefs.includes(key)),
	);
}
