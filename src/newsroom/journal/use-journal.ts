import { useEffect, useRef, useState } from 'react';
import { TEXT_SCHEMA } from '../../shared/text/schema-number';
import { accountNumber } from '../session/session';
import { drop, type Kept, keep, tab } from './journal';

/** Milliseconds between a key and its record, at least and at most; to print a long text takes longer than to write it. */
const WAIT = { min: 15, max: 200 };
/** A record is written again once as many times as long as it took to make it has passed. */
const SHARE = 4;

/** What there is to keep at a moment. */
export type JournalEntry = Pick<Kept, 'version' | 'title' | 'changes' | 'before' | 'sent' | 'text'>;

/**
 * Keeps what is typed over a row in this browser, from the first key until it is saved.
 * @param found the record that was taken up: this tab's own takes its place
 * @param note what is typed by now; it is asked a moment after each change
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
		// The screen is not drawn for it: what is said of the journal is said where something is typed and not sent.
		if (Object.keys(noted.changes).length === 0) return empty();
		const at = Date.now() / 1000;
		void keep({ ...own, ...noted, schema: TEXT_SCHEMA, at }, taken.current).then((stands) => {
			if (stands) taken.current = undefined;
			// To the minute: more often the screen need not be drawn for it.
			setKeptAt(stands ? Math.floor(at / 60) * 60 : undefined);
		});
	};
	/** Something was typed, saved or taken back. */
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
	/** Nothing of it is wanted any more. */
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
