import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { saved_view } from '../../data/tables/desk/saved-view';
import { rowId } from '../../shared/input/numbers';
import { filledLine } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { type AuditEntry, type CommandContext, command } from '../command';

const name = filledLine(60);
const query = z
	.string()
	.max(1_000)
	.regex(/^[^#\s]*$/);
const number = rowId;

/** Number of the account of the actor. @throws Refusal `forbidden` */
function accountOf({ actor }: CommandContext): number {
	if (actor.kind !== 'staff') throw new Refusal('forbidden');
	return actor.id;
}

/** The audit entry of a view; for a private view it holds neither the name nor the filters. */
const viewEntry = (
	id: number,
	{ name, query, is_shared }: { name: string; query: string; is_shared: boolean },
): AuditEntry => ({
	entity: 'saved_view',
	id,
	detail: is_shared ? { name, query, is_shared } : { is_shared },
});

/**
 * Saves the filters of a list under a name.
 * @returns its number
 * @throws Refusal `forbidden`, `taken` (the person has a view of that name)
 */
export const saveView = command({
	action: 'save_view',
	input: z.object({ noun: z.string().max(60), name, query, is_shared: z.boolean().default(false) }),
	async run(ctx, given) {
		ctx.authorize('saved_view.write');
		const [made] = await ctx.tx
			.insert(saved_view)
			.values({ ...given, account_id: accountOf(ctx), created_at: ctx.now, updated_at: ctx.now })
			.onConflictDoNothing()
			.returning({ id: saved_view.id });
		if (!made) throw new Refusal('taken', 'name', { rule: { name: 'view_taken' } });
		ctx.audit(viewEntry(made.id, given));
		return made;
	},
});

/** Locks one's own view, or a shared one for people who manage those. @throws Refusal `not_found`, `forbidden` */
async function lockView(ctx: CommandContext, id: number) {
	const [view] = await ctx.read.select().from(saved_view).where(eq(saved_view.id, id)).for('update');
	const isOwn = view?.account_id === accountOf(ctx);
	if (!view || !(isOwn || view.is_shared)) throw new Refusal('not_found');
	ctx.authorize(isOwn ? 'saved_view.write' : 'saved_view.manage');
	return view;
}

/**
 * Gives a view another name or other filters, shares it, or makes it private.
 * @throws Refusal `forbidden`, `not_found`, `taken`
 */
export const changeView = command({
	action: 'change_view',
	input: z.object({ id: number, name: name.optional(), query: query.optional(), is_shared: z.boolean().optional() }),
	async run(ctx, { id, ...given }) {
		const view = await lockView(ctx, id);
		const set = { name: given.name ?? view.name, query: given.query ?? view.query };
		const is_shared = given.is_shared ?? view.is_shared;
		const [other] = await ctx.read
			.select({ id: saved_view.id })
			.from(saved_view)
			.where(
				and(eq(saved_view.account_id, view.account_id), eq(saved_view.noun, view.noun), eq(saved_view.name, set.name)),
			);
		if (other && other.id !== id) throw new Refusal('taken', 'name', { rule: { name: 'view_taken' } });
		await ctx.tx
			.update(saved_view)
			.set({ ...set, is_shared, updated_at: ctx.now })
			.where(eq(saved_view.id, id));
		ctx.audit(viewEntry(id, { ...set, is_shared }));
		return { id };
	},
});

/** Removes a view. @throws Refusal `forbidden`, `not_found` */
export const removeView = command({
	action: 'remove_view',
	input: z.object({ id: number }),
	async run(ctx, { id }) {
		const view = await lockView(ctx, id);
		await ctx.tx.delete(saved_view).where(eq(saved_view.id, id));
		ctx.audit(viewEntry(id, view));
		return { id };
	},
});
