import { type ChangeKind, isExtent, isSeenByReaders, isWording } from '../../../../shared/article/change-kinds';
import { Refusal } from '../../../../shared/refusal';
import { sameValue } from '../../../../shared/text/compare/same-value';
import type { CommandContext } from '../../../command';
import type { ArticleState } from '../article-state';
import { ruleOfStop, stopsOf } from '../checklist';
import { asksSecondPerson } from './second-person';

/** A save of an article before it is written. */
interface Planned {
	before?: ArticleState;
	after: ArticleState;
	/** Fields that differ. */
	changes: Readonly<Record<string, unknown>>;
	/** What the save means to readers. */
	changeKind?: ChangeKind | undefined;
	/** True where somebody else wrote the words, so that the person who saves them is the second one. */
	isSeen?: boolean | undefined;
}

/** Kinds of change that may alter a published correction. */
const CORRECTING: ReadonlySet<ChangeKind | undefined> = new Set(['correction', 'erasure']);

const isPublic = (state: ArticleState | undefined): boolean => state?.row.status === 'published';

/**
 * True when a save changes the article that readers have: publishes it, takes it away, or changes what they see of it.
 */
export const isForReaders = ({ before, after, changes }: Planned): boolean =>
	(isPublic(before) || isPublic(after)) && Object.keys(changes).some(isSeenByReaders);

/** Keeps published corrections from other kinds of change. @throws Refusal `state` with `corrections` */
function keepCorrections({ before, after, changeKind }: Planned): void {
	if (!before || before.row.first_published_at === null || CORRECTING.has(changeKind)) return;
	if (!sameValue(before.row.corrections, after.row.corrections))
		throw new Refusal('state', 'corrections', { rule: { name: 'corrections_stay' } });
}

/** The failed checks of the checklist. */
const failedChecks = async (ctx: CommandContext, state: ArticleState) =>
	(await stopsOf(ctx.read, [state], ctx.now))[0] ?? [];

/**
 * Checks every save that changes what readers have; no save gets around it. Each must name its kind. A person's change
 * may fail no check of the checklist that passed before, and where the installation asks for a second person, it may
 * publish no words that only one person has seen. A public correction can only be changed by another correction or an
 * erasure.
 * @throws Refusal `state` with `corrections`, with a failed check, or with `second_person`
 * @throws Error where a save names no kind: a defect of the command
 */
export async function admitChanges(ctx: CommandContext, planned: readonly Planned[]): Promise<void> {
	for (const one of planned) {
		keepCorrections(one);
		if (isForReaders(one) && one.changeKind === undefined)
			throw new Error(`What readers have of article ${one.after.row.id} would change, and no kind is named.`);
	}
	const own = planned.filter((one) => isExtent(one.changeKind) && isForReaders(one));
	if (own.length === 0) return;
	const asksOther = ctx.actor.kind === 'staff' && (await asksSecondPerson(ctx.read));
	for (const { before, after, changes, isSeen } of own) {
		const old = before ? await failedChecks(ctx, before) : [];
		const brought = (await failedChecks(ctx, after)).find((name) => !old.includes(name));
		if (brought) throw new Refusal('state', brought, { rule: ruleOfStop(brought, after) });
		if (asksOther && Object.keys(changes).some(isWording) && !isSeen)
			throw new Refusal('state', 'second_person', { rule: { name: 'stop', stop: 'second_person' } });
	}
}
