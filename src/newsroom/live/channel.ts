import type { Present } from '../../api/newsroom/live/hub';
import { NEWSROOM_LIVE } from '../../shared/address/folders';
import { send } from '../calls';

/** A row that a tab has open. */
export type Open = Pick<Present, 'row' | 'is_writing' | 'caret'>;

/** What the tabs of one browser tell each other. */
type Message =
	| { kind: 'touched'; rows: string[] }
	| { kind: 'present'; people: Present[] }
	| { kind: 'live'; isLive: boolean }
	| { kind: 'open'; tab: string; open: Open[] }
	/** A tab that has just taken the stream over asks what the others have open. */
	| { kind: 'who' };

/** Milliseconds between two words about what is open; colleagues take a browser for gone after some of them. */
const BEAT = 15_000;
/** Milliseconds before a stream that was refused is tried again, and at most. */
const RETRY = { first: 1_000, max: 60_000 };

const NAME = 'brume-newsroom-live';
const tab = crypto.randomUUID();
const channel = new BroadcastChannel(NAME);

/** Handles a message of the stream or of another tab. */
let take: (message: Message) => void = () => {};
/** What the tabs of this browser have open, as far as this one has heard. */
const tabs = new Map<string, Open[]>();
let isLeader = false;

/** One name for all tabs of this browser, for as long as it is open. */
export const browser: string = (() => {
	const known = localStorage.getItem('newsroom_browser') ?? crypto.randomUUID();
	localStorage.setItem('newsroom_browser', known);
	return known;
})();

/** Tells every tab, this one too. */
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
/** Strictly increasing, also within a millisecond: the server keeps the latest. */
let lastSentAt = 0;
/** Sends the server what this browser has open. @param isDue true where it is sent again though nothing changed */
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

/** Holds the one stream of this browser, and passes on what it tells. */
function lead(): void {
	isLeader = true;
	let wait = RETRY.first;
	const connect = () => {
		const stream = new EventSource(`${NEWSROOM_LIVE}?browser=${browser}`);
		stream.addEventListener('open', () => {
			wait = RETRY.first;
			notify({ kind: 'live', isLive: true });
			// What changed before it was open, also since a screen was first read, nobody has told.
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
			// The browser comes back by itself where the line broke, but not where it was refused.
			if (stream.readyState !== EventSource.CLOSED) return;
			setTimeout(connect, wait);
			wait = Math.min(wait * 2, RETRY.max);
		});
	};
	connect();
	channel.postMessage({ kind: 'who' } satisfies Message);
	setInterval(() => sendPresence(true), BEAT);
}

/** Says what this tab has open. */
export function setOpen(open: Open[]): void {
	tabs.set(tab, open);
	channel.postMessage({ kind: 'open', tab, open } satisfies Message);
	sendPresence(false);
}

/**
 * Listens to what changes, over one stream for all tabs of this browser: whichever tab holds the lock holds the stream,
 * and the next one takes both over where it is closed.
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
