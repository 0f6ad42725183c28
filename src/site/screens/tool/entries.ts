import type { Edition } from '../../../editions/edition';
import { parseNumber, shownNumber, typedNumber } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import { CARTONS, type CalculatorName, type Field, fieldGroups, type NumberField, namesOf } from './fields';

/** What is wrong with a field, in the edition's words, by its name. */
export type Faults = Map<string, string>;

/** Longest text of a field that is looked at and given back. */
const LONGEST = 60;

/** What somebody entered, and what it means. */
export class Entries {
	readonly faults: Faults = new Map();
	readonly #texts = new Map<string, string>();
	readonly #numbers = new Map<string, Decimal>();

	/** @param isAsked whether the address brought any of the values */
	constructor(
		readonly calculator: CalculatorName,
		readonly isAsked: boolean,
	) {}

	/** As it was typed, or as the field starts. */
	text(name: string): string {
		return this.#texts.get(name) ?? '';
	}

	optional(name: string): Decimal | undefined {
		return this.#numbers.get(name);
	}

	/** A number that the form demands; only to be asked while there are no faults. */
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

/** Whether a day stands in the calendar. */
const isDay = (text: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

function readNumber(entries: Entries, field: NumberField, text: string, edition: Edition): void {
	const { faults } = edition.words.calculate;
	const found = parseNumber(edition, text);
	const value = found instanceof Decimal ? found : undefined;
	entries.put(field.name, text, value);
	const wrong = (fault: string) => entries.faults.set(field.name, fault);
	if (found === 'empty') {
		if (!field.isOptional) wrong(faults.empty);
	} else if (found === 'notation')
		wrong(faults.notation({ right: typedNumber(edition, text.trim().replace(',', '.')) }));
	else if (found === 'number') wrong(faults.number);
	else if (found === 'negative') wrong(faults.negative);
	else if (found.gt(field.max)) wrong(faults.above({ most: shownNumber(edition, new Decimal(field.max), 0) }));
	else if (field.isAboveZero && found.isZero()) wrong(faults.zero);
	else if (field.is_whole && !found.isInteger()) wrong(faults.whole);
}

function readChoice(entries: Entries, name: string, text: string, options: readonly string[], edition: Edition): void {
	entries.put(name, text);
	if (!options.includes(text)) entries.faults.set(name, edition.words.calculate.faults.choice);
}

export interface EntryTerms {
	edition: Edition;
	/** ISO day. */
	today: string;
	/** Codes to choose from. @param hasRates only those that have rates */
	marketCodes(hasRates: boolean): readonly string[];
}

/** How a field starts, in the edition's notation. */
export function initialOf(field: Field, { edition, today }: Pick<EntryTerms, 'edition' | 'today'>): string {
	if (field.kind === 'day') return today;
	return field.kind === 'number' ? typedNumber(edition, field.initial) : field.initial;
}

/**
 * Packs of a consignment as older addresses said them: in a carton, and how many cartons. What is no number stays in
 * sight.
 */
function cartonsOf(query: URLSearchParams, edition: Edition): string | undefined {
	if (!query.has('packs') && !query.has('cartons')) return undefined;
	const texts = [query.get('packs') ?? CARTONS.packs, query.get('cartons') ?? CARTONS.cartons];
	const numbers = texts.map((text) => parseNumber(edition, text.slice(0, LONGEST)));
	const wrong = texts.find((_, i) => !(numbers[i] instanceof Decimal));
	if (wrong !== undefined) return wrong;
	const [packs, cartons] = numbers as Decimal[];
	return packs && cartons ? typedNumber(edition, packs.times(cartons).toFixed()) : undefined;
}

/** Reads what an address brings for a calculator; a field it does not name stands as it starts. */
export function readEntries(calculator: CalculatorName, query: URLSearchParams, terms: EntryTerms): Entries {
	const { edition } = terms;
	const entries = new Entries(
		calculator,
		[...namesOf(calculator), 'packs', 'cartons'].some((name) => query.has(name)),
	);
	for (const field of fieldGroups[calculator].flatMap((group) => group.fields)) {
		const before = field.name === 'quantity' ? cartonsOf(query, edition) : undefined;
		const text = (query.get(field.name) ?? before ?? initialOf(field, terms)).slice(0, LONGEST);
		if (field.kind === 'number') {
			readNumber(entries, field, text, edition);
			if (field.units)
				readChoice(
					entries,
					field.units.name,
					query.get(field.units.name)?.slice(0, LONGEST) ?? field.units.initial,
					field.units.options,
					edition,
				);
		} else if (field.kind === 'choice') readChoice(entries, field.name, text, field.options, edition);
		else if (field.kind === 'market') {
			const codes = terms.marketCodes(field.hasRates);
			// A newsroom need not know the market that the form would start with.
			const first = codes.includes(field.initial) ? field.initial : (codes[0] ?? '');
			readChoice(entries, field.name, query.has(field.name) ? text.trim().toUpperCase() : first, codes, edition);
		} else {
			entries.put(field.name, text.trim());
			if (!isDay(text.trim())) entries.faults.set(field.name, edition.words.calculate.faults.day);
		}
	}
	return entries;
}

/**
 * What leads to the same result on any day: what differs from how the form starts, the market and the day.
 * @param edition whose notation the numbers take
 */
export function permalinkOf(entries: Entries, terms: EntryTerms, edition: Edition): [name: string, value: string][] {
	return fieldGroups[entries.calculator].flatMap((group) =>
		group.fields.flatMap((field): [string, string][] => {
			const value = entries.optional(field.name);
			const text = value ? typedNumber(edition, value.toFixed()) : entries.text(field.name);
			const isNamed =
				field.kind === 'day' || field.kind === 'market' || text !== initialOf(field, { edition, today: terms.today });
			const unit =
				field.kind === 'number' && field.units && entries.text(field.units.name) !== field.units.initial
					? field.units.name
					: undefined;
			return [
				...(isNamed ? [[field.name, text] as [string, string]] : []),
				...(unit ? [[unit, entries.text(unit)] as [string, string]] : []),
			];
		}),
	);
}
