import { and, desc, eq, gt, isNotNull, isNull, lte, max, ne, or } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { issue } from '../../data/tables/subscription';
import type { Edition } from '../../editions/edition';
import { urls } from '../../editions/urls';
import { cleanHtml } from '../../platform/html/clean-html';
import type { ArticleLabel } from '../../shared/statuses';
import { type Act, type Acting, act } from '../act';

const WEEK = 7 * 86_400;
/** A week with fewer articles has no newsletter. */
const FEWEST = 3;
const MOST = 8;

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A title, and first how the article came to be, which readers are told wherever it goes. */
const labelled = (edition: Edition, article: { title: string; label: ArticleLabel | null }) =>
	article.label === 'opinion' || article.label === 'ai'
		? `${article.label === 'ai' ? edition.words.label_ai : edition.words.label_opinion}: ${article.title}`
		: article.title;

/**
 * What appeared in the week and in no earlier newsletter; what was paid for is no news, and what opens with a password
 * is nobody's to send.
 */
function newest(tx: Act['read'], edition: Edition, since: number, now: number) {
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
		.limit(MOST);
}

/**
 * Composes the weekly newsletter of an edition from its newest articles, as a draft the newsroom may change. Doing it
 * again on the same day gives the same newsletter.
 * @param day ISO day, also its address
 * @returns its id; undefined where the week is too thin for a newsletter
 */
export async function composeIssue(as: Acting, edition: Edition, day: string): Promise<number | undefined> {
	return act(as, 'compose', async (one) => {
		const { now, read } = one;
		one.demand('issue.compose', { edition: edition.code });
		await one.hold(780015);
		const of_edition = eq(issue.edition, edition.code);
		const [known] = await read
			.select({ id: issue.id })
			.from(issue)
			.where(and(of_edition, eq(issue.slug, day)));
		if (known) return known.id;
		const [last] = await read
			.select({ number: max(issue.number), at: max(issue.created_at) })
			.from(issue)
			.where(of_edition);
		const articles = await newest(read, edition, Math.max(last?.at ?? 0, now - WEEK), now);
		const [lead] = articles;
		if (!lead || articles.length < FEWEST) return undefined;
		const list = articles
			.map(
				(article) =>
					`<h3><a href="${urls.article.href(edition, article)}">${escaped(labelled(edition, article))}</a></h3><p>${escaped(article.standfirst)}</p>`,
			)
			.join('\n');
		const [made] = await one.tx
			.insert(issue)
			.values({
				edition: edition.code,
				slug: day,
				number: (last?.number ?? 0) + 1,
				subject: lead.title,
				standfirst: lead.standfirst,
				html: cleanHtml(`<h2>${escaped(edition.words.newsletter.weekly.this_week)}</h2>\n${list}`),
				created_at: now,
			})
			.returning({ id: issue.id });
		if (!made) return undefined;
		one.done({ noun: 'issue', id: made.id });
		return made.id;
	});
}
