import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { account, account_role } from '../../data/tables/security/account';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import type { Role } from '../../shared/staff';
import type { TranslationState } from '../../shared/statuses';
import { type CommandContext, command } from '../command';
import { decideTranslation, lockTranslation, seenTranslation } from './core/lock-translation';

/** Roles that can be asked for translations. */
export const translators: readonly Role[] = ['translator', 'editor', 'desk', 'admin'];

/**
 * Checks that a translation can be given to an account.
 * @throws Refusal `not_found` where there is no active account of this number, or it does not write in the edition
 */
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
 * Asks for a translation, from one person or from anyone who takes it, with or without a last day.
 * @returns its version and state
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
 * Takes a translation, and makes it the caller's work.
 * @returns its version and state
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
 * Records that an edition does not want an article. Asking for or taking the translation ends that.
 * @returns its version and state
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state` (its translation has been begun)
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

/** True when readers have the translation. */
export const isBeforeReaders = ({ state }: { state: TranslationState }) => state === 'stale' || state === 'current';

const rightToConfirm = (row: { state: TranslationState }) =>
	isBeforeReaders(row) ? 'translation.decide' : 'translation.take';

/**
 * Confirms that a translation says the same as its source does now. For a translation that readers have, this needs the
 * right to decide.
 * @returns its version and state
 * @throws Refusal `forbidden`, `not_found`, `conflict` (of either version), `state` (its translation has not been
 * begun)
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
