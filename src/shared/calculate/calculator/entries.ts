import { parseNumber, shownNumber, typedNumber } from '../notation';
import { Decimal } from '../number';
import { type CalculatorWords, filled } from './calculator-words';
import { choicesOf, type FieldGroup, fieldsOf, type NumberField, type Option, type Texts } from './form';

/** The message for each field that is wrong, by the field's name. */
export type FieldErrors = Map<string, string>;

/** What was entered in a form: texts, numbers and errors by the name of the field. */
export class Entries {
	readonly errors: FieldErrors = new Map();
	readonly #texts = new Map<string, string>();
	readonly #numbers = new Map<string, Decimal>();

	/** The text as it was typed, or as the form starts with it; '' for a field that was not read. */
	text(name: string): string {
		return this.#texts.get(name) ?? '';
	}

	optional(name: string): Decimal | undefined {
		return this.#numbers.get(name);
	}

	/** The number of a required field. Throws where there is none, so check `errors` first. */
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

/** The notation of numbers, and the messages for fields that are wrong. */
export interface EntryTerms {
	locale: string;
	words: Pick<CalculatorWords, 'faults'>;
}

/** Whether the calendar has this ISO day. */
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

/** Reads and checks the fields of a form. */
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
 * The parameters that give the same result on any day, even when the form starts with other values later: every field
 * that has one.
 * @param locale whose notation the numbers are written in
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
