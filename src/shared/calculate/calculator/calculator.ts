import type { CalculatorWords } from './calculator-words';
import { type Entries, readEntries } from './entries';
import { askedFields, type MarketFacts } from './facts';
import type { FieldGroup, Texts } from './form';
import type { Outcome, Work } from './outcome';

/** A calculator as data: its page carries this, so that the browser can repeat the server's calculation. */
export interface CalculatorData {
	locale: string;
	groups: readonly FieldGroup[];
	/** Values from the address, or those that the form starts with. */
	texts: Texts;
	market: MarketFacts | null;
	words: CalculatorWords;
}

/** The entries of a calculator and their result. */
export interface Calculated {
	entries: Entries;
	/** Undefined while a field needs another value; `entries.errors` says which. */
	outcome: Outcome | undefined;
	/** Optional fields that the market asks for. */
	asked: ReadonlySet<string>;
}

/** Calculates the result of the values in the fields. */
export function calculated({ locale, groups, texts, market, words }: CalculatorData, work: Work): Calculated {
	const entries = readEntries(groups, texts, { locale, words });
	const asked = askedFields(market, entries.text('class'), entries.text('date'));
	if (entries.errors.size > 0) return { entries, outcome: undefined, asked };
	const worked = work({ locale, words, entries, market });
	if (!(worked instanceof Map)) return { entries, outcome: worked, asked };
	for (const [name, message] of worked) entries.errors.set(name, message);
	return { entries, outcome: undefined, asked };
}
