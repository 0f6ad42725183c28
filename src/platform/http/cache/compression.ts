import type { CacheEntry, Variant } from './cache-entry';
import { type Coding, compressed } from './compress';
import { BEST } from './compression-rules';
import { BROTLI, type Encoding, IDENTITY } from './negotiation';

/**
 * Makes compressed representations, each once: quickly when a reader waits, as small as possible afterwards. Works off
 * the event loop.
 */
export class Compressor {
	readonly #underWay = new WeakMap<CacheEntry, [undefined, Promise<void> | undefined, Promise<void> | undefined]>();
	readonly #queue: CacheEntry[] = [];
	#recompressing: Promise<void> | undefined;
	#isStopped = false;

	/**
	 * @param isWanted called before a better compression begins: an entry that has left the cache is not worth it
	 * @param onResized called when a representation has changed an entry's size, with the size before
	 */
	constructor(
		private readonly isWanted: (entry: CacheEntry) => boolean,
		private readonly onResized: (entry: CacheEntry, before: number) => void,
	) {}

	/** The representation for an encoding, made now where it is missing. */
	async variant(entry: CacheEntry, encoding: Encoding): Promise<Variant> {
		if (encoding !== IDENTITY && entry.variants[encoding] === undefined) await this.#make(entry, encoding);
		return entry.variants[encoding] ?? entry.variants[IDENTITY];
	}

	/** Queues an entry for the best compression; one is worked on at a time, so that readers keep the processor. */
	recompress(entry: CacheEntry): void {
		if (entry.isRecompressed || !entry.isCompressible || this.#isStopped) return;
		entry.isRecompressed = true;
		this.#queue.push(entry);
		this.#recompressing ??= this.#work();
	}

	/** Settles when nothing is queued any more. */
	async settled(): Promise<void> {
		while (this.#recompressing) await this.#recompressing;
	}

	/** Drops what is queued; settles when the work under way has ended. */
	stop(): Promise<void> {
		this.#isStopped = true;
		this.#queue.length = 0;
		return this.settled();
	}

	#make(entry: CacheEntry, encoding: Coding): Promise<void> {
		const underWay = this.#underWay.get(entry) ?? [undefined, undefined, undefined];
		this.#underWay.set(entry, underWay);
		underWay[encoding] ??= (async () => {
			const body = entry.variants[IDENTITY].body;
			const made = await compressed(body, encoding);
			// The best compression may have come first.
			if (entry.variants[encoding] === undefined)
				this.#add(entry, encoding, made, encoding === BROTLI ? '-br5' : '-gz');
		})().finally(() => {
			underWay[encoding] = undefined;
		});
		return underWay[encoding];
	}

	async #work(): Promise<void> {
		for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
			if (!this.isWanted(entry)) continue;
			try {
				this.#add(entry, BROTLI, await compressed(entry.variants[IDENTITY].body, BROTLI, BEST), '-br');
			} catch {
				// Compression failed, for lack of memory for example: the quick representation goes on serving, and a later use
				// may try again.
				entry.isRecompressed = false;
			}
		}
		this.#recompressing = undefined;
	}

	#add(entry: CacheEntry, encoding: Coding, body: Buffer, mark: string): void {
		const before = entry.size;
		entry.add(encoding, body, mark);
		this.onResized(entry, before);
	}
}
