const SCRIPTS: readonly [pattern: RegExp, language: string][] = [
	[/\p{Script=Arabic}/u, 'ar'],
	[/\p{Script=Hebrew}/u, 'he'],
	[/\p{Script=Greek}/u, 'el'],
	[/\p{Script=Cyrillic}/u, 'ru'],
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
	[/\p{Script=Hangul}/u, 'ko'],
	[/\p{Script=Han}/u, 'zh'],
	[/\p{Script=Thai}/u, 'th'],
	[/\p{Script=Devanagari}/u, 'hi'],
];
/** Letters that only one of the languages of a script uses. */
const UNIQUE_CHARACTERS: readonly [language: string, letters: RegExp, narrower: string][] = [
	['ar', /[ٹڈڑںے]/u, 'ur'],
	['ar', /[پچژگ]/u, 'fa'],
	['he', /װ|ױ|ײ/u, 'yi'],
	['ru', /[іїєґ]/iu, 'uk'],
];
const SAMPLE = 6_000;
/** Letters of the Latin script, matched in one pass for speed. */
const LATIN = /[\u0041-\u024f\u1e00-\u1eff]+/g;

/**
 * Guesses the language of a text by its script, which most of its letters must belong to.
 * @param text plain text
 * @returns a language code, or undefined for Latin letters, which many languages share
 */
export function languageOf(text: string): string | undefined {
	const letters = text.slice(0, SAMPLE).replace(/[^\p{L}]+/gu, '');
	const foreign = letters.replace(LATIN, '');
	// Most texts have only Latin letters, and need no further look.
	if (foreign.length === 0) return undefined;
	const count = (pattern: RegExp) => foreign.match(new RegExp(pattern.source, 'gu'))?.length ?? 0;
	const counts = new Map(SCRIPTS.map(([pattern, language]) => [language, count(pattern)]));
	const kana = counts.get('ja') ?? 0;
	// Japanese is written with Han too; a tenth of kana settles it.
	if (kana * 10 > (counts.get('zh') ?? 0)) {
		counts.set('ja', kana + (counts.get('zh') ?? 0));
		counts.delete('zh');
	}
	const [language, most] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
	if (most * 2 <= [...letters].length) return undefined;
	return UNIQUE_CHARACTERS.find(([script, pattern]) => script === language && pattern.test(foreign))?.[2] ?? language;
}
