import {
	type CalculatorName,
	calculators,
	conversions,
	tools,
} from '../../../shared/calculate/calculator/calculator-names';

export interface NumberField {
	kind: 'number';
	name: string;
	/** Digits with a decimal point; '' for a field that starts empty. */
	initial: string;
	/** Key of the unit's word, or `money` for the currency of the market. */
	unit?: string;
	/** True where the unit is named by the chosen class of goods: bottles, pods. */
	isOfClass?: boolean;
	/** A choice of units, drawn inside the field. */
	units?: { name: string; options: readonly string[]; initial: string };
	max: number;
	is_whole?: boolean;
	isOptional?: boolean;
	/** Zero is refused. */
	isAboveZero?: boolean;
}

export interface ChoiceField {
	kind: 'choice';
	name: string;
	options: readonly string[];
	initial: string;
	/** The group of words that names the options. */
	words: 'classes' | 'choices' | 'units';
}

/** A market: only those that charge duties themselves, or all of them. */
export interface MarketField {
	kind: 'market';
	name: 'market';
	initial: string;
	hasRates: boolean;
}

/** A day; today by default. */
export interface DayField {
	kind: 'day';
	name: 'date';
}

export type Field = NumberField | ChoiceField | MarketField | DayField;
export interface FieldGroup {
	legend: string;
	fields: readonly Field[];
}

/** Largest values: volume in ml, strength in mg/ml, number of things, amount of money. */
const MAX = { ml: 1_000_000, strength: 1_000, count: 100_000_000, money: 1_000_000_000_000 } as const;

const number = (name: string, initial: string, max: number, more: Partial<NumberField> = {}): NumberField => ({
	kind: 'number',
	name,
	initial,
	max,
	...more,
});
const percent = (name: string, initial: string) => number(name, initial, 100, { unit: 'percent' });
const ml = (initial: string, more: Partial<NumberField> = {}) => number('ml', initial, MAX.ml, { unit: 'ml', ...more });
const strength = (name: string, initial: string) => number(name, initial, MAX.strength, { unit: 'mg_ml' });
const count = (name: string, initial: string) =>
	number(name, initial, MAX.count, { is_whole: true, isAboveZero: true });
const price = (name: string) => number(name, '', MAX.money, { unit: 'money', isOptional: true });
const choice = (name: string, words: ChoiceField['words'], options: readonly string[]): ChoiceField => ({
	kind: 'choice',
	name,
	words,
	options,
	initial: options[0] ?? '',
});
const strengthInUnits = (options: readonly string[]) =>
	number('strength', '18', MAX.strength, { units: { name: 'unit', options, initial: 'mg_ml' } });

/** Classes of goods, of which rates charge some. */
export const product_classes = ['open_bottle', 'closed_pod', 'disposable', 'device', 'base', 'pouch'] as const;
const product_class = choice('class', 'classes', product_classes);
const market = (initial: string, hasRates: boolean): MarketField => ({
	kind: 'market',
	name: 'market',
	initial,
	hasRates,
});

/** Packs of a consignment. Older addresses have packs in a carton and cartons instead (`CARTONS`). */
const quantity = number('quantity', '5000', MAX.count, { is_whole: true, isAboveZero: true, isOfClass: true });
const goods: FieldGroup = {
	legend: 'pack',
	fields: [product_class, quantity, ml('10'), strengthInUnits(['mg_ml', 'percent']), count('pieces', '1')],
};
/** Parameters of a quantity in older addresses, with the default for one that is left out. */
export const CARTONS = { packs: '120', cartons: '24' } as const;
const duty: FieldGroup = {
	legend: 'duty',
	fields: [market('ES', true), { kind: 'day', name: 'date' }],
};
/** Fields that a market asks for only where one of its rates needs them. */
export const fieldsOnDemand = ['pieces', 'production', 'wholesale', 'retail'] as const;

const prices: FieldGroup = {
	legend: 'price',
	fields: [
		price('production'),
		price('wholesale'),
		price('retail'),
		number('rate', '', MAX.money, { unit: 'money', isOptional: true }),
	],
};
const wholeMix = ml('100', { isAboveZero: true });

