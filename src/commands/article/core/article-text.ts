import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Node } from 'prosemirror-model';
import { article_step, article_text } from '../../../data/tables/desk/article-text';
import type { Tx } from '../../../platform/db/tx';
import { documentOfHtml } from '../../../platform/html/html-document';
import { articleText, type FoundText } from '../../../queries/article/article-text';
import { htmlOf } from '../../../shared/text/document-html';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { documentOfRecord, type StepRecord, stepBetween } from '../../../shared/text/steps';
import type { CommandContext } from '../../command';

/** A text as its writers have it now. */
export interface StandingText {
	/** Number of its last step. */
	number: number;
	doc: Node;
}

/**
 * The current text of an article. A row that was written past the steps, or steps under another schema, make it a new
 * text under the next number, to which no step leads, so that open editors get it whole. A text without steps takes the
 * version of its row as its number, so that no number ever means two texts.
 */
export function standingText({ version, html, kept, isInStep }: FoundText): StandingText {
	if (!kept) return { number: version, doc: documentOfHtml(html) };
	if (!isInStep) return { number: kept.number + 1, doc: documentOfHtml(html) };
	if (kept.schema !== TEXT_SCHEMA) return { number: kept.number + 1, doc: documentOfHtml(kept.html) };
	return { number: kept.number, doc: documentOfRecord(kept.doc) };
}

const md5 = (text: string) => sql`md5(${text})`;

/**
 * Stores the text that some steps lead to; the article must be locked.
 * @param steps as they were sent, with their client
 */
export async function keepText(
	ctx: CommandContext,
	id: number,
	{ html: row, kept, isInStep }: FoundText,
	before: number,
	doc: Node,
	html: string,
	client: string,
	steps: readonly StepRecord[],
): Promise<number> {
	const number = before + steps.length;
	const text = { number, schema: TEXT_SCHEMA, doc: doc.toJSON() as Record<string, unknown>, html };
	// If the row was written past the steps, these steps begin from the row's text.
	const own = kept && isInStep ? {} : { folded: before, row_hash: md5(row) };
	await ctx.tx
		.insert(article_text)
		.values({ article_id: id, ...text, folded: before, row_hash: md5(row) })
		.onConflictDoUpdate({ target: article_text.article_id, set: { ...text, ...own } });
	const account_id = ctx.actor.kind === 'staff' ? ctx.actor.id : null;
	const common = { article_id: id, schema: TEXT_SCHEMA, account_id, client, created_at: ctx.now };
	if (steps.length > 0)
		await ctx.tx.insert(article_step).values(steps.map((step, at) => ({ ...common, number: before + 1 + at, step })));
	ctx.touch(`article_text:${id}`);
	return number;
}

/** Texts with steps that are not saved to their rows yet, by the article's number; the articles must be locked. */
export async function typedTexts(tx: Pick<Tx, 'select'>, ids: readonly number[]): Promise<Map<number, string>> {
	const rows = await tx
		.select({ id: article_text.article_id, html: article_text.html })
		.from(article_text)
		.where(and(inArray(article_text.article_id, [...ids]), gt(article_text.number, article_text.folded)));
	return new Map(rows.map(({ id, html }) => [id, html]));
}

/** The stored texts of articles that were edited in steps. */
async function writtenTogether(ctx: CommandContext, ids: readonly number[]) {
	if (ids.length === 0) return [];
	return ctx.read
		.select({ id: article_text.article_id, html: article_text.html, number: article_text.number })
		.from(article_text)
		.where(inArray(article_text.article_id, [...ids]));
}

/** The client of steps that the server made, and no editor. */
export const SERVER_CLIENT = 'house';

/**
 * Brings the stored texts of some articles in line with their rows. Where the row has another text (a revision was
 * restored, an import brought it), a step leads there, so that open editors can follow.
 */
export async function followTexts(
	ctx: CommandContext,
	written: readonly { id: number; html: string }[],
): Promise<void> {
	const texts = new Map(written.map(({ id, html }) => [id, html]));
	for (const { id, html, number } of await writtenTogether(ctx, [...texts.keys()])) {
		const row = texts.get(id) as string;
		let at = number;
		if (row !== html) {
			const found = (await articleText(ctx.read, id)) as FoundText;
			const from = found.kept?.schema === TEXT_SCHEMA ? documentOfRecord(found.kept.doc) : undefined;
			const doc = documentOfHtml(row);
			const step = from && stepBetween(from, doc)?.toJSON();
			at = await keepText(
				ctx,
				id,
				found,
				step ? number : number + 1,
				doc,
				row,
				SERVER_CLIENT,
				step ? [step as StepRecord] : [],
			);
		}
		await ctx.tx
			.update(article_text)
			.set({ folded: at, row_hash: md5(row) })
			.where(eq(article_text.article_id, id));
		texts.delete(id);
	}
	// A text without steps may be open as well.
	for (const id of texts.keys()) ctx.touch(`article_text:${id}`);
}

/** Deletes every step of an article, because they may hold erased words; its text continues under the next number. */
export async function forgetSteps(ctx: CommandContext, id: number): Promise<void> {
	await ctx.tx.delete(article_step).where(eq(article_step.article_id, id));
	const found = await articleText(ctx.read, id);
	if (!found?.kept) return;
	const doc = documentOfHtml(found.html);
	await keepText(ctx, id, { ...found, isInStep: false }, found.kept.number + 1, doc, htmlOf(doc), SERVER_CLIENT, []);
}
