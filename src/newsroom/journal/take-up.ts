import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import type { Row } from '../entities';
import { mergeMarkup } from '../fields/merge-markup';
import { type Draft, same, valueAt } from '../fields/paths';
import type { Changers, FieldConflict, Merge } from '../screens/save';
import type { Kept } from './journal';

/** What becomes of a record when its row is opened again. */
export interface TakenUp {
	/** Restored into the form, unsaved. */
	draft: Draft;
	/** Fields that somebody else has changed since; they become conflicts, as after a save. */
	conflicts: Record<string, FieldConflict>;
	/** Can only be shown, because the schema is another or the right to write is missing. */
	beside: Draft;
}

const nothing: TakenUp = { draft: {}, conflicts: {}, beside: {} };

/**
 * Applies a record to the current row.
 * @param isReadOnly true where the person may not write the row any more
 * @param isTogether true where its text is shared: what was typed into that is restored as steps
 * @param merge merges two people's changes of a field, where that is possible
 * @param changed who has changed the row since
 */
export function takeUp(
	kept: Kept | undefined,
	now: Row,
	isReadOnly: boolean,
	isTogether: boolean,
	merge: Merge,
	changed: Changers = {},
): TakenUp {
	if (!kept) return nothing;
	const isStep = (path: string) => path === 'html' && isTogether && kept.text !== undefined;
	const open = Object.entries(kept.changes).filter(([path, mine]) => !same(mine, valueAt(now, path)) && !isStep(path));
	if (isReadOnly || kept.schema !== TEXT_SCHEMA) return { ...nothing, beside: Object.fromEntries(open) };
	const conflicts: Record<string, FieldConflict> = {};
	const draft: Record<string, unknown> = Object.fromEntries(open);
	for (const [path, mine] of open) {
		const theirs = valueAt(now, path);
		// The person's own last save, whose answer never came, is not somebody else's change.
		const isOwn = same(theirs, kept.before[path]) || (path in kept.sent && same(theirs, kept.sent[path]));
		if (isOwn) continue;
		const both = merge(path, kept.before[path], mine, theirs);
		if (both === undefined) conflicts[path] = { theirs, before: kept.before[path], by: changed[path] };
		else draft[path] = both;
	}
	return { draft, conflicts, beside: {} };
}

/**
 * Merges a record's texts with the row's current ones where different blocks have changed, and returns other records
 * unchanged. A text that is restored as steps needs no merge.
 * @param names fields with markup
 */
export async function withMergedText(kept: Kept, now: Row, names: readonly string[] = ['html']): Promise<Kept> {
	if (kept.schema !== TEXT_SCHEMA || kept.text !== undefined) return kept;
	let [changes, before] = [kept.changes, kept.before];
	for (const name of names) {
		const [mine, was, theirs] = [kept.changes[name], kept.before[name], now[name]];
		const isAsked = name in kept.changes && !same(theirs, was) && !same(theirs, mine);
		if (!isAsked || same(theirs, kept.sent[name])) continue;
		const both = await mergeMarkup(was, mine, theirs);
		if (both === undefined) continue;
		changes = { ...changes, [name]: both };
		before = { ...before, [name]: theirs };
	}
	return { ...kept, changes, before };
}
