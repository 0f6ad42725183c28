import { ask, Refused } from '../calls';
import { type Draft, fieldsOf, same, valueAt } from '../fields/paths';
import { keyOf, type Noun, type Row, rowCall } from '../nouns';

/** A field that somebody else changed meanwhile. */
export interface Clash {
	theirs: unknown;
	before: unknown;
}

/** Both of two people's changes of a field; undefined where only a person can say what is meant. */
export type Merge = (path: string, before: unknown, mine: unknown, theirs: unknown) => unknown;

export interface Saved {
	row: Row;
	/** What was not saved, by path. */
	clashes: Record<string, Clash>;
}

const change = (noun: Noun, row: Row, draft: Draft) => {
	const { path, query } = rowCall(noun, keyOf(noun, row));
	const body = { version: row.version, ...fieldsOf(noun, row, draft) };
	return ask<Row>(path, { method: 'PATCH', query, body });
};

/**
 * Saves what was typed. Where somebody else has saved meanwhile, everything that they did not touch goes through, and
 * the rest is asked about.
 * @param base the row as it was opened
 * @param change saves over a row as it was seen
 * @param read the row as it stands now, out of the refusal or asked for
 * @param merge both of two people's changes of a field, where they can stand together; else undefined
 * @throws Refused, Unavailable
 */
export async function saveOver(
	base: Row,
	draft: Draft,
	change: (seen: Row, draft: Draft) => Promise<Row>,
	read: (refusal: Refused) => Promise<Row>,
	merge: Merge = () => undefined,
): Promise<Saved> {
	try {
		return { row: await change(base, draft), clashes: {} };
	} catch (error) {
		if (!(error instanceof Refused) || error.reason !== 'conflict') throw error;
		const now = await read(error);
		const clashes: Record<string, Clash> = {};
		const through: Record<string, unknown> = {};
		for (const [path, mine] of Object.entries(draft)) {
			const [theirs, before] = [valueAt(now, path), valueAt(base, path)];
			const both = same(theirs, before) ? mine : merge(path, before, mine, theirs);
			if (same(theirs, mine)) continue;
			if (both === undefined) clashes[path] = { theirs, before };
			else through[path] = both;
		}
		if (Object.keys(through).length === 0) return { row: now, clashes };
		const rest = await saveOver(now, through, change, read, merge);
		return { row: rest.row, clashes: { ...clashes, ...rest.clashes } };
	}
}

/** Saves what was typed of a row of a declared noun. @throws Refused, Unavailable */
export const save = (noun: Noun, base: Row, draft: Draft): Promise<Saved> =>
	saveOver(
		base,
		draft,
		(seen, given) => change(noun, seen, given),
		async (refusal) => {
			if (!refusal.data.now) throw refusal;
			return refusal.data.now as Row;
		},
	);
