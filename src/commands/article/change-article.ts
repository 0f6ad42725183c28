import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { revision } from '../../data/tables/revision';
import { Refusal } from '../../shared/refusal';
import { type Act, command } from '../act';
import { articleContent, articleLinks, seen } from './core/article-input';
import { type ArticleState, lockArticle, subjectOf } from './core/article-state';
import { demandChange } from './core/demand-change';
import { type ArticleColumns, writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	...articleContent.shape,
	links: articleLinks.optional(),
	note: z.string().trim().max(500).optional(),
	/** Of a published article what the change is to readers: nothing new, other words, or a correction that is told. */
	extent: z.enum(['minor', 'update', 'correction']).optional(),
	/** What was wrong and what is right, in words for readers. */
	correction: z.string().trim().min(1).max(2_000).optional(),
	/** Saved by the editor while somebody writes: the states of one go are kept as one. */
	continues: z.literal(true).optional(),
});

/** What a change of this extent does to the dates and corrections of a published article. @throws Refusal `invalid` */
function told(
	act: Act,
	{ row }: ArticleState,
	extent: z.output<typeof input>['extent'],
	correction?: string,
): ArticleColumns {
	if (extent === 'correction' && correction === undefined) throw new Refusal('invalid', 'correction');
	if (row.status !== 'published' || extent === undefined) return {};
	if (extent === 'minor') return { revised_at: row.revised_at };
	if (extent === 'update') return { revised_at: act.now };
	return { revised_at: act.now, corrections: [...row.corrections, { at: act.now, text: correction ?? '' }] };
}

/** Seconds within which what one person saves while writing is one go. */
const GO = 600;

/** Takes away the state before this one where the same person saved it in the same go. */
const joinGo = (act: Act, { row }: ArticleState) =>
	act.tx
		.delete(revision)
		.where(
			and(
				eq(revision.noun, 'article'),
				eq(revision.row_id, row.id),
				eq(revision.number, row.version),
				eq(revision.verb, 'change'),
				eq(revision.actor, act.name),
				isNull(revision.note),
				gt(revision.created_at, act.now - GO),
			),
		);

/**
 * Changes what an article says. What is left out stays.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict` (another version), `invalid`, `taken` (the address of another
 * article)
 */
export const changeArticle = command({
	verb: 'change',
	input,
	async run(act, { id, version, links, note, extent, correction, continues, ...set }) {
		const before = await lockArticle(act, id, version);
		await demandChange(act, before);
		const isMoved =
			set.seo_url !== undefined && set.seo_url !== before.row.seo_url && before.row.first_published_at !== null;
		if (isMoved) act.demand('article.move', subjectOf(before));
		const [written] = await writeArticles(act, [
			{ before, set: { ...set, ...told(act, before, extent, correction) }, links, note },
		]);
		if (continues && written?.outcome === 'changed') await joinGo(act, before);
		return { version: written?.after.row.version ?? version };
	},
});
