const WINDOW = 60;
const MOST_CLIENTS = 10_000;

/** Counts what a client tries within a minute, in this process; for forms whose every answer is costly. */
export class Attempts {
	readonly #clients = new Map<string, { since: number; count: number }>();

	constructor(
		readonly most: number,
		readonly clock: () => number,
	) {}

	/**
	 * Counts one attempt.
	 * @param client '' for a client nobody knows: those share one count
	 * @returns 0 when it may go on, else the seconds to wait
	 */
	take(client: string): number {
		const now = this.clock();
		const known = this.#clients.get(client);
		if (!known || now - known.since >= WINDOW) {
			this.#clients.delete(client);
			if (this.#clients.size >= MOST_CLIENTS) this.#clients.delete(this.#clients.keys().next().value as string);
			this.#clients.set(client, { since: now, count: 1 });
			return 0;
		}
		known.count += 1;
		return known.count > this.most ? WINDOW - (now - known.since) : 0;
	}
}
