import type { CacheTag } from '../../shared/cache-tags';
import type { Db } from './tx';

interface Memory {
	until: number;
	tags: readonly string[];
	value: Promise<unknown>;
}

const memories = new WeakMap<Db, Map<string, Memory>>();
const LIMIT = 2_000;

/**
 * Keeps the answer of a read that many pages share (most read, totals) for some seconds, or until one of its tags
 * changes. Concurrent callers share one read; a failed one is not kept.
 */
export function remember<T>(
	db: Db,
	key: string,
	tags: readonly CacheTag[],
	seconds: number,
	read: () => Promise<T>,
): Promise<T> {
	let map = memories.get(db);
	if (!map) {
		map = new Map();
		memories.set(db, map);
	}
	const now = Date.now();
	const known = map.get(key);
	if (known && known.until > now) return known.value as Promise<T>;
	if (map.size >= LIMIT) map.delete(map.keys().next().value as string);
	const value = read();
	const memory: Memory = { until: now + seconds * 1_000, tags, value };
	map.delete(key);
	map.set(key, memory);
	value.catch(() => {
		if (map.get(key) === memory) map.delete(key);
	});
	return value;
}

/** Forgets what carries one of these tags; `*` forgets everything. */
export function forget(db: Db, tags: readonly string[]): void {
	const map = memories.get(db);
	if (!map) return;
	if (tags.includes('*')) {
		map.clear();
		return;
	}
	const gone = new Set(tags);
	for (const [key, memory] of map) {
		if (memory.tags.some((tag) => gone.has(tag))) map.delete(key);
	}
}
