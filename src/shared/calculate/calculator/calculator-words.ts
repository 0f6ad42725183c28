import type { Catalogue } from '../../../editions/messages';
import type { enCalculate } from '../../../editions/words/en/calculate';

/** The forms of a message with a number, by plural category; `{n}` marks the place of the number. */
export type Plural = Readonly<Record<string, string>>;

/** Words of the calculators as plain data; the place of a parameter is its name in braces. */
export interface CalculatorWords extends Catalogue<typeof enCalculate> {
	plurals: Record<'faults_line' | 'some_broken' | 'with_shots', Plural>;
	/** Short names of the months, for dates. */
	months: readonly string[];
}

/** A message with its parameters filled in. */
export const filled = (message: string, parameters: Readonly<Record<string, string | number>>): string =>
	message.replace(/\{(\w+)\}/g, (_whole, name: string) => String(parameters[name] ?? ''));

/** A message in the form that fits a number. @param shown the number as it is written */
export const pluralOf = (locale: string, forms: Plural, n: number, shown: string | number = n): string =>
	filled(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? '', { n: shown });

/** A calendar day ("2026-12-09") as MMM.DD.YYYY. */
export function shownDay({ months }: Pick<CalculatorWords, 'months'>, day: string): string {
	const [year, month, date] = day.split('-');
	return `${months[Number(month) - 1] ?? month}.${date}.${year}`;
}
