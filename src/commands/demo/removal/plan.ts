import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Refusal } from '../../../shared/refusal';
import { DEMO_COLUMNS, fingerprint, type NotedColumns } from './note-demo';
import { needsOfSite, type Running, references } from './references';
import { keyColumn, rowRole, rowTables, type TableName } from './table-roles';

/** Most rows that are named; the others are counted. */
const MAX_NAMED = 200;

/** Why a row stays: it is not of the demonstration, it was changed since it was loaded, or something that stays needs it. */
export type StayReason = 'own' | 'changed' | 'used';

/** A row that stays when the demonstration goes. */
export interface Staying {
	noun: string;
	/** Key of the row. */
	key: string;
	title: string;
	/** Whether the newsroom has a screen for the row. */
	is_shown: boolean;
	why: StayReason;
	/** For `used`: the row that needs it. */
	by?: { noun: string; title: string };
}

/** What the removal of the demonstration would do. */
export interface RemovalPlan {
	/** Fingerprint of all that follows. */
	hash: string;
	/** Numbers of the rows that go, by table. */
	going: Record<string, number>;
	/** Numbers of the rows that stay, by table. */
	staying: Record<string, number>;
	/** Rows that stay by name: those of the demonstration first, 200 at most. */
	named: Staying[];
}

/** A plan, with the keys of the rows. */
export interface Removal extends RemovalPlan {
	/** Keys of the demonstration's rows that go, by table. */
	keys: ReadonlyMap<TableName, readonly string[]>;
	/** Keys of the demonstration's rows that stay, by table. */
	kept: ReadonlyMap<TableName, readonly string[]>;
}

const idOf = (noun: string, key: string): string => `${noun} ${key}`;

interface Noted {
	noun: TableName;
	key: string;
	isChanged: boolean;
}

/** @throws Refusal `state` where the demonstration was loaded by a release that noted no rows */
async function notedColumns(db: Running): Promise<NotedColumns> {
	const { rows } = await db.execute<{ value: NotedColumns }>(
		sql`select value from setting where name = ${DEMO_COLUMNS}`,
	);
	const [row] = rows;
	if (!row) throw new Refusal('state', undefined, { rule: { name: 'demonstration_not_noted' } });
	return row.value;
}

/** Every row of the demonstration that still exists. */
async function notedRows(db: Running): Promise<Noted[]> {
	const noted = await notedColumns(db);
	const found: Noted[] = [];
	for (const noun of rowTables) {
		if (!noted[noun]) continue;
		const { rows } = await db.execute<{ key: string; is_changed: boolean }>(sql`
			select d.key, d.hash <> ${fingerprint(noun, noted)} as is_changed
			from ${sql.identifier(noun)} t
			join demo_row d on d.noun = ${noun} and d.key = t.${sql.identifier(keyColumn(noun))}::text
			order by d.key`);
		for (const { key, is_changed } of rows) found.push({ noun, key, isChanged: is_changed });
	}
	return found;
}

/** The rows of a table that are not of the demonstration: their number, a fingerprint of their keys, and the first of them. */
async function ownRows(db: Running, noun: TableName) {
	const key = sql`t.${sql.identifier(keyColumn(noun))}::text`;
	const { made } = rowRole(noun);
	const own = sql`from ${sql.identifier(noun)} t where not exists (select from demo_row d where d.noun = ${noun} and d.key = ${key})`;
	const stays = sql`${own} and not (${sql.raw(made ?? 'false')})`;
	const { rows } = await db.execute<{ n: number; hash: string | null; first: string[] | null }>(sql`
		select count(*)::int as n, md5(string_agg(key, ',' order by key)) as hash,
			(array_agg(key order by key))[1:${sql.raw(String(MAX_NAMED))}] as first
		from (select ${key} as key ${stays}) k`);
	const [row] = rows;
	return { n: row?.n ?? 0, hash: row?.hash ?? '', first: row?.first ?? [] };
}

/** Titles of rows, by table and key. */
async function titlesOf(db: Running, rows: readonly { noun: string; key: string }[]): Promise<Map<string, string>> {
	const titles = new Map<string, string>();
	for (const noun of rowTables) {
		const { title } = rowRole(noun);
		const keys = rows.filter((row) => row.noun === noun).map((row) => row.key);
		if (title === null || keys.length === 0) continue;
		const key = sql`t.${sql.identifier(keyColumn(noun))}::text`;
		const answer = await db.execute<{ key: string; title: string | null }>(sql`
			select ${key} as key, ${sql.raw(title)} as title from ${sql.identifier(noun)} t
			where ${key} = any(${sql.param(keys)}::text[])`);
		for (const row of answer.rows) titles.set(idOf(noun, row.key), row.title ?? row.key);
	}
	return titles;
}

