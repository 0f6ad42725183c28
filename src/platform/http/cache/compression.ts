import { BEST, type Coding, compressed } from './compress';
import { BROTLI, type Encoding, IDENTITY } from './negotiation';
import type { Stored, Variant } from './stored';

/** Makes representations: quickly when a reader waits, as small as can be afterwards, each once. Works off the event loop. */
export class Compressor {
	readonly #underWay = new WeakMap<Stored, [undefined, Promise<void> | undefined, Promise<void> | undefined]>();
	readonly #queue: Stored[] = [];
	#raising: Promise<void> | undefined;
	#isStopped = false;

	/**
	 * @param isWanted asked before a better compression is begun: an entry that has left the cache is not worth it
	 * @param onResized told when a representation has changed an entry's size, with the size before
	 */
	constructor(
		private readonly isWanted: (stored: Stored) => boolean,
		private readonly onResized: (stored: Stored, before: number) => void,
	) {}

	/** The representation for an encoding, made now where it is missing. */
	async variant(stored: Stored, encoding: Encoding): Promise<Variant> {
		if (encoding !== IDENTITY && stored.variants[encoding] === undefined) await this.#make(stored, encoding);
		return stored.variants[encoding] ?? stored.variants[IDENTITY];
	}

	/** Queues an entry for the best compression; one is worked on at a time, so that readers keep the processor. */
	raise(stored: Stored): void {
		if (stored.isRaised || !stored.isCompressible || this.#isStopped) return;
		stored.isRaised = true;
		this.#queue.push(stored);
		this.#raising ??= this.#work();
	}

	/** Settles when nothing is queued any more. */
	async settled(): Promise<void> {
		while (this.#raising) await this.#raising;
	}

	/** Gives up what is queued; settles when the work under way has ended. */
	stop(): Promise<void> {
		this.#isStopped = true;
		this.#queue.length = 0;
		return this.settled();
	}

	#make(stored: Stored, encoding: Coding): Promise<void> {
		const underWay = this.#underWay.get(stored) ?? [undefined, undefined, undefined];
		this.#underWay.set(stored, underWay);
		underWay[encoding] ??= (async () => {
			const body = stored.variants[IDENTITY].body;
			const made = await compressed(body, encoding);
			// The best compression may have come first.
			if (stored.variants[encoding] === undefined)
				this.#add(stored, encoding, made, encoding === BROTLI ? '-br5' : '-gz');
		})().finally(() => {
			underWay[encoding] = undefined;
		});
		return underWay[encoding];
	}

	async #work(): Promise<void> {
		for (let stored = this.#queue.shift(); stored; stored = this.#queue.shift()) {
			if (!this.isWanted(stored)) continue;
			try {
				this.#add(stored, BROTLI, await compressed(stored.variants[IDENTITY].body, BROTLI, BEST), '-br');
			} catch {
				// Out of memory, say: the quick representation goes on serving, and a later use may try again.
				stored.isRaised = false;
			}
		}
		this.#raising = undefined;
	}

	#add(stored: Stored, encoding: Coding, body: Buffer, mark: string): void {
		const before = stored.size;
		stored.add(encoding, body, mark);
		this.onResized(stored, before);
	}
}
