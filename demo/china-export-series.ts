import type { DemoSeries } from './series';

const retrieved = '2026-11-21';
const twoFirsts = 'https://2firsts.com';
const tradeCodes = ['8543.40', '2404.12'];

/**
 * Single readings of China's customs figures: half years, one month's unit prices, one month's value, and one corrected
 * value.
 */
export const chinaExportSeries: DemoSeries[] = [
	{
		slug: 'china-exports-half-year-2024',
		chart: 'bar',
		unit: 'USD bn',
		decimals: 3,
		frequency: 'year',
		codes: tradeCodes,
		highlight: '2024-h1',
		retrieved,
		source: [
			{ title: '2Firsts, first half of 2024', titles: { es: '2Firsts, primer semestre de 2024' }, url: twoFirsts },
		],
		en: {
			title: 'China’s e-cigarette exports, first half',
			subtitle: 'Billion US dollars, January to June, 2023 and 2024',
			description:
				'Value fell while weight rose: the weight is a series of its own, and the changes stand in the two tables. The codes behind the totals are not printed; 8543.40 alone holds only a part of the trade, the rest is believed to fall under 2404.12 (code and name not verified).',
			unit_label: 'billion US dollars',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Exportaciones chinas de cigarrillos electrónicos, primer semestre',
			subtitle: 'Miles de millones de dólares, de enero a junio, 2023 y 2024',
			description:
				'El valor cayó un 1,8 % mientras el peso subía un 16,1 % (recalculado). La fuente no indica los códigos; el 8543.40 recoge solo una parte del comercio y el resto figuraría en el 2404.12 (código y nombre no verificados).',
			unit_label: 'miles de millones de dólares',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{
				key: '2023-h1',
				period: '2023-01-01',
				en: 'First half of 2023',
				es: 'Primer semestre de 2023',
				value: 5.481,
				note: '104,200 tonnes',
				note_es: '104.200 toneladas',
			},
			{
				key: '2024-h1',
				period: '2024-01-01',
				en: 'First half of 2024',
				es: 'Primer semestre de 2024',
				value: 5.381,
				note: '121,000 tonnes',
				note_es: '121.000 toneladas',
			},
		],
	},
	{
		slug: 'china-exports-weight-half-year-2024',
		chart: 'bar',
		unit: 't',
		decimals: 0,
		frequency: 'year',
		codes: tradeCodes,
		highlight: '2024-h1',
		retrieved,
		source: [
			{ title: '2Firsts, first half of 2024', titles: { es: '2Firsts, primer semestre de 2024' }, url: twoFirsts },
		],
		en: {
			title: 'Weight of China’s e-cigarette exports, first half',
			subtitle: 'Tonnes, January to June, 2023 and 2024',
			description:
				'Weight of all goods declared, devices and filled products together, as the source rounds it. The codes behind the totals are not printed; 8543.40 alone holds only a part of the trade, the rest is believed to fall under 2404.12 (code and name not verified).',
			unit_label: 'tonnes',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Peso de las exportaciones chinas, primer semestre',
			subtitle: 'Toneladas, de enero a junio, 2023 y 2024',
			description:
				'Peso de toda la mercancía declarada, aparatos y productos envasados, redondeado por la fuente. No se indican los códigos de los totales; el 8543.40 recoge solo una parte del comercio y el resto figuraría en el 2404.12 (código y nombre no verificados).',
			unit_label: 'toneladas',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{ key: '2023-h1', period: '2023-01-01', en: 'First half of 2023', es: 'Primer semestre de 2023', value: 104_200 },
			{ key: '2024-h1', period: '2024-01-01', en: 'First half of 2024', es: 'Primer semestre de 2024', value: 121_000 },
		],
	},
	{
		slug: 'export-unit-price-2024',
		chart: 'bar',
		unit: 'USD/kg',
		decimals: 2,
		frequency: 'year',
		codes: tradeCodes,
		highlight: '2024-h1',
		retrieved,
		source: [
			{ title: '2Firsts, first half of 2024', titles: { es: '2Firsts, primer semestre de 2024' }, url: twoFirsts },
		],
		en: {
			title: 'What a kilogram of exports was worth',
			subtitle: 'US dollars per kg, China’s e-cigarette exports, January to June, 2023 and 2024',
			description:
				'Unit prices as printed by the source. Dividing its own value by its own weight gives 52.60 and 44.47 dollars, so the figures were probably computed from unrounded data or from another cut of the codes. Weight is that of all goods declared, devices and filled products together. Codes: 8543.40, and, it is believed, 2404.12 (code and name not verified).',
			unit_label: 'US dollars per kilogram',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Cuánto valía un kilo exportado',
			subtitle: 'Dólares por kg, exportaciones chinas de cigarrillos electrónicos, de enero a junio, 2023 y 2024',
			description:
				'Precios unitarios tal como los publica la fuente. Al dividir su propio valor entre su propio peso salen 52,60 y 44,47 dólares, de modo que probablemente se calcularon con datos sin redondear o con otra agrupación de códigos. El peso es el de toda la mercancía declarada, aparatos y productos envasados. Códigos: 8543.40 y, al parecer, 2404.12 (código y nombre no verificados).',
			unit_label: 'dólares por kilogramo',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{
				key: '2023-h1',
				period: '2023-01-01',
				en: 'First half of 2023',
				es: 'Primer semestre de 2023',
				value: 53.17,
				note: 'Value divided by weight gives 52.60',
				note_es: 'Valor entre peso da 52,60',
			},
			{
				key: '2024-h1',
				period: '2024-01-01',
				en: 'First half of 2024',
				es: 'Primer semestre de 2024',
				value: 44.54,
				note: 'Value divided by weight gives 44.47',
				note_es: 'Valor entre peso da 44,47',
			},
		],
	},
	{
		slug: 'china-unit-prices-november-2023',
		chart: 'bar',
		unit: 'USD/kg',
		decimals: 2,
		frequency: 'category',
		codes: tradeCodes,
		highlight: 'all',
		retrieved,
		source: [{ title: '2Firsts, November 2023', titles: { es: '2Firsts, noviembre de 2023' }, url: twoFirsts }],
		en: {
			title: 'What a kilogram was worth, by kind of goods',
			subtitle: 'US dollars per kg, China’s e-cigarette exports, November 2023',
			description:
				'The goods went to 125 destinations, and the twenty largest took 86.74 in 100 dollars. For hardware the source also gives 4.86 dollars a unit. Which code stands for which kind is not printed; 8543.40 is believed to be the hardware and 2404.12 the liquids and filled products (code and name not verified).',
			unit_label: 'US dollars per kilogram',
			row_label: 'Kind of goods',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Cuánto valía un kilo, por clase de mercancía',
			subtitle: 'Dólares por kg, exportaciones chinas de cigarrillos electrónicos, noviembre de 2023',
			description:
				'La mercancía fue a 125 destinos, y los veinte mayores se llevaron 86,74 de cada 100 dólares. Para los aparatos la fuente da además 4,86 dólares por unidad. No se indica qué código corresponde a cada clase; el 8543.40 sería el de los aparatos y el 2404.12 el de líquidos y productos envasados (código y nombre no verificados).',
			unit_label: 'dólares por kilogramo',
			row_label: 'Tipo de mercancía',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{
				key: 'hardware',
				en: 'Hardware',
				es: 'Aparatos',
				value: 90.19,
				note: '4.86 dollars a unit',
				note_es: '4,86 dólares por unidad',
			},
			{ key: 'all', en: 'All goods', es: 'Toda la mercancía', value: 41.99 },
			{ key: 'liquids', en: 'Liquids', es: 'Líquidos', value: 36.32 },
		],
	},
	{
		slug: 'china-exports-to-us',
		chart: 'bar',
		unit: 'USD m',
		decimals: 0,
		frequency: 'month',
		codes: tradeCodes,
		highlight: '2024-03',
		retrieved,
		source: [{ title: '2Firsts, April 2024', titles: { es: '2Firsts, abril de 2024' }, url: twoFirsts }],
		en: {
			title: 'China’s e-cigarette exports to the United States',
			subtitle: 'Million US dollars, March 2024',
			description:
				'One month, 6,881 tonnes. The source prints 2.98 billion dollars in its lead and 298 million in its body; 298 million fits the weight. The revision below demonstrates how a corrected value is kept. March is inferred from an article dated April 2024. The codes are 8543.40 and what is believed to be 2404.12 (code and name not verified).',
			unit_label: 'million US dollars',
			codes_note: 'not verified: the code and scope of 2404.12',
		},
		es: {
			title: 'Exportaciones chinas de cigarrillos electrónicos a Estados Unidos',
			subtitle: 'Millones de dólares, marzo de 2024',
			description:
				'Un mes, 6.881 toneladas. La fuente dice 2.980 millones de dólares en la entradilla y 298 en el texto; 298 encaja con el peso. La revisión de abajo demuestra cómo se conserva un valor corregido. Marzo se deduce de un artículo fechado en abril de 2024. Los códigos son el 8543.40 y el que sería el 2404.12 (código y nombre no verificados).',
			unit_label: 'millones de dólares',
			codes_note: 'sin verificar: el código 2404.12 y su alcance',
		},
		points: [
			{
				key: '2024-03',
				period: '2024-03-01',
				en: 'March 2024',
				es: 'Marzo de 2024',
				value: 298,
				note: 'The lead of the source prints 2.98 billion; its body, and the weight, give 298 million',
				note_es: 'La entradilla de la fuente dice 2.980 millones; el texto y el peso dan 298',
				earlier: { value: 2_980, until: '2026-11-21' },
			},
		],
	},
];
