import { expect, test } from 'vitest';
import { editions } from '../../../editions/editions';
import { calculators } from '../../../shared/calculate/calculator/calculator-names';
import { filled, pluralOf } from '../../../shared/calculate/calculator/calculator-words';
import { calculatorWords } from './calculator-words';

test.each(editions)('words of the calculators travel as plain data: $code', (edition) => {
	for (const calculator of calculators) {
		const words = calculatorWords(edition, calculator);
		const travelled = JSON.parse(JSON.stringify(words)) as typeof words;
		expect(travelled).toEqual(words);
		expect(JSON.stringify(words)).not.toMatch(/undefined|\[object/);
	}
});

test.each(editions)('a message says the same filled in the browser as on the server: $code', (edition) => {
	const own = edition.words.calculate;
	const { no_rate, plurals, reach_pg, of_rules, above_limit } = {
		...calculatorWords(edition, 'rules'),
		...calculatorWords(edition, 'mixing'),
		...calculatorWords(edition, 'excise'),
		of_rules: calculatorWords(edition, 'rules').of_rules,
		reach_pg: calculatorWords(edition, 'mixing').reach_pg,
	};
	const { locale } = edition;
	expect(filled(no_rate, { market: 'Cuba', date: 'Jan.01.2026' })).toBe(
		own.no_rate({ market: 'Cuba', date: 'Jan.01.2026' }),
	);
	expect(filled(reach_pg, { from: '1%', to: '2%' })).toBe(own.reach_pg({ from: '1%', to: '2%' }));
	expect(filled(of_rules, { n: 3, market: 'Cuba' })).toBe(own.of_rules({ n: 3, market: 'Cuba' }));
	const limit = { rule: 'a', value: 'b', limit: 'c', market: 'd' };
	expect(filled(above_limit, limit)).toBe(own.above_limit(limit));
	for (const n of [0, 1, 2, 3, 11, 21, 31, 100, 1_000_000]) {
		expect(pluralOf(locale, plurals.faults_line, n)).toBe(own.faults_line({ n }));
		expect(pluralOf(locale, plurals.some_broken, n)).toBe(own.some_broken({ n }));
		expect(pluralOf(locale, plurals.with_shots, n, `${n}.0`)).toBe(own.with_shots({ count: n, n: `${n}.0` }));
	}
});
