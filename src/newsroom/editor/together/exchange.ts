import { Unavailable } from '../../../shared/errors';
import { ApiError } from '../../calls';

/** Milliseconds between a key and the request that brings it to the server. */
const PAUSE = 150;
/** Milliseconds before a request is made again that nobody answered, and at most. */
const RETRY = { first: 1_000, max: 10_000 };

/** Makes requests one at a time until nothing is missing, and goes on by itself after those that nobody answered. */
export class Exchange {
	#running: Promise<void> | undefined;
	#isAsked = false;
	#isOver = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#retry = RETRY.first;

	/**
	 * @param turn makes one request; answers whether something is missing still
	 * @param note told after each turn: of the error that ended it, where nobody answered as Unavailable
	 */
	constructor(
		private readonly turn: () => Promise<boolean>,
		private readonly note: (error: unknown) => void,
	) {
		globalThis.addEventListener?.('online', this.#goOn);
	}

	/** Begins a moment from now; after a request that nobody answered, when that is made again. */
	soon(): void {
		if (!this.#isOver) this.#timer ??= setTimeout(this.#goOn, PAUSE);
	}

	/** Begins at once, or goes on, and waits until nothing is missing or a request fails. */
	now(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#isAsked = true;
		this.#running ??= this.#run().finally(() => {
			this.#running = undefined;
		});
		return this.#running;
	}

	/** Makes no request any more. */
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
		// What is no refusal is a step that this program does not know: nothing of it will ever be taken.
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
