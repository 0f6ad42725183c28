import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { denialFor, denialForAny, denied } from '../../access/authorization';
import { wall_message } from '../../data/tables/enterprise';
import { tag } from '../../shared/cache-tags';
import { rowId } from '../../shared/input/numbers';
import { filledLines } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { WALL_NOTE, wallReasons, wallStatuses } from '../../shared/statuses';
import { type CommandContext, command } from '../command';

const input = z.object({
	ids: z.array(rowId).min(1).max(200),
	/** `waiting` takes a decision back. */
	status: z.enum(wallStatuses),
	/** The state that the caller saw; any state is accepted where it is missing. */
	from: z.enum(wallStatuses).optional(),
	reason: z.enum(wallReasons).optional(),
	/** Why it is refused, in the words of the person who decides. */
	note: filledLines(WALL_NOTE).optional(),
});
type Decision = z.output<typeof input>;

async function decide(
	ctx: CommandContext,
	{ ids, status, from, reason, note }: Decision,
): Promise<{ decided: number }> {
	const code = denialForAny(ctx.actor, 'wall_message.decide');
	if (code) throw denied(ctx.actor, 'wall_message.decide', code);
	const rows = await ctx.read
		.select()
		.from(wall_message)
		.where(inArray(wall_message.id, ids))
		.orderBy(wall_message.id)
		.for('update');
	if (rows.length < new Set(ids).size) throw new Refusal('not_found', 'ids');
	// Messages of an edition outside a person's scope do not exist for them.
	const isForeign = ({ edition }: (typeof rows)[number]) =>
		denialFor(ctx.actor, 'wall_message.decide', { edition }, ctx.now) !== undefined;
	if (rows.some(isForeign)) throw new Refusal('not_found', 'ids');
	for (const { edition } of rows) ctx.authorize('wall_message.decide', { edition });
	const changed = rows.filter((row) => row.status !== status);
	const other = changed.find((row) => from !== undefined && row.status !== from);
	if (other)
		throw new Refusal('conflict', 'ids', {
			conflict: { seen: undefined, now: { id: other.id, status: other.status, decided_by: other.decided_by } },
		});
	if (changed.length === 0) return { decided: 0 };
	const isOpen = status === 'waiting';
	const by = ctx.doneBy;
	await ctx.tx
		.update(wall_message)
		.set({
			status,
			reason: status === 'refused' ? (reason ?? null) : null,
			note: status === 'refused' ? (note ?? null) : null,
			decided_at: isOpen ? null : ctx.now,
			decided_by: isOpen ? null : by.actor,
			decided_kind: isOpen ? null : by.actor_kind,
			decided_account_id: isOpen ? null : by.account_id,
			// The sender's key is kept only until the decision.
			sender: null,
		})
		.where(
			inArray(
				wall_message.id,
				changed.map((row) => row.id),
			),
		);
	for (const row of changed) {
		const why = { ...(reason ? { reason: { to: reason } } : {}), ...(note ? { note: { to: note } } : {}) };
		const changes = { status: { from: row.status, to: status }, ...(status === 'refused' ? why : {}) };
		ctx.audit({ entity: 'wall_message', id: row.id, detail: { changes } });
		if (row.status === 'approved') ctx.purge(tag.wall(row.event_edition_id));
		else ctx.invalidate(tag.wall(row.event_edition_id));
	}
	return { decided: changed.length };
}

/**
 * Decides about messages on a wall, all of them or none. An approved message appears at once, a refused one disappears.
 * @returns how many changed their state
 * @throws Refusal `forbidden`, `not_found`, `conflict` where somebody else has decided meanwhile
 */
export const decideWallMessages = command({ action: 'decide', input, run: decide });
