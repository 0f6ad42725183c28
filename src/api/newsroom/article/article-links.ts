import { z } from 'zod';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { StaffDb } from '../../../platform/db/tx';
import { linkingTo } from '../../../queries/article/linking-to';

/** What leads to an article, as its calls tell of it. */
export const links = z.array(
	z.object({
		noun: z.enum(['article', 'page', 'redirect', 'adv']),
		key: z.string(),
		title: z.string(),
		edition: z.string().nullable(),
		status: z.string().nullable(),
	}),
);

/**
 * What leads to an article: other articles, pages, redirects and advertisements.
 * @param site_url origin of the site, with which a link may be written as well
 */
export async function linksTo(
	db: StaffDb,
	site_url: string,
	article: { id: number; edition: string; seo_url: string | null },
): Promise<z.output<typeof links>> {
	const edition = editionByCode(article.edition);
	if (!edition) return [];
	const paths = [article.seo_url, null].map((seo_url) => urls.article.href(edition, { id: article.id, seo_url }));
	const hrefs = paths.flatMap((path) => [path, decodeURIComponent(path)]);
	const found = await linkingTo(db, [...new Set([...hrefs, ...hrefs.map((href) => site_url + href)])]);
	// What it says of itself, and the redirect that it left, is no link.
	return found.filter(
		({ noun, key }) =>
			!(noun === 'article' && key === String(article.id)) && !(noun === 'redirect' && hrefs.includes(key)),
	);
}