interface Kept {
	noun: TableName;
	key: string;
	why: StayReason;
	by?: { noun: string; key: string; title?: string };
}

/** The rows of the demonstration that stay: the changed ones, and all that is needed by what stays. */
async function keptRows(db: Running, noted: readonly Noted[]): Promise<Map<string, Kept>> {
	const kept = new Map<string, Kept>();
	const exists = new Set(noted.map(({ noun, key }) => idOf(noun, key)));
	const keep = (one: Kept) => {
		const id = idOf(one.noun, one.key);
		if (exists.has(id) && !kept.has(id)) kept.set(id, one);
	};
	for (const { noun, key, isChanged } of noted) if (isChanged) keep({ noun, key, why: 'changed' });
	for (const { to, toKey, by, title } of await needsOfSite(db))
		keep({ noun: to, key: toKey, why: 'used', by: { noun: by, key: '', title } });
	const needs = new Map<string, { noun: TableName; key: string; by: { noun: TableName; key: string } }[]>();
	const made = new Set<string>(rowTables.filter((noun) => rowRole(noun).made !== undefined));
	for (const { from, fromKey, isNoted, to, toKey } of await references(db)) {
		const need = { noun: to, key: toKey, by: { noun: from, key: fromKey } };
		if (isNoted) needs.set(idOf(from, fromKey), [...(needs.get(idOf(from, fromKey)) ?? []), need]);
		else if (!made.has(from)) keep({ ...need, why: 'used' });
	}
	// A map goes on over what is added to it meanwhile.
	for (const [id] of kept) for (const need of needs.get(id) ?? []) keep({ ...need, why: 'used' });
	return kept;
}

const grouped = (rows: Iterable<{ noun: TableName; key: string }>): Map<TableName, string[]> => {
	const groups = new Map<TableName, string[]>();
	for (const { noun, key } of rows) groups.set(noun, [...(groups.get(noun) ?? []), key]);
	return groups;
};

const ORDER: Readonly<Record<StayReason, number>> = { changed: 0, used: 1, own: 2 };

/**
 * What the removal of the demonstration would do now. Unchanged rows go, unless something that stays needs them.
 * @throws Refusal `state` where the demonstration was loaded by a release that noted no rows
 */
export async function planRemoval(db: Running): Promise<Removal> {
	const noted = await notedRows(db);
	const stays = await keptRows(db, noted);
	const own = new Map<TableName, Awaited<ReturnType<typeof ownRows>>>();
	for (const noun of rowTables) own.set(noun, await ownRows(db, noun));
	const keys = grouped(noted.filter(({ noun, key }) => !stays.has(idOf(noun, key))));
	const kept = grouped(stays.values());
	// Groups of translations are a means to link rows; nobody has a name for them.
	const isCounted = (noun: TableName) => noun !== 'translation_group';
	const staying: Record<string, number> = {};
	for (const noun of rowTables.filter(isCounted)) {
		const n = (kept.get(noun)?.length ?? 0) + (own.get(noun)?.n ?? 0);
		if (n > 0) staying[noun] = n;
	}
	const all: Kept[] = [
		...stays.values(),
		...rowTables.flatMap((noun) => (own.get(noun)?.first ?? []).map((key) => ({ noun, key, why: 'own' as const }))),
	].filter(({ noun }) => rowRole(noun).title !== null);
	const first = all.toSorted((a, b) => ORDER[a.why] - ORDER[b.why]).slice(0, MAX_NAMED);
	const titles = await titlesOf(
		db,
		first.flatMap((one) => (one.by ? [one, one.by] : [one])),
	);
	const going = Object.fromEntries(
		[...keys].filter(([noun]) => isCounted(noun)).map(([noun, list]) => [noun, list.length]),
	);
	const said = JSON.stringify([
		going,
		[...stays.values()].map(({ noun, key, why }) => `${noun} ${key} ${why}`).sort(),
		[...own].map(([noun, { n, hash }]) => [noun, n, hash]),
	]);
	return {
		hash: createHash('sha256').update(said).digest('hex'),
		going,
		staying,
		named: first.map(({ noun, key, why, by }) => ({
			noun,
			key,
			title: titles.get(idOf(noun, key)) ?? key,
			is_shown: rowRole(noun).isShown,
			why,
			...(by ? { by: { noun: by.noun, title: by.title ?? titles.get(idOf(by.noun, by.key)) ?? '' } } : {}),
		})),
		keys,
		kept,
	};
}
