import type { TitledLink } from '../src/data/tables/columns';
import type { DutyBasis, duty_rate, market, market_rule, ProductClass } from '../src/data/tables/duty-rate';

/**
 * Markets, excise rates and product limits: true facts read from stored public pages, each with its source and how far
 * it can be trusted. Where the source gives a year and no day, or no date at all, the note says so.
 */
export type DemoMarket = typeof market.$inferInsert;
export type DemoDutyRate = Omit<typeof duty_rate.$inferInsert, 'verified_at'>;
export type DemoMarketRule = typeof market_rule.$inferInsert;

/** The day the stored sources were read. */
export const RATES_READ_ON = '2026-11-21';

const place = (
	code: string,
	currency: string,
	vat: string | null,
	en: string,
	es: string,
	parent?: string,
): Omit<DemoMarket, 'position'> => ({
	code,
	currency,
	vat,
	parent,
	texts: { en: { name: en }, es: { name: es } },
});
const state = (code: string, name: string, es = name) => place(`US-${code}`, 'USD', null, name, es, 'US');

/** VAT rates are common knowledge, read in a source only for Germany and Italy. */
export const markets: DemoMarket[] = [
	place('EU', 'EUR', null, 'European Union', 'Unión Europea'),
	place('GB', 'GBP', '20', 'United Kingdom', 'Reino Unido'),
	place('DE', 'EUR', '19', 'Germany', 'Alemania', 'EU'),
	place('ES', 'EUR', '21', 'Spain', 'España', 'EU'),
	place('IT', 'EUR', '22', 'Italy', 'Italia', 'EU'),
	place('PL', 'PLN', '23', 'Poland', 'Polonia', 'EU'),
	place('GR', 'EUR', '24', 'Greece', 'Grecia', 'EU'),
	place('LV', 'EUR', '21', 'Latvia', 'Letonia', 'EU'),
	place('BE', 'EUR', '21', 'Belgium', 'Bélgica', 'EU'),
	place('CY', 'EUR', '19', 'Cyprus', 'Chipre', 'EU'),
	place('EE', 'EUR', '24', 'Estonia', 'Estonia', 'EU'),
	place('BG', 'BGN', '20', 'Bulgaria', 'Bulgaria', 'EU'),
	place('CZ', 'CZK', '21', 'Czechia', 'Chequia', 'EU'),
	place('DK', 'DKK', '25', 'Denmark', 'Dinamarca', 'EU'),
	place('HR', 'EUR', '25', 'Croatia', 'Croacia', 'EU'),
	place('AT', 'EUR', '20', 'Austria', 'Austria', 'EU'),
	place('AL', 'ALL', '20', 'Albania', 'Albania'),
	place('ME', 'EUR', '21', 'Montenegro', 'Montenegro'),
	place('CN', 'CNY', '13', 'China', 'China'),
	place('US', 'USD', null, 'United States', 'Estados Unidos'),
	state('MN', 'Minnesota'),
	state('WA', 'Washington'),
	state('VT', 'Vermont'),
	state('ME', 'Maine'),
	state('MA', 'Massachusetts'),
	state('DC', 'District of Columbia', 'Distrito de Columbia'),
	state('IL', 'Illinois'),
	state('IN', 'Indiana'),
	state('TN', 'Tennessee', 'Tennessee'),
	state('DE', 'Delaware'),
	state('KS', 'Kansas'),
	state('LA', 'Louisiana', 'Luisiana'),
	state('NC', 'North Carolina', 'Carolina del Norte'),
	state('WI', 'Wisconsin'),
	state('OH', 'Ohio'),
	state('WV', 'West Virginia', 'Virginia Occidental'),
	state('NJ', 'New Jersey', 'Nueva Jersey'),
	state('KY', 'Kentucky'),
	state('NM', 'New Mexico', 'Nuevo México'),
	state('NY', 'New York', 'Nueva York'),
].map((one, position) => ({ ...one, position }));

type Grade = 'A' | 'B' | 'C';
type Source = [source: TitledLink, grade: Grade];
interface Terms {
	product_class?: ProductClass;
	basis?: DutyBasis;
	/** Strength above which, and up to which, it applies, in mg/ml. */
	above?: string;
	up_to?: string;
	to?: string;
	note?: [en: string, es: string];
}

const currencies = new Map(markets.map((one) => [one.code, one.currency]));

