import type { Edition } from '../../../editions/edition';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import type { Texts } from '../../../shared/calculate/calculator/form';
import { parseNumber, typedNumber } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import { CARTONS, type Field, fieldGroups, namesOf } from './fields';

/** Longest text of a field, in characters; more is cut off. */
const MAX_CHARACTERS = 60;

export interface TextTerms {
	edition: Edition;
	/** ISO day. */
	today: string;
	/** Codes of the markets to choose from. @param hasRates only those that have rates */
	marketCodes(hasRates: boolean): readonly string[];
}

/** The initial value of a field, in the edition's notation. */
function initialOf(field: Field, { edition, today, marketCodes }: TextTerms): string {
	if (field.kind === 'day') return today;
	if (field.kind === 'number') return typedNumber(edition, field.initial);
	if (field.kind === 'choice') return field.initial;
	// The newsroom may not have the market that the form would start with.
	const codes = marketCodes(field.hasRates);
	return codes.includes(field.initial) ? field.initial : (codes[0] ?? '');
}

/**
 * The number of packs in an older address: packs in a carton, times cartons. A text that is no number is returned as it
 * is, so that the form shows it.
 */
function cartonsOf(query: URLSearchParams, edition: Edition): string | undefined {
	if (!query.has('packs') && !query.has('cartons')) return undefined;
	const texts = [query.get('packs') ?? CARTONS.packs, query.get('cartons') ?? CARTONS.cartons];
	const numbers = texts.map((text) => parseNumber(edition, text.slice(0, MAX_CHARACTERS)));
	const wrong = texts.find((_, i) => !(numbers[i] instanceof Decimal));
	if (wrong !== undefined) return wrong;
	const [packs, cartons] = numbers as Decimal[];
	return packs && cartons ? typedNumber(edition, packs.times(cartons).toFixed()) : undefined;
}

/** Whether an address has any value of a calculator. */
export const isAsked = (calculator: CalculatorName, query: URLSearchParams): boolean =>
	[...namesOf(calculator), ...Object.keys(CARTONS)].some((name) => query.has(name));

/** The texts of a calculator's fields from an address; a field that it does not name has its initial value. */
export function textsOf(calculator: CalculatorName, query: URLSearchParams, terms: TextTerms): Texts {
	const asked = (name: string) => query.get(name)?.slice(0, MAX_CHARACTERS);
	return Object.fromEntries(
		fieldGroups[calculator].flatMap((group) =>
			group.fields.flatMap((field): [string, string][] => {
				const before = field.name === 'quantity' ? cartonsOf(query, terms.edition) : undefined;
				const given = asked(field.name) ?? before;
				const text =
					given === undefined
						? initialOf(field, terms)
						: field.kind === 'market'
							? given.trim().toUpperCase()
							: field.kind === 'day'
								? given.trim()
								: given;
				return [
					[field.name, text],
					...(field.kind === 'number' && field.units
						? [[field.units.name, asked(field.units.name) ?? field.units.initial] as [string, string]]
						: []),
				];
			}),
		),
	);
}
