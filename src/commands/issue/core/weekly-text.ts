import { and, desc, eq, gt, isNotNull, isNull, lte, max, ne, or } from 'drizzle-orm';
import { article } from '../../../data/tables/article';
import { issue } from '../../../data/tables/subscription';
import { labelWords } from '../../../editions/article-labels';
import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Tx } from '../../../platform/db/tx';
import { cleanHtml } from '../../../platform/html/clean-html';
import type { ArticleLabel } from '../../../shared/statuses';

/** Reads as staff or as readers do. */
type Reading = Pick<Tx, 'select'>;

export const WEEK = 7 * 86_400;
const MAX_ARTICLES = 8;

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a title, after the label that must accompany the article wherever it is named. */
const labelled = (edition: Edition, article: { title: string; label: ArticleLabel | null }) => {
	const label = labelWords(edition.words, { ...article, partner_name: null });
	return label ? `${label.name}: ${article.title}` : article.title;
};

/**
 * Selects what appeared in the week and in no earlier newsletter, except articles that were paid for and those behind a
 * password.
 */
export function newestOf(tx: Reading, edition: Edition, since: number, now: number) {
	const { id, seo_url, title, standfirst, label } = article;
	return tx
		.select({ id, seo_url, title, standfirst, label })
		.from(article)
		.where(
			and(
				eq(article.edition, edition.code),
				eq(article.status, 'published'),
				ne(article.kind, 'brief'),
				gt(article.published_at, since),
				lte(article.published_at, now),
				isNull(article.password_hash),
				isNotNull(article.seo_url),
				or(isNull(article.label), ne(article.label, 'partner')),
			),
		)
		.orderBy(desc(article.is_headline), desc(article.published_at), desc(article.id))
		.limit(MAX_ARTICLES);
}

/** An article as an issue has it. */
type Entry = Awaited<ReturnType<typeof newestOf>>[number];

/** Number and moment of an edition's last issue. */
export async function lastIssue(tx: Reading, edition: Edition): Promise<{ number: number; at: number }> {
	const [last] = await tx
		.select({ number: max(issue.number), at: max(issue.created_at) })
		.from(issue)
		.where(eq(issue.edition, edition.code));
	return { number: last?.number ?? 0, at: last?.at ?? 0 };
}

/** Writes the weekly newsletter about some articles; the first one gives it its subject. */
export function weeklyText(edition: Edition, articles: readonly [Entry, ...Entry[]]) {
	const list = articles
		.map(
			(article) =>
				`<h3><a href="${urls.article.href(edition, article)}">${escaped(labelled(edition, article))}</a></h3><p>${escaped(article.standfirst)}</p>`,
		)
		.join('\n');
	return {
		subject: articles[0].title,
		standfirst: articles[0].standfirst,
		html: cleanHtml(`<h2>${escaped(edition.words.newsletter.weekly.this_week)}</h2>\n${list}`),
	};
}

/** Why an article is never in the newsletter. */
export const neverMailed = ['brief', 'partner', 'address'] as const;

/**
 * Finds the issue in which an article that was just published would appear among the week's others.
 * @param read reads as readers do
 * @returns the issue, or why the article is in none
 */
export async function issueWith(
	read: Reading,
	edition: Edition,
	row: Entry & { kind: string },
	now: number,
): Promise<(ReturnType<typeof weeklyText> & { number: number; slug: string }) | (typeof neverMailed)[number]> {
	if (row.kind === 'brief') return 'brief';
	if (row.label === 'partner') return 'partner';
	if (row.seo_url === null) return 'address';
	const last = await lastIssue(read, edition);
	const newest = await newestOf(read, edition, Math.max(last.at, now - WEEK), now);
	// One that readers have had for longer than a week is shown as it would have been.
	const [first = row, ...others] = newest.some(({ id }) => id === row.id) ? newest : [row, ...newest.slice(1)];
	const slug = new Date(now * 1000).toISOString().slice(0, 10);
	return { ...weeklyText(edition, [first, ...others]), number: last.number + 1, slug };
}