function rate(
	code: string,
	amount: string,
	valid_from: string,
	[source, source_grade]: Source,
	terms: Terms = {},
): DemoDutyRate {
	const { product_class = 'any_liquid', basis = 'per_ml', above = null, up_to = null, to = null, note } = terms;
	return {
		market: code,
		product_class,
		nicotine_above: above,
		nicotine_up_to: up_to,
		basis,
		amount,
		currency: currencies.get(code) ?? 'EUR',
		valid_from,
		valid_to: to,
		source,
		source_grade,
		texts: note ? { en: { note: note[0] }, es: { note: note[1] } } : {},
	};
}

const hmrc: Source = [
	{
		title: 'HMRC newsroom',
		titles: { es: 'HMRC, sala de prensa' },
		url: 'https://www.gov.uk/government/organisations/hm-revenue-customs',
	},
	'A',
];
const dampfen: Source = [{ title: 'e-dampfen.info, mcsmoker.de, vapoo.de', url: 'https://e-dampfen.info' }, 'C'];
const ley: Source = [
	{
		title: 'Ley 7/2024, text at Supercontable',
		titles: { es: 'Ley 7/2024, texto en Supercontable' },
		url: 'https://supercontable.com',
	},
	'A',
];
const svapalo: Source = [{ title: 'svapalo.store; businessonline.it', url: 'https://svapalo.store' }, 'C'];
const prawna: Source = [{ title: 'Gazeta Prawna; Wprost; Rzeczpospolita', url: 'https://gazetaprawna.pl' }, 'B'];
const ecigator: TitledLink = { title: 'ecigator.com', url: 'https://ecigator.com' };
const hangsen: Source = [{ title: 'hangsen.com; ecigator.com', url: 'https://hangsen.com' }, 'C'];
const taxFoundation: Source = [
	{
		title: 'Tax Foundation table of 2 March 2026, at pubt.io; Federation of Tax Administrators, 1 January 2023',
		titles: {
			es: 'Tax Foundation, tabla del 2 de marzo de 2026, en pubt.io; Federation of Tax Administrators, 1 de enero de 2023',
		},
		url: 'https://taxadmin.org',
	},
	'B',
];
const cgtn: Source = [{ title: 'CGTN; Reuters', url: 'https://cgtn.com' }, 'B'];

const undated: [string, string] = [
	'The source gives no date; the rate is entered from the start of the year in which we read it.',
	'La fuente no da fecha; el tipo figura desde el inicio del año en que la consultamos.',
];
const year_only: [string, string] = ['The source gives the year, not the day.', 'La fuente da el año, no el día.'];
const german: [string, string] = [
	'All liquids, including nicotine-free bases and flavour concentrates.',
	'Todos los líquidos, incluidas las bases y los aromas sin nicotina.',
];
const spanish: [string, string] = [
	'Not in the Canary Islands, Ceuta and Melilla. For exactly 15 mg/ml, check the law: reports say “less than 15” and “over 15”.',
	'No rige en Canarias, Ceuta y Melilla. Para 15 mg/ml exactos, consulte la ley: las informaciones dicen «menos de 15» y «más de 15».',
];
const italian: [string, string] = [
	'A percentage of the duty on equivalent cigarettes, about 5.63 per millilitre: 18% with nicotine, 13% without. It was 16% and 11% in 2025 and rises until 2028.',
	'Un porcentaje del impuesto de los cigarrillos equivalentes, unos 5,63 por mililitro: 18 % con nicotina y 13 % sin ella. En 2025 era del 16 % y el 11 %, y sube hasta 2028.',
];
const chineseProduction: [string, string] = [
	'Consumption tax at production or import, on the price at that stage.',
	'Impuesto sobre el consumo en la producción o la importación, sobre el precio en esa fase.',
];
const chineseWholesale: [string, string] = [
	'Consumption tax at wholesale, on the wholesale price.',
	'Impuesto sobre el consumo en la venta al por mayor, sobre el precio al por mayor.',
];
const american: [string, string] = [
	'We did not record which of the source’s two tables gives this rate; check the state’s website.',
	'No anotamos en cuál de las dos tablas de la fuente figura este tipo; consulte la web del estado.',
];

const from2026 = { note: american };
const percents: [code: string, percent: string][] = [
	['MN', '95'],
	['WA', '95'],
	['VT', '92'],
	['ME', '75'],
	['MA', '75'],
	['DC', '64'],
	['IL', '45'],
	['IN', '30'],
	['TN', '10'],
];

