import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { saved_view } from '../../data/tables/desk/saved-view';
import { rowId } from '../../shared/input/numbers';
import { filledLine } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { type Act, command, type Done } from '../command';

const name = filledLine(60);
const query = z
	.string()
	.max(1_000)
	.regex(/^[^#\s]*$/);
const number = rowId;

/** Who acts, as somebody with an account. @throws Refusal `forbidden` */
function accountOf({ actor }: Act): number {
	if (actor.kind !== 'staff') throw new Refusal('forbidden');
	return actor.id;
}

/** What the audit is told of a view: of one that is its owner's alone, neither its name nor its filters. */
const told = (id: number, { name, query, is_shared }: { name: string; query: string; is_shared: boolean }): Done => ({
	noun: 'saved_view',
	id,
	detail: is_shared ? { name, query, is_shared } : { is_shared },
});

/**
 * Keeps the filters of a list under a name.
 * @returns its number
 * @throws Refusal `forbidden`, `taken` (one has such a view already)
 */
export const saveView = command({
	verb: 'save_view',
	input: z.object({ noun: z.string().max(60), name, query, is_shared: z.boolean().default(false) }),
	async run(act, given) {
		act.demand('saved_view.write');
		const [made] = await act.tx
			.insert(saved_view)
			.values({ ...given, account_id: accountOf(act), created_at: act.now, updated_at: act.now })
			.onConflictDoNothing()
			.returning({ id: saved_view.id });
		if (!made) throw new Refusal('taken', 'name', { rule: { name: 'view_taken' } });
		act.done(told(made.id, given));
		return made;
	},
});

/** One's own view, or a shared one for whoever looks after those. @throws Refusal `not_found`, `forbidden` */
async function lockView(act: Act, id: number) {
	const [view] = await act.read.select().from(saved_view).where(eq(saved_view.id, id)).for('update');
	const isOwn = view?.account_id === accountOf(act);
	if (!view || !(isOwn || view.is_shared)) throw new Refusal('not_found');
	act.demand(isOwn ? 'saved_view.write' : 'saved_view.manage');
	return view;
}

/**
 * Gives a view another name or other filters, shares it, or keeps it to oneself.
 * @throws Refusal `forbidden`, `not_found`, `taken`
 */
export const changeView = command({
	verb: 'change_view',
	input: z.object({ id: number, name: name.optional(), query: query.optional(), is_shared: z.boolean().optional() }),
	async run(act, { id, ...given }) {
		const view = await lockView(act, id);
		const set = { name: given.name ?? view.name, query: given.query ?? view.query };
		const is_shared = given.is_shared ?? view.is_shared;
		const [other] = await act.read
			.select({ id: saved_view.id })
			.from(saved_view)
			.where(
				and(eq(saved_view.account_id, view.account_id), eq(saved_view.noun, view.noun), eq(saved_view.name, set.name)),
			);
		if (other && other.id !== id) throw new Refusal('taken', 'name', { rule: { name: 'view_taken' } });
		await act.tx
			.update(saved_view)
			.set({ ...set, is_shared, updated_at: act.now })
			.where(eq(saved_view.id, id));
		act.done(told(id, { ...set, is_shared }));
		return { id };
	},
});

/** Takes a view away. @throws Refusal `forbidden`, `not_found` */
export const removeView = command({
	verb: 'remove_view',
	input: z.object({ id: number }),
	async run(act, { id }) {
		const view = await lockView(act, id);
		await act.tx.delete(saved_view).where(eq(saved_view.id, id));
		act.done(told(id, view));
		return { id };
	},
});
