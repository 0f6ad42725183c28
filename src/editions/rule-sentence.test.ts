/** Every rule by which something is refused has a sentence of its own, with its values, in every language we ship. */
import { expect, test } from 'vitest';
import type { Rule } from '../shared/http/refusal-rules';
import { ruleSentence } from './rule-sentence';
import { enRules, enStops } from './words/en/rules';
import { esRules } from './words/es/rules';
import { englishWords, spanishWords } from './words/words';

/** Values for every parameter that a rule can have. */
const VALUES = {
	most: 1_234,
	least: 2,
	places: 2,
	kilobytes: 64,
	address: '/fr',
	edition: 'FR',
	choices: 'A1',
	names: 'B2',
	title: 'C3',
	stop: 'alt',
	status: 'review',
	roles: ['editor', 'desk'],
	uses: { article_tag: 5, article_author: 1, company: 2, no_such_table: 1 },
	at: Date.parse('2038-02-01T09:33Z') / 1000,
	zone: 'Europe/Brussels',
};
const names = Object.keys(enRules) as Rule['name'][];
const languages = [
	['en', { words: englishWords, locale: 'en-GB', time_zone: 'UTC' }, enRules],
	['es', { words: spanishWords, locale: 'es-ES', time_zone: 'UTC' }, esRules],
] as const;

test.each(languages)('in %s every rule is said whole, and no two alike', (_code, language, texts) => {
	const sentences = names.map((name) => ruleSentence({ name, ...VALUES } as unknown as Rule, language));
	expect(sentences.filter((text) => /undefined|\[object|[{}]|NaN/.test(text) || text.length < 8)).toEqual([]);
	expect(new Set(sentences).size).toBe(sentences.length);
	for (const [name, text] of Object.entries(texts))
		for (const [, value = ''] of text.matchAll(/\{([a-z_]+)[,}]/g))
			expect([name, value in VALUES || ['time', 'reason'].includes(value)]).toEqual([name, true]);
});

test('a moment is said in the zone in which it was chosen, with its year; without one in the edition’s', () => {
	const [[, english], [, spanish]] = languages;
	const rule = { name: 'embargo', at: VALUES.at, zone: 'Europe/Brussels' } as const;
	expect(ruleSentence(rule, english)).toBe('Embargoed until 1 Feb 2038, 10:33 Brussels.');
	expect(ruleSentence(rule, spanish)).toMatch(/^Embargado hasta: 1 feb 2038, 10:33 Brussels\.$/);
	expect(ruleSentence({ ...rule, zone: null }, english)).toBe('Embargoed until 1 Feb 2038, 09:33 UTC.');
});

test('who uses a row is counted by what it is', () => {
	const [[, english]] = languages;
	expect(ruleSentence({ name: 'used', uses: { article_tag: 5 } }, english)).toBe('Used by 5 articles.');
	expect(ruleSentence({ name: 'used', uses: { article_tag: 1, book_tag: 2, license: 3 } }, english)).toBe(
		'Used by 1 article, 2 books and 3 other entries.',
	);
});

test('every check of an article has its own sentence', () => {
	const [[, english]] = languages;
	const sentences = Object.keys(enStops).map((stop) => ruleSentence({ name: 'stop', stop }, english));
	expect(new Set(sentences).size).toBe(sentences.length);
});
