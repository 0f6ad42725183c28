/** Calculators, each with its own form; the last five but one stand together under "units". */
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
