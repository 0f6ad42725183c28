/** Who wrote something in one session, and when last. */
export interface Author {
	/** The key of the writer; null of one who was removed. */
	who: string | null;
	/** Unix seconds. */
	at: number;
}

/** Seconds between two changes of one person that belong to one session. */
const SESSION_SECONDS = 600;

/** Everybody who wrote in a text, one entry a session. */
export class Authors {
	readonly list: Author[] = [];
	readonly #last = new Map<string | null, number>();

	/** The number of whoever writes now. */
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
