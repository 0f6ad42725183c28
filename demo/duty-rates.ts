import type { DutyBasis, duty_rate, market_rule, ProductClass } from '../src/data/tables/duty-rate';
import type { SourceDocument } from '../src/shared/source-document';
import { markets } from './markets';
import {
	articleTwenty,
	belgianRate,
	belgianStamps,
	consumptionTax,
	cypriotRate,
	emiratesRates,
	finnishRate,
	germanTariff,
	greekRate,
	hangsenTaxes,
	hmrcCountdown,
	hungarianRate,
	indonesianRate,
	irishOrder,
	italianRates,
	latvianRate,
	polishLaw,
	polishPress,
	romanianSteps,
	russianRate,
	sesecStandard,
	shop,
	singleUseGuidance,
	southAfricanRate,
	southAfricanTariff,
	spanishRates,
	swedishRates,
	swissRates,
	ukrainianRate,
	unread,
} from './sources';

/**
 * Excise rates and product limits: true facts from stored public pages, each with its source and how far it can be
 * trusted. Where the source gives a year and no day, or no date at all, the note says so.
 */
export type DemoDutyRate = Omit<typeof duty_rate.$inferInsert, 'verified_at'>;
export type DemoMarketRule = typeof market_rule.$inferInsert;

/** The day the stored sources were read. */
export const RATES_READ_ON = '2026-11-21';

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
	source: SourceDocument,
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
		texts: note ? { en: { note: note[0] }, es: { note: note[1] } } : {},
	};
}

const azerbaijaniPage = shop(
	'Vape taxes by country, 16 December 2022',
	'Impuestos al vapeo por país, 16 de diciembre de 2022',
	'oemofvape.com',
);
const taxFoundation = unread(
	'adviser',
	'Vaping taxes by state, 2 March 2026, and the administrators’ table of 1 January 2023',
	'Impuestos al vapeo por estado, 2 de marzo de 2026, y la tabla de las administraciones de 1 de enero de 2023',
	'Tax Foundation; Federation of Tax Administrators',
);

