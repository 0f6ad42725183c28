import type { Present } from '../../api/newsroom/live/hub';
import { NEWSROOM_LIVE } from '../../shared/address/folders';
import { send } from '../calls';

/** A row that a tab has open. */
export type Open = Pick<Present, 'row' | 'is_writing' | 'caret'>;

/** Messages between the tabs of one browser. */
type Message =
	| { kind: 'touched'; rows: string[] }
	| { kind: 'present'; people: Present[] }
	| { kind: 'live'; isLive: boolean }
	| { kind: 'open'; tab: string; open: Open[] }
	/** A tab that has just taken over the stream asks which rows the others have open. */
	| { kind: 'who' };

/** Milliseconds between two reports of the open rows; after a few missing ones a browser counts as closed. */
const BEAT = 15_000;
/** Milliseconds before a refused stream is tried again: the first time, and at most. */
const RETRY = { first: 1_000, max: 60_000 };

const NAME = 'brume-newsroom-live';
const tab = crypto.randomUUID();
const channel = new BroadcastChannel(NAME);

/** Handles a message of the stream or of another tab. */
let take: (message: Message) => void = () => {};
/** The rows that each tab of this browser has open, as far as this tab knows. */
const tabs = new Map<string, Open[]>();
let isLeader = false;

/** Id that all tabs of this browser share; it is kept in local storage. */
export const browser: string = (() => {
	const known = localStorage.getItem('newsroom_browser') ?? crypto.randomUUID();
	localStorage.setItem('newsroom_browser', known);
	return known;
})();

/** Sends a message to every tab, this one included. */
function notify(message: Message): void {
	channel.postMessage(message);
	take(message);
}

/** What this browser has open, each row once. */
function union(): Open[] {
	const rows = new Map<string, Open>();
	for (const one of [...tabs.values()].flat()) {
		const known = rows.get(one.row);
		const is_writing = one.is_writing || known?.is_writing === true;
		rows.set(one.row, { row: one.row, is_writing, caret: one.caret ?? known?.caret });
	}
	return [...rows.values()];
}

let lastSent = '';
/** Unix milliseconds of the last report, strictly increasing: the server keeps the latest. */
let lastSentAt = 0;
/** Sends the server the rows that this browser has open. @param isDue true where an unchanged report is sent again */
function sendPresence(isDue: boolean): void {
	const open = union().slice(0, 40);
	const text = JSON.stringify(open);
	if (!isLeader || (text === lastSent && (!isDue || open.length === 0))) return;
	lastSent = text;
	lastSentAt = Math.max(Date.now(), lastSentAt + 1);
	// A request that fails is repeated at the next beat.
	send('presence', { method: 'POST', body: { browser, at: lastSentAt, open }, keepalive: true }).catch(() => {
		lastSent = '';
	});
}

/** Opens the one stream of this browser, and passes its messages on to all tabs. */
function lead(): void {
	isLeader = true;
	let wait = RETRY.first;
	const connect = () => {
		const stream = new EventSource(`${NEWSROOM_LIVE}?browser=${browser}`);
		stream.addEventListener('open', () => {
			wait = RETRY.first;
			notify({ kind: 'live', isLive: true });
			// Changes made before the stream was open were not reported, so every row counts as changed.
			notify({ kind: 'touched', rows: ['*'] });
			lastSent = '';
			sendPresence(true);
		});
		stream.addEventListener('touched', ({ data }) => notify({ kind: 'touched', rows: JSON.parse(data) as string[] }));
		stream.addEventListener('present', ({ data }) =>
			notify({ kind: 'present', people: JSON.parse(data) as Present[] }),
		);
		stream.addEventListener('error', () => {
			notify({ kind: 'live', isLive: false });
			// The browser reconnects by itself after a broken connection, but not after a refused one.
			if (stream.readyState !== EventSource.CLOSED) return;
			setTimeout(connect, wait);
			wait = Math.min(wait * 2, RETRY.max);
		});
	};
	connect();
	channel.postMessage({ kind: 'who' } satisfies Message);
	setInterval(() => sendPresence(true), BEAT);
}

/** Sets the rows that this tab has open. */
export function setOpen(open: Open[]): void {
	tabs.set(tab, open);
	channel.postMessage({ kind: 'open', tab, open } satisfies Message);
	sendPresence(false);
}

/**
 * Listens to changes over one stream for all tabs of this browser: the tab that holds the lock holds the stream, and
 * when it closes the next tab takes over both.
 */
export function startLive(listen: (message: Extract<Message, { kind: 'touched' | 'present' | 'live' }>) => void): void {
	take = (message) => {
		if (message.kind === 'open') {
			tabs.set(message.tab, message.open);
			sendPresence(false);
		} else if (message.kind === 'who') {
			channel.postMessage({ kind: 'open', tab, open: tabs.get(tab) ?? [] } satisfies Message);
			if (isLeader) channel.postMessage({ kind: 'live', isLive: true } satisfies Message);
		} else listen(message);
	};
	channel.addEventListener('message', ({ data }: MessageEvent<Message>) => take(data));
	addEventListener('pagehide', () => setOpen([]));
	void navigator.locks.request(NAME, () => {
		lead();
		return new Promise(() => {});
	});
	channel.postMessage({ kind: 'who' } satisfies Message);
}
