/** Calculators, each with its own form. The five from `strength` to `quota` share the tab "units". */
export const calculators = [
	'excise',
	'landed',
	'mixing',
	'shot',
	'dilution',
	'strength',
	'grams',
	'nicotine',
	'price',
	'quota',
	'rules',
] as const;
export type CalculatorName = (typeof calculators)[number];

export const isCalculator = (name: string): name is CalculatorName => (calculators as readonly string[]).includes(name);

/** Tabs of the screen, by their word in the address; the first one is the screen itself. */
export const tools = ['excise', 'landed', 'mixing', 'shot', 'dilution', 'units', 'rules'] as const;
export type Tool = (typeof tools)[number];
/** Conversions of the tab "units"; the first one has no parameter in the address. */
export const conversions = ['strength', 'grams', 'nicotine', 'price', 'quota'] as const;

/** The tab that shows a calculator. */
export const toolOf = (calculator: CalculatorName): Tool => tools.find((name) => name === calculator) ?? 'units';

/** The parameters that lead to a calculator without values. */
export function addressOf(calculator: CalculatorName): [name: string, value: string][] {
	const tool = toolOf(calculator);
	if (tool !== 'units') return tool === tools[0] ? [] : [['tool', tool]];
	return calculator === conversions[0]
		? [['tool', tool]]
		: [
				['tool', tool],
				['convert', calculator],
			];
}
