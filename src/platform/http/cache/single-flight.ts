import { drop } from '../edge/reply';
import type { CacheEntry } from './cache-entry';
import type { PageCache } from './page-cache';

/** A request for an answer that others may share. */
export interface Job {
	/** Canonical path and query. */
	key: string;
	/** Asks the application, for this very request. */
	ask(): Promise<Response>;
	/** Makes an entry of the answer; undefined when the answer belongs to one caller alone. */
	keep(response: Response, before: CacheEntry | undefined): Promise<CacheEntry | undefined>;
	/** Called with the reason why no answer could be made. */
	failed(error: unknown): void;
}

export type Result =
	| { how: 'hit' | 'made' | 'shared' | 'stale'; entry: CacheEntry }
	/** The answer is this request's own and must be written or cancelled. */
	| { how: 'own'; response: Response }
	/** No answer could be made and no copy is left; the application's own error page, where it sent one. */
	| { how: 'failed'; response: Response | undefined };

interface Outcome {
	entry?: CacheEntry;
	response?: Response;
	isFailed: boolean;
	/** Generation of the invalidation that overtook this answer; 0 when none did. */
	outdatedAt: number;
}

export interface RenderTimes {
	/** Maximum milliseconds for an answer. */
	renderMs: number;
	/** Maximum milliseconds that a reader waits for a new answer when there is an old one. */
	revalidateMs: number;
	/** Milliseconds between a failure and the next attempt at the same page. */
	retryMs: number;
}

/** Number of failures in a row after which readers no longer wait for attempts while there is an old answer. */
const FAILING = 3;
/** Milliseconds for which requests for an address whose answers cannot be shared do not wait for each other. */
const UNSHARED_MS = 10_000;
const MAX_UNSHARED = 1_000;

/** Settles as the promise does, or rejects when it takes too long; `onLate` receives a value that comes after that. */
function within<Value>(ms: number, promise: Promise<Value>, onLate: (value: Value) => void): Promise<Value> {
	return new Promise((done, fail) => {
		let isLate = false;
		const timer = setTimeout(() => {
			isLate = true;
			fail(new Error(`No answer within ${ms} ms.`));
		}, ms);
		promise.then(
			(value) => {
				clearTimeout(timer);
				if (isLate) onLate(value);
				else done(value);
			},
			(error: unknown) => {
				clearTimeout(timer);
				fail(error);
			},
		);
	});
}

/**
 * Makes answers, each once at a time for all its requests, and decides when an old one will do: while a new one is made
 * in the background after its time is up, and for a day where a new one cannot be made. An answer that waited while a
 * purge came may contain withdrawn content: the caller asks the cache (`isPurged`), and asks here again.
 */
export class SingleFlight {
	readonly #underWay = new Map<string, Promise<Outcome>>();
	/** Addresses whose answers turned out not to be shareable, until when. */
	readonly #unshared = new Map<string, number>();
	#failures = 0;
	/** Number of answers that the application was asked for. */
	count = 0;
	/** Number of answers that it failed to give. */
	errors = 0;

	constructor(
		private readonly cache: PageCache,
		private readonly times: RenderTimes,
		private readonly now: () => number,
	) {}

	async obtain(job: Job): Promise<Result> {
		for (;;) {
			const now = this.now();
			const held = this.cache.get(job.key);
			if (held && now < held.freshUntil) return { how: 'hit', entry: held };
			const fallback = held && now < held.keepUntil ? held : undefined;
			if (fallback && (now < fallback.staleUntil || now < fallback.retryAt || this.#failures >= FAILING)) {
				if (now >= fallback.retryAt) this.#refresh(job);
				return { how: 'stale', entry: fallback };
			}
			const arrived = this.cache.generation;
			const joined = this.#underWay.get(job.key);
			const attempt = joined ?? (this.#isUnshared(job.key, now) ? this.#make(job) : this.#start(job));
			const outcome = fallback ? await this.#settledInTime(attempt, !joined) : await attempt;
			if (outcome === undefined || (outcome.isFailed && fallback)) {
				if (!joined) drop(outcome?.response);
				return { how: 'stale', entry: fallback as CacheEntry };
			}
			if (outcome.isFailed) return { how: 'failed', response: joined ? undefined : outcome.response };
			if (outcome.entry) {
				// An answer that was invalidated before this request came must not be given to it.
				if (joined && outcome.outdatedAt > 0 && arrived >= outcome.outdatedAt) continue;
				return { how: joined ? 'shared' : 'made', entry: outcome.entry };
			}
			if (!joined) return { how: 'own', response: outcome.response as Response };
			// The answer belonged to another caller alone: this request asks for itself, at the same time as all others.
			this.#setUnshared(job.key, now);
		}
	}

	/** Asks the application for one request alone; errors are left to the caller. */
	ask(ask: () => Promise<Response>, ms = this.times.renderMs): Promise<Response> {
		this.count++;
		return within(ms, ask(), drop);
	}

	#start(job: Job): Promise<Outcome> {
		const attempt = this.#make(job).finally(() => this.#underWay.delete(job.key));
		this.#underWay.set(job.key, attempt);
		return attempt;
	}

	#refresh(job: Job): void {
		if (this.#underWay.has(job.key)) return;
		void this.#start(job).then((outcome) => drop(outcome.response));
	}

	/** Never rejects. */
	async #make(job: Job): Promise<Outcome> {
		const begun = this.cache.purges.count;
		const generation = this.cache.beginMaking();
		const before = this.cache.get(job.key);
		try {
			this.count++;
			const made = async () => {
				const response = await job.ask();
				return { response, entry: response.status < 500 ? await job.keep(response, before) : undefined };
			};
			const { response, entry } = await within(this.times.renderMs, made(), (late) => drop(late.response));
			if (response.status >= 500) {
				this.#fail(job, before, new Error(`Status ${response.status}.`));
				return { response, isFailed: true, outdatedAt: 0 };
			}
			this.#failures = 0;
			if (!entry) return { response, isFailed: false, outdatedAt: 0 };
			entry.begun = begun;
			const outdatedAt = this.cache.outdatedSince(generation, entry.tags);
			if (outdatedAt === 0 && entry.size <= this.cache.largest) this.cache.put(entry);
			return { entry, isFailed: false, outdatedAt };
		} catch (error) {
			this.#fail(job, before, error);
			return { isFailed: true, outdatedAt: 0 };
		} finally {
			this.cache.endMaking();
		}
	}

	#fail(job: Job, before: CacheEntry | undefined, error: unknown): void {
		this.errors++;
		this.#failures++;
		if (before) before.retryAt = this.now() + this.times.retryMs;
		job.failed(error);
	}

	/**
	 * The outcome, or undefined when it takes longer than a reader should wait; a leader's answer that comes later is
	 * dropped.
	 */
	async #settledInTime(attempt: Promise<Outcome>, isLeader: boolean): Promise<Outcome | undefined> {
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<undefined>((done) => {
			timer = setTimeout(() => done(undefined), this.times.revalidateMs);
		});
		const outcome = await Promise.race([attempt, late]);
		clearTimeout(timer);
		if (outcome === undefined && isLeader) void attempt.then((one) => drop(one.response));
		return outcome;
	}

	#isUnshared(key: string, now: number): boolean {
		const until = this.#unshared.get(key);
		if (until === undefined) return false;
		if (now < until) return true;
		this.#unshared.delete(key);
		return false;
	}

	#setUnshared(key: string, now: number): void {
		if (this.#unshared.size >= MAX_UNSHARED) this.#unshared.clear();
		this.#unshared.set(key, now + UNSHARED_MS);
	}
}
