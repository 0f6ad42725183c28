/** Texts of an edition by key: `menu.home`, or `months.0` for an item of a list. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a catalogue by key, in its order. */
export function textsIn(catalogue: unknown, path = ''): [key: string, text: string][] {
	if (typeof catalogue === 'string') return [[path, catalogue]];
	if (typeof catalogue !== 'object' || catalogue === null) return [];
	return Object.entries(catalogue).flatMap(([key, one]) => textsIn(one, path === '' ? key : `${path}.${key}`));
}

/**
 * Makes a catalogue of texts by key. A list is used only if it is complete: it never mixes two languages.
 * @param like the catalogue that gives the keys; others are left out
 * @param under texts for keys without one
 */
export function catalogueOf(like: unknown, texts: Texts, under?: unknown, path = ''): unknown {
	if (typeof like === 'string') return texts[path] ?? under ?? (like === '' ? '' : undefined);
	const at = (key: string) => (path === '' ? key : `${path}.${key}`);
	const of = (one: unknown, key: string) => (one as Readonly<Record<string, unknown>> | undefined)?.[key];
	if (Array.isArray(like)) {
		// A list without texts is the same in every language.
		if (textsIn(like).length === 0) return under ?? like;
		if (!Object.keys(texts).some((key) => key.startsWith(`${path}.`))) return under;
		const all = like.map((one, index) => catalogueOf(one, texts, of(under, String(index)), at(String(index))));
		return textsIn(all).length === textsIn(like).length ? all : under;
	}
	const keys = new Set([...Object.keys(like as object), ...Object.keys((under ?? {}) as object)]);
	return Object.fromEntries(
		[...keys].flatMap((key) => {
			const found =
				key in (like as object) ? catalogueOf(of(like, key), texts, of(under, key), at(key)) : of(under, key);
			return found === undefined ? [] : [[key, found]];
		}),
	);
}
