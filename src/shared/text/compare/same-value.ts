type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function isSame(a: unknown, b: unknown): boolean {
	if (Object.is(a, b)) return true;
	if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
	if (Array.isArray(a) && Array.isArray(b))
		return a.length === b.length && a.every((one: unknown, at) => isSame(one ?? null, b[at] ?? null));
	return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]));
}

/**
 * Whether two values of a field say the same. The order of the keys of an object does not count, a key without a value
 * is no key, and a field without a value is null; the order of a list counts.
 */
export const sameValue = (a: unknown, b: unknown): boolean => isSame(a ?? null, b ?? null);
