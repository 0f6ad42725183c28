import type { Edition } from '../../../editions/edition';
import type { Calculation } from './calculation';
import { namesOf } from './fields';
import { marketName } from './outcome';

/** Name of a field in the words of its calculator. */
export const labelOf = (edition: Edition, { calculator }: Pick<Calculation, 'calculator'>, name: string): string => {
	const { labels } = edition.words.calculate;
	return labels[`${calculator}.${name}`] ?? labels[name] ?? name;
};

/** What was entered in a field, in the words of the form. */
export function enteredWord(edition: Edition, { entries, tables }: Calculation, name: string): string {
	const { classes, units, choices } = edition.words.calculate;
	const text = entries.text(name);
	if (name === 'market')
		return (
			marketName(
				edition,
				tables.markets.find((market) => market.code === text),
			) || text
		);
	if (name === 'class') return classes[text] ?? text;
	return (name === 'unit' || name === 'per' ? units[text] : choices[text]) ?? text;
}

/** Everything that was entered, or stands as the form starts, field by field. */
export const enteredWords = (edition: Edition, data: Calculation): [name: string, value: string][] =>
	namesOf(data.calculator)
		.filter((name) => data.entries.text(name) !== '')
		.map((name) => [labelOf(edition, data, name), enteredWord(edition, data, name)]);