/** The fields of each calculator. */
export const fieldGroups: Record<CalculatorName, readonly FieldGroup[]> = {
	excise: [duty, goods, prices],
	landed: [
		{ legend: 'goods', fields: [number('cif', '6000', MAX.money, { unit: 'money' }), percent('customs', '6')] },
		duty,
		goods,
		prices,
	],
	mixing: [
		{ legend: 'mix', fields: [wholeMix, strength('strength', '12'), percent('pg', '50')] },
		{ legend: 'base', fields: [strength('base', '100'), percent('base_pg', '100')] },
		{ legend: 'flavour', fields: [percent('flavour', '10'), percent('flavour_pg', '100')] },
	],
	shot: [
		{ legend: 'bottle', fields: [ml('50', { isAboveZero: true }), strength('strength', '3')] },
		{
			legend: 'shot',
			fields: [strength('base', '18'), number('shot_ml', '10', MAX.ml, { unit: 'ml', isAboveZero: true })],
		},
	],
	dilution: [
		{
			legend: 'liquid',
			fields: [ml('10', { isAboveZero: true }), strength('from', '18'), strength('strength', '6')],
		},
	],
	strength: [
		{
			legend: 'value',
			fields: [
				number('value', '1.8', MAX.strength, {
					units: { name: 'unit', options: ['mg_ml', 'percent', 'mg_g'], initial: 'percent' },
				}),
				percent('pg', '50'),
			],
		},
	],
	grams: [
		{
			legend: 'value',
			fields: [
				number('value', '100', MAX.ml, { units: { name: 'unit', options: ['ml', 'g'], initial: 'ml' } }),
				choice('substance', 'choices', ['mixture', 'nicotine']),
				percent('pg', '50'),
			],
		},
	],
	nicotine: [
		{ legend: 'pack', fields: [ml('10'), strength('strength', '10')] },
		{ legend: 'consignment', fields: [count('packs', '1')] },
	],
	price: [
		{
			legend: 'value',
			fields: [
				number('price', '50', MAX.money, { units: { name: 'per', options: ['kg', 'unit'], initial: 'kg' } }),
				number('grams', '40', MAX.ml, { unit: 'g', isAboveZero: true }),
			],
		},
	],
	quota: [
		{
			legend: 'value',
			fields: [number('produced', '750000', MAX.money), number('allowed', '1000000', MAX.money, { isAboveZero: true })],
		},
	],
	rules: [
		{ legend: 'market', fields: [market('GB', false), { kind: 'day', name: 'date' }] },
		{
			legend: 'product',
			fields: [product_class, ml('10'), strengthInUnits(['mg_ml', 'percent', 'mg_g']), percent('pg', '50')],
		},
		{
			legend: 'flavour',
			fields: [
				choice('taste', 'choices', ['tobacco', 'other']),
				choice('rechargeable', 'choices', ['yes', 'no']),
				choice('refillable', 'choices', ['yes', 'no']),
			],
		},
	],
};

/** Names of the parameters that a calculator's form sends, in order. */
export const namesOf = (calculator: CalculatorName): string[] =>
	fieldGroups[calculator].flatMap((group) =>
		group.fields.flatMap((field) =>
			field.kind === 'number' && field.units ? [field.name, field.units.name] : [field.name],
		),
	);

/** Parameters of the table of rates: words of a market, a grade, a column and its direction. */
export const rateQuery = ['find', 'grade', 'sort', 'down'] as const;

/** Every parameter that the screen reads. */
export const calculateQuery: readonly string[] = [
	...new Set(['tool', 'convert', ...Object.keys(CARTONS), ...rateQuery, ...calculators.flatMap(namesOf)]),
];

/** The calculator of an address; undefined where there is none of that name. */
export function calculatorOf(query: URLSearchParams): CalculatorName | undefined {
	const tool = tools.find((name) => name === (query.get('tool') ?? tools[0]));
	if (!tool) return undefined;
	return tool === 'units' ? conversions.find((name) => name === (query.get('convert') ?? conversions[0])) : tool;
}
