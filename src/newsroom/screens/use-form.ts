import { useRef, useState } from 'react';
import { Unavailable } from '../../shared/errors';
import { ApiError } from '../calls';
import type { Row } from '../entities';
import { InvalidValue } from '../fields/controls';
import type { FieldError } from '../fields/list-control';
import { changed, type Draft, same, valueAt } from '../fields/paths';
import { useWords } from '../words/words';
import type { Changers, FieldConflict, Merge, Saved } from './save';

/**
 * A form over a row: its draft, its error, and the fields that two people changed.
 * @param opened undefined for a new row
 * @param begun what was typed over it before, and what of it is to be asked about
 */
export function useForm(
	opened: Row | undefined,
	begun: { draft?: Draft; conflicts?: Record<string, FieldConflict> } = {},
) {
	const { states } = useWords();
	const [base, setBase] = useState(opened);
	const [draft, setDraft] = useState<Draft>(begun.draft ?? {});
	const [conflicts, setConflicts] = useState<Record<string, FieldConflict>>(begun.conflicts ?? {});
	const [error, setError] = useState<FieldError>();
	const [isBusy, setBusy] = useState(false);
	const [savedAt, setSavedAt] = useState<number>();

	/** What is typed now, for a save that began earlier. */
	const typed = useRef(draft);
	typed.current = draft;

	const changes = changed(draft, base);
	const shown = (path: string): unknown => (path in draft ? draft[path] : base && valueAt(base, path));
	const change = (path: string, value: unknown) => {
		setDraft((before) => ({ ...before, [path]: value }));
		setError((before) => (before?.path.startsWith(path) ? undefined : before));
	};
	/** Settles a field that two people changed. */
	const keep = (path: string, value: unknown) => {
		change(path, value);
		setConflicts(({ [path]: _settled, ...rest }) => rest);
	};

	/** The row as it stands, with nothing typed over it. */
	const begin = (row: Row) => {
		setBase(row);
		setDraft({});
		setConflicts({});
		setError(undefined);
	};

	/** Asks about a field that two people changed. */
	const askAbout = (path: string, mine: unknown, conflict: FieldConflict | undefined) => {
		change(path, mine);
		if (conflict) setConflicts((before) => ({ ...before, [path]: conflict }));
	};

	/** A field that is saved by itself, another way than by this form. */
	const noteStored = (path: string, value: unknown) =>
		setBase((before) => (before && !same(valueAt(before, path), value) ? { ...before, [path]: value } : before));

	/**
	 * Takes over a row that others have saved, under what is typed here.
	 * @param merge both of two people's changes of a field, where they can stand together; the rest is asked about
	 */
	const rebase = (row: Row, merge: Merge, changed: Changers = {}) => {
		const [next, asked] = [{ ...typed.current }, { ...conflicts }];
		for (const [path, mine] of Object.entries(typed.current)) {
			const [theirs, before] = [valueAt(row, path), base && valueAt(base, path)];
			if (same(theirs, before)) continue;
			const asking = conflicts[path];
			if (asking) {
				// What is asked about already was typed over an earlier row than this one.
				asked[path] = { theirs, before: asking.before, by: changed[path] ?? asking.by };
				continue;
			}
			const both = same(mine, before) ? theirs : same(mine, theirs) ? mine : merge(path, before, mine, theirs);
			if (both === undefined) asked[path] = { theirs, before, by: changed[path] };
			else next[path] = both;
		}
		setBase(row);
		setDraft(next);
		setConflicts(asked);
	};

	const focusOn = (path: string) =>
		requestAnimationFrame(() => {
			// What is wrong within a list is named by its place, and may be no control of its own.
			for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
				const found = document.getElementById(at);
				if (found) return found.focus();
			}
		});

	function refuse(error: unknown, isQuiet: boolean): void {
		if (!(error instanceof ApiError) && !(error instanceof Unavailable)) throw error;
		const path = error instanceof ApiError ? error.field : '';
		const text = error instanceof ApiError ? error.message : `${states.away}. ${states.away_line}`;
		const isDenied = error instanceof ApiError && (error.reason === 'forbidden' || error.reason === 'not_found');
		const rows = error instanceof ApiError ? error.rows : [];
		const address = error instanceof ApiError ? String(error.rule.address ?? '') : '';
		setError({ path: isDenied ? '' : path, text, rows, address, isAway: error instanceof Unavailable, isDenied });
		if (!isQuiet) focusOn(path);
	}

	/**
	 * What somebody else changed of the fields that were typed in after a save had begun. What was typed on over a value
	 * that the save has merged with another one would take that one away.
	 */
	function typedMeanwhile({ row, changed = {}, merged = [] }: Saved): Record<string, FieldConflict> {
		const conflicts: Record<string, FieldConflict> = {};
		for (const [path, mine] of Object.entries(typed.current)) {
			const isSent = path in changes;
			if (isSent && (!merged.includes(path) || same(mine, changes[path]))) continue;
			const [theirs, before] = [valueAt(row, path), isSent ? changes[path] : base && valueAt(base, path)];
			if (same(theirs, before) || same(theirs, mine)) continue;
			conflicts[path] = { theirs, before, by: changed[path] };
		}
		return conflicts;
	}

	/**
	 * Saves by a call.
	 * @param call returns undefined where there is nothing to save any more
	 * @param isQuiet true where nobody asked for it: the focus stays where somebody types
	 * @returns what came of it; undefined where it was refused, or where there was nothing to save
	 */
	async function attempt(
		call: (changes: Draft) => Promise<Saved | undefined>,
		isQuiet = false,
	): Promise<Saved | undefined> {
		if (isBusy) return undefined;
		const invalid = Object.entries(changes).find(([, value]) => value instanceof InvalidValue);
		if (invalid) {
			if (!isQuiet) focusOn(invalid[0]);
			return undefined;
		}
		setBusy(true);
		setError(undefined);
		try {
			const came = await call(changes);
			if (!came) return undefined;
			const done = { ...came, conflicts: { ...typedMeanwhile(came), ...came.conflicts } };
			const left = Object.fromEntries(Object.entries(draft).filter(([path]) => path in done.conflicts));
			setBase(done.row);
			// What was typed while it was being saved stays typed.
			setDraft((now) => ({
				...left,
				...Object.fromEntries(Object.entries(now).filter(([path, value]) => draft[path] !== value)),
			}));
			setConflicts(done.conflicts);
			const [first] = Object.keys(done.conflicts);
			if (first && !isQuiet) focusOn(`${first}-conflict`);
			if (!first) setSavedAt(Date.now() / 1000);
			return done;
		} catch (error) {
			refuse(error, isQuiet);
			return undefined;
		} finally {
			setBusy(false);
		}
	}
	return {
		base,
		draft,
		changes,
		conflicts,
		error,
		isBusy,
		savedAt,
		shown,
		change,
		keep,
		attempt,
		begin,
		noteStored,
		rebase,
		askAbout,
	};
}

export type RowForm = ReturnType<typeof useForm>;
