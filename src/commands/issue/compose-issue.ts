import { and, eq } from 'drizzle-orm';
import { issue } from '../../data/tables/subscription';
import type { Edition } from '../../editions/edition';
import { type ActorContext, runCommand } from '../command';
import { lastIssue, newestOf, WEEK, weeklyText } from './core/weekly-text';

/** A week with fewer articles has no newsletter. */
const MIN_ARTICLES = 3;

/**
 * Composes the weekly newsletter of an edition from its newest articles, as a draft the newsroom may change. Doing it
 * again on the same day gives the same newsletter.
 * @param day ISO day, also its address
 * @returns its id; undefined where the week is too thin for a newsletter
 */
export async function composeIssue(context: ActorContext, edition: Edition, day: string): Promise<number | undefined> {
	return runCommand(context, 'compose', async (ctx) => {
		const { now, read } = ctx;
		ctx.authorize('issue.compose', { edition: edition.code });
		await ctx.lock(780015);
		const ofEdition = eq(issue.edition, edition.code);
		const [known] = await read
			.select({ id: issue.id })
			.from(issue)
			.where(and(ofEdition, eq(issue.slug, day)));
		if (known) return known.id;
		const last = await lastIssue(read, edition);
		const [lead, ...others] = await newestOf(read, edition, Math.max(last.at, now - WEEK), now);
		if (!lead || others.length + 1 < MIN_ARTICLES) return undefined;
		const [made] = await ctx.tx
			.insert(issue)
			.values({
				edition: edition.code,
				slug: day,
				number: last.number + 1,
				...weeklyText(edition, [lead, ...others]),
				created_at: now,
			})
			.returning({ id: issue.id });
		if (!made) return undefined;
		ctx.audit({ entity: 'issue', id: made.id });
		return made.id;
	});
}
