import { entities } from '../../../entities/registry';
import type { Database } from '../../../platform/db/db';
import { notifyPresence, type OpenRow, type Presence } from '../../../platform/db/screens';

/** Kinds of rows whose changes are sent to open screens: what people work on, and nothing of accounts or sessions. */
const BROADCAST_KINDS = new Set<string>([
	'article',
	'article_notes',
	'article_text',
	'wall_message',
	'saved_view',
	'translation',
	...entities.map(({ name }) => name),
]);

/** Milliseconds between two signs of life, each with a look whether the session still stands. */
const BEAT = 20_000;
/** Milliseconds after which a browser that has said nothing has gone. */
const GONE = 50_000;
/** Milliseconds after which a browser has gone whose stream has ended, where it has said nothing since. */
const LEFT = 6_000;

/** Browsers that a person may have open at once. */
const MAX_BROWSERS = 12;

/** The browser that opens a stream, and who sits before it. */
export interface Opener {
	browser: string;
	account: number;
}

/** Somebody who has a row open, as screens are told. */
export interface Present extends OpenRow {
	browser: string;
	name: string;
}

/** The name of a browser is known to every colleague; who sits before it says what it has open. */
const keyOf = ({ account, browser }: Opener): string => `${account} ${browser}`;

const text = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Tells the staff's browsers what changes and who has what open, over one stream each (Server-Sent Events). What it
 * knows of who is there lives in memory: browsers say it again every few seconds, to every node.
 */
export class LiveHub {
	readonly #streams = new Set<(text: string) => void>();
	/**
	 * What each browser of each person said last, also that it has nothing open: an earlier word may still be on its
	 * way. The one that was heard last stands last.
	 */
	readonly #present = new Map<string, { presence: Presence; heard_at: number }>();

	constructor(
		private readonly db: Pick<Database, 'node' | 'changes' | 'writeAlone'>,
		private readonly beat = BEAT,
		private readonly left = LEFT,
	) {
		const { changes } = db;
		changes.on('touched', (rows) => {
			const visibleRows = rows.filter((row) => row === '*' || BROADCAST_KINDS.has(row.slice(0, row.indexOf(':'))));
			if (visibleRows.length > 0) this.#notify(text('touched', visibleRows));
		});
		changes.on('present', (presence) => {
			const key = keyOf(presence);
			const known = this.#present.get(key)?.presence;
			if (known && presence.at < known.at) return;
			const before = JSON.stringify(this.#list());
			this.#present.delete(key);
			this.#present.set(key, { presence, heard_at: Date.now() });
			this.#forgetMost(presence.account);
			if (JSON.stringify(this.#list()) !== before) this.#notifyPresence();
		});
		setInterval(() => this.#sweep(), beat).unref();
	}

	/**
	 * Opens a stream that lasts until the browser leaves, or the session does not stand any more.
	 * @param stands asked at every beat
	 * @param opener colleagues are told soon after it has left
	 */
	open(stands: () => Promise<boolean>, opener?: Opener): Response {
		const encoder = new TextEncoder();
		let leave = () => {};
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => {
				const send = (what: string) => controller.enqueue(encoder.encode(what));
				this.#streams.add(send);
				send(text('present', this.#list()));
				const timer = setInterval(() => {
					stands().then(
						(isGood) => {
							if (!this.#streams.has(send)) return;
							if (isGood) return send(': here\n\n');
							leave();
							controller.close();
						},
						// A database that is away for a moment ends nothing.
						() => {},
					);
				}, this.beat);
				leave = () => {
					clearInterval(timer);
					this.#streams.delete(send);
					if (opener) this.#noteLeft(opener);
				};
			},
			cancel: () => leave(),
		});
		return new Response(body, {
			headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
		});
	}

	/** How many streams are open. */
	get size(): number {
		return this.#streams.size;
	}

	/**
	 * Tells that a browser has gone whose stream has ended: one that was killed, or whose last word was lost, does not
	 * say so. One that comes back, here or at another node, says what it has open, and stays.
	 */
	#noteLeft(opener: Opener): void {
		const key = keyOf(opener);
		const last = this.#present.get(key)?.presence;
		if (!last || last.open.length === 0) return;
		setTimeout(() => {
			if (this.#present.get(key)?.presence.at !== last.at) return;
			// Where the database is away, colleagues see it go once nothing has been heard of it for long.
			notifyPresence(this.db, { ...last, open: [] }).catch(() => {});
		}, this.left).unref();
	}

	/** Nobody sits before so many browsers: what else a person names is not kept. */
	#forgetMost(account: number): void {
		const own = [...this.#present].filter(([, { presence }]) => presence.account === account);
		for (const [key] of own.slice(0, -MAX_BROWSERS)) this.#present.delete(key);
	}

	#list(): Present[] {
		return [...this.#present.values()].flatMap(({ presence: { browser, name, open } }) =>
			open.map((one) => ({ browser, name, ...one })),
		);
	}

	#notify(what: string): void {
		for (const send of this.#streams) send(what);
	}

	#notifyPresence(): void {
		this.#notify(text('present', this.#list()));
	}

	#sweep(): void {
		const before = JSON.stringify(this.#list());
		for (const [key, { heard_at }] of this.#present) if (heard_at < Date.now() - GONE) this.#present.delete(key);
		if (JSON.stringify(this.#list()) !== before) this.#notifyPresence();
	}
}
