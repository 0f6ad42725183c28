import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { account, account_role } from '../../data/tables/security/account';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import type { Role } from '../../shared/staff';
import type { TranslationState } from '../../shared/statuses';
import { type CommandContext, command } from '../command';
import { decideTranslation, lockTranslation, seenTranslation } from './core/lock-translation';

/** Roles whose work a translation can be. */
export const translators: readonly Role[] = ['translator', 'editor', 'desk', 'admin'];

/** @throws Refusal `not_found` where nobody who works has this number, or they do not write in the edition */
async function requireWriter(ctx: CommandContext, id: number, edition: string): Promise<void> {
	const grants = await ctx.read
		.select({ role: account_role.role, edition: account_role.edition })
		.from(account)
		.innerJoin(account_role, eq(account_role.account_id, account.id))
		.where(and(eq(account.id, id), eq(account.state, 'active')));
	const writes = grants.some((one) => translators.includes(one.role) && (one.edition ?? edition) === edition);
	if (!writes) throw new Refusal('not_found', 'assignee_id');
}

/**
 * Asks for a translation, of somebody or of whoever takes it, until a day.
 * @returns its version and where it stands
 * @throws Refusal `forbidden`, `not_found` (also of `assignee_id`), `conflict`
 */
export const askTranslation = command({
	action: 'ask',
	input: z.object({
		...seenTranslation,
		assignee_id: rowId.nullable().default(null),
		due_on: z.iso.date().nullable().default(null),
	}),
	async run(ctx, { assignee_id, due_on, ...seen }) {
		const { row } = await lockTranslation(ctx, 'translation.decide', seen);
		if (assignee_id !== null) await requireWriter(ctx, assignee_id, row.edition);
		const set = { assignee_id, due_on, wish: 'asked' as const };
		return decideTranslation(ctx, row, row.article_id === null ? { ...set, state: 'asked' } : set);
	},
});

/**
 * Takes a translation: from now on it is the work of whoever took it.
 * @returns its version and where it stands
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (it is current)
 */
export const takeTranslation = command({
	action: 'take',
	input: z.object(seenTranslation),
	async run(ctx, seen) {
		const { row } = await lockTranslation(ctx, 'translation.take', seen);
		if (ctx.actor.kind !== 'staff') throw new Refusal('forbidden');
		if (row.state === 'current') throw new Refusal('state', 'state', { rule: { name: 'translation_current' } });
		const set = { assignee_id: ctx.actor.id, wish: 'taken' as const };
		return decideTranslation(ctx, row, row.article_id === null ? { ...set, state: 'in_work' } : set);
	},
});

/**
 * Says that an edition goes without a piece. Asking or taking it ends that.
 * @returns its version and where it stands
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (something of it is written)
 */
export const declineTranslation = command({
	action: 'decline',
	input: z.object(seenTranslation),
	async run(ctx, seen) {
		const { row } = await lockTranslation(ctx, 'translation.decide', seen);
		if (row.article_id !== null) throw new Refusal('state', 'state', { rule: { name: 'translation_begun' } });
		return decideTranslation(ctx, row, { wish: 'not_wanted', state: 'not_wanted', assignee_id: null, due_on: null });
	},
});

/** Whether readers have the translation. */
export const isBeforeReaders = ({ state }: { state: TranslationState }) => state === 'stale' || state === 'current';

const rightToConfirm = (row: { state: TranslationState }) =>
	isBeforeReaders(row) ? 'translation.decide' : 'translation.take';

/**
 * Says that a translation says the same as its source does now. Of what readers have, it is a decision.
 * @returns its version and where it stands
 * @throws Refusal `forbidden`, `not_found`, `conflict` (of either version), `state` (nothing of it is written)
 */
export const confirmTranslation = command({
	action: 'confirm',
	input: z.object({
		...seenTranslation,
		/** Version of the source that the caller compared it with. */
		source_version: rowId,
	}),
	async run(ctx, { source_version, ...seen }) {
		const { row, source_version: now } = await lockTranslation(ctx, rightToConfirm, seen);
		const isPublic = isBeforeReaders(row);
		if (row.article_id === null) throw new Refusal('state', 'state', { rule: { name: 'not_translated' } });
		if (source_version !== now) throw new Refusal('conflict', 'source_version');
		const set = { followed_revision: now };
		return decideTranslation(ctx, row, isPublic ? { ...set, state: 'current', due_on: null } : set);
	},
});
