import type { Edition } from '../../editions/edition';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { type TakenSlug, takenArticleSlugs, takenPageNames } from '../../queries/article/taken-slugs';
import { takeSlug } from '../../shared/address/slugs';
import { reservedSlugs } from '../../shared/article/article-slug';
import type { Change, Report } from './report';
import type { Survey } from './survey';

/** Names of the site's own screens, which no page may take. */
const RESERVED_PAGES = ['subscribe', 'index', 'index-bak'];

/** The address of every post, decided before the first one is written. */
export interface Plan {
	/** `seo_url` of articles and `name` of pages, by the posts' numbers. */
	slugs: Map<number, string>;
	addresses: Map<number, string>;
	/** What was changed in names, by the posts' numbers. */
	notes: Map<number, [Change, number][]>;
}

async function takenBy(
	db: Database | undefined,
	edition: Edition,
): Promise<{ article: TakenSlug[]; page: TakenSlug[] }> {
	if (!db) return { article: [], page: [] };
	const [articles, pages] = await Promise.all([
		takenArticleSlugs(db.staff, edition.code),
		takenPageNames(db.staff, edition.code),
	]);
	return { article: articles, page: pages };
}

/**
 * Gives every post its address: the one it has from an earlier import, else its slug, else that with a number.
 * @param db undefined for a trial, which looks at the export alone.
 */
export async function planAddresses(
	survey: Survey,
	edition: Edition,
	db: Database | undefined,
	report: Report,
): Promise<Plan> {
	const taken = await takenBy(db, edition);
	const slugs = new Map<number, string>();
	const addresses = new Map<number, string>();
	const notes: Plan['notes'] = new Map();
	const kinds = {
		article: {
			taken: new Set([...reservedSlugs, ...taken.article.map((row) => row.slug)]),
			known: new Map(taken.article.map((row) => [row.import_key, row.slug])),
		},
		page: {
			taken: new Set([...RESERVED_PAGES, ...taken.page.map((row) => row.slug)]),
			known: new Map(taken.page.map((row) => [row.import_key, row.slug])),
		},
	};
	for (const post of survey.posts.values()) {
		if (post.edition !== edition.code) continue;
		const { taken, known } = kinds[post.kind];
		const standing = known.get(`${survey.key}:${post.key}`);
		const slug = standing ?? takeSlug(post.wanted, taken);
		slugs.set(post.id, slug);
		addresses.set(
			post.id,
			post.kind === 'article' ? urls.article.href(edition, { id: 0, seo_url: slug }) : urls.page.href(edition, slug),
		);
		if (standing !== undefined) continue;
		const note = (change: Change, example: string) => {
			report.change(change, example);
			notes.set(post.id, [[change, 1]]);
		};
		if (slug !== post.wanted) note(post.kind === 'page' ? 'page_renamed' : 'slug_changed', `${post.wanted} → ${slug}`);
		else if (!post.isSlugItsOwn) note('slug_made', slug);
	}
	return { slugs, addresses, notes };
}
