import { localeOf, searchConfigOf } from '../../editions/editions';
import type { Db } from '../../platform/db/tx';
import { searchTokens } from '../../shared/search/search-text';
import { stemsOf } from './stems';
import { synonymsOf } from './synonyms';

/**
 * The products of the register that words name in an edition, by their forms and synonyms: "cartridges" and "pods" name
 * `cartridge`, "battery" names `cell`.
 * @param words lower case
 * @returns keys of products by word; words that name none have no entry
 */
export async function productsNamed(
	db: Db,
	edition: string,
	words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const products = Object.entries(localeOf(edition).words.licenses.product_names).map(([key, name]) => ({
		key,
		words: searchTokens(name).map((token) => token.text),
	}));
	const config = searchConfigOf(edition);
	const stems = await stemsOf(db, config, [...words, ...products.flatMap((product) => product.words)]);
	const groups = await synonymsOf(db, edition);
	const named = new Map<string, readonly string[]>();
	for (const word of words) {
		const own = stems.get(word) ?? [];
		const says = (lexemes: readonly string[] | undefined) => lexemes?.some((lexeme) => own.includes(lexeme)) === true;
		const same = groups.filter((group) => group.some((phrase) => phrase.length === 1 && says(phrase[0])));
		const all = new Set([...own, ...same.flatMap((group) => group.filter((phrase) => phrase.length === 1)).flat(2)]);
		const keys = products.filter((product) =>
			product.words.some((one) => stems.get(one)?.some((stem) => all.has(stem))),
		);
		if (keys.length > 0)
			named.set(
				word,
				keys.map(({ key }) => key),
			);
	}
	return named;
}
