import type { ArticleRow } from '../../../data/article-content';

type Dates = Pick<
	ArticleRow,
	'published_at' | 'first_published_at' | 'revised_at' | 'scheduled_at' | 'zone' | 'unpublish_at'
>;

/** The words of an article; the site shows readers when they were changed after publication. */
const WORDS = ['title', 'standfirst', 'html', 'known'] as const;

/** The moment at which an article goes before readers for the first time, whatever it was planned for. */
function publishedAt(
	before: ArticleRow | undefined,
	after: ArticleRow,
	set: Partial<ArticleRow>,
	now: number,
): number | null {
	if (set.published_at !== undefined || after.status !== 'published' || before?.status === 'published')
		return after.published_at;
	return after.published_at !== null && after.published_at <= now ? after.published_at : now;
}

/** When readers were last given other words: a draft has no readers, and a change of state alone is no revision. */
function revisedAt(
	before: ArticleRow | undefined,
	after: ArticleRow,
	set: Partial<ArticleRow>,
	now: number,
): number | null {
	if (set.revised_at !== undefined || !before) return after.revised_at;
	const isReworded = WORDS.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
	return before.status === 'published' && after.status === 'published' && isReworded ? now : before.revised_at;
}

/** The dates that follow from a save. @param now Unix seconds */
export function datesOf(
	before: ArticleRow | undefined,
	after: ArticleRow,
	set: Partial<ArticleRow>,
	now: number,
): Dates {
	const published_at = publishedAt(before, after, set, now);
	const isPublic = after.status === 'published';
	const isPlanned = after.status === 'scheduled';
	return {
		published_at,
		first_published_at: before?.first_published_at ?? (isPublic ? published_at : null),
		revised_at: revisedAt(before, after, set, now),
		scheduled_at: isPlanned ? after.scheduled_at : null,
		zone: isPlanned ? after.zone : null,
		// An article that comes back stays, unless another end is set.
		unpublish_at: after.status === 'withdrawn' ? null : after.unpublish_at,
	};
}
