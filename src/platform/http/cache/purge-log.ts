/** Purges that are remembered; whoever began before the oldest of them is taken for struck. */
const MAX_PURGES = 1_000;

/**
 * The purges of this process, in order: an answer that takes a while can tell whether what it shows was withdrawn
 * meanwhile. Few are made, and an answer takes seconds at most, so a short memory is enough.
 */
export class PurgeLog {
	readonly #purges: ReadonlySet<string>[] = [];
	#forgotten = 0;

	/** Purges so far: where an answer stands that begins now. */
	get count(): number {
		return this.#forgotten + this.#purges.length;
	}

	/** @param tags what was purged; `*` is everything */
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
