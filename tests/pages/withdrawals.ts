/** Checks that every page which names an article carries a tag that the article's withdrawal purges. */
import { readArticles } from '../../src/commands/article/core/article-state';
import { withdrawnTags } from '../../src/commands/article/core/article-tags';
import { editionByCode } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import type { Database } from '../../src/platform/db/db';
import type { Page } from './crawl';
import { tagsOf } from './tags';

/** Tags that the withdrawal of an article purges, and the HTML of the article. */
interface Withdrawal {
	purged: ReadonlySet<string>;
	html: string;
}

/** The withdrawal of every published article with an address, by its path. */
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

/** A link to an article, anywhere in an answer. */
const ARTICLE = /(?:\/es)?\/news\/[a-z0-9-]+(?=["<\\&#?\s])/g;

/** Counts the links to articles in pages, and lists pages that a withdrawal would not purge. */
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
			// A link that an editor wrote into another article is part of that article's text, and stays until it is edited.
			if (!article || articles.get(page.path)?.html.includes(link)) continue;
			named += 1;
			if (!tags.some((one) => article.purged.has(one))) missed.push(`${page.path} names ${link}`);
		}
	}
	return { named, missed };
}
