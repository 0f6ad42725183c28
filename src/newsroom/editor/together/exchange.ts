import { Unavailable } from '../../../shared/errors';
import { ApiError } from '../../calls';

/** Milliseconds between a key and the request that brings it to the server. */
const PAUSE = 150;
/** Milliseconds before a request without an answer is repeated: the first time, and at most. */
const RETRY = { first: 1_000, max: 10_000 };

/** Makes requests one at a time until nothing is missing, and repeats those that got no answer or a 429. */
export class Exchange {
	#running: Promise<void> | undefined;
	#isAsked = false;
	#isOver = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#retry = RETRY.first;

	/**
	 * @param turn makes one request; returns true where something is still missing
	 * @param note called after each turn with the error that ended it, else with undefined; a missing answer and a 429
	 * are passed as Unavailable
	 */
	constructor(
		private readonly turn: () => Promise<boolean>,
		private readonly note: (error: unknown) => void,
	) {
		globalThis.addEventListener?.('online', this.#goOn);
	}

	/** Starts a turn after a short pause, or leaves it to the retry that is already scheduled. */
	soon(): void {
		if (!this.#isOver) this.#timer ??= setTimeout(this.#goOn, PAUSE);
	}

	/** Starts at once, and resolves when nothing is missing or a request fails. */
	now(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#isAsked = true;
		this.#running ??= this.#run().finally(() => {
			this.#running = undefined;
		});
		return this.#running;
	}

	/** Stops: no further request is made. */
	end(): void {
		this.#isOver = true;
		clearTimeout(this.#timer);
		globalThis.removeEventListener?.('online', this.#goOn);
	}

	readonly #goOn = (): void => void this.now();

	async #run(): Promise<void> {
		while (this.#isAsked && !this.#isOver) {
			this.#isAsked = false;
			try {
				this.#isAsked = (await this.turn()) || this.#isAsked;
			} catch (error) {
				this.#fail(error);
				return;
			}
			this.#retry = RETRY.first;
			this.note(undefined);
		}
	}

	#fail(error: unknown): void {
		const isPassing = error instanceof Unavailable || (error instanceof ApiError && error.status === 429);
		// Any other error means that the server rejects this program's steps, so a retry would never succeed.
		if (!isPassing) {
			this.end();
			this.note(error);
			return;
		}
		this.#timer ??= setTimeout(this.#goOn, this.#retry);
		this.#retry = Math.min(RETRY.max, this.#retry * 2);
		this.note(error instanceof Unavailable ? error : new Unavailable('too many requests'));
	}
}
