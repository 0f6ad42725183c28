import { parseNumber, shownNumber, typedNumber } from '../notation';
import { Decimal } from '../number';
import { type CalculatorWords, filled } from './calculator-words';
import { choicesOf, type FieldGroup, fieldsOf, type NumberField, type Option, type Texts } from './form';

/** What is wrong with a field, in words, by its name. */
export type FieldErrors = Map<string, string>;

/** What somebody entered, and what it means. */
export class Entries {
	readonly errors: FieldErrors = new Map();
	readonly #texts = new Map<string, string>();
	readonly #numbers = new Map<string, Decimal>();

	/** As it was typed, or as the field starts. */
	text(name: string): string {
		return this.#texts.get(name) ?? '';
	}

	optional(name: string): Decimal | undefined {
		return this.#numbers.get(name);
	}

	/** A number that the form demands; only to be asked while there are no errors. */
	number(name: string): Decimal {
		const value = this.#numbers.get(name);
		if (!value) throw new Error(`The field ${name} has no number.`);
		return value;
	}

	put(name: string, text: string, value?: Decimal): void {
		this.#texts.set(name, text);
		if (value) this.#numbers.set(name, value);
	}
}

/** How numbers are written, and what is said of those that are not. */
export interface EntryTerms {
	locale: string;
	words: Pick<CalculatorWords, 'faults'>;
}

/** Whether a day stands in the calendar. */
const isDay = (text: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

function readNumber(entries: Entries, field: NumberField, text: string, terms: EntryTerms): void {
	const { faults: messages } = terms.words;
	const found = parseNumber(terms, text);
	entries.put(field.name, text, found instanceof Decimal ? found : undefined);
	const wrong = (message: string) => entries.errors.set(field.name, message);
	if (found === 'empty') {
		if (!field.isOptional) wrong(messages.empty);
	} else if (found === 'notation')
		wrong(filled(messages.notation, { right: typedNumber(terms, text.trim().replace(',', '.')) }));
	else if (found === 'number') wrong(messages.number);
	else if (found === 'negative') wrong(messages.negative);
	else if (found.gt(field.max)) wrong(filled(messages.above, { most: shownNumber(terms, new Decimal(field.max), 0) }));
	else if (field.isAboveZero && found.isZero()) wrong(messages.zero);
	else if (field.is_whole && !found.isInteger()) wrong(messages.whole);
}

/** Reads what stands in the fields of a form. */
export function readEntries(groups: readonly FieldGroup[], texts: Texts, terms: EntryTerms): Entries {
	const entries = new Entries();
	const choose = (name: string, options: readonly Option[]) => {
		const text = texts[name] ?? '';
		entries.put(name, text);
		if (!options.some(([value]) => value === text)) entries.errors.set(name, terms.words.faults.choice);
	};
	for (const field of fieldsOf(groups)) {
		const text = texts[field.name] ?? '';
		if (field.kind === 'number') {
			readNumber(entries, field, text, terms);
			if (field.units) choose(field.units.name, field.units.options);
		} else if (field.kind === 'choice') choose(field.name, choicesOf(field));
		else {
			entries.put(field.name, text);
			if (!isDay(text)) entries.errors.set(field.name, terms.words.faults.day);
		}
	}
	return entries;
}

/**
 * What leads to the same result on any day, whatever the form starts with later: every value that it has.
 * @param locale whose notation the numbers take
 */
export const permalinkOf = (
	groups: readonly FieldGroup[],
	entries: Entries,
	locale: string,
): [name: string, value: string][] =>
	fieldsOf(groups).flatMap((field): [string, string][] => {
		const value = entries.optional(field.name);
		const text = value ? typedNumber({ locale }, value.toFixed()) : entries.text(field.name);
		return [
			...(text === '' ? [] : [[field.name, text] as [string, string]]),
			...(field.kind === 'number' && field.units
				? [[field.units.name, entries.text(field.units.name)] as [string, string]]
				: []),
		];
	});
