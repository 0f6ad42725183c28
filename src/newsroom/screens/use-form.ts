import { useState } from 'react';
import { Unavailable } from '../../shared/errors';
import { Refused } from '../calls';
import { Broken } from '../fields/controls';
import type { Wrong } from '../fields/list-control';
import { changed, type Draft, valueAt } from '../fields/paths';
import type { Row } from '../nouns';
import { useWords } from '../words/words';
import type { Clash } from './save';

/** What an attempt to save came to, for the form. */
interface Attempted {
	row: Row;
	clashes: Record<string, Clash>;
}

/** A form over a row: what was typed, what is wrong, what two people changed. @param opened undefined for a new row */
export function useForm(opened: Row | undefined) {
	const { states } = useWords();
	const [base, setBase] = useState(opened);
	const [draft, setDraft] = useState<Draft>({});
	const [clashes, setClashes] = useState<Record<string, Clash>>({});
	const [wrong, setWrong] = useState<Wrong>();
	const [isBusy, setBusy] = useState(false);
	const [savedAt, setSavedAt] = useState<number>();

	const changes = changed(draft, base);
	const shown = (path: string): unknown => (path in draft ? draft[path] : base && valueAt(base, path));
	const change = (path: string, value: unknown) => {
		setDraft((before) => ({ ...before, [path]: value }));
		setWrong((before) => (before?.path.startsWith(path) ? undefined : before));
	};
	/** Settles a field that two people changed. */
	const keep = (path: string, value: unknown) => {
		change(path, value);
		setClashes(({ [path]: _settled, ...rest }) => rest);
	};

	/** The row as it stands, with nothing typed over it. */
	const begin = (row: Row) => {
		setBase(row);
		setDraft({});
		setClashes({});
		setWrong(undefined);
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
		if (!(error instanceof Refused) && !(error instanceof Unavailable)) throw error;
		const path = error instanceof Refused ? error.field : '';
		const text = error instanceof Refused ? error.message : `${states.away}. ${states.away_line}`;
		setWrong({ path, text });
		if (!isQuiet) focusOn(path);
	}

	/**
	 * Saves by a call.
	 * @param isQuiet true where nobody asked for it: the focus stays where somebody types
	 * @returns what came of it; undefined where it was refused
	 */
	async function attempt(
		call: (changes: Draft) => Promise<Attempted>,
		isQuiet = false,
	): Promise<Attempted | undefined> {
		if (isBusy) return undefined;
		const broken = Object.entries(changes).find(([, value]) => value instanceof Broken);
		if (broken) {
			if (!isQuiet) focusOn(broken[0]);
			return undefined;
		}
		setBusy(true);
		setWrong(undefined);
		try {
			const done = await call(changes);
			const left = Object.fromEntries(Object.entries(draft).filter(([path]) => path in done.clashes));
			setBase(done.row);
			// What was typed while it was being saved stays typed.
			setDraft((now) => ({
				...Object.fromEntries(Object.entries(now).filter(([path, value]) => draft[path] !== value)),
				...left,
			}));
			setClashes(done.clashes);
			const [first] = Object.keys(done.clashes);
			if (first && !isQuiet) focusOn(`${first}-clash`);
			if (!first) setSavedAt(Date.now() / 1000);
			return done;
		} catch (error) {
			refuse(error, isQuiet);
			return undefined;
		} finally {
			setBusy(false);
		}
	}
	return { base, changes, clashes, wrong, isBusy, savedAt, shown, change, keep, attempt, begin };
}

export type RowForm = ReturnType<typeof useForm>;