export const duty_rates: DemoDutyRate[] = [
	rate('GB', '0.22', '2026-10-01', hmrc, {
		note: [
			'Flat rate, with or without nicotine: £2.20 per 10 ml. Duty stamps; stock outside suspension must be stamped from 1 April 2027.',
			'Tipo único, con nicotina o sin ella: 2,20 £ por 10 ml. Con precintas; desde el 1 de abril de 2027 debe llevarlas todo lo que esté fuera del régimen suspensivo.',
		],
	}),
	rate('DE', '0.16', '2022-07-01', dampfen, { to: '2023-12-31', note: german }),
	rate('DE', '0.20', '2024-01-01', dampfen, { to: '2024-12-31', note: german }),
	rate('DE', '0.26', '2025-01-01', dampfen, { to: '2025-12-31', note: german }),
	rate('DE', '0.32', '2026-01-01', dampfen, { note: german }),
	rate('ES', '0.15', '2025-04-01', ley, { up_to: '15', note: spanish }),
	rate('ES', '0.20', '2025-04-01', ley, { above: '15', note: spanish }),
	rate('IT', '0.122454', '2026-01-01', svapalo, { basis: 'cigarette_equivalent', up_to: '0', note: italian }),
	rate('IT', '0.169552', '2026-01-01', svapalo, { basis: 'cigarette_equivalent', above: '0', note: italian }),
	rate('PL', '0.96', '2025-01-01', prawna, { to: '2025-12-31', note: year_only }),
	rate('PL', '1.44', '2026-01-01', prawna, { to: '2026-12-31', note: year_only }),
	rate('PL', '1.80', '2027-01-01', prawna, { note: year_only }),
	rate('PL', '40', '2025-07-01', prawna, { product_class: 'device', basis: 'per_piece' }),
	rate('PL', '40', '2025-07-01', prawna, {
		product_class: 'disposable',
		basis: 'per_piece',
		note: ['The duty on the liquid inside is added.', 'Se suma el impuesto del líquido que contiene.'],
	}),
	rate('GR', '0.10', '2026-01-01', [{ title: 'nkapogiannis.gr', url: 'https://nkapogiannis.gr' }, 'C'], {
		note: undated,
	}),
	rate('LV', '0.29', '2026-01-01', [{ title: 'mindlink.lv', url: 'https://mindlink.lv' }, 'C'], { note: undated }),
	rate('BE', '0.15', '2024-01-01', [ecigator, 'C'], {
		note: ['With stamps. The source gives the month.', 'Con precintas. La fuente da el mes.'],
	}),
	rate('CY', '0.12', '2026-01-01', hangsen, { note: undated }),
	rate('EE', '0.21', '2024-01-01', hangsen, { to: '2025-12-31', note: year_only }),
	rate('EE', '0.23', '2026-01-01', hangsen, { note: year_only }),
	rate('BG', '0.45', '2026-01-01', hangsen, {
		note: ['In leva, as given by the source; year only.', 'En levas, según la fuente; solo el año.'],
	}),
	rate('CZ', '2.50', '2024-01-01', hangsen, {
		to: '2024-12-31',
		note: [
			'Year only. The steps between 2024 and 2027 are not in our source.',
			'Solo el año. Los escalones entre 2024 y 2027 no figuran en nuestra fuente.',
		],
	}),
	rate('CZ', '10', '2027-01-01', hangsen, { note: year_only }),
	rate('AL', '20', '2026-01-01', hangsen, { note: year_only }),
	rate('ME', '0.90', '2026-01-01', hangsen, { note: undated }),
	rate('DK', '0', '2026-01-01', hangsen, { up_to: '0', note: undated }),
	rate('DK', '1.50', '2026-01-01', hangsen, { above: '0', up_to: '12', note: undated }),
	rate('DK', '2.50', '2026-01-01', hangsen, { above: '12', note: undated }),
	rate('HR', '0', '2024-01-01', hangsen, {
		to: '2024-12-31',
		note: [
			'No duty in 2024; later years are not in our source.',
			'Sin impuesto en 2024; los años siguientes no figuran en nuestra fuente.',
		],
	}),
	rate('AT', '0', '2024-01-01', hangsen, {
		to: '2024-12-31',
		note: [
			'No duty in 2024; later years are not in our source.',
			'Sin impuesto en 2024; los años siguientes no figuran en nuestra fuente.',
		],
	}),
	...(['any_liquid', 'device'] as const).flatMap((product_class) => [
		rate('CN', '36', '2022-11-01', cgtn, { product_class, basis: 'percent_production', note: chineseProduction }),
		rate('CN', '11', '2022-11-01', cgtn, { product_class, basis: 'percent_wholesale', note: chineseWholesale }),
	]),
	...percents.map(([code, percent]) =>
		rate(`US-${code}`, percent, '2026-01-01', taxFoundation, { basis: 'percent_wholesale', ...from2026 }),
	),
	...['DE', 'KS', 'LA', 'NC', 'WI'].map((code) => rate(`US-${code}`, '0.05', '2026-01-01', taxFoundation, from2026)),
	rate('US-OH', '0.10', '2026-01-01', taxFoundation, from2026),
	rate('US-WV', '0.075', '2026-01-01', taxFoundation, from2026),
	rate('US-NJ', '0.30', '2026-01-01', taxFoundation, { product_class: 'closed_pod', ...from2026 }),
	rate('US-KY', '1.50', '2026-01-01', taxFoundation, {
		product_class: 'closed_pod',
		basis: 'per_piece',
		...from2026,
	}),
	rate('US-NM', '0.50', '2026-01-01', taxFoundation, {
		product_class: 'closed_pod',
		basis: 'per_piece',
		...from2026,
	}),
	rate('US-NY', '20', '2026-01-01', taxFoundation, { basis: 'percent_retail', ...from2026 }),
];

