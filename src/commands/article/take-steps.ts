import type { Node } from 'prosemirror-model';
import { z } from 'zod';
import { articleText, type FoundText, stepsAfter } from '../../queries/article/article-text';
import { MAX_TEXT_CHARACTERS } from '../../shared/input/limits';
import { rowId, wholeFromZero } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import type { ArticleStatus } from '../../shared/statuses';
import { htmlOf } from '../../shared/text/document-html';
import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import { type StepRecord, stepOf } from '../../shared/text/steps';
import { isUnstorable } from '../../shared/text/stored-text';
import { command } from '../command';
import { lockArticle } from './core/article-state';
import { keepText, standingText } from './core/article-text';

const input = z.object({
	id: rowId,
	/** Number of the step on which these were based. */
	after: wholeFromZero,
	/** Number of the schema under which they were made. */
	schema: wholeFromZero,
	/** Random name of the open editor. */
	client: z.string().regex(/^[\w-]{8,40}$/),
	steps: z.array(z.record(z.string(), z.unknown())).min(1).max(200),
});

/** Statuses in which a text is typed; of what readers have, or will have, into the working copy. */
const TYPED: readonly ArticleStatus[] = ['draft', 'review', 'scheduled', 'published'];

/** The document after a step. @throws Refusal `invalid` with the index of the step */
function applied(doc: Node, record: StepRecord, at: number): Node {
	try {
		const made = stepOf(record).apply(doc).doc;
		if (made) return made;
	} catch {
		// The library throws errors of many kinds for a record that is no step, or a step that does not fit the document.
	}
	throw new Refusal('invalid', `steps.${at}`, { rule: { name: 'steps' } });
}

/** The text of a document. @throws Refusal `invalid`, `too_large` where no article can have it */
function textOf(doc: Node): string {
	try {
		doc.check();
	} catch {
		throw new Refusal('invalid', 'steps', { rule: { name: 'steps' } });
	}
	const html = htmlOf(doc);
	if (isUnstorable(html)) throw new Refusal('invalid', 'steps', { rule: { name: 'unstorable' } });
	if (html.length > MAX_TEXT_CHARACTERS)
		throw new Refusal('too_large', 'steps', { rule: { name: 'most_characters', most: MAX_TEXT_CHARACTERS } });
	return html;
}

/** The outcome of steps that were sent. */
export interface TakenSteps {
	/** False where other writers were faster: the answer has their steps, and the sender must rebase its own on them. */
	is_taken: boolean;
	/** Number of the last step. */
	number: number;
	/** Steps that the sender lacks, as far as one answer holds them. */
	steps: { client: string; step: StepRecord }[];
	/** The whole text, where no steps lead to it from the sender's version. */
	doc?: Record<string, unknown>;
}

/** The steps, or the whole text, that lead from a step's number to the current text. */
export async function missingSteps(
	db: Parameters<typeof stepsAfter>[0],
	id: number,
	after: number | undefined,
	found: FoundText,
): Promise<Omit<TakenSteps, 'is_taken'>> {
	const { number, doc } = standingText(found);
	if (after === number) return { number, steps: [] };
	const steps = after === undefined || after > number ? [] : await stepsAfter(db, id, after);
	return { number, steps, ...(steps.length > 0 ? {} : { doc: doc.toJSON() as Record<string, unknown> }) };
}

/**
 * Takes steps of a writer that change a text, all of them or none: that of a draft, or of the working copy of an article
 * that readers have or will have.
 * @throws Refusal `forbidden`, `not_found`, `invalid` (with the first step that does not fit), `state` (with `status`
 * for an article that is withdrawn or discarded, with `schema` for an editor of another version)
 */
export const takeSteps = command({
	action: 'write_steps',
	input,
	async run(ctx, { id, after, schema, client, steps }): Promise<TakenSteps> {
		const before = await lockArticle(ctx, 'article.write', id);
		if (!TYPED.includes(before.row.status))
			throw new Refusal('state', 'status', { rule: { name: 'status', status: before.row.status } });
		if (schema !== TEXT_SCHEMA) throw new Refusal('state', 'schema', { rule: { name: 'old_page' } });
		const found = (await articleText(ctx.read, id)) as FoundText;
		const standing = standingText(found);
		if (after !== standing.number) return { is_taken: false, ...(await missingSteps(ctx.read, id, after, found)) };
		const doc = steps.reduce(applied, standing.doc);
		const number = await keepText(ctx, id, found, after, doc, textOf(doc), client, steps);
		return { is_taken: true, number, steps: [] };
	},
});
