import type { CacheEntry, Variant } from './cache-entry';
import { type Coding, compressed, compressedBest } from './compress';
import { QUICK } from './compression-rules';
import { BROTLI, type Encoding, IDENTITY } from './negotiation';

/** Brotli representations sent from memory after which the best one is worth some forty milliseconds of a core. */
const WORTH_BEST = 2;

/** Makes compressed representations, each once: quickly when a reader waits, as small as possible once it is read again. */
export class Compressor {
	readonly #underWay = new WeakMap<CacheEntry, [undefined, Promise<void> | undefined, Promise<void> | undefined]>();
	/** Entries that wait for the best compression, and the one that is worked on. */
	readonly #queue = new Set<CacheEntry>();
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

	/** Counts a body that was sent from memory; one that is sent in brotli again is compressed as well as can be. */
	count(entry: CacheEntry, encoding: Encoding): void {
		if (encoding !== BROTLI || entry.isRecompressed) return;
		if (++entry.timesSent >= WORTH_BEST) this.recompress(entry);
	}

	/** Queues an entry for the best compression; one is worked on at a time, so that readers keep the processor. */
	recompress(entry: CacheEntry): void {
		if (entry.isRecompressed || !entry.isCompressible || this.#isStopped) return;
		this.#queue.add(entry);
		this.#recompressing ??= this.#work();
	}

	/** Settles when nothing is queued any more. */
	async settled(): Promise<void> {
		while (this.#recompressing) await this.#recompressing;
	}

	/** Drops what is queued; settles when the work under way has ended. */
	stop(): Promise<void> {
		this.#isStopped = true;
		this.#queue.clear();
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
				this.#add(entry, encoding, made, encoding === BROTLI ? `-br${QUICK}` : '-gz');
		})().finally(() => {
			underWay[encoding] = undefined;
		});
		return underWay[encoding];
	}

	async #work(): Promise<void> {
		// It must not end before it is known as the work under way.
		await Promise.resolve();
		// What is added to a set meanwhile is visited too.
		for (const entry of this.#queue) {
			try {
				if (this.isWanted(entry)) {
					this.#add(entry, BROTLI, await compressedBest(entry.variants[IDENTITY].body), '-br');
					entry.isRecompressed = true;
				}
			} catch {
				// Compression failed, for lack of memory for example: the quick representation goes on serving, and is tried again
				// once it was sent as often again.
				entry.timesSent = 0;
			}
			this.#queue.delete(entry);
		}
		this.#recompressing = undefined;
	}

	#add(entry: CacheEntry, encoding: Coding, body: Buffer, mark: string): void {
		const before = entry.size;
		entry.add(encoding, body, mark);
		this.onResized(entry, before);
	}
}
