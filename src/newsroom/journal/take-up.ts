import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import type { Row } from '../entities';
import { mergeMarkup } from '../fields/merge-markup';
import { type Draft, same, valueAt } from '../fields/paths';
import type { Changers, FieldConflict, Merge } from '../screens/save';
import type { Kept } from './journal';

/** What becomes of a record when its row is opened again. */
export interface TakenUp {
	/** What stands in the form again, unsaved. */
	draft: Draft;
	/** What somebody else changed meanwhile: asked about as after a save. */
	conflicts: Record<string, FieldConflict>;
	/** What can only be shown: another schema, or no right to write. */
	beside: Draft;
}

const nothing: TakenUp = { draft: {}, conflicts: {}, beside: {} };

/**
 * Lays a record over its row as it stands now.
 * @param isReadOnly true where whoever typed it may not write the row by now
 * @param isTogether true where its text is written together: what was typed into that comes back as steps
 * @param merge both of two people's changes of a field, where both can be kept
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
		// What one's own last saving left there, though its answer never came, is nobody else's.
		const isOwn = same(theirs, kept.before[path]) || (path in kept.sent && same(theirs, kept.sent[path]));
		if (isOwn) continue;
		const both = merge(path, kept.before[path], mine, theirs);
		if (both === undefined) conflicts[path] = { theirs, before: kept.before[path], by: changed[path] };
		else draft[path] = both;
	}
	return { draft, conflicts, beside: {} };
}

/**
 * A record with its text laid over the article's text of now, where both have changed different blocks; any other as it
 * is. What came back as steps is laid over the text by its steps.
 */
export async function withMergedText(kept: Kept, now: Row): Promise<Kept> {
	const [mine, before, theirs] = [kept.changes.html, kept.before.html, now.html];
	const isAsked = kept.schema === TEXT_SCHEMA && kept.text === undefined && 'html' in kept.changes;
	if (!isAsked || same(theirs, before) || same(theirs, mine) || same(theirs, kept.sent.html)) return kept;
	const both = await mergeMarkup(before, mine, theirs);
	if (both === undefined) return kept;
	return { ...kept, changes: { ...kept.changes, html: both }, before: { ...kept.before, html: theirs } };
}
