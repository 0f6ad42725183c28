/**
 * True for text that no database stores as it is: with a NUL, or with half of a surrogate pair. Inside lists and
 * records too.
 */
export function isUnstorable(value: unknown): boolean {
	if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
	if (typeof value !== 'object' || value === null) return false;
	return Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner));
}
