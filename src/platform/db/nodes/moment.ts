/**
 * A time ahead, by two clocks at once: the one that never jumps stands still while a machine sleeps, the other may be
 * set back. It has passed as soon as either says so.
 */
export class Deadline {
	#steady = 0;
	#wall = 0;

	/** @param ms after `begun` */
	set(begun: Moment, ms: number): void {
		this.#steady = begun.steady + ms;
		this.#wall = begun.wall + ms;
	}

	pass(): void {
		this.#steady = 0;
	}

	isAhead(): boolean {
		return performance.now() < this.#steady && Date.now() < this.#wall;
	}
}

/** Now, by both clocks, in milliseconds. */
export interface Moment {
	steady: number;
	wall: number;
}

export const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });
