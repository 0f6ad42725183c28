import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { article_draft } from '../../data/tables/desk/article-draft';
import { article_step, article_text } from '../../data/tables/desk/article-text';
import type { Db } from '../../platform/db/tx';

/** Maximum steps in one answer; a caller who lacks more asks again. */
const MAX_STEPS = 500;

type Reading = Pick<Db, 'select'>;

/** The text that the writers of an article have saved: of its working copy, where that has another one than the row. */
const savedHtml = sql<string>`coalesce(${article_draft.content} ->> 'html', ${article.html})`;

/** A text as its steps have left it, beside the one that was saved: both of one moment. */
export async function articleText(db: Reading, id: number) {
	const [found] = await db
		.select({
			version: article.version,
			html: savedHtml,
			kept: article_text,
			isInStep: sql<boolean>`md5(${savedHtml}) = ${article_text.row_hash}`,
		})
		.from(article)
		.leftJoin(article_draft, eq(article_draft.article_id, article.id))
		.leftJoin(article_text, eq(article_text.article_id, article.id))
		.where(eq(article.id, id));
	return found;
}
export type FoundText = NonNullable<Awaited<ReturnType<typeof articleText>>>;

/** Steps of a text behind one of them, as far as none is missing between them. */
export async function stepsAfter(db: Reading, id: number, after: number) {
	const rows = await db
		.select({ number: article_step.number, client: article_step.client, step: article_step.step })
		.from(article_step)
		.where(and(eq(article_step.article_id, id), gt(article_step.number, after)))
		.orderBy(asc(article_step.number))
		.limit(MAX_STEPS);
	return rows.filter(({ number }, at) => number === after + 1 + at).map(({ client, step }) => ({ client, step }));
}
