/**
 * The value of a key that must be present.
 * @throws Error that names what is missing, for the authors of demonstration texts
 */
export function need<K, V>(map: ReadonlyMap<K, V>, key: K, what: string): V {
	const value = map.get(key);
	if (value === undefined) throw new Error(`The demonstration edition has no ${what} "${String(key)}".`);
	return value;
}
