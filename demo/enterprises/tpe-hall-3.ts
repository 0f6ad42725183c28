import { type DemoEnterprise, firm } from '../enterprise';

export const tpeHall3: DemoEnterprise[] = [
	firm(
		'Registre & Cie',
		'3006',
		['BE', 'Liège', 2009, '31'],
		['compliance'],
		[
			'Notification files for the European Union, line by line.',
			'Registre prepares files six months before a product is sold, because the law says six months. It offers to read one page of any file at the stand.',
		],
		[
			'Expedientes de notificación para la Unión Europea, línea por línea.',
			'Registre prepara los expedientes seis meses antes de la venta, porque la ley dice seis meses. En el estand lee una página de cualquiera.',
		],
	),
	firm(
		'Aubry-Stein Fiscal',
		'3018',
		['FR', 'Strasbourg', 1994, '22'],
		['compliance'],
		[
			'Tax advice for those who cross borders with liquids.',
			'A law office that answers in writing and dates its answers. It brings a table of rates with a column for doubts.',
		],
		[
			'Asesoría fiscal para quien cruza fronteras con líquidos.',
			'Un despacho que responde por escrito y fecha sus respuestas. Trae una tabla de tipos con una columna para las dudas.',
		],
	),
	firm(
		'Creekside Freight',
		'3030',
		['AE', 'Dubai', 2003, '95'],
		['logistics'],
		[
			'Containers between free zones, batteries included.',
			'Creekside moves goods that others decline and charges for the paperwork openly. Tariff on the wall.',
		],
		[
			'Contenedores entre zonas francas, con baterías dentro.',
			'Creekside transporta lo que otros rechazan y cobra el papeleo a la vista. La tarifa está en la pared.',
		],
	),
	firm(
		'Selat Compliance',
		'3042',
		['MY', 'Kuala Lumpur', 2018, '28'],
		['compliance'],
		[
			'Filings in Malaysia, Indonesia and the Philippines.',
			'Three countries, four languages, one calendar. Selat shows which of the three will change first.',
		],
		[
			'Trámites en Malasia, Indonesia y Filipinas.',
			'Tres países, cuatro lenguas y un calendario. Selat enseña cuál de los tres cambiará antes.',
		],
	),
	firm(
		'Batam Assembly Partners',
		'3054',
		['ID', 'Batam', 2020, '430'],
		['pods', 'components'],
		[
			'Assembly on Batam for makers who need a second address.',
			'A clean hall of six thousand square metres, rented by the line. Photographs of an ordinary Tuesday.',
		],
		[
			'Montaje en Batam para fabricantes que necesitan una segunda dirección.',
			'Una nave limpia de seis mil metros, alquilada por líneas. Fotografías de un martes cualquiera.',
		],
	),
	firm(
		'Zhuhai Meili Flavours',
		'3066',
		['CN', 'Zhuhai', 2011, '160'],
		['flavours', 'e_liquid'],
		[
			'Compounds for e-liquid within the list of 101.',
			'Meili works with the additives the Chinese standard permits and keeps a folder of labels that went wrong. The folder may be read.',
		],
		[
			'Compuestos para líquidos dentro de la lista de 101.',
			'Meili trabaja con los aditivos que permite la norma china y guarda una carpeta de etiquetas que salieron mal. La carpeta se puede leer.',
		],
		{ name_zh: '珠海美里香精有限公司', license: 'Zhuhai Meili Flavours Co., Ltd.' },
	),
	firm(
		'Dongguan Hengda Precision',
		'3078',
		['CN', 'Dongguan', 2003, '350'],
		['components'],
		[
			'Shells, pins and springs by the million.',
			'Hengda stamps parts that nobody sees. The stand is a wall of drawers, each with a tolerance on its label.',
		],
		[
			'Carcasas, agujas y muelles por millones.',
			'Hengda estampa piezas que nadie ve. El estand es una pared de cajones, cada uno con su tolerancia en la etiqueta.',
		],
		{ name_zh: '东莞市恒达精密制造有限公司', license: 'Dongguan Hengda Precision Co., Ltd.' },
	),
	firm(
		'Yunling Biotech',
		'3090',
		['CN', 'Kunming', 2013, '120'],
		['nicotine'],
		[
			'Extraction of nicotine, with a weighbridge at both ends.',
			'Yunling weighs leaf on the way in and drums on the way out, and publishes the difference. Export papers are shown in the original.',
		],
		[
			'Extracción de nicotina, con báscula a la entrada y a la salida.',
			'Yunling pesa la hoja al entrar y los bidones al salir, y publica la diferencia. Los papeles de exportación se enseñan en original.',
		],
		{ name_zh: '云南云岭生物科技有限公司', license: 'Yunnan Yunling Biotech Co., Ltd.' },
	),
	firm(
		'Kiln & Gauge',
		'3102',
		['DE', 'Jena', 1998, '40'],
		['testing', 'heated'],
		[
			'Thermometers for the inside of small ovens.',
			'A heated device is only as honest as its sensor. Kiln & Gauge sells the sensor that checks the sensor.',
		],
		[
			'Termómetros para el interior de hornos pequeños.',
			'Un aparato calentador es tan honrado como su sensor. Kiln & Gauge vende el sensor que comprueba al sensor.',
		],
	),
	firm(
		'Instituto Brasa',
		'3114',
		['ES', 'Zaragoza', 2007, '35'],
		['testing', 'heated'],
		[
			'Materials that must be hot and must not burn.',
			'The institute tests glues, ceramics and coatings to failure and lends the broken pieces to students.',
		],
		[
			'Materiales que deben calentarse sin arder.',
			'El instituto lleva pegamentos, cerámicas y recubrimientos hasta la rotura y presta los trozos a estudiantes.',
		],
	),
	firm(
		'Almacenes del Ebro',
		'3126',
		['ES', 'Zaragoza', 1979, '75'],
		['logistics', 'wholesale'],
		[
			'A bonded warehouse with two doors and two stocks.',
			'Goods with duty paid on one side, goods under suspension on the other, and a camera on the line between them.',
		],
		[
			'Un depósito fiscal con dos puertas y dos existencias.',
			'A un lado, la mercancía con el impuesto pagado; al otro, la que está en régimen suspensivo; y una cámara en la línea que las separa.',
		],
	),
	firm(
		'Ridaura Asesores',
		'3138',
		['ES', 'Valencia', 1988, '19'],
		['compliance'],
		[
			'Excise returns for fillers who would rather fill.',
			'The office prepares quarterly returns and keeps a diary of every change since 2025. Copies at the stand.',
		],
		[
			'Liquidaciones para envasadores que prefieren envasar.',
			'El despacho prepara declaraciones trimestrales y lleva un diario de cada cambio desde 2025. Hay copias en el estand.',
		],
	),
	firm(
		'Ocho Ríos Distribución',
		'3150',
		['MX', 'Monterrey', 2012, '64'],
		['wholesale'],
		[
			'Distribution in Latin America, country by country.',
			'Ocho Ríos carries different goods in each country because each country allows different goods. The stand has one shelf for each.',
		],
		[
			'Distribución en América Latina, país por país.',
			'Ocho Ríos lleva mercancía distinta a cada país porque cada país permite cosas distintas. El estand tiene una estantería para cada uno.',
		],
	),
	firm(
		'Puerto Norte Legal',
		'3162',
		['CL', 'Valparaíso', 2010, '16'],
		['compliance'],
		[
			'Law office for importers on the Pacific side.',
			'Puerto Norte follows the new Chilean rules from the gazette to the shelf and writes two pages a month about them.',
		],
		[
			'Despacho para importadores del lado del Pacífico.',
			'Puerto Norte sigue las normas chilenas desde el boletín hasta la estantería y escribe dos páginas al mes sobre ellas.',
		],
	),
	firm(
		'Hanseong Thermal',
		'3174',
		['KR', 'Suwon', 2010, '210'],
		['heated', 'devices'],
		[
			'Heating modules for sticks, in three geometries.',
			'Blade, pin and ring, each with its curve on paper. Hanseong builds for others and lets them choose the curve.',
		],
		[
			'Módulos calentadores para unidades, con tres geometrías.',
			'Lámina, aguja y anillo, cada uno con su curva en papel. Hanseong fabrica para terceros y les deja elegir la curva.',
		],
	),
	firm(
		'Setouchi Filters',
		'3186',
		['JP', 'Okayama', 1974, '260'],
		['components', 'heated'],
		[
			'Filters, mouthpieces and fifty years of patience.',
			'The firm changes one thing a year. This year it is the paper.',
		],
		['Filtros, boquillas y cincuenta años de paciencia.', 'La empresa cambia una cosa al año. Este año, el papel.'],
	),
];
