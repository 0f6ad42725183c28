import { and, desc, eq, gt, isNotNull, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { audit } from '../../data/tables/site';
import { issue } from '../../data/tables/subscription';
import type { Edition } from '../../editions/edition';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';

const WEEK = 7 * 86_400;
/** A week with fewer pieces has no letter. */
const FEWEST = 3;
const MOST = 8;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What appeared in the week and in no earlier letter; what was paid for is no news, and what opens with a password is nobody's to send. */
function newest(tx: Tx, edition: Edition, since: number, now: number) {
	const { id, seo_url, title, standfirst } = article;
	return tx
		.select({ id, seo_url, title, standfirst })
		.from(article)
		.where(
			and(
				eq(article.edition, edition.code),
				eq(article.status, 'published'),
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
 * Composes the weekly letter of an edition from its newest pieces, as a draft the newsroom may change. Doing it again on the same day
 * gives the same letter.
 * @param day ISO day, also its address
 * @param now Unix seconds
 * @returns its id; undefined where the week is too thin for a letter
 */
export async function composeIssue(db: Database, edition: Edition, day: string, now: number): Promise<number | undefined> {
	return db.write(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(780015)`);
		const of_edition = eq(issue.edition, edition.code);
		const [known] = await tx
			.select({ id: issue.id })
			.from(issue)
			.where(and(of_edition, eq(issue.slug, day)));
		if (known) return known.id;
		const [last] = await tx
			.select({ number: max(issue.number), at: max(issue.created_at) })
			.from(issue)
			.where(of_edition);
		const pieces = await newest(tx, edition, Math.max(last?.at ?? 0, now - WEEK), now);
		const [lead] = pieces;
		if (!lead || pieces.length < FEWEST) return undefined;
		const list = pieces.map((one) => `<h3><a href="${urls.article.href(edition, one)}">${escaped(one.title)}</a></h3><p>${escaped(one.standfirst)}</p>`).join('\n');
		const [made] = await tx
			.insert(issue)
			.values({
				edition: edition.code,
				slug: day,
				number: (last?.number ?? 0) + 1,
				subject: lead.title,
				standfirst: lead.standfirst,
				html: cleanHtml(`<h2>${escaped(edition.words.letters.weekly.this_week)}</h2>\n${list}`),
				created_at: now,
			})
			.returning({ id: issue.id });
		await tx.insert(audit).values({ actor: 'clock', action: 'compose', noun: 'issue', row_id: String(made?.id), created_at: now });
		return made?.id;
	});
}
