import type { ChangedBy } from '../../shared/refusal';
import { mergeListField } from '../../shared/text/compare/merge-lists';
import { ApiError, ask } from '../calls';
import { type EntityDescription, keyOf, type Row, rowCall } from '../entities';
import { mergeMarkup } from '../fields/merge-markup';
import { type Draft, fieldsOf, same, valueAt } from '../fields/paths';

/** A field that somebody else changed between reading and saving. */
export interface FieldConflict {
	theirs: unknown;
	before: unknown;
	/** The person who changed it; undefined where that is not known. */
	by?: ChangedBy | undefined;
}

/** The person who last changed each field since the row was opened, by path. */
export type Changers = Readonly<Record<string, ChangedBy>>;

/** A row as it is on the server now. */
export interface Standing {
	row: Row;
	changed?: Changers | undefined;
}

/** Merges two people's changes of a field; undefined where only a person can decide. */
export type Merge = (path: string, before: unknown, mine: unknown, theirs: unknown) => unknown;
/** A merge that loads its code first. */
export type LaterMerge = (...given: Parameters<Merge>) => Promise<unknown>;

/** The result of a save. */
export interface Saved {
	row: Row;
	/** Fields that were not saved, by path. */
	conflicts: Record<string, FieldConflict>;
	/** The people who changed the row since it was opened; undefined where it was not changed. */
	changed?: Changers | undefined;
	/** Paths of the fields that were merged. */
	merged?: readonly string[];
	/** Paths of fields that nobody has typed there: what is typed meanwhile replaces them. */
	yields?: readonly string[];
}

const change = (entity: EntityDescription, row: Row, draft: Draft) => {
	const { path, query } = rowCall(entity, keyOf(entity, row));
	const body = { version: row.version, ...fieldsOf(entity, row, draft) };
	return ask<Row>(path, { method: 'PATCH', query, body });
};

/**
 * Saves what was typed. If somebody else has saved meanwhile, fields that they left alone are saved, merged where
 * possible, and the others are returned as conflicts.
 * @param base the row as it was opened
 * @param change saves over the row that it is given
 * @param read returns the current row, out of the refusal or by another call
 * @param merge merges two people's changes of a field; undefined where only a person can decide
 * @throws ApiError, Unavailable
 */
export async function saveOver(
	base: Row,
	draft: Draft,
	change: (seen: Row, draft: Draft) => Promise<Row>,
	read: (refusal: ApiError) => Promise<Standing>,
	merge: LaterMerge,
): Promise<Saved> {
	try {
		return { row: await change(base, draft), conflicts: {} };
	} catch (error) {
		if (!(error instanceof ApiError) || error.reason !== 'conflict') throw error;
		const { row: now, changed } = await read(error);
		const conflicts: Record<string, FieldConflict> = {};
		const through: Record<string, unknown> = {};
		const merged: string[] = [];
		for (const [path, mine] of Object.entries(draft)) {
			const [theirs, before] = [valueAt(now, path), valueAt(base, path)];
			const both = same(theirs, before) ? mine : same(theirs, mine) ? theirs : await merge(path, before, mine, theirs);
			if (same(theirs, mine)) continue;
			if (both !== undefined && !same(both, mine)) merged.push(path);
			if (both === undefined) conflicts[path] = { theirs, before, by: changed?.[path] };
			else through[path] = both;
		}
		if (Object.keys(through).length === 0) return { row: now, conflicts, changed };
		const rest = await saveOver(now, through, change, read, merge);
		return {
			row: rest.row,
			conflicts: { ...conflicts, ...rest.conflicts },
			changed: { ...changed, ...rest.changed },
			merged: [...merged, ...(rest.merged ?? [])],
		};
	}
}

/** Merges two people's changes of a field of a declared entity: a text by its blocks, a list by its members. */
const mergeOf =
	(entity: EntityDescription): LaterMerge =>
	async (path, before, mine, theirs) =>
		entity.fields.some(({ name, kind }) => name === path && kind === 'html')
			? mergeMarkup(before, mine, theirs)
			: mergeListField(before, mine, theirs);

/** Saves what was typed in a row of a declared entity. @throws ApiError, Unavailable */
export const save = (entity: EntityDescription, base: Row, draft: Draft): Promise<Saved> =>
	saveOver(
		base,
		draft,
		(seen, given) => change(entity, seen, given),
		async (refusal) => {
			if (!refusal.data.now) throw refusal;
			return { row: refusal.data.now as Row, changed: refusal.data.changed as Changers | undefined };
		},
		mergeOf(entity),
	);

/** Saves words that were rejected in a conflict, as a revision of the row. @throws ApiError, Unavailable */
export async function keepUntaken(entity: EntityDescription, row: Row, draft: Draft): Promise<void> {
	const { path, query } = rowCall(entity, keyOf(entity, row));
	await ask(`${path}/untaken`, { method: 'POST', query, body: fieldsOf(entity, row, draft) });
}
