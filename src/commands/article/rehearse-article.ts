import { z } from 'zod';
import type { Actor } from '../../access/actor';
import type { Right } from '../../access/policy';
import type { ArticleRow } from '../../data/article-content';
import type { Database } from '../../platform/db/db';
import type { Db } from '../../platform/db/tx';
import { rowId } from '../../shared/input/numbers';
import { type CommandContext, checkedInput, joinTransaction, runCommand } from '../command';
import { rehearse } from '../rehearse';
import { articleContent, articleLinks } from './core/article-input';
import { type ArticleState, lockArticle } from './core/article-state';
import type { ArticleDraft } from './core/working-copy/plan-save';
import { writeArticles } from './core/write-articles';

const input = z.object({
	id: rowId,
	...articleContent.shape,
	links: articleLinks.optional(),
	/** True to show it as the lead of the front page, whatever leads now. */
	isLead: z.boolean().optional(),
});

/** A rank before every one that an editor can give. */
const FIRST = { lead_rank: 0 };

/** Before readers at once, to everybody, for as long as anybody likes. */
const BEFORE_READERS = {
	status: 'published',
	scheduled_at: null,
	unpublish_at: null,
	embargo_until: null,
	password_hash: null,
} as const;

/** What is rehearsed of an article, and by what right. */
interface Rehearsed {
	id: number;
	right: Right;
	/** What is changed of it, once it is held. */
	change(ctx: CommandContext, before: ArticleState): Promise<Pick<ArticleDraft, 'set' | 'links'>>;
}

/**
 * Writes and publishes an article as ever, in a transaction that is taken back, and looks at it.
 * @param now Unix seconds
 * @param look reads as readers do, while it is before them
 * @throws Refusal `forbidden`, `not_found`, `invalid`, `taken`
 */
export const rehearseWritten = <Seen>(
	db: Database,
	actor: Actor,
	now: number,
	{ id, right, change }: Rehearsed,
	look: (read: Db, row: ArticleRow) => Promise<Seen>,
): Promise<Seen> =>
	rehearse(
		db,
		(tx) =>
			runCommand(joinTransaction(tx, actor, now), 'preview', async (ctx) => {
				const before = await lockArticle(ctx, right, id);
				const { set, links } = await change(ctx, before);
				const draft = {
					before,
					changeKind: 'publication' as const,
					isWhole: true,
					set: { ...set, ...BEFORE_READERS },
					...(links ? { links } : {}),
				};
				const [written] = await writeArticles(ctx, [draft]);
				return written?.after.row ?? before.row;
			}),
		look,
	);

/**
 * Shows an article as readers would have it if it were published now with these words.
 * @param now Unix seconds
 * @param given its number, and what is changed of it and not saved
 * @param look reads as readers do, while it is before them
 * @throws Refusal `forbidden`, `not_found`, `invalid`, `taken`
 */
export function rehearseArticle<Seen>(
	db: Database,
	actor: Actor,
	now: number,
	given: z.input<typeof input>,
	look: (read: Db, row: ArticleRow) => Promise<Seen>,
): Promise<Seen> {
	const { id, links, isLead = false, ...set } = checkedInput(input, given);
	const change = async () => ({ set: { ...set, ...(isLead ? FIRST : {}) }, ...(links ? { links } : {}) });
	return rehearseWritten(db, actor, now, { id, right: 'article.read_drafts', change }, look);
}
