import { entities } from '../../../entities/registry';
import type { Database } from '../../../platform/db/db';
import { notifyPresence, type OpenRow, type Presence } from '../../../platform/db/screens';

/** Entities whose changes are sent to open screens: what people work on, and nothing about accounts or sessions. */
const BROADCAST_KINDS = new Set<string>([
	'article',
	'article_notes',
	'article_text',
	'import_run',
	'wall_message',
	'saved_view',
	'translation',
	...entities.map(({ name }) => name),
]);

/** Milliseconds between two heartbeats, each with a check that the session is still valid. */
const BEAT = 20_000;
/** Milliseconds of silence after which a browser counts as closed. */
const GONE = 50_000;
/** Milliseconds of silence after the end of its stream after which a browser counts as closed. */
const LEFT = 6_000;

/** Browsers that a person may have open at once. */
const MAX_BROWSERS = 12;

/** The browser that opens a stream, and its person. */
export interface Opener {
	browser: string;
	account: number;
}

/** A person who has a row open, as screens show it. */
export interface Present extends OpenRow {
	browser: string;
	name: string;
}

/**
 * The identifier of a browser is public to colleagues, so the account is part of the key: only that person may report
 * for it.
 */
const keyOf = ({ account, browser }: Opener): string => `${account} ${browser}`;

const text = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Sends changes and presence to the staff's browsers, over one stream each (Server-Sent Events). Presence is kept in
 * memory: browsers report it every few seconds, and every node gets each report.
 */
export class LiveHub {
	readonly #streams = new Set<(text: string) => void>();
	/**
	 * The last report of each browser of each person, also that it has nothing open, because an older report may still be
	 * on its way. The newest report comes last.
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
	 * Opens a stream that lasts until the browser closes it, or a heartbeat finds that the session is no longer valid.
	 * @param opener colleagues see soon that this browser has left
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
						// A database that is away for a moment does not end the stream.
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

	/** The number of open streams. */
	get size(): number {
		return this.#streams.size;
	}

	/**
	 * Reports that a browser has gone whose stream has ended: a browser that crashed, or whose last report was lost, does
	 * not say so itself. A browser that reconnects, here or at another node, reports what it has open, and stays.
	 */
	#noteLeft(opener: Opener): void {
		const key = keyOf(opener);
		const last = this.#present.get(key)?.presence;
		if (!last || last.open.length === 0) return;
		setTimeout(() => {
			if (this.#present.get(key)?.presence.at !== last.at) return;
			// While the database is away, colleagues see it leave once it has been silent for long enough.
			notifyPresence(this.db, { ...last, open: [] }).catch(() => {});
		}, this.left).unref();
	}

	/** Keeps the newest reports of a person, from `MAX_BROWSERS` browsers at most. */
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
