import { type DemoEnterprise, firm } from '../enterprise';

export const tpeHall2: DemoEnterprise[] = [
	firm(
		'Casco Bay Liquids',
		'2008',
		['US', 'Portland, Maine', 2013, '52'],
		['e_liquid'],
		[
			'E-liquid for adult specialist shops in nine states.',
			'Casco Bay bottles in small lots and keeps a sample of each for three years. It brings the shelf.',
		],
		[
			'Líquidos para tiendas especializadas de nueve estados.',
			'Casco Bay envasa en lotes pequeños y guarda una muestra de cada uno durante tres años. Ha traído la estantería.',
		],
	),
	firm(
		'Red Mesa Bottling',
		'2020',
		['US', 'Albuquerque', 2010, '85'],
		['filling_lines', 'packaging'],
		[
			'Contract filling where the humidity is low and the paper is thick.',
			'Red Mesa fills for others and publishes its reject rate each quarter. The current one hangs above the stand.',
		],
		[
			'Envasado por encargo donde hay poca humedad y mucho papel.',
			'Red Mesa envasa para terceros y publica cada trimestre su tasa de rechazo. La última cuelga sobre el estand.',
		],
	),
	firm(
		'Tillgate Systems',
		'2034',
		['US', 'Columbus', 2019, '60'],
		['age_checks', 'software', 'retail'],
		[
			'Age checks at the till that forget the face.',
			'A reader that looks at the document, answers yes or no and keeps neither name nor picture. Visitors may try to fool it.',
		],
		[
			'Control de edad en caja que olvida la cara.',
			'Un lector que mira el documento, responde sí o no y no guarda ni nombre ni imagen. Se puede intentar engañarlo.',
		],
	),
	firm(
		'Harbour Row Retail',
		'2046',
		['US', 'Baltimore', 2006, '780'],
		['retail'],
		[
			'Ninety-one shops in five states, looking for fewer suppliers.',
			'Harbour Row comes to buy, not to sell. Bring the authorisation of the exact product; the buyers will ask for nothing else first.',
		],
		[
			'Noventa y una tiendas en cinco estados que buscan menos proveedores.',
			'Harbour Row viene a comprar, no a vender. Traiga la autorización del producto exacto: es lo primero que piden sus compradores.',
		],
	),
	firm(
		'Bluestem Nicotine',
		'2058',
		['US', 'Lexington', 2015, '41'],
		['nicotine'],
		[
			'Nicotine base with the drum’s history on a card.',
			'Bluestem dilutes, tests and ships base under lock. The card tells where the leaf grew, who extracted it and who measured.',
		],
		[
			'Base de nicotina con la historia del bidón en una tarjeta.',
			'Bluestem diluye, analiza y envía base bajo llave. La tarjeta dice dónde creció la hoja, quién la extrajo y quién midió.',
		],
	),
	firm(
		'Granite Ridge Testing',
		'2070',
		['US', 'Nashua', 2011, '66'],
		['testing'],
		[
			'A laboratory that answers in nine working days or pays.',
			'Granite Ridge prepares the chemistry part of American applications. It shows a finished file: 41,000 pages in a rack.',
		],
		[
			'Un laboratorio que responde en nueve días laborables o paga.',
			'Granite Ridge prepara la parte química de las solicitudes estadounidenses. Enseña un expediente terminado: 41.000 páginas en una estantería.',
		],
	),
	firm(
		'Open Docket',
		'2082',
		['US', 'Washington, DC', 2020, '18'],
		['compliance', 'software'],
		[
			'Every public filing on vaping, searchable, with alerts.',
			'Eighteen people and a patient program read dockets in fifty states. The free version answers slowly; the paid one does not.',
		],
		[
			'Todos los expedientes públicos sobre vapeo, con búsqueda y avisos.',
			'Dieciocho personas y un programa paciente leen boletines de cincuenta estados. La versión gratuita va despacio; la de pago, no.',
		],
	),
	firm(
		'Prairie Pack',
		'2094',
		['US', 'Omaha', 1987, '230'],
		['packaging'],
		[
			'Boxes, leaflets and labels that survive a warehouse.',
			'Prairie Pack prints leaflets in seven languages and folds them to the size of a stamp. It brings a torture test for glue.',
		],
		[
			'Cajas, prospectos y etiquetas que aguantan un almacén.',
			'Prairie Pack imprime prospectos en siete idiomas y los pliega hasta el tamaño de un sello. Trae una prueba de tortura para pegamentos.',
		],
	),
	firm(
		'Copper Hollow Coils',
		'2106',
		['US', 'Knoxville', 2014, '33'],
		['coils'],
		[
			'Mesh coils wound where they can be inspected.',
			'A small maker that sells to repairers. Each coil is measured twice and carries the two values.',
		],
		[
			'Resistencias de malla hechas donde se pueden inspeccionar.',
			'Un fabricante pequeño que vende a reparadores. Cada resistencia se mide dos veces y lleva los dos valores.',
		],
	),
	firm(
		'Second Cell',
		'2118',
		['US', 'Reno', 2021, '29'],
		['recycling', 'batteries'],
		[
			'Takes back devices by the drum and returns a receipt.',
			'Second Cell collects from shops, takes cells out by hand and reports the weight of each metal. It demonstrates the taking out.',
		],
		[
			'Recoge dispositivos por bidones y devuelve un recibo.',
			'Second Cell los retira de las tiendas, extrae las celdas a mano e informa del peso de cada metal. La extracción se hace en el estand.',
		],
	),
	firm(
		'Gulf & Main Wholesale',
		'2130',
		['US', 'Houston', 1996, '310'],
		['wholesale'],
		[
			'Wholesale for eleven states, with a list of what it no longer carries.',
			'The list is longer than the catalogue and hangs beside it. Each line names the rule.',
		],
		[
			'Mayorista para once estados, con la lista de lo que ya no sirve.',
			'La lista es más larga que el catálogo y cuelga a su lado. Cada línea cita la norma.',
		],
	),
	firm(
		'Ledgerleaf',
		'2142',
		['CA', 'Toronto', 2018, '47'],
		['software', 'compliance'],
		[
			'Excise returns for fourteen markets from one table.',
			'Ledgerleaf keeps dated rates and refuses to calculate with an old one. It prints the law beside the number.',
		],
		[
			'Liquidaciones de impuestos de catorce mercados desde una sola tabla.',
			'Ledgerleaf guarda los tipos con fecha y se niega a calcular con uno caducado. Junto al número imprime la ley.',
		],
	),
	firm(
		'Saint-Laurent Arômes',
		'2154',
		['CA', 'Trois-Rivières', 2002, '58'],
		['flavours'],
		[
			'Tobacco flavours, forty of them, and nothing else.',
			'The house stopped everything sweet in 2022 and kept its customers. Blotters and sheets at the stand.',
		],
		[
			'Cuarenta aromas de tabaco y ninguno más.',
			'La casa dejó todo lo dulce en 2022 y conservó a sus clientes. Tiras y fichas en el estand.',
		],
	),
	firm(
		'Maple Lock Closures',
		'2166',
		['CA', 'Guelph', 1992, '140'],
		['packaging', 'components'],
		[
			'Caps that resist children and yield to adults.',
			'Maple Lock tests with panels of both and prints the two percentages. The machine that opens a cap ten thousand times is on the stand.',
		],
		[
			'Tapones que resisten a los niños y ceden ante los adultos.',
			'Maple Lock ensaya con grupos de unos y de otros e imprime los dos porcentajes. En el estand está la máquina que abre un tapón diez mil veces.',
		],
	),
	firm(
		'Faraday Hall',
		'2178',
		['GB', 'Manchester', 2017, '24'],
		['testing', 'batteries'],
		[
			'Battery safety: drops, heat, short circuits, in that order.',
			'A test house that films every failure. The films run at the stand without sound.',
		],
		[
			'Seguridad de baterías: caídas, calor y cortocircuitos, por ese orden.',
			'Un laboratorio que filma cada fallo. Las películas pasan en el estand sin sonido.',
		],
	),
	firm(
		'Nordhavn Pouch',
		'2190',
		['DK', 'Copenhagen', 2016, '110'],
		['pouches', 'nicotine'],
		[
			'Nicotine pouches for markets that have rules for them.',
			'Nordhavn sells in no country that has not written a limit, and keeps a map of those that have. The map is the stand.',
		],
		[
			'Bolsas de nicotina para mercados que tienen normas.',
			'Nordhavn no vende en ningún país que no haya escrito un límite y lleva un mapa de los que sí. El mapa es el estand.',
		],
	),
];
