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
	/** What it is to readers. */
	changeKind?: ChangeKind | undefined;
	/** True where somebody else wrote the words: who saves them is the second person. */
	isSeen?: boolean | undefined;
}

/** Kinds that may change what readers were told of a mistake. */
const CORRECTING: ReadonlySet<ChangeKind | undefined> = new Set(['correction', 'erasure']);

const isPublic = (state: ArticleState | undefined): boolean => state?.row.status === 'published';

/** Whether a save changes what readers have of an article: gives it to them, takes it away, or makes another of it. */
export const isForReaders = ({ before, after, changes }: Planned): boolean =>
	(isPublic(before) || isPublic(after)) && Object.keys(changes).some(isSeenByReaders);

/** @throws Refusal `state` with `corrections` where what readers were told of a mistake is changed by anything else */
function keepCorrections({ before, after, changeKind }: Planned): void {
	if (!before || before.row.first_published_at === null || CORRECTING.has(changeKind)) return;
	if (!sameValue(before.row.corrections, after.row.corrections))
		throw new Refusal('state', 'corrections', { rule: { name: 'corrections_stay' } });
}

/** What the checklist finds. */
const failedChecks = async (ctx: CommandContext, state: ArticleState) =>
	(await stopsOf(ctx.read, [state], ctx.now))[0] ?? [];

/**
 * The one gate of what readers have. Every save that changes it says of which kind it is. A person's change passes the
 * checklist, as far as the change fails a check that passed before, and gives readers no words that nobody else has
 * seen where the installation asks for a second person. A correction that is public is changed by another one or by an
 * erasure.
 * @throws Refusal `state` with `corrections`, with what the checklist finds, with `second_person`
 * @throws Error where a save says no kind: a defect of the command
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
