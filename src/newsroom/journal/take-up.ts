import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import { type Draft, same, valueAt } from '../fields/paths';
import type { Row } from '../nouns';
import type { Clash } from '../screens/save';
import type { Kept } from './journal';

/** What becomes of a record when its row is opened again. */
export interface TakenUp {
	/** What stands in the form again, unsaved. */
	draft: Draft;
	/** What somebody else changed meanwhile: asked about as after a save. */
	clashes: Record<string, Clash>;
	/** What can only be shown: another schema, or no right to write. */
	beside: Draft;
}

const nothing: TakenUp = { draft: {}, clashes: {}, beside: {} };

/**
 * Lays a record over its row as it stands now.
 * @param isReadOnly true where whoever typed it may not write the row by now
 * @param isTogether true where its text is written together: what was typed into that comes back as steps
 */
export function takeUp(kept: Kept | undefined, now: Row, isReadOnly: boolean, isTogether = false): TakenUp {
	if (!kept) return nothing;
	const isStep = (path: string) => path === 'html' && isTogether && kept.text !== undefined;
	const open = Object.entries(kept.changes).filter(([path, mine]) => !same(mine, valueAt(now, path)) && !isStep(path));
	if (isReadOnly || kept.schema !== TEXT_SCHEMA) return { ...nothing, beside: Object.fromEntries(open) };
	const clashes: Record<string, Clash> = {};
	for (const [path] of open) {
		const theirs = valueAt(now, path);
		// What one's own last saving left there, though its answer never came, is nobody else's.
		const isOwn = same(theirs, kept.before[path]) || (path in kept.sent && same(theirs, kept.sent[path]));
		if (!isOwn) clashes[path] = { theirs, before: kept.before[path] };
	}
	return { draft: Object.fromEntries(open), clashes, beside: {} };
}
