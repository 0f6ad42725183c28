import { z } from 'zod';
import { asksFor, bulkActs, MAX_BULK_ARTICLES } from '../../../shared/article/bulk-acts';
import { ruleError } from '../../../shared/http/refusal-rules';
import { rowId } from '../../../shared/input/numbers';
import { filledLines } from '../../../shared/input/texts';
import { Refusal } from '../../../shared/refusal';
import { articleTypes, keepsWorkingCopy } from '../../../shared/statuses';
import { sameValue } from '../../../shared/text/compare/same-value';
import type { ActorContext, CommandContext } from '../../command';
import { changeArticle } from '../change-article';
import { discardArticle } from '../discarded/discard-article';
import { restoreDiscarded } from '../discarded/restore-discarded';
import { publishArticle } from '../publish-article';
import { returnArticle } from '../return-article';
import { submitArticle } from '../submit-article';
import { withdrawArticle } from '../withdraw-article';
import { seen } from './article-input';
import { type ArticleState, readersOf } from './article-state';
import { requireOwnTags } from './links/write-links';

/** An act, and what it asks for. */
export const bulkAct = z.object({
	act: z.enum(bulkActs),
	type: z.enum(articleTypes).optional(),
	/** Tags or authors, by number. */
	ids: z.array(rowId).min(1).max(20).optional(),
	note: filledLines(500).optional(),
});

/** An act on several articles, each as the caller saw it. */
export const bulkInput = bulkAct.extend({
	articles: z
		.array(z.object(seen))
		.min(1)
		.max(MAX_BULK_ARTICLES)
		.refine((all) => new Set(all.map((one) => one.id)).size === all.length, ruleError({ name: 'twice' }))
		// One order for all, so that two that hold several never wait for each other in a ring.
		.transform((all) => all.toSorted((a, b) => a.id - b.id)),
});
export type BulkGiven = z.output<typeof bulkAct>;

/** @throws Refusal `invalid` with what the act asks for, where it is missing */
export function requireComplete({ act, type, ids, note }: BulkGiven): void {
	const asked = asksFor[act];
	if (asked === 'note' && note === undefined) throw new Refusal('invalid', 'note', { rule: { name: 'needed' } });
	if (asked === 'type' && type === undefined) throw new Refusal('invalid', 'type', { rule: { name: 'needed' } });
	if ((asked === 'tags' || asked === 'authors') && ids === undefined)
		throw new Refusal('invalid', 'ids', { rule: { name: 'needed' } });
}

/** Tags or authors of what readers have and of the working copy. */
interface Linked {
	readers: number[];
	writers: number[];
}

/**
 * Gives an article other tags or authors, which are no words of it: what readers have and the working copy each get
 * their own.
 * @returns its version
 */
export async function relink(
	context: ActorContext,
	{ id, version }: { id: number; version: number },
	name: 'tags' | 'authors',
	{ readers, writers }: Linked,
): Promise<{ version: number }> {
	const given = await changeArticle(context, { id, version, extent: 'minor', links: { [name]: readers } });
	if (sameValue(readers, writers)) return given;
	return changeArticle(context, { id, version: given.version, links: { [name]: writers } });
}

/**
 * Does an act to one article, by the command for a single one: rights, checklist and refusals are that command's.
 * @returns its version
 * @throws Refusal
 */
export async function doToOne(
	context: ActorContext,
	ctx: Pick<CommandContext, 'read'>,
	state: ArticleState,
	{ act: name, type, ids = [], note = '' }: BulkGiven,
): Promise<{ version: number }> {
	const { row, links } = state;
	const { id, version } = row;
	const readers = readersOf(state).links;
	const more = (old: readonly number[]) => [...new Set([...old, ...ids])];
	const less = (old: readonly number[]) => old.filter((one) => !ids.includes(one));
	const change = (kind: 'tags' | 'authors', act: typeof more) =>
		relink(context, row, kind, { readers: act(readers[kind]), writers: act(links[kind]) });
	switch (name) {
		case 'submit':
			return submitArticle(context, { id, version });
		case 'return':
			return returnArticle(context, { id, version, note });
		case 'publish':
			return publishArticle(context, { id, version });
		case 'withdraw':
			return withdrawArticle(context, { id, version, reason: note });
		case 'discard':
			return discardArticle(context, { id, version });
		case 'bring_back':
			return restoreDiscarded(context, { id, version });
		case 'section':
			// A section is no word of the article: readers see no update.
			return changeArticle(context, { id, version, extent: 'minor', type });
		case 'add_tags':
			await requireOwnTags(ctx.read, [{ edition: row.edition, tags: ids }], 'tags');
			return change('tags', more);
		case 'remove_tags':
			return change('tags', less);
		case 'add_authors':
			return change('authors', more);
		case 'remove_authors':
			// What readers have, or will be given by the clock, somebody signs.
			if (keepsWorkingCopy(state.row.status) && [readers, links].some(({ authors }) => less(authors).length === 0))
				throw new Refusal('state', 'authors', { rule: { name: 'last_author' } });
			return change('authors', less);
	}
}
