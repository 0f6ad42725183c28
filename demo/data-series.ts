import { chinaExportSeries } from './china-export-series';
import { chartOfRates } from './rate-sources';
import type { DemoSeries } from './series';
import { germanTariff, polishLaw, polishPress, shenzhenReport } from './sources';

/**
 * Data series of the demonstration edition: the only true numbers of the demo, each with its source.
 * Every value was read from stored copies of public pages; nothing is estimated. Where a value is calculated
 * (a remainder, for instance) its note says so, and where a definition could not be checked the text says so.
 */

const retrieved = '2026-11-21';
const twoFirsts = 'https://2firsts.com';
/** Electronic cigarettes; nicotine products without tobacco (name and scope of the second code not verified). */
const tradeCodes = ['8543.40', '2404.12'];

const mainSeries: DemoSeries[] = [
	{
		slug: 'excise-per-ml-europe',
		chart: 'bar',
		unit: 'EUR/ml',
		decimals: 2,
		frequency: 'category',
		highlight: 'de',
		retrieved,
		source: chartOfRates('DE', 'IE', 'ES', 'IT', 'GR', 'LV', 'BE', 'CY', 'EE', 'ME'),
		en: {
			title: 'Excise on one millilitre of e-liquid',
			subtitle:
				'Euros per ml before VAT, markets that use the euro; rate in force in 2026 where the source gives a date',
			description:
				'Markets that tax in another currency (the United Kingdom, Poland, Bulgaria in our source, Czechia, Denmark, Albania) are left out rather than converted. Spain and Italy have two rates and appear twice. The Latvian and Montenegrin rates carry no date in the source, and the Cypriot one no day. The Irish rate comes from the finance ministry; the other sources are press, adviser or supplier pages.',
			unit_label: 'euros per millilitre',
			row_label: 'Country',
		},
		es: {
			title: 'Impuesto especial por mililitro de líquido',
			subtitle: 'Euros por ml sin IVA, mercados que usan el euro; tipo vigente en 2026 si la fuente indica la fecha',
			description:
				'Los mercados que gravan en otra moneda (Reino Unido, Polonia, Bulgaria en nuestra fuente, Chequia, Dinamarca, Albania) se dejan fuera en lugar de convertirlos. España e Italia tienen dos tipos y aparecen dos veces. Los tipos de Letonia y Montenegro no llevan fecha en la fuente, y el de Chipre no lleva día. El irlandés procede del Ministerio de Finanzas; las demás fuentes son páginas de prensa, asesores o proveedores.',
			unit_label: 'euros por mililitro',
			row_label: 'País',
		},
		points: [
			{
				key: 'me',
				en: 'Montenegro',
				es: 'Montenegro',
				value: 0.9,
				note: 'Outside the EU; undated; supplier pages only',
				note_es: 'Fuera de la UE; sin fecha; solo páginas de proveedores',
			},
			{
				key: 'ie',
				period: '2025-11-01',
				en: 'Ireland',
				es: 'Irlanda',
				value: 0.5,
				note: 'Since 1 November 2025; all liquids, with or without nicotine',
				note_es: 'Desde el 1 de noviembre de 2025; todos los líquidos, con nicotina o sin ella',
			},
			{
				key: 'de',
				period: '2026-01-01',
				en: 'Germany',
				es: 'Alemania',
				value: 0.32,
				note: 'Since 1 January 2026; all liquids, also bases and aromas',
				note_es: 'Desde el 1 de enero de 2026; todos los líquidos, también bases y aromas',
			},
			{ key: 'lv', en: 'Latvia', es: 'Letonia', value: 0.29, note: 'Undated', note_es: 'Sin fecha' },
			{
				key: 'ee',
				en: 'Estonia',
				es: 'Estonia',
				value: 0.23,
				note: 'Rate for 2026; the day it took effect is not given (0.21 in 2024)',
				note_es: 'Tipo de 2026; no consta el día de entrada en vigor (0,21 en 2024)',
			},
			{
				key: 'es-over-15',
				period: '2025-04-01',
				en: 'Spain, over 15 mg/ml',
				es: 'España, más de 15 mg/ml',
				value: 0.2,
				note: 'Since 1 April 2025; not in the Canary Islands, Ceuta and Melilla; for exactly 15 mg/ml, check the law',
				note_es:
					'Desde el 1 de abril de 2025; no rige en Canarias, Ceuta y Melilla; para 15 mg/ml exactos, consulte la ley',
			},
			{
				key: 'it-with',
				period: '2026-01-01',
				en: 'Italy, with nicotine',
				es: 'Italia, con nicotina',
				value: 0.169552,
				note: 'Exact rate 0.169552, since 1 January 2026',
				note_es: 'Tipo exacto 0,169552, desde el 1 de enero de 2026',
			},
			{
				key: 'es-up-to-15',
				period: '2025-04-01',
				en: 'Spain, up to 15 mg/ml',
				es: 'España, hasta 15 mg/ml',
				value: 0.15,
				note: 'Since 1 April 2025, also without nicotine; for exactly 15 mg/ml, check the law',
				note_es: 'Desde el 1 de abril de 2025, también sin nicotina; para 15 mg/ml exactos, consulte la ley',
			},
			{
				key: 'be',
				period: '2024-01-01',
				en: 'Belgium',
				es: 'Bélgica',
				value: 0.15,
				note: 'Since 1 January 2024; with stamps',
				note_es: 'Desde el 1 de enero de 2024; con precintas',
			},
			{
				key: 'it-without',
				period: '2026-01-01',
				en: 'Italy, without nicotine',
				es: 'Italia, sin nicotina',
				value: 0.122454,
				note: 'Exact rate 0.122454, since 1 January 2026',
				note_es: 'Tipo exacto 0,122454, desde el 1 de enero de 2026',
			},
			{
				key: 'cy',
				en: 'Cyprus',
				es: 'Chipre',
				value: 0.12,
				note: 'Adopted on 22 September 2017; the day it took effect is not given',
				note_es: 'Aprobado el 22 de septiembre de 2017; no consta el día de entrada en vigor',
			},
			{
				key: 'gr',
				period: '2017-01-01',
				en: 'Greece',
				es: 'Grecia',
				value: 0.1,
				note: 'Since 1 January 2017',
				note_es: 'Desde el 1 de enero de 2017',
			},
		],
	},
	{
		slug: 'china-exports-monthly',
		chart: 'line',
		unit: 'USD m',
		decimals: 0,
		frequency: 'month',
		codes: tradeCodes,
		highlight: '2026-02',
		retrieved,
		source: [
			{ title: '2Firsts, 20 March 2026', titles: { es: '2Firsts, 20 de marzo de 2026' }, url: twoFirsts },
			{ title: 'Sigmagazine', url: 'https://sigmagazine.it' },
			{ title: 'suonon.com', url: 'https://suonon.com' },
		],
		en: {
			title: 'China’s e-cigarette exports, by month',
			subtitle: 'Million US dollars, seven months for which a figure was found, August 2023 to February 2026',
			description:
				'Months without a point are missing, not zero. The reports do not print the customs codes behind these totals: code 8543.40 alone holds only a part of the trade, and the rest is believed to fall under 2404.12 (code and name not verified). Changes are recomputed from the rounded values.',
			unit_label: 'million US dollars',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Exportaciones chinas de cigarrillos electrónicos, por mes',
			subtitle: 'Millones de dólares, siete meses con cifra localizada, de agosto de 2023 a febrero de 2026',
			description:
				'Los meses sin punto faltan, no valen cero. Las informaciones no indican los códigos aduaneros de estos totales: el 8543.40 recoge solo una parte del comercio, y el resto figuraría en el 2404.12 (código y nombre no verificados). Las variaciones se recalculan con los valores redondeados.',
			unit_label: 'millones de dólares',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{ key: '2023-08', period: '2023-08-01', en: 'August 2023', es: 'Agosto de 2023', value: 877 },
			{ key: '2023-09', period: '2023-09-01', en: 'September 2023', es: 'Septiembre de 2023', value: 898 },
			{
				key: '2024-07',
				period: '2024-07-01',
				en: 'July 2024',
				es: 'Julio de 2024',
				value: 1000,
				note: 'Approximate in the source; 28,400 tonnes',
				note_es: 'Aproximado en la fuente; 28.400 toneladas',
			},
			{ key: '2025-01', period: '2025-01-01', en: 'January 2025', es: 'Enero de 2025', value: 1020 },
			{ key: '2025-02', period: '2025-02-01', en: 'February 2025', es: 'Febrero de 2025', value: 498 },
			{
				key: '2026-01',
				period: '2026-01-01',
				en: 'January 2026',
				es: 'Enero de 2026',
				value: 940,
				note: 'The source prints −6.2% on the year; the rounded figures of this table give another number, shown beside it',
				note_es: 'La fuente publica −6,2 % interanual; las cifras redondeadas dan −7,8 %',
			},
			{ key: '2026-02', period: '2026-02-01', en: 'February 2026', es: 'Febrero de 2026', value: 754 },
		],
	},
	{
		slug: 'china-exports-destinations-2026',
		chart: 'bar',
		unit: 'USD m',
		decimals: 0,
		frequency: 'category',
		codes: tradeCodes,
		highlight: 'us',
		retrieved,
		source: [{ title: '2Firsts, 20 March 2026', titles: { es: '2Firsts, 20 de marzo de 2026' }, url: twoFirsts }],
		en: {
			title: 'Where China’s e-cigarette exports went',
			subtitle: 'Million US dollars, January and February 2026, ten largest destinations',
			description:
				'Total to all destinations: 1,694 million dollars. The report does not print the codes behind the figures; 8543.40 alone holds only a part of the trade, the rest is believed to fall under 2404.12 (code and name not verified). A destination is the country declared at export, not always the country of use.',
			unit_label: 'million US dollars',
			row_label: 'Country',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Adónde fueron las exportaciones chinas',
			subtitle: 'Millones de dólares, enero y febrero de 2026, diez primeros destinos',
			description:
				'Total a todos los destinos: 1.694 millones de dólares. La información no indica los códigos; el 8543.40 recoge solo una parte del comercio y el resto figuraría en el 2404.12 (código y nombre no verificados). El destino es el país declarado a la salida, que no siempre es el de consumo.',
			unit_label: 'millones de dólares',
			row_label: 'País',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{ key: 'us', en: 'United States', es: 'Estados Unidos', value: 563 },
			{ key: 'gb', en: 'United Kingdom', es: 'Reino Unido', value: 173 },
			{ key: 'de', en: 'Germany', es: 'Alemania', value: 108 },
			{ key: 'jp', en: 'Japan', es: 'Japón', value: 85.55 },
			{ key: 'ru', en: 'Russia', es: 'Rusia', value: 80.42 },
			{ key: 'ae', en: 'United Arab Emirates', es: 'Emiratos Árabes Unidos', value: 78.74 },
			{ key: 'kr', en: 'South Korea', es: 'Corea del Sur', value: 69.51 },
			{ key: 'my', en: 'Malaysia', es: 'Malasia', value: 52.82 },
			{ key: 'ca', en: 'Canada', es: 'Canadá', value: 45.27 },
			{ key: 'id', en: 'Indonesia', es: 'Indonesia', value: 40.49 },
		],
	},
	{
		slug: 'fda-authorised-products',
		chart: 'bar',
		unit: 'products',
		decimals: 0,
		frequency: 'event',
		highlight: '2026-05-05',
		retrieved,
		source: [
			{ title: '2Firsts, 21 December 2025', titles: { es: '2Firsts, 21 de diciembre de 2025' }, url: twoFirsts },
			{ title: 'tobaccotaxrefund.com', url: 'https://tobaccotaxrefund.com' },
			{ title: 'vapeclub.vip', url: 'https://vapeclub.vip' },
			{ title: 'vaperisk.com', url: 'https://vaperisk.com' },
		],
		en: {
			title: 'E-cigarette products authorised in the United States',
			subtitle: 'Running total of marketing authorisations by the FDA, at the dates for which a count was found',
			description:
				'A product is one authorised item (a device, or one cartridge in one flavour and strength), not a brand. Between the three dates the total rose in steps that our sources do not all date, so no line is drawn between the bars.',
			unit_label: 'authorised products',
		},
		es: {
			title: 'Productos de vapeo autorizados en Estados Unidos',
			subtitle: 'Total acumulado de autorizaciones de la FDA, en las fechas con recuento localizado',
			description:
				'Un producto es cada artículo autorizado (un aparato, o un cartucho de un sabor y una concentración), no una marca. Entre las tres fechas el total subió en escalones que nuestras fuentes no siempre fechan; por eso no se traza línea entre las barras.',
			unit_label: 'productos autorizados',
		},
		points: [
			{
				key: '2021-10-12',
				period: '2021-10-12',
				en: '12 October 2021',
				es: '12 de octubre de 2021',
				value: 3,
				note: 'The first authorisations',
				note_es: 'Las primeras autorizaciones',
			},
			{
				key: '2025-12',
				period: '2025-12-01',
				en: 'December 2025',
				es: 'Diciembre de 2025',
				value: 39,
				note: 'Count stated in December; the latest addition dates from July 2025',
				note_es: 'Recuento publicado en diciembre; la última incorporación es de julio de 2025',
			},
			{
				key: '2026-05-05',
				period: '2026-05-05',
				en: '5 May 2026',
				es: '5 de mayo de 2026',
				value: 45,
				note: 'Four of the additions are Glas pods',
				note_es: 'Cuatro de las incorporaciones son cápsulas Glas',
			},
		],
	},
	{
		slug: 'intertabac-exhibitors',
		chart: 'bar',
		unit: 'exhibitors',
		decimals: 0,
		frequency: 'year',
		highlight: '2025',
		retrieved,
		source: [
			{ title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Revue des Tabacs', url: 'https://revuedestabacs.com' },
			{ title: 'Cigar Journal', url: 'https://cigarjournal.com' },
			{ title: '2Firsts', url: twoFirsts },
		],
		en: {
			title: 'Exhibitors at InterTabac, Dortmund',
			subtitle: 'Number of exhibitors, InterTabac and InterSupply, editions of 2022 to 2025',
			description:
				'Figures of the organiser as reported. The 2022 and 2024 figures are floors (“more than”), so small changes between years mean little.',
			unit_label: 'exhibitors',
		},
		es: {
			title: 'Expositores en InterTabac, Dortmund',
			subtitle: 'Número de expositores, InterTabac e InterSupply, ediciones de 2022 a 2025',
			description:
				'Cifras del organizador según se publicaron. Las de 2022 y 2024 son mínimos («más de»), así que las diferencias pequeñas entre años significan poco.',
			unit_label: 'expositores',
		},
		points: [
			{
				key: '2022',
				period: '2022-09-15',
				en: '2022',
				es: '2022',
				value: 600,
				note: 'More than 600; 69 countries, 12,100 visitors',
				note_es: 'Más de 600; 69 países, 12.100 visitantes',
			},
			{
				key: '2023',
				period: '2023-09-14',
				en: '2023',
				es: '2023',
				value: 680,
				note: 'About 60 countries, 13,500 visitors',
				note_es: 'Unos 60 países, 13.500 visitantes',
			},
			{
				key: '2024',
				period: '2024-09-19',
				en: '2024',
				es: '2024',
				value: 800,
				note: 'More than 800; about 70 countries, more than 12,000 visitors',
				note_es: 'Más de 800; unos 70 países, más de 12.000 visitantes',
			},
			{
				key: '2025',
				period: '2025-09-18',
				en: '2025',
				es: '2025',
				value: 800,
				note: 'About 70 countries, 11 halls',
				note_es: 'Unos 70 países, 11 pabellones',
			},
		],
	},
	{
		slug: 'germany-excise-steps',
		chart: 'step',
		unit: 'EUR/ml',
		decimals: 2,
		frequency: 'event',
		highlight: '2026-01-01',
		retrieved,
		source: [germanTariff],
		en: {
			title: 'Germany’s duty, step by step',
			subtitle: 'Euros per ml before VAT, from the day each rate took effect',
			description:
				'The duty falls on all liquids meant for e-cigarettes, with or without nicotine, and also on bases and aromas. A trade page that cites the law gives the four rates and dates; we have not read the text of the law.',
			unit_label: 'euros per millilitre',
		},
		es: {
			title: 'El impuesto alemán, escalón a escalón',
			subtitle: 'Euros por ml sin IVA, desde el día en que entró en vigor cada tipo',
			description:
				'El impuesto grava todos los líquidos para cigarrillos electrónicos, con nicotina o sin ella, y también bases y aromas. Una página del sector que cita la ley da los cuatro tipos y fechas; no hemos leído el texto de la ley.',
			unit_label: 'euros por mililitro',
		},
		points: [
			{ key: '2022-07-01', period: '2022-07-01', en: '1 July 2022', es: '1 de julio de 2022', value: 0.16 },
			{ key: '2024-01-01', period: '2024-01-01', en: '1 January 2024', es: '1 de enero de 2024', value: 0.2 },
			{ key: '2025-01-01', period: '2025-01-01', en: '1 January 2025', es: '1 de enero de 2025', value: 0.26 },
			{ key: '2026-01-01', period: '2026-01-01', en: '1 January 2026', es: '1 de enero de 2026', value: 0.32 },
		],
	},
	{
		slug: 'poland-excise-steps',
		chart: 'step',
		unit: 'PLN/ml',
		decimals: 2,
		frequency: 'year',
		highlight: '2026',
		retrieved,
		source: [polishLaw, polishPress],
		en: {
			title: 'Poland’s duty, step by step',
			subtitle: 'Zlotys per ml before VAT, by year; 2027 as scheduled',
			description:
				'The sources give years, not days: each step is drawn from 1 January and the exact day is not verified. The charge of 40 zlotys per device or disposable, in force since 1 July 2025, is not in the chart.',
			unit_label: 'zlotys per millilitre',
		},
		es: {
			title: 'El impuesto polaco, escalón a escalón',
			subtitle: 'Zlotys por ml sin IVA, por año; 2027 según el calendario',
			description:
				'Las fuentes dan años, no días: cada escalón se dibuja desde el 1 de enero y el día exacto no está verificado. El gravamen de 40 zlotys por aparato o desechable, vigente desde el 1 de julio de 2025, no figura en el gráfico.',
			unit_label: 'zlotys por mililitro',
		},
		points: [
			{
				key: '2025',
				period: '2025-01-01',
				en: '2025',
				es: '2025',
				value: 0.96,
				note: 'Year only in the source; day not verified',
				note_es: 'La fuente da solo el año; día no verificado',
			},
			{
				key: '2026',
				period: '2026-01-01',
				en: '2026',
				es: '2026',
				value: 1.44,
				note: 'Year only in the source; day not verified',
				note_es: 'La fuente da solo el año; día no verificado',
			},
			{
				key: '2027',
				period: '2027-01-01',
				en: '2027',
				es: '2027',
				value: 1.8,
				note: 'Year only in the source; day not verified',
				note_es: 'La fuente da solo el año; día no verificado',
			},
		],
	},
	{
		slug: 'shenzhen-share-2022',
		chart: 'bar',
		unit: '%',
		decimals: 1,
		frequency: 'category',
		highlight: 'shenzhen',
		retrieved,
		source: [{ title: '2Firsts', url: twoFirsts }, shenzhenReport],
		en: {
			title: 'Shenzhen’s share of China’s e-cigarette exports',
			subtitle: 'Per cent of export value, 2022',
			description:
				'Shenzhen exported 46.09 billion yuan, 68.3% of the national total, which implies about 67 billion yuan for China. An industry Blue Book puts exports in 2021 at 138.3 billion yuan: the definitions differ and the two must not be joined. Officials say that 95 in 100 e-cigarettes of the world are made in China; we found no count behind the claim. The customs codes behind the share are not stated.',
			unit_label: 'per cent of export value',
			row_label: 'Place',
		},
		es: {
			title: 'La cuota de Shenzhen en las exportaciones chinas',
			subtitle: 'Porcentaje del valor exportado, 2022',
			description:
				'Shenzhen exportó 46.090 millones de yuanes, el 68,3 % del total nacional, lo que implica unos 67.000 millones para China. Un Libro Azul del sector cifra las exportaciones de 2021 en 138.300 millones: las definiciones difieren y ambas series no deben unirse. Fuentes oficiales dicen que 95 de cada 100 cigarrillos electrónicos del mundo se fabrican en China; no hallamos recuento que lo respalde. Los códigos aduaneros de la cuota no constan.',
			unit_label: 'porcentaje del valor exportado',
			row_label: 'Lugar',
		},
		points: [
			{
				key: 'shenzhen',
				en: 'Shenzhen',
				es: 'Shenzhen',
				value: 68.3,
				note: '46.09 billion yuan',
				note_es: '46.090 millones de yuanes',
			},
			{
				key: 'rest',
				en: 'Rest of China',
				es: 'Resto de China',
				value: 31.7,
				note: 'Calculated: 100 less 68.3',
				note_es: 'Calculado: 100 menos 68,3',
			},
		],
	},
	{
		slug: 'us-exports-march-2024',
		chart: 'bar',
		unit: '%',
		decimals: 2,
		frequency: 'category',
		codes: tradeCodes,
		highlight: 'products',
		retrieved,
		source: [{ title: '2Firsts, April 2024', titles: { es: '2Firsts, abril de 2024' }, url: twoFirsts }],
		en: {
			title: 'What China shipped to the United States',
			subtitle: 'Per cent of export value to the United States, March 2024 (total 298 million dollars, 6,881 tonnes)',
			description:
				'Devices are those under code 8543.40; nicotine products without tobacco are believed to be those under 2404.12 (code and name not verified). A reader who looks up 8543.40 alone sees about 16% of the value. The source prints 2.98 billion in its lead and 298 million in its body; 298 million fits the weight. March is inferred from an article dated April 2024.',
			unit_label: 'per cent of export value',
			row_label: 'Kind of goods',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Qué envió China a Estados Unidos',
			subtitle:
				'Porcentaje del valor exportado a Estados Unidos, marzo de 2024 (total: 298 millones de dólares, 6.881 toneladas)',
			description:
				'Los aparatos son los del código 8543.40; los productos de nicotina sin tabaco serían los del 2404.12 (código y nombre no verificados). Quien consulta solo el 8543.40 ve cerca del 16 % del valor. La fuente dice 2.980 millones en la entradilla y 298 en el texto; 298 encaja con el peso. Marzo se deduce de un artículo fechado en abril de 2024.',
			unit_label: 'porcentaje del valor exportado',
			row_label: 'Tipo de mercancía',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{
				key: 'products',
				en: 'Nicotine products without tobacco (2404.12)',
				es: 'Productos de nicotina sin tabaco (2404.12)',
				value: 83.93,
				note: 'The code and its name are not verified',
				note_es: 'El código y su nombre no están verificados',
			},
			{ key: 'devices', en: 'Devices (8543.40)', es: 'Aparatos (8543.40)', value: 16.07 },
		],
	},
	{
		slug: 'world-trade-854340',
		chart: 'bar',
		unit: 'USD bn',
		decimals: 1,
		frequency: 'year',
		codes: ['8543.40'],
		highlight: '2022',
		retrieved,
		source: [{ title: 'whatariff.com', url: 'https://whatariff.com' }],
		en: {
			title: 'World trade under code 8543.40',
			subtitle: 'Billion US dollars, 2022, code 8543.40 only',
			description:
				'One year from one tariff look-up site. Code 8543.40 covers the devices; filled products, believed to fall under 2404.12 (code and name not verified), are not counted, so this is not the size of the market.',
			unit_label: 'billion US dollars',
		},
		es: {
			title: 'Comercio mundial del código 8543.40',
			subtitle: 'Miles de millones de dólares, 2022, solo el código 8543.40',
			description:
				'Un solo año de un solo buscador de aranceles. El código 8543.40 cubre los aparatos; los productos envasados, que figurarían en el 2404.12 (código y nombre no verificados), no se cuentan, de modo que no es el tamaño del mercado.',
			unit_label: 'miles de millones de dólares',
		},
		points: [{ key: '2022', period: '2022-01-01', en: '2022', es: '2022', value: 27.3 }],
	},
];

/** Every series, in the newsroom's order. */
export const data_series: DemoSeries[] = [...mainSeries, ...chinaExportSeries];
