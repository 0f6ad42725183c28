import { and, eq, lte, min } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { type Act, type Acting, act } from '../act';
import { readArticles, subjectOf } from './core/article-state';
import { writeArticles } from './core/write-articles';

/** Articles at once: more wait for the next look. */
const MOST = 100;

async function dueNumbers(one: Act, what: 'published' | 'withdrawn'): Promise<number[]> {
	const [status, hour] =
		what === 'published'
			? (['scheduled', article.scheduled_at] as const)
			: (['published', article.unpublish_at] as const);
	const rows = await one.read
		.select({ id: article.id })
		.from(article)
		.where(and(eq(article.status, status), lte(hour, one.now)))
		.orderBy(article.id)
		.limit(MOST)
		// What another node holds is published by it.
		.for('update', { skipLocked: true });
	return rows.map((row) => row.id);
}

/**
 * Publishes the articles whose hour has come; the day they print is the one for which they were planned.
 * @returns their numbers
 */
export const publishDue = (as: Acting): Promise<number[]> =>
	act(as, 'publish', async (one) => {
		const due = [...(await readArticles(one.read, await dueNumbers(one, 'published'), true)).values()];
		for (const state of due) one.demand('article.publish', subjectOf(state));
		if (due.length === 0) return [];
		await writeArticles(
			one,
			due.map((before) => ({
				before,
				set: { status: 'published', published_at: before.row.published_at ?? before.row.scheduled_at },
			})),
		);
		return due.map(({ row }) => row.id);
	});

/** Takes away from readers the articles whose time before them is over. @returns their numbers */
export const withdrawDue = (as: Acting): Promise<number[]> =>
	act(as, 'withdraw', async (one) => {
		const due = [...(await readArticles(one.read, await dueNumbers(one, 'withdrawn'), true)).values()];
		for (const state of due) one.demand('article.withdraw', subjectOf(state));
		if (due.length === 0) return [];
		await writeArticles(
			one,
			due.map((before) => ({ before, set: { status: 'withdrawn' } })),
		);
		return due.map(({ row }) => row.id);
	});

/** The next hour for which something is planned, in Unix seconds: an article appears or goes. */
export const nextPlanned = ({ transact }: Acting): Promise<number | undefined> =>
	transact(async (tx) => {
		const { scheduled_at, unpublish_at, status } = article;
		const [appears] = await tx
			.select({ at: min(scheduled_at) })
			.from(article)
			.where(eq(status, 'scheduled'));
		const [goes] = await tx
			.select({ at: min(unpublish_at) })
			.from(article)
			.where(eq(status, 'published'));
		const hours = [appears?.at, goes?.at].filter((at) => typeof at === 'number');
		return hours.length > 0 ? Math.min(...hours) : undefined;
	});
