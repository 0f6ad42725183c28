import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAcronym, MAX_KEYWORD_CHARACTERS, MAX_WORDS, parseKeyword, wantedWords } from './parse';

const read = (keyword: string) =>
	parseKeyword(keyword).terms.map(
		(term) =>
			`${term.isNegative ? '-' : ''}${term.isPhrase ? '"' : ''}${term.tokens.map((token) => token.text).join(' ')}`,
	);

describe('the keyword of a search', () => {
	it('is read as words, phrases and minus', () => {
		expect(read('Licence  register')).toEqual(['licence', 'register']);
		expect(read('"flavour draft" importers -Spain')).toEqual(['"flavour draft', 'importers', '-spain']);
		expect(read('-"flavour draft" «borrador de sabores» “nine months”')).toEqual([
			'-"flavour draft',
			'"borrador de sabores',
			'"nine months',
		]);
	});

	it('knows a minus only at the start of a word, and a quotation mark only with its partner', () => {
		expect(read('e-cigarette 20-30 - spain')).toEqual(['e cigarette', '20 30', 'spain']);
		expect(read('"flavour draft')).toEqual(['flavour', 'draft']);
		expect(read('""')).toEqual([]);
	});

	it('takes a short word in capitals for an acronym, but not where all words are in capitals', () => {
		const acronyms = (keyword: string) => {
			const parsed = parseKeyword(keyword);
			return wantedWords(parsed).flatMap((token) => (isAcronym(parsed, token) ? [token.text] : []));
		};
		expect(acronyms('TPD')).toEqual(['tpd']);
		expect(acronyms('the WHO and the TPD')).toEqual(['who', 'tpd']);
		expect(acronyms('PMTA 2027')).toEqual(['pmta']);
		expect(acronyms('NICOTINE POUCHES')).toEqual([]);
		expect(acronyms('tpd')).toEqual([]);
		expect(acronyms('NICOTINE')).toEqual([]);
	});

	it('folds case, compatibility forms and number signs, and splits numbers from their units', () => {
		expect(read('ＶＡＰＥ ﬁlter SEÑAL 1,284 20mg/ml')).toEqual(['vape', 'filter', 'señal', '1.284', '20 mg ml']);
	});

	it('keeps runs of Han together, apart from Latin beside them', () => {
		expect(read('深圳神露科技Shenlu')).toEqual(['深圳神露科技 shenlu']);
	});

	it('reads twelve words and 200 characters', () => {
		expect(read('word '.repeat(100))).toHaveLength(MAX_WORDS);
		expect(parseKeyword('x'.repeat(500)).keyword).toHaveLength(MAX_KEYWORD_CHARACTERS);
		expect(parseKeyword(' a\u0000b\n\tc ').keyword).toBe('a b c');
	});

	it('never throws, never reads more than it may, and every word stands where it says', () => {
		const sign = fc.constantFrom(
			'"',
			'“',
			'«',
			'-',
			' ',
			'&',
			'|',
			'!',
			'(',
			')',
			'<->',
			':*',
			"'",
			'\\',
			'深',
			'圳',
			'é',
			'a',
			'20mg',
			'\u0000',
			'\ud800',
			'\u200d',
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string({ unit: 'binary', maxLength: 300 }),
					fc.array(sign, { maxLength: 120 }).map((parts) => parts.join('')),
				),
				(raw) => {
					const { keyword, terms } = parseKeyword(raw);
					expect(keyword.length).toBeLessThanOrEqual(MAX_KEYWORD_CHARACTERS);
					expect(keyword.isWellFormed()).toBe(true);
					const tokens = terms.flatMap((term) => term.tokens);
					expect(tokens.length).toBeLessThanOrEqual(MAX_WORDS);
					for (const token of tokens) {
						expect(token.end).toBeGreaterThan(token.start);
						expect(
							parseKeyword(keyword.slice(token.start, token.end)).terms.flatMap((term) =>
								term.tokens.map((other) => other.text),
							),
						).toContain(token.text);
					}
					for (const [n, token] of tokens.entries())
						if (n > 0) expect(token.start).toBeGreaterThanOrEqual(tokens[n - 1]?.end ?? 0);
				},
			),
			{ numRuns: 500 },
		);
	});
});
