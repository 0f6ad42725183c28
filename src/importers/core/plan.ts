import { and, eq, isNotNull } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { page } from '../../data/tables/page';
import type { Edition } from '../../editions/edition';
import { articleUrl, pathOf } from '../../editions/links';
import type { Database } from '../../platform/db/db';
import { reserved_slugs } from '../../shared/article-slug';
import type { Survey } from '../wordpress/survey';
import type { Report } from './report';
import { takeSlug } from './slugs';

/** Pages of the site's own: no piece takes their names. */
const RESERVED_PAGES = ['about', 'policy', 'terms', 'cookie', 'subscribe', 'index', 'index-bak'];

/** Where every piece will stand, decided before the first is written. */
export interface Plan {
	/** `seo_url` of articles and `name` of pages, by the pieces' numbers. */
	slugs: Map<number, string>;
	addresses: Map<number, string>;
}

type Taken = { slug: string; import_key: string | null }[];

async function takenBy(db: Database | undefined, edition: Edition): Promise<{ article: Taken; page: Taken }> {
	if (!db) return { article: [], page: [] };
	const articles = await db.write((tx) =>
		tx
			.select({ slug: article.seo_url, import_key: article.import_key })
			.from(article)
			.where(and(eq(article.edition, edition.code), isNotNull(article.seo_url))),
	);
	const pages = await db.write((tx) => tx.select({ slug: page.name, import_key: page.import_key }).from(page).where(eq(page.edition, edition.code)));
	return { article: articles.map((row) => ({ slug: row.slug as string, import_key: row.import_key })), page: pages };
}

/**
 * Gives every piece its address: the one it has from an earlier import, else its slug, else that with a number.
 * @param db undefined for a trial, which looks at the export alone.
 */
export async function planAddresses(survey: Survey, edition: Edition, db: Database | undefined, report: Report): Promise<Plan> {
	const taken_by = await takenBy(db, edition);
	const slugs = new Map<number, string>();
	const addresses = new Map<number, string>();
	const kinds = {
		article: { taken: new Set([...reserved_slugs, ...taken_by.article.map((row) => row.slug)]), known: new Map(taken_by.article.map((row) => [row.import_key, row.slug])) },
		page: { taken: new Set([...RESERVED_PAGES, ...taken_by.page.map((row) => row.slug)]), known: new Map(taken_by.page.map((row) => [row.import_key, row.slug])) },
	};
	for (const piece of survey.pieces.values()) {
		const { taken, known } = kinds[piece.kind];
		const standing = known.get(`${survey.key}:${piece.id}`);
		const slug = standing ?? takeSlug(piece.wanted, taken);
		slugs.set(piece.id, slug);
		addresses.set(piece.id, piece.kind === 'article' ? articleUrl(edition, { id: 0, seo_url: slug }) : pathOf(edition, `/about/${slug}`));
		if (standing !== undefined) continue;
		if (slug !== piece.wanted) report.change(piece.kind === 'page' ? 'page_renamed' : 'slug_changed', `${piece.wanted} → ${slug}`);
		else if (!piece.is_slug_its_own) report.change('slug_made', slug);
	}
	return { slugs, addresses };
}
