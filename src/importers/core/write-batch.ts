import {
	type ImportedArticle,
	type ImportHow,
	type ImportResult,
	importArticles,
} from '../../commands/article/import-article';
import { type ActorContext, runCommand } from '../../commands/command';
import {
	type Finding,
	type ImportedRow,
	type ImportRun,
	noteFindings,
	noteImported,
} from '../../commands/import/core/note-import';
import { type ImportedPage, importPages } from '../../commands/site/import-page';
import { type ImportedRedirect, importRedirects } from '../../commands/site/import-redirects';
import { type ImportedSeo, importSeo } from '../../commands/site/import-seo';
import { indexArticles } from '../../search/index/index-document';
import { type Outcome, type Report, told } from './report';

/** Posts that are written together or not at all. */
export interface Batch {
	articles: ImportedArticle[];
	pages: ImportedPage[];
	redirects: ImportedRedirect[];
	/** Words for searches. */
	seo: ImportedSeo[];
	/** Numbers of the pictures that were stored for them. */
	pictures: number[];
	/** What was changed in the posts, each with the key of its post. */
	findings: { import_key: string; finding: Finding }[];
}

/** The rows that were written, by which the import can be taken back. */
const writtenOf = (entity: 'article' | 'page', results: readonly ImportResult[]): ImportedRow[] =>
	results.flatMap(({ id, outcome, version }) =>
		outcome === 'created' || outcome === 'updated'
			? [{ noun: entity, key: id, is_new: outcome === 'created', version }]
			: [],
	);

/** The rows of posts here, by their keys. */
const placesOf = (articles: readonly ImportResult[], pages: readonly ImportResult[]) =>
	new Map(
		[...articles.map((one) => ['article', one] as const), ...pages.map((one) => ['page', one] as const)].map(
			([noun, { import_key, id, outcome }]) => [
				import_key,
				{ import_key, outcome, row: { noun, row_key: String(id) } },
			],
		),
	);

const editedFinding = (row: { noun: string; row_key: string }, title: string): Finding => ({
	...{ kind: 'left_out', reason: 'edited_here', count: 1 },
	...row,
	title: told(title),
});

function count(outcome: Outcome, results: ImportResult[], report: Report, titles: Map<string, string>): void {
	for (const result of results) {
		if (result.outcome === 'edited')
			report.countLeftOut('edited_here', titles.get(result.import_key) ?? result.import_key);
		else outcome[result.outcome] += 1;
	}
}

/**
 * Writes a batch in one transaction, with its redirects and its place in the search, and counts what became of it
 * once it has committed.
 * @returns true when something was written.
 */
export async function writeBatch(
	context: ActorContext,
	run: ImportRun,
	batch: Batch,
	how: ImportHow,
	report: Report,
): Promise<boolean> {
	const titles = new Map([...batch.articles, ...batch.pages].map((one) => [one.import_key, one.title]));
	// Those of the export that came up meanwhile are stored too: none waits in memory for the end.
	const waiting = report.takeFindings();
	const done = await runCommand(context, 'import', async (ctx) => {
		const articles = await importArticles(ctx, batch.articles, how);
		const pages = await importPages(ctx, batch.pages, how);
		const redirects = await importRedirects(ctx, batch.redirects);
		const seo = await importSeo(ctx, batch.seo, run.edition);
		const written = articles
			.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
			.map(({ id }) => id);
		// The words of all documents are counted once, at the end.
		if (written.length > 0) await indexArticles(ctx.tx, written, { countWords: false });
		await noteImported(ctx, run, [
			...writtenOf('article', articles),
			...writtenOf('page', pages),
			...redirects.created.map((key) => ({ noun: 'redirect' as const, key, is_new: true })),
			...seo.map((key) => ({ noun: 'seo_override' as const, key, is_new: true })),
			...batch.pictures.map((key) => ({ noun: 'media' as const, key, is_new: true })),
		]);
		const places = placesOf(articles, pages);
		const found = batch.findings.map(({ import_key, finding }) => ({ ...finding, ...places.get(import_key)?.row }));
		const edited = [...places.values()].filter(({ outcome }) => outcome === 'edited');
		await noteFindings(ctx, run.id, [
			...waiting,
			...found,
			...edited.map(({ row, import_key }) => editedFinding(row, titles.get(import_key) ?? import_key)),
		]);
		return { articles, pages, redirects };
	});
	count(report.outcome.articles, done.articles, report, titles);
	count(report.outcome.pages, done.pages, report, titles);
	report.outcome.redirects.created += done.redirects.created.length;
	report.outcome.redirects.unchanged += done.redirects.unchanged;
	for (const source of done.redirects.taken) report.leaveOut('redirect_taken', source);
	for (const source of done.redirects.unreached) report.leaveOut('redirect_unreached', source);
	return [...done.articles, ...done.pages].some((one) => one.outcome === 'created' || one.outcome === 'updated');
}
