type Tree = Readonly<Record<string, unknown>>;

const wordOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Returns the display name of a row: the values at these paths, joined; empty where there are none.
 * @param paths names of columns; `texts.name` is a text of the first of the editions that has it, and of `a|b` the
 * first one with a value is used
 * @param codes of editions, the first language first
 * @param read formats a value that is not plain text
 */
export function rowTitle(
	row: Tree,
	paths: readonly string[],
	codes: readonly string[],
	read: (name: string, value: string) => string = (_name, value) => value,
): string {
	const wordsAt = (path: string): string => {
		const [name = '', part] = path.split('.');
		if (part === undefined) return row[name] === null ? '' : read(name, wordOf(row[name]));
		const texts = (row[name] ?? {}) as Record<string, Tree | undefined>;
		return codes.map((code) => wordOf(texts[code]?.[part])).find(Boolean) ?? '';
	};
	const words = paths.map((path) => path.split('|').map(wordsAt).find(Boolean) ?? '');
	return words.filter(Boolean).join(', ');
}
