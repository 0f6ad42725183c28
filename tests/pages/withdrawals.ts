/** Whatever names an article carries a tag that its withdrawal purges. */
import { readArticles } from '../../src/commands/article/core/article-state';
import { withdrawnTags } from '../../src/commands/article/core/article-tags';
import { editionByCode } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import type { Database } from '../../src/platform/db/db';
import type { Page } from './crawl';
import { tagsOf } from './tags';

/** What the withdrawal of an article purges, and what the article says. */
interface Withdrawal {
	purged: ReadonlySet<string>;
	html: string;
}

/** That of every published article that has a name, by its path. */
export async function withdrawals(db: Database): Promise<Map<string, Withdrawal>> {
	return db.write(async (tx) => {
		const articles = await tx.query.article.findMany({
			columns: { id: true, edition: true, seo_url: true },
			where: (row, { eq }) => eq(row.status, 'published'),
		});
		const states = await readArticles(
			tx,
			articles.map(({ id }) => id),
			false,
		);
		const found = new Map<string, Withdrawal>();
		for (const article of articles) {
			const [edition, state] = [editionByCode(article.edition), states.get(article.id)];
			if (edition && state && article.seo_url)
				found.set(urls.article.href(edition, article), {
					purged: new Set(withdrawnTags(state, undefined)),
					html: state.row.html,
				});
		}
		return found;
	});
}

/** A link to an article, wherever it stands in an answer. */
const ARTICLE = /(?:\/es)?\/news\/[a-z0-9-]+(?=["<\\&#?\s])/g;

/** How often pages name an article, and those that would go on naming it. */
export function namedAfterWithdrawal(
	pages: readonly Page[],
	articles: ReadonlyMap<string, Withdrawal>,
): { named: number; missed: string[] } {
	const missed: string[] = [];
	let named = 0;
	for (const page of pages) {
		const tags = tagsOf(page);
		for (const link of new Set(page.text.match(ARTICLE))) {
			const article = articles.get(link);
			// A link that an editor wrote into another article is that article's text, and stands there until somebody edits
			// it.
			if (!article || articles.get(page.path)?.html.includes(link)) continue;
			named += 1;
			if (!tags.some((one) => article.purged.has(one))) missed.push(`${page.path} names ${link}`);
		}
	}
	return { named, missed };
}
