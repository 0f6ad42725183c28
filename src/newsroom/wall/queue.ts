import { useEffect, useRef, useState } from 'react';
import type { WallQueue } from '../../api/newsroom/wall-calls';
import type { WallReason, WallStatus } from '../../shared/statuses';
import { ApiError, ask } from '../calls';
import { say } from '../components/toasts';
import { useWords } from '../words/words';

/** An entry of the queue: messages that are decided together. */
export type Entry = WallQueue['entries'][number];
export type Counts = WallQueue['counts'];

/** A decision that can still be undone. */
interface Decided {
	entry: Entry;
	status: WallStatus;
	at: number;
}

/** Why a message is refused: one of the reasons, or the moderator's own words. */
export type Why = { reason: WallReason } | { note: string };

const send = (entry: Entry, status: WallStatus, from: WallStatus, why?: Why) =>
	ask('wall/decide', {
		method: 'POST',
		body: { ids: entry.messages.map(({ id }) => id), status, from, ...why },
	});

/**
 * A queue that shows one entry at a time: a moderator goes on at once while the decision is sent.
 * @param opened the server's entries, read again when a message comes or is decided
 */
export function useQueue(opened: readonly Entry[], of: WallStatus) {
	const { wall } = useWords();
	const [entries, setEntries] = useState(opened);
	const [at, move] = useState(0);
	const [tally, count] = useState({ approved: 0, refused: 0 });
	const last = useRef<Decided[]>([]);
	const n = Math.min(at, Math.max(0, entries.length - 1));
	const entry = entries[n];
	const shorten = ({ messages: [first] }: Entry) => (first?.text ?? '').slice(0, 60);
	const announcement = (key: 'done_approved' | 'done_refused' | 'undone', one: Entry) =>
		wall[key]({ n: one.messages.length, text: shorten(one) });

	/**
	 * Merges the server's newest answer: entries that others have decided are removed, new ones are added at the end of
	 * the waiting list or at the head of a decided one, and the entry on the screen stays.
	 */
	const takeIn = (next: readonly Entry[]) => {
		const waiting = new Set(next.flatMap(({ messages }) => messages.map(({ id }) => id)));
		const own = new Set(last.current.flatMap((one) => one.entry.messages.map(({ id }) => id)));
		const held = looked.current;
		const left = entries.flatMap((one): Entry[] => {
			if (one === held) return [one];
			const messages = one.messages.filter(({ id }) => waiting.has(id));
			return messages.length === 0 ? [] : [{ why: messages.length > 1 ? one.why : null, messages }];
		});
		const known = new Set([...left.flatMap(({ messages }) => messages.map(({ id }) => id)), ...own]);
		const fresh = next.flatMap(({ why, messages: all }): Entry[] => {
			const messages = all.filter(({ id }) => !known.has(id));
			return messages.length === 0 ? [] : [{ why: messages.length > 1 ? why : null, messages }];
		});
		const now = of === 'waiting' ? [...left, ...fresh] : [...fresh, ...left];
		setEntries(now);
		if (held) move(now.indexOf(held));
	};
	const looked = useRef(entry);
	looked.current = entry;
	const isFirst = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server.
	useEffect(() => {
		if (!isFirst.current) takeIn(opened);
		isFirst.current = false;
	}, [opened]);

	const putBack = (one: Entry, place: number) => {
		// The server's answer may contain it already.
		const isOther = ({ messages }: Entry) => !messages.some(({ id }) => one.messages.some((own) => own.id === id));
		setEntries((now) => now.filter(isOther).toSpliced(Math.min(place, now.length), 0, one));
		move(place);
	};
	const failed = (error: unknown) => {
		const by = error instanceof ApiError ? (error.data.now as { decided_by?: string | null } | undefined) : undefined;
		say(
			by
				? wall.other({ name: by.decided_by ?? wall.somebody })
				: error instanceof Error
					? error.message
					: String(error),
		);
		return by !== undefined;
	};
	const undo = async (done: Decided | undefined = last.current.at(-1)) => {
		if (!done) return;
		last.current = last.current.filter((one) => one !== done);
		try {
			await send(done.entry, of, done.status);
		} catch (error) {
			failed(error);
			return;
		}
		if (done.status !== 'waiting') count((now) => ({ ...now, [done.status]: now[done.status as 'approved'] - 1 }));
		putBack(done.entry, done.at);
		say(announcement('undone', done.entry));
	};
	const decide = (status: WallStatus, why?: Why) => {
		if (!entry || status === of) return;
		const done: Decided = { entry, status, at: n };
		setEntries((now) => now.filter((one) => one !== entry));
		last.current = [...last.current.slice(-20), done];
		if (status !== 'waiting') count((now) => ({ ...now, [status]: now[status] + 1 }));
		say(
			announcement(status === 'approved' ? 'done_approved' : status === 'refused' ? 'done_refused' : 'undone', entry),
			() => void undo(done),
		);
		send(entry, status, of, why).catch((error: unknown) => {
			last.current = last.current.filter((one) => one !== done);
			if (status !== 'waiting') count((now) => ({ ...now, [status]: now[status] - 1 }));
			// An entry that somebody else has decided is not put back.
			if (!failed(error)) putBack(done.entry, done.at);
		});
	};
	/** Shows the messages of a group one by one. */
	const split = () => {
		if (!entry?.why) return;
		setEntries((now) =>
			now.flatMap((one) => (one === entry ? one.messages.map((each) => ({ why: null, messages: [each] })) : [one])),
		);
	};
	return { entries, at: n, entry, tally, move, decide, undo, split };
}
