import type { Edition } from '../../../editions/edition';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import type { CalculatorWords, Plural } from '../../../shared/calculate/calculator/calculator-words';

type Name = keyof CalculatorWords;

/** Words that every form and every result use. */
const ALL: readonly Name[] = [
	'calculate',
	'copied',
	'copy',
	'csv',
	'estimate',
	'faults',
	'faults_title',
	'plurals',
	'print',
	'result',
	'rounding',
	'rows',
	'start_again',
	'working',
];
const DUTY: readonly Name[] = [
	'above_limit',
	'against_rule',
	'goods',
	'known_rates',
	'market_page',
	'months',
	'no_class_rate',
	'no_rate',
	'no_vat',
	'own_rate',
	'rate_used',
	'source',
	'units',
	'vat_note',
	'verified',
];
const UNITS: readonly Name[] = ['equals', 'units'];

/** Further words for the result of each calculator. */
const OWN: Record<CalculatorName, readonly Name[]> = {
	excise: [...DUTY, 'duty_on', 'duty_on_one', 'duty_on_packs', 'stamp_not_yet', 'stamp_since'],
	landed: [...DUTY, 'counted_as_zero', 'unit_cost'],
	mixing: ['base_to_take', 'not_reachable', 'reach_pg', 'reach_strength'],
	shot: ['not_reachable', 'reach_shot', 'to_add_shot'],
	dilution: ['not_reachable', 'reach_dilution', 'to_add'],
	strength: UNITS,
	grams: UNITS,
	nicotine: ['in_one', 'in_packs'],
	price: UNITS,
	quota: ['quota_over', 'quota_used'],
	rules: ['all_kept', 'market_page', 'more_rules', 'no_rules', 'of_rules', 'source', 'verdict_of', 'verdicts'],
};

/** Parameters that fill a message with their own names, in braces. */
const NAMES = new Proxy(
	{},
	{ has: () => true, get: (_target, name) => (typeof name === 'string' ? `{${name}}` : undefined) },
);

/** Turns texts into plain data: messages become texts with the names of their parameters. */
function plain(words: unknown): unknown {
	if (typeof words === 'function') return (words as (parameters: object) => string)(NAMES);
	if (Array.isArray(words)) return words.map(plain);
	if (typeof words !== 'object' || words === null) return words;
	return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, plain(value)]));
}

/**
 * Returns the plural forms of a message: one text for each plural category of the language, made with a number of that
 * category.
 */
function plural({ locale }: Edition, message: (n: number) => string): Plural {
	const rules = new Intl.PluralRules(locale);
	const forms: Record<string, string> = {};
	// The form for 1 comes first, also in languages that count 1 to another category than "one".
	for (const n of [1, ...Array.from({ length: 30 }, (_, n) => n + 2), 0, 1_000_000])
		forms[rules.select(n)] ??= message(n).replace(new RegExp(`(?<!\\d)${n}(?!\\d)`), '{n}');
	return forms;
}

const known = new WeakMap<Edition, CalculatorWords>();

/** All words of the calculators as plain data, in the language of an edition. */
function wordsOf(edition: Edition): CalculatorWords {
	let words = known.get(edition);
	if (!words) {
		const own = edition.words.calculate;
		words = {
			...(plain(own) as Omit<CalculatorWords, 'plurals' | 'months'>),
			plurals: {
				faults_line: plural(edition, (n) => own.faults_line({ n })),
				some_broken: plural(edition, (n) => own.some_broken({ n })),
				with_shots: plural(edition, (n) => own.with_shots({ count: n, n: String(n) })),
			},
			months: edition.words.months,
		};
		known.set(edition, words);
	}
	return words;
}

/** Returns the words that a calculator needs: they are sent with its page, so only these. */
export function calculatorWords(edition: Edition, calculator: CalculatorName): CalculatorWords {
	const words = wordsOf(edition);
	return Object.fromEntries(
		[...ALL, ...OWN[calculator]].map((name) => [name, words[name]]),
	) as unknown as CalculatorWords;
}
