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
