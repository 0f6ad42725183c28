import type { CacheEntry } from './cache-entry';
import { PurgeLog } from './purge-log';

/** A list of entries in the order of use, under one budget of bytes. */
class Partition {
	bytes = 0;
	newest: CacheEntry | undefined;
	oldest: CacheEntry | undefined;

	constructor(readonly limit: number) {}

	add(entry: CacheEntry): void {
		this.bytes += entry.size;
		this.#link(entry);
	}

	remove(entry: CacheEntry): void {
		this.bytes -= entry.size;
		this.#unlink(entry);
	}

	touch(entry: CacheEntry): void {
		this.#unlink(entry);
		this.#link(entry);
	}

	#link(entry: CacheEntry): void {
		entry.newer = undefined;
		entry.older = this.newest;
		if (this.newest) this.newest.newer = entry;
		else this.oldest = entry;
		this.newest = entry;
	}

	#unlink(entry: CacheEntry): void {
		if (entry.newer) entry.newer.older = entry.older;
		else this.newest = entry.older;
		if (entry.older) entry.older.newer = entry.newer;
		else this.oldest = entry.newer;
		entry.newer = undefined;
		entry.older = undefined;
	}
}

/** Tag that covers every entry. */
const EVERYTHING = '*';
/** Share of the budget for "not found" answers: guessed addresses must not displace pages. */
const MISSING_SHARE = 1 / 16;

/**
 * Complete answers by canonical address; the least recently used is dropped first when the budget is spent.
 * Invalidation marks entries instead of dropping them: the next request makes them again, and shows the marked copy
 * only where that fails (security promise T2). A purge drops them: withdrawn content is never shown, not even then
 * (decision 030).
 */
export class PageCache {
	readonly #entries = new Map<string, CacheEntry>();
	readonly #by_tag = new Map<string, Set<CacheEntry>>();
	readonly #pages: Partition;
	readonly #missing: Partition;
	/** Generation of each tag's last invalidation, kept only while an answer is being made that might carry it. */
	readonly #invalidated = new Map<string, number>();
	#flushed = 0;
	#being_made = 0;
	#generation = 0;
	/** The purges so far. An answer that was begun before one of them is checked here before it is given. */
	readonly purges = new PurgeLog();

	/** @param limitBytes maximum bytes of all representations */
	constructor(limitBytes: number) {
		this.#missing = new Partition(limitBytes * MISSING_SHARE);
		this.#pages = new Partition(limitBytes * (1 - MISSING_SHARE));
	}

	get size(): number {
		return this.#entries.size;
	}

	get bytes(): number {
		return this.#pages.bytes + this.#missing.bytes;
	}

	/** Number of invalidations so far. */
	get generation(): number {
		return this.#generation;
	}

	/** Maximum bytes of an entry. */
	get largest(): number {
		return this.#pages.limit / 4;
	}

	/** The entry of an address, fresh or not. This does not count as a use. */
	get(key: string): CacheEntry | undefined {
		return this.#entries.get(key);
	}

	/** Marks an entry as used now. */
	touch(entry: CacheEntry): void {
		if (entry.newer !== undefined) this.#partitionOf(entry).touch(entry);
	}

	has(entry: CacheEntry): boolean {
		return this.#entries.get(entry.key) === entry;
	}

	put(entry: CacheEntry): void {
		const before = this.#entries.get(entry.key);
		if (before) this.#drop(before);
		this.#entries.set(entry.key, entry);
		for (const tag of entry.tags) {
			const tagged = this.#by_tag.get(tag);
			if (tagged) tagged.add(entry);
			else this.#by_tag.set(tag, new Set([entry]));
		}
		const partition = this.#partitionOf(entry);
		partition.add(entry);
		this.#makeRoom(partition);
	}

	/** Updates the sum of bytes after an entry has gained or changed a representation. */
	resized(entry: CacheEntry, before: number): void {
		if (!this.has(entry)) return;
		const partition = this.#partitionOf(entry);
		partition.bytes += entry.size - before;
		this.#makeRoom(partition);
	}

	/**
	 * Marks every entry that carries one of the tags; `*` marks all. Answers that are being made now are outdated as
	 * well.
	 */
	invalidate(tags: Iterable<string>): void {
		const struck = new Set(tags);
		if (struck.has(EVERYTHING)) {
			this.flush();
			return;
		}
		this.#generation++;
		for (const tag of struck) {
			if (this.#being_made > 0) this.#invalidated.set(tag, this.#generation);
			for (const entry of this.#by_tag.get(tag) ?? []) mark(entry);
		}
	}

	/**
	 * Drops every entry that carries one of the tags; `*` drops all. Answers that are being made now and carry one are
	 * neither cached nor given: callers check `isPurged` right before they give an answer.
	 */
	purge(tags: Iterable<string>): void {
		const struck = new Set(tags);
		this.purges.add(struck);
		const gone = struck.has(EVERYTHING)
			? this.#entries.values()
			: [...struck].flatMap((tag) => [...(this.#by_tag.get(tag) ?? [])]);
		for (const entry of [...gone]) if (this.has(entry)) this.#drop(entry);
		this.invalidate(struck);
	}

	/** True where a purge has affected an answer since it was begun. */
	isPurged(entry: CacheEntry): boolean {
		return this.purges.hasStruck(entry.begun, entry.tags);
	}

	/** Marks every entry, because changes may have been missed. */
	flush(): void {
		this.#flushed = ++this.#generation;
		for (const entry of this.#entries.values()) mark(entry);
	}

	/**
	 * Announces that an answer is about to be made.
	 * @returns the current generation, for `outdatedSince`; `endMaking` must follow
	 */
	beginMaking(): number {
		this.#being_made++;
		return this.#generation;
	}

	endMaking(): void {
		this.#being_made--;
		if (this.#being_made === 0) this.#invalidated.clear();
	}

	/** The last invalidation after `generation` of one of the tags; 0 for none. Has to be called before `endMaking`. */
	outdatedSince(generation: number, tags: readonly string[]): number {
		let last = this.#flushed > generation ? this.#flushed : 0;
		for (const tag of tags) {
			const struck = this.#invalidated.get(tag) ?? 0;
			if (struck > generation && struck > last) last = struck;
		}
		return last;
	}

	#partitionOf(entry: CacheEntry): Partition {
		return entry.status === 404 || entry.status === 410 ? this.#missing : this.#pages;
	}

	#makeRoom(partition: Partition): void {
		while (partition.bytes > partition.limit && partition.oldest) this.#drop(partition.oldest);
	}

	#drop(entry: CacheEntry): void {
		this.#entries.delete(entry.key);
		this.#partitionOf(entry).remove(entry);
		for (const tag of entry.tags) {
			const tagged = this.#by_tag.get(tag);
			tagged?.delete(entry);
			if (tagged?.size === 0) this.#by_tag.delete(tag);
		}
	}
}

function mark(entry: CacheEntry): void {
	entry.freshUntil = 0;
	entry.staleUntil = 0;
	// A page that failed may succeed after the change, so the next request tries at once.
	entry.retryAt = 0;
}
