import { and, eq, lte, min } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { type ActorContext, type CommandContext, runCommand } from '../command';
import { type ArticleState, lockArticles, readersOf, subjectOf } from './core/article-state';
import { stopsOf } from './core/checklist';
import { notifyDesk } from './core/notify-desk';
import { writeArticles } from './core/write-articles';

/** Articles at once: more wait for the next look. */
const MAX_ARTICLES = 100;

async function dueNumbers(ctx: CommandContext, what: 'published' | 'withdrawn'): Promise<number[]> {
	const [status, hour] =
		what === 'published'
			? (['scheduled', article.scheduled_at] as const)
			: (['published', article.unpublish_at] as const);
	const rows = await ctx.read
		.select({ id: article.id })
		.from(article)
		.where(and(eq(article.status, status), lte(hour, ctx.now)))
		.orderBy(article.id)
		.limit(MAX_ARTICLES)
		// What another node holds is published by it.
		.for('update', { skipLocked: true });
	return rows.map((row) => row.id);
}

/** What became of the articles whose hour has come, by their numbers. */
export interface PublishedDue {
	published: number[];
	/** Those that went out more than a minute late, and by how many seconds. */
	late: { id: number; seconds: number }[];
	/** Those that the checklist stops; they are in review again. */
	returned: number[];
}

/** Seconds after its hour from which an article is late. */
const LATE = 60;

const lateness = ({ row }: ArticleState, now: number) => now - (row.scheduled_at ?? now);

/**
 * Publishes the articles whose hour has come; they print the day for which they were planned. An article that the
 * checklist now stops goes back to review.
 * @param host of the site, for the e-mail to the desk about articles that went out late or not at all; without it none
 * is sent
 */
export const publishDue = (context: ActorContext, host?: string): Promise<PublishedDue> =>
	runCommand(context, 'publish', async (ctx) => {
		const due = await lockArticles(ctx.read, await dueNumbers(ctx, 'published'));
		for (const state of due) ctx.authorize('article.publish', subjectOf(state));
		if (due.length === 0) return { published: [], late: [], returned: [] };
		// What its writers have changed since it was planned stays in the working copy.
		const stopped = await stopsOf(ctx.read, due.map(readersOf), ctx.now);
		const found = (state: ArticleState) => stopped[due.indexOf(state)] ?? [];
		const unfit = due.filter((state) => found(state).length > 0);
		const fit = due.filter((state) => !unfit.includes(state));
		const late = fit.filter((state) => lateness(state, ctx.now) > LATE);
		await writeArticles(ctx, [
			...fit.map((before) => ({
				before,
				changeKind: 'clock' as const,
				set: { status: 'published' as const, published_at: before.row.published_at ?? before.row.scheduled_at },
			})),
			...unfit.map((before) => ({ before, set: { status: 'review' as const }, note: found(before).join(', ') })),
		]);
		if (host !== undefined)
			await notifyDesk(ctx, host, [
				...late.map((state) => ({
					kind: 'late' as const,
					state,
					about: { minutes: Math.floor(lateness(state, ctx.now) / 60) },
				})),
				...unfit.map((state) => ({ kind: 'unfit' as const, state })),
			]);
		const numbers = (states: readonly ArticleState[]) => states.map(({ row }) => row.id);
		return {
			published: numbers(fit),
			late: late.map((state) => ({ id: state.row.id, seconds: lateness(state, ctx.now) })),
			returned: numbers(unfit),
		};
	});

/** Takes away from readers the articles whose time before them is over. @returns their numbers */
export const withdrawDue = (context: ActorContext): Promise<number[]> =>
	runCommand(context, 'withdraw', async (ctx) => {
		const due = await lockArticles(ctx.read, await dueNumbers(ctx, 'withdrawn'));
		for (const state of due) ctx.authorize('article.withdraw', subjectOf(state));
		if (due.length === 0) return [];
		await writeArticles(
			ctx,
			due.map((before) => ({ before, changeKind: 'clock', set: { status: 'withdrawn' } })),
		);
		return due.map(({ row }) => row.id);
	});

/** The next hour for which something is planned, in Unix seconds: an article appears or goes. */
export const nextPlanned = ({ inTransaction: transact }: ActorContext): Promise<number | undefined> =>
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
