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

interface KeptRow {
	until: number;
	row: Promise<unknown>;
}

const rowMemories = new WeakMap<Db, Map<string, Map<string, KeptRow>>>();
/** Number of rows of a kind that are kept. */
const ROW_LIMIT = 2_000;

/**
 * Keeps rows that many pages share (cards of articles), each by itself, for some seconds or until its own tag changes.
 * Those that are missing are read together. It is for rows whose ids the caller has just found, or remembers under tags
 * that change with what may be shown: a kept row does not say whether that is so.
 * @param kind what the rows are; all callers of a kind read them alike
 * @param tagOf under what a change of the row is made known
 * @param read returns the rows with these ids that there are
 * @returns the rows by id
 */
export async function rememberRows<Row extends { id: number }>(
	db: Db,
	kind: string,
	ids: readonly number[],
	tagOf: (id: number) => CacheTag,
	seconds: number,
	read: (missing: number[]) => Promise<Row[]>,
): Promise<Map<number, Row>> {
	let kinds = rowMemories.get(db);
	if (!kinds) {
		kinds = new Map();
		rowMemories.set(db, kinds);
	}
	let rows = kinds.get(kind);
	if (!rows) {
		rows = new Map();
		kinds.set(kind, rows);
	}
	const kept = rows;
	const now = Date.now();
	const missing = [...new Set(ids)].filter((id) => !((kept.get(tagOf(id))?.until ?? 0) > now));
	if (missing.length > 0) {
		const reading = read(missing).then((found) => new Map(found.map((row) => [row.id, row])));
		for (const id of missing) {
			const row = reading.then((found) => found.get(id));
			const memory: KeptRow = { until: now + seconds * 1_000, row };
			const key = tagOf(id);
			kept.delete(key);
			kept.set(key, memory);
			const drop = () => {
				if (kept.get(key) === memory) kept.delete(key);
			};
			row.then((one) => one === undefined && drop(), drop);
		}
	}
	const all = ids.map((id) => kept.get(tagOf(id))?.row as Promise<Row | undefined>);
	for (const key of kept.keys()) {
		if (kept.size <= ROW_LIMIT) break;
		kept.delete(key);
	}
	const found = await Promise.all(all);
	return new Map(found.flatMap((row) => (row ? [[row.id, row] as const] : [])));
}

/** Forgets what carries one of these tags; `*` forgets everything. */
export function forget(db: Db, tags: readonly string[]): void {
	for (const rows of rowMemories.get(db)?.values() ?? []) {
		if (tags.includes('*')) rows.clear();
		else for (const tag of tags) rows.delete(tag);
	}
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
