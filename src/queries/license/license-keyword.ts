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

/**
 * Reads a keyword as the database writes `license.words`: Han in pairs, Latin letters and digits folded. Undefined
 * where nothing of it is a word.
 */
export function readLicenseKeyword(keyword: string): LicenseKeyword | undefined {
	const parts =
		foldWord(keyword.toWellFormed().normalize('NFKC').toLowerCase())
			.normalize('NFC')
			.match(WORD)
			?.slice(0, MAX_WORDS) ?? [];
	const whole = new Set<string>();
	const begun = new Set<string>();
	for (const part of parts) {
		const isLatin = /^[a-z0-9]/.test(part);
		for (const word of isLatin ? [part.slice(0, MAX_WORD_CHARACTERS)] : hanPairs(part.slice(0, MAX_RUN_CHARACTERS))) {
			whole.add(quoteLexeme(word));
			begun.add(isLatin && word.length >= MIN_PREFIX_CHARACTERS ? `${quoteLexeme(word)}:*` : quoteLexeme(word));
		}
	}
	return whole.size > 0 ? { whole: [...whole].join('&'), begun: [...begun].join('&') } : undefined;
}
