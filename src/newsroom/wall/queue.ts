import { useRef, useState } from 'react';
import type { WallQueue } from '../../api/newsroom/wall-calls';
import type { WallReason, WallStatus } from '../../shared/statuses';
import { ask, Refused } from '../calls';
import { say } from '../parts/toasts';
import { useWords } from '../words/words';

/** What is decided together. */
export type Entry = WallQueue['entries'][number];
export type Counts = WallQueue['counts'];

/** What was decided last, so that it can be taken back. */
interface Decided {
	entry: Entry;
	status: WallStatus;
	at: number;
}

const send = (entry: Entry, status: WallStatus, from: WallStatus, reason?: WallReason) =>
	ask('wall/decide', {
		method: 'POST',
		body: { ids: entry.messages.map(({ id }) => id), status, from, ...(reason ? { reason } : {}) },
	});

/** A queue of which one entry is looked at: whoever decides goes on at once, and the house is told meanwhile. */
export function useQueue(opened: readonly Entry[], of: WallStatus) {
	const { wall } = useWords();
	const [entries, setEntries] = useState(opened);
	const [at, move] = useState(0);
	const [tally, count] = useState({ approved: 0, refused: 0 });
	const last = useRef<Decided[]>([]);
	const n = Math.min(at, Math.max(0, entries.length - 1));
	const entry = entries[n];
	const shorten = ({ messages: [first] }: Entry) => (first?.text ?? '').slice(0, 60);
	const said = (key: 'done_approved' | 'done_refused' | 'undone', one: Entry) =>
		wall[key]({ n: one.messages.length, text: shorten(one) });

	const putBack = (one: Entry, place: number) => {
		setEntries((now) => now.toSpliced(Math.min(place, now.length), 0, one));
		move(place);
	};
	const failed = (error: unknown) => {
		const by = error instanceof Refused ? (error.data.now as { decided_by?: string | null } | undefined) : undefined;
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
		say(said('undone', done.entry));
	};
	const decide = (status: WallStatus, reason?: WallReason) => {
		if (!entry || status === of) return;
		const done: Decided = { entry, status, at: n };
		setEntries((now) => now.filter((one) => one !== entry));
		last.current = [...last.current.slice(-20), done];
		if (status !== 'waiting') count((now) => ({ ...now, [status]: now[status] + 1 }));
		say(
			said(status === 'approved' ? 'done_approved' : status === 'refused' ? 'done_refused' : 'undone', entry),
			() => void undo(done),
		);
		send(entry, status, of, reason).catch((error: unknown) => {
			last.current = last.current.filter((one) => one !== done);
			if (status !== 'waiting') count((now) => ({ ...now, [status]: now[status] - 1 }));
			// What somebody else has decided is no part of the queue any more.
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
