import type { Catalogue } from '../../../editions/messages';
import type { enCalculate } from '../../../editions/words/en/calculate';

/** A message with a number, by the category of its plural; `{n}` stands for the number. */
export type Plural = Readonly<Record<string, string>>;

/** Words of the calculators as plain data: where something is put in, its name stands in braces. */
export interface CalculatorWords extends Catalogue<typeof enCalculate> {
	plurals: Record<'faults_line' | 'some_broken' | 'with_shots', Plural>;
	/** Short names of the months, as dates have them. */
	months: readonly string[];
}

/** A message with its parameters put in. */
export const filled = (message: string, parameters: Readonly<Record<string, string | number>>): string =>
	message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(parameters[name] ?? ''));

/** A message in the form that a number asks for. @param shown the number as it is written */
export const pluralOf = (locale: string, forms: Plural, n: number, shown: string | number = n): string =>
	filled(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? '', { n: shown });

/** A calendar day ("2026-12-09") as MMM.DD.YYYY. */
export function shownDay({ months }: Pick<CalculatorWords, 'months'>, day: string): string {
	const [year, month, date] = day.split('-');
	return `${months[Number(month) - 1] ?? month}.${date}.${year}`;
}
