/** Product groups of exhibitors; every edition has a word for each. */
export const ENTERPRISE_CATEGORIES = [
	'age_checks',
	'batteries',
	'coils',
	'compliance',
	'components',
	'devices',
	'e_liquid',
	'filling_lines',
	'flavours',
	'glass',
	'heated',
	'logistics',
	'nicotine',
	'packaging',
	'pods',
	'pouches',
	'recycling',
	'retail',
	'software',
	'testing',
	'wholesale',
] as const;

export type EnterpriseCategory = (typeof ENTERPRISE_CATEGORIES)[number];
