/** Who wrote something, and when last within one go. */
export interface Author {
	/** What tells them apart; null of somebody who is gone. */
	who: string | null;
	/** Unix seconds. */
	at: number;
}

/** Seconds within which what one person writes is one go. */
const GO = 600;

/** Everybody who wrote in a text, a member for each go. */
export class Authors {
	readonly list: Author[] = [];
	readonly #last = new Map<string | null, number>();

	/** The number of whoever writes now. */
	numberOf(who: string | null, at: number): number {
		const known = this.#last.get(who);
		const last = known === undefined ? undefined : this.list[known];
		if (known !== undefined && last && Math.abs(at - last.at) <= GO) {
			last.at = Math.max(last.at, at);
			return known;
		}
		this.list.push({ who, at });
		this.#last.set(who, this.list.length - 1);
		return this.list.length - 1;
	}
}