const undated: [string, string] = [
	'The source gives no date; the rate is entered from the start of the year in which we read it.',
	'La fuente no da fecha; el tipo figura desde el inicio del año en que la consultamos.',
];
const yearOnly: [string, string] = ['The source gives the year, not the day.', 'La fuente da el año, no el día.'];
const laterUnknown: [string, string] = [
	'Later rates are not in our source.',
	'Los tipos posteriores no figuran en nuestra fuente.',
];
const swedish: [string, string] = [
	'The authority gives the rates of 2024; that “highly concentrated” begins above 14.5 mg/ml is from a trade page. From 2025 on the rates follow prices; those are not in our source.',
	'La autoridad da los tipos de 2024; que «alta concentración» empiece por encima de 14,5 mg/ml lo dice una página del sector. Desde 2025 los tipos siguen a los precios; no figuran en nuestra fuente.',
];
const swiss: [string, string] = [
	'As reported when parliament voted. That the duty began on 1 October 2024, and that its rates were unchanged in January 2025, is from an adviser’s page.',
	'Según se informó al votarlo el Parlamento. Que el impuesto empezó el 1 de octubre de 2024, y que sus tipos no cambiaron en enero de 2025, lo dice la página de un asesor.',
];
const emirati: [string, string] = [
	'The rate is 100% of the price before tax, which is half of the retail price that the importer or the maker declares.',
	'El tipo es el 100 % del precio sin impuesto, es decir, la mitad del precio de venta que declara el importador o el fabricante.',
];
const german: [string, string] = [
	'All liquids, including nicotine-free bases and flavour concentrates.',
	'Todos los líquidos, incluidas las bases y los aromas sin nicotina.',
];
const spanish: [string, string] = [
	'Not in the Canary Islands, Ceuta and Melilla. For exactly 15 mg/ml, check the law: reports say “less than 15” and “over 15”.',
	'No rige en Canarias, Ceuta y Melilla. Para 15 mg/ml exactos, consulte la ley: las informaciones dicen «menos de 15» y «más de 15».',
];
const italian: [string, string] = [
	'A percentage of the duty on equivalent cigarettes, about 5.63 per millilitre: 18% with nicotine, 13% without. It was 16% and 11% in 2025 and rises until 2028. The source gives the percentages; the amounts are from a retailer’s page.',
	'Un porcentaje del impuesto de los cigarrillos equivalentes, unos 5,63 por mililitro: 18 % con nicotina y 13 % sin ella. En 2025 era del 16 % y el 11 %, y sube hasta 2028. La fuente da los porcentajes; los importes son de la página de un comercio.',
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
	rate('GB', '0.22', '2026-10-01', hmrcCountdown, {
		note: [
			'Flat rate, with or without nicotine: £2.20 per 10 ml. Duty stamps; stock outside suspension must be stamped from 1 April 2027.',
			'Tipo único, con nicotina o sin ella: 2,20 £ por 10 ml. Con precintas; desde el 1 de abril de 2027 debe llevarlas todo lo que esté fuera del régimen suspensivo.',
		],
	}),
	rate('DE', '0.16', '2022-07-01', germanTariff, { to: '2023-12-31', note: german }),
	rate('DE', '0.20', '2024-01-01', germanTariff, { to: '2024-12-31', note: german }),
	rate('DE', '0.26', '2025-01-01', germanTariff, { to: '2025-12-31', note: german }),
	rate('DE', '0.32', '2026-01-01', germanTariff, { note: german }),
	rate('ES', '0.15', '2025-04-01', spanishRates, { up_to: '15', note: spanish }),
	rate('ES', '0.20', '2025-04-01', spanishRates, { above: '15', note: spanish }),
	rate('IT', '0.122454', '2026-01-01', italianRates, { basis: 'cigarette_equivalent', up_to: '0', note: italian }),
	rate('IT', '0.169552', '2026-01-01', italianRates, { basis: 'cigarette_equivalent', above: '0', note: italian }),
	rate('PL', '0.96', '2025-01-01', polishPress, { to: '2025-12-31', note: yearOnly }),
	rate('PL', '1.44', '2026-01-01', polishPress, { to: '2026-12-31', note: yearOnly }),
	rate('PL', '1.80', '2027-01-01', polishLaw, { note: yearOnly }),
	rate('PL', '40', '2025-07-01', polishPress, { product_class: 'device', basis: 'per_piece' }),
	rate('PL', '40', '2025-07-01', polishPress, {
		product_class: 'disposable',
		basis: 'per_piece',
		note: ['The duty on the liquid inside is added.', 'Se suma el impuesto del líquido que contiene.'],
	}),
	rate('GR', '0.10', '2017-01-01', greekRate, {
		note: ['We found no later change.', 'No hemos encontrado cambios posteriores.'],
	}),
	rate('LV', '0.29', '2026-01-01', latvianRate, { note: undated }),
	rate('BE', '0.15', '2024-01-01', belgianRate, { note: ['With stamps.', 'Con precintas.'] }),
	rate('CY', '0.12', '2026-01-01', cypriotRate, {
		note: [
			'Adopted on 22 September 2017; the source does not give the day it took effect. The rate is entered from the start of the year in which we read it.',
			'Aprobado el 22 de septiembre de 2017; la fuente no da el día de entrada en vigor. El tipo figura desde el inicio del año en que la consultamos.',
		],
	}),
	rate('EE', '0.21', '2024-01-01', hangsenTaxes, { to: '2025-12-31', note: yearOnly }),
	rate('EE', '0.23', '2026-01-01', hangsenTaxes, { note: yearOnly }),
	rate('BG', '0.45', '2026-01-01', hangsenTaxes, {
		note: ['In leva, as given by the source; year only.', 'En levas, según la fuente; solo el año.'],
	}),
	rate('CZ', '2.50', '2024-01-01', hangsenTaxes, {
		to: '2024-12-31',
		note: [
			'Year only. The steps between 2024 and 2027 are not in our source.',
			'Solo el año. Los escalones entre 2024 y 2027 no figuran en nuestra fuente.',
		],
	}),
	rate('CZ', '10', '2027-01-01', hangsenTaxes, { note: yearOnly }),
	...(
		[
			['14', '2023-01-01', '2023-12-31'],
			['16', '2024-01-01', '2024-12-31'],
			['18', '2025-01-01', '2025-12-31'],
			['20', '2026-01-01', undefined],
		] as const
	).map(([amount, from, to]) => rate('AL', amount, from, hangsenTaxes, { above: '0', ...(to ? { to } : {}) })),
	rate('IE', '0.50', '2025-11-01', irishOrder, {
		note: ['All liquids, with or without nicotine.', 'Todos los líquidos, con nicotina o sin ella.'],
	}),
	rate('SE', '2.02', '2024-01-01', swedishRates, { above: '0', up_to: '14.5', to: '2024-12-31', note: swedish }),
	rate('SE', '4.04', '2024-01-01', swedishRates, { above: '14.5', to: '2024-12-31', note: swedish }),
	rate('CH', '0.20', '2024-10-01', swissRates, { above: '0', note: swiss }),
	rate('CH', '1.00', '2024-10-01', swissRates, { product_class: 'disposable', note: swiss }),
	rate('UA', '3', '2021-01-01', ukrainianRate, { to: '2021-12-31', note: laterUnknown }),
	rate('FI', '0.30', '2017-01-01', finnishRate, { to: '2017-12-31', note: laterUnknown }),
	rate('HU', '55', '2017-01-01', hungarianRate, { to: '2019-12-31' }),
	rate('HU', '20', '2020-01-01', hungarianRate, { to: '2020-12-31', note: laterUnknown }),
	rate('RO', '0.64', '2022-08-01', romanianSteps, { to: '2022-12-31' }),
	rate('RO', '0.72', '2023-01-01', romanianSteps, { to: '2023-12-31', note: yearOnly }),
	rate('RO', '0.81', '2024-01-01', romanianSteps, { to: '2024-12-31', note: laterUnknown }),
	rate('AZ', '0.02', '2022-01-01', azerbaijaniPage, { to: '2022-12-31', note: laterUnknown }),
	rate('RU', '42', '2024-01-01', russianRate, { to: '2024-12-31', note: yearOnly }),
	rate('RU', '49', '2026-01-01', russianRate, {
		note: [
			'The source gives the year, not the day, and leaves out the rate of 2025.',
			'La fuente da el año, no el día, y omite el tipo de 2025.',
		],
	}),
	...(['any_liquid', 'device'] as const).map((product_class) =>
		rate('AE', '50', '2019-12-01', emiratesRates, { product_class, basis: 'percent_retail', note: emirati }),
	),
	rate('ZA', '2.90', '2023-06-01', southAfricanRate, { to: '2023-12-31', note: laterUnknown }),
	rate('ZA', '3.18', '2025-07-04', southAfricanTariff, {
		note: [
			'Published on 4 July 2025 for liquid presented with a device; the day it took effect is not given.',
			'Publicado el 4 de julio de 2025 para el líquido presentado con un dispositivo; no consta el día de entrada en vigor.',
		],
	}),
	rate('ID', '532', '2023-01-01', indonesianRate, {
		product_class: 'open_bottle',
		to: '2023-12-31',
		note: laterUnknown,
	}),
	rate('ID', '6392', '2023-01-01', indonesianRate, {
		product_class: 'closed_pod',
		basis: 'per_piece',
		to: '2023-12-31',
		note: [
			'The source counts by cartridge; other reports count the same figure by millilitre. Later years are not in our source.',
			'La fuente cuenta por cápsula; otras informaciones cuentan la misma cifra por mililitro. Los años siguientes no figuran en nuestra fuente.',
		],
	}),
	rate('ME', '0.90', '2026-01-01', hangsenTaxes, { note: undated }),
	rate('DK', '0', '2026-01-01', hangsenTaxes, { up_to: '0', note: undated }),
	rate('DK', '1.50', '2026-01-01', hangsenTaxes, { above: '0', up_to: '12', note: undated }),
	rate('DK', '2.50', '2026-01-01', hangsenTaxes, { above: '12', note: undated }),
	rate('HR', '0', '2024-01-01', hangsenTaxes, {
		to: '2024-12-31',
		note: [
			'No duty in 2024; later years are not in our source.',
			'Sin impuesto en 2024; los años siguientes no figuran en nuestra fuente.',
		],
	}),
	rate('AT', '0', '2024-01-01', hangsenTaxes, {
		to: '2024-12-31',
		note: [
			'No duty in 2024; later years are not in our source.',
			'Sin impuesto en 2024; los años siguientes no figuran en nuestra fuente.',
		],
	}),
	...(['any_liquid', 'device'] as const).flatMap((product_class) => [
		rate('CN', '36', '2022-11-01', consumptionTax, {
			product_class,
			basis: 'percent_production',
			note: chineseProduction,
		}),
		rate('CN', '11', '2022-11-01', consumptionTax, {
			product_class,
			basis: 'percent_wholesale',
			note: chineseWholesale,
		}),
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

const limit = (
	code: string,
	name: DemoMarketRule['name'],
	value: string | null,
	valid_from: string,
	source: SourceDocument,
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
	limit('EU', 'nicotine_mg_ml', '20', '2016-05-20', articleTwenty),
	limit('EU', 'bottle_ml', '10', '2016-05-20', articleTwenty),
	limit('EU', 'tank_ml', '2', '2016-05-20', articleTwenty),
	limit('GB', 'nicotine_mg_ml', '20', '2016-05-20', singleUseGuidance),
	limit('GB', 'bottle_ml', '10', '2016-05-20', singleUseGuidance),
	limit('GB', 'tank_ml', '2', '2016-05-20', singleUseGuidance),
	limit(
		'GB',
		'rechargeable',
		null,
		'2025-06-01',
		singleUseGuidance,
		'Single-use vapes are banned.',
		'Los vapeadores de un solo uso están prohibidos.',
	),
	limit(
		'GB',
		'refillable',
		null,
		'2025-06-01',
		singleUseGuidance,
		'Refillable, with a replaceable coil.',
		'Rellenable, con resistencia reemplazable.',
	),
	limit(
		'GB',
		'duty_stamp',
		null,
		'2026-10-01',
		hmrcCountdown,
		'One stamp on each retail pack. Stock outside duty suspension may be sold without one until 31 March 2027.',
		'Una precinta por envase de venta. Las existencias fuera del régimen suspensivo pueden venderse sin ella hasta el 31 de marzo de 2027.',
	),
	limit('BE', 'duty_stamp', null, '2024-04-01', belgianStamps),
	limit(
		'CN',
		'nicotine_mg_g',
		'20',
		'2022-10-01',
		sesecStandard,
		'20 mg/g is about 23 mg/ml in a mixture of equal parts, above the European limit.',
		'20 mg/g equivalen a unos 23 mg/ml en una mezcla a partes iguales, por encima del límite europeo.',
	),
	limit('CN', 'nicotine_total_mg', '200', '2022-10-01', sesecStandard),
	limit(
		'CN',
		'tobacco_flavour_only',
		null,
		'2022-10-01',
		sesecStandard,
		'No characterising flavour other than tobacco; 101 permitted additives.',
		'Ningún aroma característico salvo el de tabaco; 101 aditivos permitidos.',
	),
	limit(
		'CN',
		'nicotine_required',
		null,
		'2022-10-01',
		sesecStandard,
		'Products without nicotine may not be marketed.',
		'No pueden comercializarse productos sin nicotina.',
	),
];
