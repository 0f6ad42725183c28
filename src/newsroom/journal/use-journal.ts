import { useEffect, useRef, useState } from 'react';
import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import { accountNumber } from '../session/session';
import { drop, type Kept, keep, tab } from './journal';

/**
 * Shortest and longest pause between a key and its record, in milliseconds; serializing a long text takes longer than
 * writing it.
 */
const WAIT = { min: 15, max: 200 };
/** The pause lasts this many times as long as the last record took to make. */
const SHARE = 4;

/** What the journal keeps at a moment. */
export type JournalEntry = Pick<Kept, 'version' | 'title' | 'changes' | 'before' | 'sent' | 'text'>;

/**
 * Keeps unsaved changes of a row in this browser, from the first key until they are saved.
 * @param found the record that was restored, which this tab's own record replaces
 * @param note returns the current changes; called a moment after each change
 */
export function useJournal(entity: string, row: string, found: Kept | undefined, note: () => JournalEntry) {
	const [keptAt, setKeptAt] = useState<number>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const cost = useRef(0);
	const taken = useRef(found);
	const latest = useRef(note);
	latest.current = note;

	const write = () => {
		timer.current = undefined;
		const account = accountNumber();
		if (account === undefined) return;
		const begun = performance.now();
		const noted = latest.current();
		cost.current = performance.now() - begun;
		const own = { account, noun: entity, row, tab };
		// No render is needed: the journal is mentioned only while there are unsaved changes.
		if (Object.keys(noted.changes).length === 0) return empty();
		const at = Date.now() / 1000;
		void keep({ ...own, ...noted, schema: TEXT_SCHEMA, at }, taken.current).then((stands) => {
			if (stands) taken.current = undefined;
			// Rounded to the minute, so that the screen is drawn at most once a minute.
			setKeptAt(stands ? Math.floor(at / 60) * 60 : undefined);
		});
	};
	/** Schedules a record after something was typed, saved or undone. */
	const touch = () => {
		timer.current ??= setTimeout(write, Math.min(WAIT.max, Math.max(WAIT.min, SHARE * cost.current)));
	};
	const empty = () => {
		clearTimeout(timer.current);
		timer.current = undefined;
		const account = accountNumber();
		if (account === undefined) return;
		void drop({ account, noun: entity, row, tab }, ...(taken.current ? [taken.current] : []));
		taken.current = undefined;
	};
	/** Deletes the record. */
	const clear = () => {
		empty();
		setKeptAt(undefined);
	};
	const now = useRef(write);
	now.current = write;
	useEffect(() => {
		const hurry = () => {
			if (timer.current === undefined) return;
			clearTimeout(timer.current);
			now.current();
		};
		addEventListener('pagehide', hurry);
		return () => {
			removeEventListener('pagehide', hurry);
			hurry();
		};
	}, []);
	return { keptAt, touch, clear };
}
