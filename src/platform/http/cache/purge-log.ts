/** Number of purges in memory; an answer that was begun before the oldest of them counts as purged. */
const MAX_PURGES = 1_000;

/**
 * The purges of this process, in order, by which an answer that takes a while finds out whether its content was
 * withdrawn meanwhile. Purges are few and an answer takes seconds at most, so a short memory is enough.
 */
export class PurgeLog {
	readonly #purges: ReadonlySet<string>[] = [];
	#forgotten = 0;

	/** Number of purges so far; an answer that begins now keeps it for `hasStruck`. */
	get count(): number {
		return this.#forgotten + this.#purges.length;
	}

	/** @param tags the purged tags; `*` is everything */
	add(tags: ReadonlySet<string>): void {
		this.#purges.push(tags);
		if (this.#purges.length > MAX_PURGES) {
			this.#purges.shift();
			this.#forgotten++;
		}
	}

	/** True where one of the tags was purged since. @param begun `count` as it was when the answer began */
	hasStruck(begun: number, tags: readonly string[]): boolean {
		if (begun >= this.count) return false;
		if (begun < this.#forgotten) return true;
		return this.#purges
			.slice(begun - this.#forgotten)
			.some((purged) => purged.has('*') || tags.some((tag) => purged.has(tag)));
	}
}
