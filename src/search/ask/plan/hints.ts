import type { SearchKind } from '../../../data/tables/search-document';
import { localeOf } from '../../../editions/editions';
import { countryName } from '../../../editions/formats';
import { countries } from '../../../shared/countries';
import { foldWord, searchTokens } from '../../../shared/search/search-text';
import { facet } from '../../words/vector';
import type { Unit } from './units';

/** Kinds of records, of which a reader asks for some by naming the kind: "pod exhibitors", "licence cartridges". */
const RECORDS = ['license', 'enterprise', 'company'] as const satisfies readonly SearchKind[];

type Stems = ReadonlyMap<string, readonly string[]>;

/** The words by which an edition calls its records, for `stemsOf`. */
export const recordWords = (edition: string): string[] =>
	RECORDS.flatMap((kind) => searchTokens(localeOf(edition).words.kinds[kind]).map((token) => token.text));

const byName = new Map<string, ReadonlyMap<string, string>>();

/** Codes of countries by their names of one word in an edition, without accents. */
function countriesOf(edition: string): ReadonlyMap<string, string> {
	const locale = localeOf(edition);
	const known = byName.get(locale.locale);
	if (known) return known;
	const names = new Map(countries.map((code) => [foldWord(countryName(locale, code).toLowerCase()), code]));
	byName.set(locale.locale, names);
	return names;
}

/**
 * A word for a kind of records says what is sought, not what the record says: beside other words every record of that
 * kind has it, and the name of a country every record from there.
 * @param stems of the question's words and of `recordWords`
 * @returns the units with these, and the kind that is sought
 */
export function withHints(
	edition: string,
	units: readonly Unit[],
	stems: Stems,
): { units: readonly Unit[]; kind: SearchKind | null } {
	const kindOf = (unit: Unit): SearchKind | undefined =>
		RECORDS.find((kind) =>
			searchTokens(localeOf(edition).words.kinds[kind]).some((token) =>
				unit.typed.flat().some((lexeme) => stems.get(token.text)?.includes(lexeme)),
			),
		);
	const kind = units.length > 1 ? units.map(kindOf).find((found) => found !== undefined) : undefined;
	if (kind === undefined) return { units, kind: null };
	return {
		kind,
		units: units.map((unit) => {
			const country = unit.words.length === 1 ? countriesOf(edition).get(foldWord(unit.words[0] ?? '')) : undefined;
			const lexeme = kindOf(unit) === kind ? facet.kind(edition, kind) : country && facet.country(edition, country);
			return lexeme ? { ...unit, others: [...unit.others, [[lexeme]]] } : unit;
		}),
	};
}
