/** Somebody who wrote in a text in one session, and when last. */
export interface Author {
	/** The key of the writer; null for an account that was removed. */
	who: string | null;
	/** Unix seconds. */
	at: number;
}

/** Longest pause, in seconds, between two changes of one person that belong to one session. */
const SESSION_SECONDS = 600;

/** Everybody who wrote in a text, with one entry for each session. */
export class Authors {
	readonly list: Author[] = [];
	readonly #last = new Map<string | null, number>();

	/** The number of a writer's session; a longer pause begins a new one. */
	numberOf(who: string | null, at: number): number {
		const known = this.#last.get(who);
		const last = known === undefined ? undefined : this.list[known];
		if (known !== undefined && last && Math.abs(at - last.at) <= SESSION_SECONDS) {
			last.at = Math.max(last.at, at);
			return known;
		}
		this.list.push({ who, at });
		this.#last.set(who, this.list.length - 1);
		return this.list.length - 1;
	}
}
