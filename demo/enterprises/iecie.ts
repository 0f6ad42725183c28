import { type DemoEnterprise, firm } from '../enterprise';

export const iecieExhibitors: DemoEnterprise[] = [
	firm(
		'Pinghu Mesh',
		'1012',
		['CN', 'Shenzhen', 2015, '260'],
		['coils', 'components'],
		[
			'Mesh for coils, cut by light.',
			'Pinghu cuts mesh with a laser and sells the offcuts to schools of design. The drawings are the customers’.',
		],
		[
			'Malla para resistencias, cortada con luz.',
			'Pinghu corta malla con láser y vende los recortes a escuelas de diseño. Los planos son de los clientes.',
		],
		{ name_zh: '深圳市平湖网芯科技有限公司', license: 'Shenzhen Pinghu Mesh Technology Co., Ltd.' },
	),
	firm(
		'Bao’an Shell Works',
		'1026',
		['CN', 'Shenzhen', 2009, '520'],
		['components'],
		[
			'Aluminium shells with the wall thickness printed inside.',
			'A press shop that measures one shell in a hundred and throws the hundred away if it fails.',
		],
		[
			'Carcasas de aluminio con el espesor impreso por dentro.',
			'Un taller de prensas que mide una carcasa de cada cien y tira las cien si falla.',
		],
	),
	firm(
		'Lianhua Cells',
		'1038',
		['CN', 'Dongguan', 2012, '610'],
		['batteries'],
		[
			'Cells in sizes that fit a pen.',
			'Lianhua grades by capacity after three cycles instead of one. The third is where the liars are found, its engineers say.',
		],
		[
			'Celdas de un tamaño que cabe en un bolígrafo.',
			'Lianhua clasifica por capacidad tras tres ciclos y no tras uno. En el tercero, dicen sus ingenieros, aparecen los mentirosos.',
		],
		{ name_zh: '东莞市莲华电芯有限公司', license: 'Dongguan Lianhua Cells Co., Ltd.' },
	),
	firm(
		'Foshan Clearlabel',
		'1104',
		['CN', 'Foshan', 2016, '90'],
		['packaging', 'compliance'],
		[
			'Labels in eleven languages, checked by people who speak them.',
			'Clearlabel reads a label before it prints it. One in six goes back to the customer with a question.',
		],
		[
			'Etiquetas en once idiomas, revisadas por quienes los hablan.',
			'Clearlabel lee la etiqueta antes de imprimirla. Una de cada seis vuelve al cliente con una pregunta.',
		],
	),
	firm(
		'Delta Bench',
		'1118',
		['CN', 'Guangzhou', 2014, '45'],
		['testing'],
		[
			'Drop, leak and lock tests by the national standard.',
			'A test bench for GB 41700: fall, leak, child lock, label. Results the next day, with the film.',
		],
		[
			'Ensayos de caída, fuga y cierre según la norma nacional.',
			'Un banco de ensayos para la GB 41700: caída, fuga, cierre infantil, etiqueta. Resultados al día siguiente, con la película.',
		],
	),
	firm(
		'Xiangjiang Automation',
		'1132',
		['CN', 'Changsha', 2010, '330'],
		['filling_lines'],
		[
			'Assembly machines that say when they are tired.',
			'Sensors on every station report wear a week ahead. The machine on show is eight years old.',
		],
		[
			'Máquinas de montaje que avisan cuando se cansan.',
			'Los sensores de cada puesto anuncian el desgaste con una semana. La máquina expuesta tiene ocho años.',
		],
	),
	firm(
		'Pearl Gate Forwarding',
		'1210',
		['HK', 'Hong Kong', 1995, '70'],
		['logistics'],
		[
			'Export filing and freight for licensed makers.',
			'Pearl Gate ships nothing without a licence number and a destination rule in the file.',
		],
		[
			'Trámites de exportación y transporte para fabricantes con licencia.',
			'Pearl Gate no embarca nada sin número de licencia y sin la norma del destino en el expediente.',
		],
	),
	firm(
		'Huanan Recovery',
		'1224',
		['CN', 'Huizhou', 2017, '130'],
		['recycling'],
		[
			'Copper, cotton and cells, separated and weighed.',
			'Production scrap goes in by the tonne and comes out by the kilogram. The balance is shown.',
		],
		[
			'Cobre, algodón y celdas, separados y pesados.',
			'La merma entra por toneladas y sale por kilos. El balance está a la vista.',
		],
	),
	firm(
		'Songshan Moulds',
		'1238',
		['CN', 'Dongguan', 2001, '75'],
		['components'],
		[
			'Moulds for mouthpieces, with the life of each on a card.',
			'A toolmaker of the old kind. It repairs what others discard and signs the repair.',
		],
		[
			'Moldes para boquillas, con la vida de cada uno en una ficha.',
			'Un matricero de los de antes. Repara lo que otros tiran y firma la reparación.',
		],
	),
	firm(
		'Two Rivers Translation',
		'1306',
		['SG', 'Singapore', 2008, '34'],
		['compliance'],
		[
			'Technical Chinese into English and Spanish, by engineers.',
			'Two Rivers translates manuals, leaflets and licence annexes, and returns a list of what cannot be translated.',
		],
		[
			'Chino técnico al inglés y al español, hecho por ingenieros.',
			'Two Rivers traduce manuales, prospectos y anexos de licencias, y devuelve una lista de lo intraducible.',
		],
	),
	firm(
		'Xiamen Harbour Glass',
		'1320',
		['CN', 'Xiamen', 1999, '180'],
		['glass'],
		[
			'Glass tubes for tanks, cut to a tenth of a millimetre.',
			'The firm sells tubes by the metre and patience by the tenth. Samples under a gauge.',
		],
		[
			'Tubos de vidrio para depósitos, cortados a la décima.',
			'La firma vende tubo por metros y paciencia por décimas. Muestras bajo un calibre.',
		],
	),
	firm(
		'Osmanthus Compliance',
		'1334',
		['CN', 'Shenzhen', 2022, '27'],
		['compliance', 'software'],
		[
			'Licence files: annual volume, changes, renewal.',
			'Founded the year the licence became law, by three people who had filled in the forms. It keeps a calendar of other people’s deadlines.',
		],
		[
			'Expedientes de licencia: volumen anual, cambios, renovación.',
			'Fundada el año en que la licencia se hizo ley, por tres personas que habían rellenado los impresos. Lleva el calendario de los plazos ajenos.',
		],
	),
];
