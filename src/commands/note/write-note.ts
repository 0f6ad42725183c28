import { z } from 'zod';
import { note } from '../../data/tables/desk/note';
import { ruleError } from '../../shared/http/refusal-rules';
import { rowId, wholeFromZero } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { MAX_QUOTE_CHARACTERS } from '../../shared/text/anchor';
import { lockArticle } from '../article/core/article-state';
import { command } from '../command';
import { accountOf, lockNote, noteEntry, noteWords } from './core/lock-note';

const around = z.string().max(200);
const anchor = z.object({
	quote: z
		.string()
		.max(MAX_QUOTE_CHARACTERS)
		.regex(/\S/, ruleError({ name: 'needed' })),
	before: around,
	after: around,
	at: wholeFromZero,
});

/**
 * Writes a note on words of an article.
 * @returns its number and version
 * @throws Refusal `forbidden`, `not_found`, `state` (the article was thrown away)
 */
export const writeNote = command({
	action: 'write',
	input: z.object({ article_id: rowId, text: noteWords, anchor }),
	async run(ctx, given) {
		const { row } = await lockArticle(ctx, 'note.write', given.article_id);
		if (row.status === 'discarded')
			throw new Refusal('state', 'status', { rule: { name: 'status', status: row.status } });
		const [made] = await ctx.tx
			.insert(note)
			.values({ ...given, account_id: accountOf(ctx), created_at: ctx.now })
			.returning({ id: note.id, version: note.version });
		if (!made) throw new Error('The note has no number.');
		ctx.audit(noteEntry(ctx, { id: made.id, article_id: row.id }));
		return made;
	},
});

/**
 * Answers a note. What is settled is opened again before anybody answers it.
 * @returns the number and version of the answer
 * @throws Refusal `forbidden`, `not_found`, `state` (it is an answer itself, or is settled)
 */
export const answerNote = command({
	action: 'answer',
	input: z.object({ id: rowId, text: noteWords }),
	async run(ctx, { id, text }) {
		const row = await lockNote(ctx, { id });
		const { thread_id, settled_at, article_id } = row;
		if (thread_id !== null || settled_at !== null)
			throw new Refusal('state', 'settled_at', { rule: { name: 'answer_settled' } });
		const [made] = await ctx.tx
			.insert(note)
			.values({ article_id, thread_id: id, text, account_id: accountOf(ctx), created_at: ctx.now })
			.returning({ id: note.id, version: note.version });
		if (!made) throw new Error('The answer has no number.');
		ctx.audit(noteEntry(ctx, { id: made.id, article_id }));
		return made;
	},
});
