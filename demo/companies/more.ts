import { also, type DemoCompanyMore } from '../company';

/**
 * What the stories add about firms that have a booth or a licence: people, products, other spellings. Keys are the
 * slugs of the firms.
 */
export const more: Record<string, DemoCompanyMore> = {
	'anlan-battery': {
		names: also('Anlan'),
		people: [{ name: 'Lin Yuwei', en: 'Founder', es: 'Fundadora' }],
	},
	'arbor-vane': { people: [{ name: 'Judith Amankwah', en: 'Chief executive', es: 'Directora general' }] },
	'halden-vapour-works': {
		names: also('Halden'),
		people: [{ name: 'Astrid Helmersson', en: 'Chief executive', es: 'Consejera delegada' }],
	},
	'kestrel-pods': {
		names: also('Kestrel'),
		people: [{ name: 'Niamh Garvey', en: 'Head of product', es: 'Responsable de producto' }],
	},
	'lumen-cartridge': {
		names: also('Lumen'),
		people: [{ name: 'Joris Hendrikx', en: 'Head of design', es: 'Responsable de diseño' }],
	},
	'meridian-flavour-house': {
		names: also('Meridian'),
		people: [
			{ name: 'Inès Delacroix-Roy', en: 'Runs the house', es: 'Dirige la casa' },
			{ name: 'Olivier Castagne', en: 'Finance director', es: 'Director financiero' },
		],
	},
	'northlight-labs': { names: also('Northlight') },
	'orsini-devices': {
		people: [{ name: 'Bianca Orsini', en: 'Technical director', es: 'Directora técnica' }],
	},
	'pacific-coil': { people: [{ name: 'Rajan Sivakumar', en: 'Chief executive', es: 'Consejero delegado' }] },
	'qinglu-technology': {
		names: also('Qinglu'),
		people: [{ name: 'Qiu Manting', en: 'Export filings', es: 'Expedientes de exportación' }],
	},
	'ruhrtal-liquid': { people: [{ name: 'Sabine Harkort', en: 'Accounts', es: 'Contabilidad' }] },
	'shenlu-technology': {
		names: also('Shenlu'),
		people: [{ name: 'Gao Peiwen', en: 'Head of operations', es: 'Responsable de operaciones' }],
	},
	'sines-customs': { people: [{ name: 'Rui Teixeira', en: 'Customs broker', es: 'Agente de aduanas' }] },
	'tideway-distribution': {
		names: also('Tideway'),
		people: [
			{ name: 'Deirdre Colgan', en: 'Managing director', es: 'Directora general' },
			{ name: 'Teresa Quintela', en: 'Head of purchasing', es: 'Jefa de compras' },
		],
	},
	'vidraria-lima': {
		people: [
			{ name: 'Teresa Lima', en: 'Runs the firm', es: 'Dirige la casa' },
			{ name: 'Marco Lima', en: 'Sales', es: 'Ventas' },
		],
		en: {
			makes: [
				{
					title: 'Bottles of 10 ml',
					text: 'Glass for e-liquid, from a small electric furnace that is booked until June.',
				},
				{ title: 'Bottles from 5 to 30 ml', text: 'With caps that an adult can open and a child cannot.' },
				{ title: 'Perfume and medicine bottles', text: 'The furnace was financed on the strength of these.' },
			],
		},
		es: {
			makes: [
				{
					title: 'Frascos de 10 ml',
					text: 'Vidrio para líquidos, de un pequeño horno eléctrico reservado hasta junio.',
				},
				{ title: 'Frascos de 5 a 30 ml', text: 'Con tapones que abre un adulto y no un niño.' },
				{ title: 'Frascos de perfume y de farmacia', text: 'Con su aval se financió el horno.' },
			],
		},
	},
	'yunhe-ceramics': {
		names: [
			{
				kind: 'former',
				text: '东莞云禾窑业厂',
				language: 'zh-Hans',
				reading: 'Dongguan Yunhe Yaoye Chang',
				until: '2019',
			},
			{ kind: 'former', text: 'Yunhe Kiln Works', until: '2019' },
			...also('Yunhe', 'Yun He'),
		],
		people: [
			{ name: 'Gao Renjie', en: 'Director', es: 'Director' },
			{ name: 'Deng Haoran', en: 'Firing hall', es: 'Nave de cocción' },
		],
		en: {
			makes: [
				{
					title: 'Porous ceramic cores',
					text: 'Nine million a month, for closed pods, from a tunnel furnace that never stops.',
				},
				{ title: 'Coil assemblies', text: 'Core, mesh and seal in one part, tested in line. Sold to fillers only.' },
				{ title: 'Contract firing', text: 'Furnace time by the shift, for other makers.' },
			],
		},
		es: {
			makes: [
				{
					title: 'Núcleos cerámicos porosos',
					text: 'Nueve millones al mes, para cápsulas cerradas, de un horno de túnel que no se apaga.',
				},
				{
					title: 'Resistencias montadas',
					text: 'Núcleo, malla y junta en una pieza, ensayada en línea. Solo para envasadores.',
				},
				{ title: 'Cocción para terceros', text: 'Turnos de horno para otros fabricantes.' },
			],
		},
	},
	'zhuhai-meili-flavours': {
		people: [{ name: 'Meng Zhaohui', en: 'Runs quality', es: 'Responsable de calidad' }],
	},
	'dongguan-hengda-precision': {
		names: also('Hengda Precision', 'Hengda'),
		people: [{ name: 'Mo Guizhen', en: 'Inspector', es: 'Inspectora' }],
	},
	'yunling-biotech': { names: also('Yunling') },
};
