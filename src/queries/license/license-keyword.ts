import type { Db } from '../../platform/db/tx';
import { productsNamed } from '../../search/words/products';
import { quoteLexeme } from '../../search/words/vector';
import { foldWord, hanPairs } from '../../shared/search/search-text';

/** What a keyword asks of the register, as PostgreSQL's `tsquery` texts; every part must be found. */
export interface LicenseKeyword {
	/** Whole words of the record (`license.words`). */
	whole: string;
	/** The same, where Latin words of three letters and more match as prefixes. */
	begun: string;
}

const MAX_WORDS = 8;
const MAX_RUN_CHARACTERS = 24;
const MAX_WORD_CHARACTERS = 100;
/** What begins with fewer letters begins nearly everything. */
const MIN_PREFIX_CHARACTERS = 3;
const WORD = /[\u3040-\u30ff\u3400-\u9fff]+|[a-z0-9]+/g;

/** Runs of Han, and words of Latin letters and digits, folded. */
const partsOf = (keyword: string): string[] =>
	foldWord(keyword.toWellFormed().normalize('NFKC').toLowerCase()).normalize('NFC').match(WORD)?.slice(0, MAX_WORDS) ??
	[];

/** The lexeme of a product in `license.words`; no word begins with `~`. */
const productLexeme = (product: string): string => quoteLexeme(`~${product}`);

/**
 * Reads a keyword as the database writes `license.words`: Han in pairs, Latin letters and digits folded. Undefined
 * where nothing of it is a word.
 * @param edition in whose words products are named; none are where it is left out
 */
export async function readLicenseKeyword(
	db: Db,
	keyword: string,
	edition: string | undefined,
): Promise<LicenseKeyword | undefined> {
	const parts = partsOf(keyword);
	const products = edition === undefined ? undefined : await productsNamed(db, edition, parts);
	const whole = new Set<string>();
	const begun = new Set<string>();
	for (const part of parts) {
		const isLatin = /^[a-z0-9]/.test(part);
		for (const word of isLatin ? [part.slice(0, MAX_WORD_CHARACTERS)] : hanPairs(part.slice(0, MAX_RUN_CHARACTERS))) {
			const others = (products?.get(word) ?? []).map(productLexeme);
			const any = (lexeme: string) => (others.length > 0 ? `(${[lexeme, ...others].join('|')})` : lexeme);
			whole.add(any(quoteLexeme(word)));
			begun.add(any(isLatin && word.length >= MIN_PREFIX_CHARACTERS ? `${quoteLexeme(word)}:*` : quoteLexeme(word)));
		}
	}
	return whole.size > 0 ? { whole: [...whole].join('&'), begun: [...begun].join('&') } : undefined;
}
