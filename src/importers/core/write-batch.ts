import { type Acting, act } from '../../commands/act';
import {
	type ImportedArticle,
	type ImportHow,
	type ImportResult,
	importArticles,
} from '../../commands/article/import-article';
import { type ImportedPage, importPages } from '../../commands/site/import-page';
import { type ImportedRedirect, importRedirects } from '../../commands/site/import-redirects';
import { indexArticles } from '../../search/index/index-document';
import type { Outcome, Report } from './report';

/** Posts that are written together or not at all. */
export interface Batch {
	articles: ImportedArticle[];
	pages: ImportedPage[];
	redirects: ImportedRedirect[];
}

function count(outcome: Outcome, results: ImportResult[], report: Report, titles: Map<string, string>): void {
	for (const result of results) {
		if (result.outcome === 'edited') report.leaveOut('edited_here', titles.get(result.import_key) ?? result.import_key);
		else outcome[result.outcome] += 1;
	}
}

/**
 * Writes a batch in one transaction, with its redirects and its place in the search, and counts what became of it
 * once it has committed.
 * @returns true when something was written.
 */
export async function writeBatch(as: Acting, batch: Batch, how: ImportHow, report: Report): Promise<boolean> {
	const done = await act(as, 'import', async (one) => {
		const articles = await importArticles(one, batch.articles, how);
		const pages = await importPages(one, batch.pages, how);
		const redirects = await importRedirects(one, batch.redirects);
		const written = articles
			.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
			.map(({ id }) => id);
		// The words of all documents are counted once, at the end.
		if (written.length > 0) await indexArticles(one.tx, written, { countWords: false });
		return { articles, pages, redirects };
	});
	const titles = new Map([...batch.articles, ...batch.pages].map((one) => [one.import_key, one.title]));
	count(report.outcome.articles, done.articles, report, titles);
	count(report.outcome.pages, done.pages, report, titles);
	report.outcome.redirects.created += done.redirects.created;
	report.outcome.redirects.unchanged += done.redirects.unchanged;
	for (const source of done.redirects.taken) report.leaveOut('redirect_taken', source);
	return [...done.articles, ...done.pages].some((one) => one.outcome === 'created' || one.outcome === 'updated');
}
