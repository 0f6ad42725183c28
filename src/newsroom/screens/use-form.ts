import { useRef, useState } from 'react';
import { Unavailable } from '../../shared/errors';
import { ApiError } from '../calls';
import type { Row } from '../entities';
import { InvalidValue } from '../fields/controls';
import type { FieldError } from '../fields/list-control';
import { changed, type Draft, isBegun, same, valueAt } from '../fields/paths';
import { useWords } from '../words/words';
import type { Changers, FieldConflict, Merge, Saved } from './save';

/**
 * State of a form over a row: its draft, its error, and its conflicts.
 * @param opened undefined for a new row
 * @param begun draft and conflicts of an earlier page
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
	/** True once somebody has changed a field here; what others save and what is restored changes none. */
	const [isEdited, setEdited] = useState(false);

	/** The current draft, for a save that began earlier. */
	const typed = useRef(draft);
	typed.current = draft;

	const changes = changed(draft, base);
	const shown = (path: string): unknown => (path in draft ? draft[path] : base && valueAt(base, path));
	/** Sets a field to restored words, which nobody has changed here yet. */
	const put = (path: string, value: unknown) => {
		setDraft((before) => ({ ...before, [path]: value }));
		setError((before) => (before?.path.startsWith(path) ? undefined : before));
	};
	/** Sets a field to what somebody types or chooses. */
	const change = (path: string, value: unknown) => {
		put(path, value);
		setEdited(true);
	};
	/** Settles a field that two people changed. */
	const keep = (path: string, value: unknown) => {
		change(path, value);
		setConflicts(({ [path]: _settled, ...rest }) => rest);
	};

	/** Shows a stored row, or the empty fields of a new one, without anything typed over it. */
	const begin = (row: Row | undefined) => {
		setBase(row);
		setDraft({});
		setConflicts({});
		setError(undefined);
		setEdited(false);
	};

	/** Puts restored words into a field, and makes it a conflict where somebody else has changed it. */
	const askAbout = (path: string, mine: unknown, conflict: FieldConflict | undefined) => {
		put(path, mine);
		if (conflict) setConflicts((before) => ({ ...before, [path]: conflict }));
	};

	/** Takes over a value that was saved by itself and not by this form. */
	const noteStored = (path: string, value: unknown) =>
		setBase((before) => (before && !same(valueAt(before, path), value) ? { ...before, [path]: value } : before));

	/**
	 * Merges a row that others have saved with what is typed here.
	 * @param merge merges two people's changes of a field; where it returns undefined, the field becomes a conflict
	 */
	const rebase = (row: Row, merge: Merge, changed: Changers = {}) => {
		const [next, asked] = [{ ...typed.current }, { ...conflicts }];
		for (const [path, mine] of Object.entries(typed.current)) {
			const [theirs, before] = [valueAt(row, path), base && valueAt(base, path)];
			if (same(theirs, before)) continue;
			const asking = conflicts[path];
			if (asking) {
				// A field that is in conflict already was typed over an earlier row.
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
			// An error inside a list is named by its path, which may have no control of its own.
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
	 * Returns conflicts for fields that were typed in after the save had begun and that somebody else had changed. Typing
	 * on over a merged value would also drop the other person's part.
	 */
	function typedMeanwhile({ row, changed = {}, merged = [], yields = [] }: Saved): Record<string, FieldConflict> {
		const conflicts: Record<string, FieldConflict> = {};
		for (const [path, mine] of Object.entries(typed.current)) {
			const isSent = path in changes;
			if (isSent && (!merged.includes(path) || same(mine, changes[path]))) continue;
			const [theirs, before] = [valueAt(row, path), isSent ? changes[path] : base && valueAt(base, path)];
			if (same(theirs, before) || same(theirs, mine) || yields.includes(path)) continue;
			conflicts[path] = { theirs, before, by: changed[path] };
		}
		return conflicts;
	}

	/**
	 * Saves by a call.
	 * @param call returns undefined where there is nothing left to save
	 * @param isQuiet true for an autosave: the focus stays where somebody types
	 * @returns the result; undefined where the save was refused, or there was nothing to save
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
			// Words typed during the save stay in the draft, and so do entries that are not filled in yet.
			const stays = ([path, value]: [string, unknown]) =>
				draft[path] !== value || (!(path in changes) && isBegun(value, valueAt(done.row, path)));
			setDraft((now) => ({ ...left, ...Object.fromEntries(Object.entries(now).filter(stays)) }));
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
		isEdited,
		savedAt,
		shown,
		put,
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
