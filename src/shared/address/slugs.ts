/** Letters without a decomposition of their own, and the scripts that have a usual Latin spelling. */
const LETTERS: Record<string, string> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ł: 'l',
	ı: 'i',
	ħ: 'h',
	ŋ: 'n',
	ŧ: 't',
	ĸ: 'k',
	ſ: 's',
	α: 'a',
	β: 'v',
	γ: 'g',
	δ: 'd',
	ε: 'e',
	ζ: 'z',
	η: 'i',
	θ: 'th',
	ι: 'i',
	κ: 'k',
	λ: 'l',
	μ: 'm',
	ν: 'n',
	ξ: 'x',
	ο: 'o',
	π: 'p',
	ρ: 'r',
	σ: 's',
	ς: 's',
	τ: 't',
	υ: 'y',
	φ: 'f',
	χ: 'ch',
	ψ: 'ps',
	ω: 'o',
	а: 'a',
	б: 'b',
	в: 'v',
	г: 'g',
	ґ: 'g',
	д: 'd',
	е: 'e',
	є: 'ie',
	ё: 'yo',
	ж: 'zh',
	з: 'z',
	и: 'i',
	і: 'i',
	ї: 'i',
	й: 'y',
	к: 'k',
	л: 'l',
	м: 'm',
	н: 'n',
	о: 'o',
	п: 'p',
	р: 'r',
	с: 's',
	т: 't',
	у: 'u',
	ў: 'u',
	ф: 'f',
	х: 'kh',
	ц: 'ts',
	ч: 'ch',
	ш: 'sh',
	щ: 'shch',
	ъ: '',
	ы: 'y',
	ь: '',
	э: 'e',
	ю: 'yu',
	я: 'ya',
	ђ: 'dj',
	ј: 'j',
	љ: 'lj',
	њ: 'nj',
	ћ: 'c',
	џ: 'dz',
	ا: 'a',
	أ: 'a',
	إ: 'i',
	آ: 'a',
	ء: '',
	ؤ: 'w',
	ئ: 'y',
	ب: 'b',
	ت: 't',
	ث: 'th',
	ج: 'j',
	ح: 'h',
	خ: 'kh',
	د: 'd',
	ذ: 'dh',
	ر: 'r',
	ز: 'z',
	س: 's',
	ش: 'sh',
	ص: 's',
	ض: 'd',
	ط: 't',
	ظ: 'z',
	ع: 'a',
	غ: 'gh',
	ف: 'f',
	ق: 'q',
	ك: 'k',
	ک: 'k',
	گ: 'g',
	ل: 'l',
	م: 'm',
	ن: 'n',
	ه: 'h',
	ة: 'a',
	و: 'w',
	ي: 'y',
	ی: 'y',
	ى: 'a',
	پ: 'p',
	چ: 'ch',
	ژ: 'zh',
	א: 'a',
	ב: 'b',
	ג: 'g',
	ד: 'd',
	ה: 'h',
	ו: 'v',
	ז: 'z',
	ח: 'ch',
	ט: 't',
	י: 'y',
	כ: 'k',
	ך: 'k',
	ל: 'l',
	מ: 'm',
	ם: 'm',
	נ: 'n',
	ן: 'n',
	ס: 's',
	ע: 'a',
	פ: 'p',
	ף: 'p',
	צ: 'ts',
	ץ: 'ts',
	ק: 'k',
	ר: 'r',
	ש: 'sh',
	ת: 't',
};

const MAX_SLUG = 120;

/** A text as WordPress stores slugs: percent-encoded where it is not ASCII. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** A slug as WordPress stores it, decoded; empty where its escapes are none, as in one that was cut within a letter. */
export function decodedSlug(text: string): string {
	const plain = decoded(text);
	return plain === text && /%[0-9a-f]{2}/i.test(text) ? '' : plain;
}

/**
 * A slug in lower-case ASCII words with hyphens, at most 120 characters, cut between words.
 * Letters of Latin, Greek, Cyrillic, Arabic and Hebrew script are spelt in Latin; of other scripts nothing is left.
 * @returns an empty text when no letter or digit can be kept.
 */
export function slugOf(text: string): string {
	const spelt = (letters: string) => letters.replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);
	const plain = spelt(
		text
			.normalize('NFKC')
			// Signs that nobody sees part no word: soft hyphens, joiners, marks of direction.
			.replace(/\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu, '')
			.toLowerCase()
			.replace(/['’‘`´]/g, ''),
	);
	// What was accented in any script is spelt once its accent is gone.
	const slug = spelt(plain.normalize('NFKD').replace(/\p{M}/gu, ''))
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
	if (slug.length <= MAX_SLUG) return slug;
	const cut = slug.slice(0, MAX_SLUG + 1);
	return cut.includes('-', 40) ? cut.slice(0, cut.lastIndexOf('-')) : cut.slice(0, MAX_SLUG);
}

/** The slug itself, or with the first free number behind it; the answer is taken from then on. */
export function takeSlug(wanted: string, taken: Set<string>): string {
	let slug = wanted;
	for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
	taken.add(slug);
	return slug;
}
