import { PurgeLog } from './purge-log';
import type { Stored } from './stored';

/** The order of use of the entries under one budget of bytes. */
class Shelf {
	bytes = 0;
	newest: Stored | undefined;
	oldest: Stored | undefined;

	constructor(readonly limit: number) {}

	add(stored: Stored): void {
		this.bytes += stored.size;
		this.#link(stored);
	}

	remove(stored: Stored): void {
		this.bytes -= stored.size;
		this.#unlink(stored);
	}

	touch(stored: Stored): void {
		this.#unlink(stored);
		this.#link(stored);
	}

	#link(stored: Stored): void {
		stored.newer = undefined;
		stored.older = this.newest;
		if (this.newest) this.newest.newer = stored;
		else this.oldest = stored;
		this.newest = stored;
	}

	#unlink(stored: Stored): void {
		if (stored.newer) stored.newer.older = stored.older;
		else this.newest = stored.older;
		if (stored.older) stored.older.newer = stored.newer;
		else this.oldest = stored.newer;
		stored.newer = undefined;
		stored.older = undefined;
	}
}

/** Tag that stands for everything. */
const EVERYTHING = '*';
/** Part of the budget that answers "not found" may take: guessed addresses must not push out pages. */
const MISSING_SHARE = 1 / 16;

/**
 * Whole answers by canonical address, the least recently used leaving first when the budget is spent.
 * Invalidation marks entries instead of dropping them: the next request makes them anew, and shows the marked copy
 * only where that fails (security promise T2). A purge drops them: what was withdrawn is shown in no need (decision 030).
 */
export class PageCache {
	readonly #entries = new Map<string, Stored>();
	readonly #by_tag = new Map<string, Set<Stored>>();
	readonly #pages: Shelf;
	readonly #missing: Shelf;
	/** When each tag was invalidated last, kept only while an answer is being made that might carry it. */
	readonly #invalidated = new Map<string, number>();
	#flushed = 0;
	#being_made = 0;
	#generation = 0;
	/** The purges so far. An answer whose making began before one of them asks here whether it may still be given. */
	readonly purges = new PurgeLog();

	/** @param limitBytes most bytes all representations may take */
	constructor(limitBytes: number) {
		this.#missing = new Shelf(limitBytes * MISSING_SHARE);
		this.#pages = new Shelf(limitBytes * (1 - MISSING_SHARE));
	}

	get size(): number {
		return this.#entries.size;
	}

	get bytes(): number {
		return this.#pages.bytes + this.#missing.bytes;
	}

	/** Count of invalidations so far. */
	get generation(): number {
		return this.#generation;
	}

	/** Largest entry worth keeping. */
	get largest(): number {
		return this.#pages.limit / 4;
	}

	/** The entry of an address, fresh or not. Does not count as a use. */
	get(key: string): Stored | undefined {
		return this.#entries.get(key);
	}

	/** Notes a use of an entry. */
	touch(stored: Stored): void {
		if (stored.newer !== undefined) this.#shelfOf(stored).touch(stored);
	}

	has(stored: Stored): boolean {
		return this.#entries.get(stored.key) === stored;
	}

	put(stored: Stored): void {
		const before = this.#entries.get(stored.key);
		if (before) this.#drop(before);
		this.#entries.set(stored.key, stored);
		for (const tag of stored.tags) {
			const tagged = this.#by_tag.get(tag);
			if (tagged) tagged.add(stored);
			else this.#by_tag.set(tag, new Set([stored]));
		}
		const shelf = this.#shelfOf(stored);
		shelf.add(stored);
		this.#makeRoom(shelf);
	}

	/** An entry has gained or changed a representation. */
	resized(stored: Stored, before: number): void {
		if (!this.has(stored)) return;
		const shelf = this.#shelfOf(stored);
		shelf.bytes += stored.size - before;
		this.#makeRoom(shelf);
	}

	/** Marks every entry that carries one of the tags; `*` marks all. Answers being made now will not be kept either. */
	invalidate(tags: Iterable<string>): void {
		const struck = new Set(tags);
		if (struck.has(EVERYTHING)) {
			this.flush();
			return;
		}
		this.#generation++;
		for (const tag of struck) {
			if (this.#being_made > 0) this.#invalidated.set(tag, this.#generation);
			for (const stored of this.#by_tag.get(tag) ?? []) mark(stored);
		}
	}

	/**
	 * Drops every entry that carries one of the tags; `*` drops all. Answers being made now that carry one will be neither kept nor
	 * given: whoever gives an answer asks `isPurged` last.
	 */
	purge(tags: Iterable<string>): void {
		const struck = new Set(tags);
		this.purges.add(struck);
		const gone = struck.has(EVERYTHING)
			? this.#entries.values()
			: [...struck].flatMap((tag) => [...(this.#by_tag.get(tag) ?? [])]);
		for (const stored of [...gone]) if (this.has(stored)) this.#drop(stored);
		this.invalidate(struck);
	}

	/** True where a purge has struck an answer since its making began. */
	isPurged(stored: Stored): boolean {
		return this.purges.hasStruck(stored.begun, stored.tags);
	}

	/** Marks every entry: changes may have been missed. */
	flush(): void {
		this.#flushed = ++this.#generation;
		for (const stored of this.#entries.values()) mark(stored);
	}

	/** An answer is about to be made. @returns the generation it belongs to, for `outdatedSince`; `endMaking` must follow. */
	beginMaking(): number {
		this.#being_made++;
		return this.#generation;
	}

	endMaking(): void {
		this.#being_made--;
		if (this.#being_made === 0) this.#invalidated.clear();
	}

	/** The last invalidation after `generation` that strikes one of the tags; 0 when none does. To be asked before `endMaking`. */
	outdatedSince(generation: number, tags: readonly string[]): number {
		let last = this.#flushed > generation ? this.#flushed : 0;
		for (const tag of tags) {
			const struck = this.#invalidated.get(tag) ?? 0;
			if (struck > generation && struck > last) last = struck;
		}
		return last;
	}

	#shelfOf(stored: Stored): Shelf {
		return stored.status === 404 ? this.#missing : this.#pages;
	}

	#makeRoom(shelf: Shelf): void {
		while (shelf.bytes > shelf.limit && shelf.oldest) this.#drop(shelf.oldest);
	}

	#drop(stored: Stored): void {
		this.#entries.delete(stored.key);
		this.#shelfOf(stored).remove(stored);
		for (const tag of stored.tags) {
			const tagged = this.#by_tag.get(tag);
			tagged?.delete(stored);
			if (tagged?.size === 0) this.#by_tag.delete(tag);
		}
	}
}

function mark(stored: Stored): void {
	stored.freshUntil = 0;
	stored.staleUntil = 0;
	// What is wrong now may be right after the change: the next request tries at once.
	stored.retryAt = 0;
}
