/**
 * A deadline by two clocks, because the monotonic clock stops while a machine sleeps and the wall clock may be set
 * back. It has passed as soon as one of the clocks is past it.
 */
export class Deadline {
	#steady = 0;
	#wall = 0;

	/** @param ms milliseconds after `begun` */
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

/** Milliseconds of both clocks at one moment. */
export interface Moment {
	steady: number;
	wall: number;
}

/** Reads both clocks. */
export const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() });
