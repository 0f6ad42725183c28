import type { Edition } from '../../../editions/edition';
import type { DutyTables } from '../../../queries/site/duty-rate';
import type { CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import type { ChoiceField, Field, FieldGroup, Option } from '../../../shared/calculate/calculator/form';
import { type Field as Declared, fieldGroups, fieldsOnDemand, type MarketField } from './fields';
import { labelOf, marketCodes, marketName } from './names';

/** Lists the markets to choose from. Parts of a country are grouped under its name. */
function marketChoices(
	edition: Edition,
	tables: DutyTables,
	field: MarketField,
): Pick<ChoiceField, 'options' | 'parts'> {
	const { markets } = tables;
	const codes = new Set(marketCodes(tables, field.hasRates));
	const shown = markets.filter((market) => codes.has(market.code));
	const isPart = (code: string) => code.includes('-');
	const option = (market: (typeof markets)[number]): Option => [market.code, marketName(edition, market)];
	const parents = [...new Set(shown.filter(({ code }) => isPart(code)).map(({ parent }) => parent))];
	return {
		options: shown.filter(({ code }) => !isPart(code)).map(option),
		parts: parents.map((parent) => [
			marketName(
				edition,
				markets.find((market) => market.code === parent),
			),
			shown.filter((market) => isPart(market.code) && market.parent === parent).map(option),
		]),
	};
}

function fieldOf(edition: Edition, calculator: CalculatorName, tables: DutyTables, field: Declared): Field {
	const words = edition.words.calculate;
	const help = words.helps[`${calculator}.${field.name}`] ?? words.helps[field.name];
	const named = (names: Readonly<Record<string, string>>, options: readonly string[]) =>
		options.map((option): Option => [option, names[option] ?? option]);
	const own = {
		name: field.name,
		label: labelOf(edition, calculator, field.name),
		...(help ? { help } : {}),
		...((fieldsOnDemand as readonly string[]).includes(field.name) ? { isOnDemand: true as const } : {}),
	};
	if (field.kind === 'day') return { ...own, kind: 'day' };
	if (field.kind === 'market') return { ...own, kind: 'choice', ...marketChoices(edition, tables, field) };
	if (field.kind === 'choice') return { ...own, kind: 'choice', options: named(words[field.words], field.options) };
	const { unit, units, isOfClass, initial: _initial, ...rest } = field;
	return {
		...rest,
		...own,
		...(isOfClass ? { unitOf: 'class' as const } : {}),
		...(unit === 'money' ? { unitOf: field.name === 'rate' ? ('rate' as const) : ('money' as const) } : {}),
		...(unit && unit !== 'money' ? { unit: words.units[unit] ?? unit } : {}),
		...(units
			? {
					units: {
						name: units.name,
						label: labelOf(edition, calculator, units.name),
						options: named(words.units, units.options),
					},
				}
			: {}),
	};
}

/** The form of a calculator with its words. */
export const formOf = (edition: Edition, calculator: CalculatorName, tables: DutyTables): FieldGroup[] =>
	fieldGroups[calculator].map(({ legend, fields }) => ({
		legend: edition.words.calculate.legends[legend] ?? legend,
		fields: fields.map((field) => fieldOf(edition, calculator, tables, field)),
	}));
