import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, searchTokens } from '../../../shared/search/search-text';
import { Highlighter, type Segment } from './highlight';

const whole = (segments: readonly Segment[]) => segments.map((segment) => segment.text).join('');
const marked = (segments: readonly Segment[]) =>
	segments.filter((segment) => segment.marked).map((segment) => segment.text);
/** Stems as PostgreSQL would give them, of the words of these tests. */
const STEMS = new Map(
	Object.entries({
		licence: ['licenc'],
		licences: ['licenc'],
		licensed: ['licens'],
		register: ['regist'],
		regulación: ['regul', 'regulacion'],
		dying: ['die'],
		died: ['die'],
		dyeing: ['dye'],
		malmö: ['malmö', 'malmo'],
		mg: ['mg'],
		'20': ['20'],
		'1.284': ['1.284'],
	}),
);
const highlighter = (lexemes: string[], runs: string[] = []) => new Highlighter({ lexemes: new Set(lexemes), runs });

describe('highlights and snippets', () => {
	it('mark whole words by their stems, whatever their case and accents', () => {
		const text = 'Licences: a LICENCE is no licensed thing; the unlicence is none.';
		expect(marked(highlighter(['licenc']).mark(text, STEMS))).toEqual(['Licences', 'LICENCE']);
		expect(marked(highlighter(['regulacion']).mark('La REGULACIÓN, la regulación', STEMS))).toEqual([
			'REGULACIÓN',
			'regulación',
		]);
		expect(marked(highlighter(['malmo']).mark('In Malmö', STEMS))).toEqual(['Malmö']);
		expect(marked(highlighter(['malmo']).mark('In Malmo\u0308'.normalize('NFD'), STEMS))).toEqual(['Malmo\u0308']);
		expect(marked(highlighter(['die']).mark('Dying, it died of dyeing', STEMS))).toEqual(['Dying', 'died']);
	});

	it('mark numbers and units where they are words of their own', () => {
		expect(marked(highlighter(['20', 'mg']).mark('20mg, 20 mg, X20mg, 120 mg', STEMS))).toEqual([
			'20',
			'mg',
			'20',
			'mg',
			'mg',
		]);
		expect(marked(highlighter(['1.284']).mark('1,284 and 1.284 but not 1,2840', STEMS))).toEqual(['1,284', '1.284']);
	});

	it('mark runs of Han, or their pairs where the run itself does not stand', () => {
		expect(marked(highlighter([], ['神露']).mark('公司深圳神露科技 and 神露', STEMS))).toEqual(['神露', '神露']);
		expect(marked(highlighter([], ['深圳神露']).mark('深圳有神露', STEMS))).toEqual(['深圳', '神露']);
	});

	it('cut the interval that shows most of what was asked for', () => {
		const filler = 'nothing to see in these many words here '.repeat(10);
		const body = `${filler}one register alone. ${filler}The register of licences says it all. ${filler}`;
		const snippet = highlighter(['licenc', 'regist']).snippet('A summary', body, STEMS);
		expect(marked(snippet)).toEqual(['register', 'licences']);
		expect(snippet[0]).toEqual({ text: '… ', marked: false });
		expect(snippet.at(-1)).toEqual({ text: ' …', marked: false });
		expect(whole(highlighter(['licenc']).snippet('A licence', body, STEMS))).toBe('A licence');
		expect(whole(highlighter(['absent']).snippet('A summary', body, STEMS))).toBe('A summary');
		expect(whole(highlighter(['absent']).snippet('', 'Short body', STEMS))).toBe('Short body');
	});

	it('never change a text, and never cut a character in two', () => {
		const part = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.constantFrom('licence ', 'Regulación', '神露', '20mg', '\u{2000b}', '👩‍🚀', '<b>', '&', '\n', 'register'),
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 60 }), fc.array(part, { maxLength: 60 }), (summaryParts, bodyParts) => {
				const summary = summaryParts.join('').toWellFormed();
				const body = bodyParts.join('').toWellFormed();
				const stems = new Map(
					searchTokens(summary + body).map((token) => [token.text, [foldWord(token.text).slice(0, 6)]]),
				);
				const all = highlighter(['licenc', 'regula', 'regist', '20', 'mg'], ['神露']);
				expect(whole(all.mark(body, stems))).toBe(body);
				const snippet = whole(all.snippet(summary, body, stems));
				expect(snippet.isWellFormed()).toBe(true);
				expect(snippet.length).toBeLessThan(400);
			}),
			{ numRuns: 300 },
		);
	});
});
