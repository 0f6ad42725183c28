import { pairsOf } from './pairs';

/** Pairs the members of two lists that are the same member: indexes of both, ascending in both. */
export type Pairing<T> = (before: readonly T[], after: readonly T[]) => readonly (readonly [number, number])[];

/** A change of a list: the members from `from` to before `to` are replaced. */
interface Hunk<T> {
	from: number;
	to: number;
	by: readonly T[];
	/** False where it is not known which of the old members each new one replaces. */
	isExact: boolean;
}

/** Returns the changes that lead from a list to another; each is as small as the pairing allows. */
function hunksOf<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string, pair: Pairing<T>): Hunk<T>[] {
	const out: Hunk<T>[] = [];
	let [i, j] = [0, 0];
	const replace = (toI: number, toJ: number) => {
		const [old, now] = [toI - i, toJ - j];
		// With as many new members as old ones, or none at all, each is known by its index.
		if (now === 0 || old === now)
			for (let at = 0; at < old; at += 1)
				out.push({ from: i + at, to: i + at + 1, by: now === 0 ? [] : after.slice(j + at, j + at + 1), isExact: true });
		else out.push({ from: i, to: toI, by: after.slice(j, toJ), isExact: old === 0 });
	};
	for (const [a, b] of [...pair(before, after), [before.length, after.length] as const]) {
		if (a > i || b > j) replace(a, b);
		const [old, now] = [before[a], after[b]];
		if (old !== undefined && now !== undefined && keyOf(old) !== keyOf(now))
			out.push({ from: a, to: a + 1, by: [now], isExact: true });
		[i, j] = [a + 1, b + 1];
	}
	return out;
}

const isInsertion = ({ from, to }: Hunk<unknown>) => from === to;

/** True where two changes touch the same members or the same place, so that only a person can decide. */
function meet(a: Hunk<unknown>, b: Hunk<unknown>): boolean {
	if (isInsertion(a) && isInsertion(b)) return a.from === b.from;
	if (!isInsertion(a) && !isInsertion(b)) return a.from < b.to && b.from < a.to;
	const [point, range] = isInsertion(a) ? [a.from, b] : [b.from, a];
	return range.isExact ? range.from < point && point < range.to : range.from <= point && point <= range.to;
}

/**
 * Merges two people's changes of one list.
 * @param keyOf identity of a member: the same text for two equal members
 * @param pair finds the members that two lists share, changed or not
 * @returns undefined where both have changed the same member, or where the order is not clear
 */
export function mergeLists<T>(
	before: readonly T[],
	mine: readonly T[],
	theirs: readonly T[],
	keyOf: (one: T) => string,
	pair: Pairing<T>,
): T[] | undefined {
	const [own, others] = [mine, theirs].map((list) => hunksOf(before, list, keyOf, pair)) as [Hunk<T>[], Hunk<T>[]];
	const signOf = ({ from, to, by }: Hunk<T>) => JSON.stringify([from, to, ...by.map(keyOf)]);
	const signs = new Set(own.map(signOf));
	const [shared, rest] = [
		others.filter((one) => signs.has(signOf(one))),
		others.filter((one) => !signs.has(signOf(one))),
	];
	const sharedSigns = new Set(shared.map(signOf));
	const alone = own.filter((one) => !sharedSigns.has(signOf(one)));
	if (alone.some((one) => [...rest, ...shared].some((other) => meet(one, other)))) return undefined;
	if (rest.some((one) => shared.some((other) => meet(one, other)))) return undefined;
	// A member that one side moved and the other moved, inserted or removed would be there twice, or come back.
	const came = (hunks: readonly Hunk<T>[]) => hunks.flatMap(({ by }) => by.map(keyOf));
	const [mineCame, theirsCame] = [new Set(came(alone)), came(rest)];
	const gone = new Set(shared.flatMap(({ from, to }) => before.slice(from, to).map(keyOf)));
	if (theirsCame.some((key) => mineCame.has(key) || gone.has(key))) return undefined;
	if ([...mineCame].some((key) => gone.has(key))) return undefined;
	const out: T[] = [];
	let at = 0;
	// Members inserted at a place come before the changed version of the member that was there.
	for (const { from, to, by } of [...own, ...rest].sort((a, b) => a.from - b.from || a.to - b.to)) {
		out.push(...before.slice(at, from), ...by);
		at = to;
	}
	return [...out, ...before.slice(at)];
}

/** Returns a value with the keys of its objects in one order, so that equal values serialize to equal texts. */
const sorted = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(sorted)
		: value && typeof value === 'object'
			? Object.fromEntries(
					Object.entries(value)
						.sort(([a], [b]) => (a < b ? -1 : 1))
						.map(([name, inner]) => [name, sorted(inner)]),
				)
			: value;

const asText = (value: unknown): string => JSON.stringify(sorted(value)) ?? 'null';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Merges two people's changes of a list field (`mergeLists`); undefined also where one value is no list. */
export function mergeListField(before: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
	const lists = [before ?? [], mine ?? [], theirs ?? []];
	if (!lists.every(isList)) return undefined;
	const [was, own, others] = lists as [unknown[], unknown[], unknown[]];
	return mergeLists(was, own, others, asText, (a, b) => pairsOf(a.map(asText), b.map(asText)).pairs);
}