const tpd: TitledLink = {
	title: 'European Commission, on Directive 2014/40/EU',
	titles: { es: 'Comisión Europea, sobre la Directiva 2014/40/UE' },
	url: 'https://health.ec.europa.eu',
};
const trpr: TitledLink = {
	title: 'gov.uk, on TRPR 2016 and the ban on single-use vapes',
	titles: { es: 'gov.uk, sobre la TRPR 2016 y la prohibición de los vapeadores de un solo uso' },
	url: 'https://www.gov.uk',
};
const gb: TitledLink = {
	title: 'SESEC, on GB 41700-2022',
	titles: { es: 'SESEC, sobre la GB 41700-2022' },
	url: 'https://sesec.eu',
};

const limit = (
	code: string,
	name: DemoMarketRule['name'],
	value: string | null,
	valid_from: string,
	source: TitledLink,
	en?: string,
	es?: string,
): DemoMarketRule => ({
	market: code,
	name,
	limit: value,
	valid_from,
	source,
	texts: en && es ? { en: { note: en }, es: { note: es } } : {},
});

export const marketRules: DemoMarketRule[] = [
	limit('EU', 'nicotine_mg_ml', '20', '2016-05-20', tpd),
	limit('EU', 'bottle_ml', '10', '2016-05-20', tpd),
	limit('EU', 'tank_ml', '2', '2016-05-20', tpd),
	limit('GB', 'nicotine_mg_ml', '20', '2016-05-20', trpr),
	limit('GB', 'bottle_ml', '10', '2016-05-20', trpr),
	limit('GB', 'tank_ml', '2', '2016-05-20', trpr),
	limit(
		'GB',
		'rechargeable',
		null,
		'2025-06-01',
		trpr,
		'Single-use vapes are banned.',
		'Los vapeadores de un solo uso están prohibidos.',
	),
	limit(
		'GB',
		'refillable',
		null,
		'2025-06-01',
		trpr,
		'Refillable, with a replaceable coil.',
		'Rellenable, con resistencia reemplazable.',
	),
	limit(
		'GB',
		'duty_stamp',
		null,
		'2026-10-01',
		hmrc[0],
		'One stamp on each retail pack. Stock outside duty suspension may be sold without one until 31 March 2027.',
		'Una precinta por envase de venta. Las existencias fuera del régimen suspensivo pueden venderse sin ella hasta el 31 de marzo de 2027.',
	),
	limit('BE', 'duty_stamp', null, '2024-01-01', ecigator, 'The source gives the month.', 'La fuente da el mes.'),
	limit(
		'CN',
		'nicotine_mg_g',
		'20',
		'2022-10-01',
		gb,
		'20 mg/g is about 23 mg/ml in a mixture of equal parts, above the European limit.',
		'20 mg/g equivalen a unos 23 mg/ml en una mezcla a partes iguales, por encima del límite europeo.',
	),
	limit('CN', 'nicotine_total_mg', '200', '2022-10-01', gb),
	limit(
		'CN',
		'tobacco_flavour_only',
		null,
		'2022-10-01',
		gb,
		'No characterising flavour other than tobacco; 101 permitted additives.',
		'Ningún aroma característico salvo el de tabaco; 101 aditivos permitidos.',
	),
	limit(
		'CN',
		'nicotine_required',
		null,
		'2022-10-01',
		gb,
		'Products without nicotine may not be marketed.',
		'No pueden comercializarse productos sin nicotina.',
	),
];
