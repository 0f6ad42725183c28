/** Tags of the demonstration edition: the key is the slug of the English edition. */
export interface DemoTag {
	key: string;
	en: { slug: string; name: string; description: string };
	es: { slug: string; name: string; description: string };
}

const tag = (key: string, en: [string, string], es: [slug: string, name: string, description: string]): DemoTag => ({
	key,
	en: { slug: key, name: en[0], description: en[1] },
	es: { slug: es[0], name: es[1], description: es[2] },
});

export const tags: DemoTag[] = [
	tag(
		'european-union',
		['European Union', 'Directives, drafts and votes that bind the single market.'],
		['union-europea', 'Unión Europea', 'Directivas, borradores y votaciones que obligan al mercado único.'],
	),
	tag('spain', ['Spain', 'Law, tax and trade in Spain.'], ['espana', 'España', 'Ley, impuestos y comercio en España.']),
	tag(
		'united-kingdom',
		['United Kingdom', 'Duty, stamps and standards in the United Kingdom.'],
		['reino-unido', 'Reino Unido', 'Impuesto, precintas y normas en el Reino Unido.'],
	),
	tag(
		'germany',
		['Germany', 'The largest duty market of the European Union.'],
		['alemania', 'Alemania', 'El mayor mercado con impuesto de la Unión Europea.'],
	),
	tag(
		'italy',
		['Italy', 'Monopoly, outlets and duty in Italy.'],
		['italia', 'Italia', 'Monopolio, puntos de venta e impuesto en Italia.'],
	),
	tag(
		'poland',
		['Poland', 'Rates, devices and stamps in Poland.'],
		['polonia', 'Polonia', 'Tipos, dispositivos y precintos en Polonia.'],
	),
	tag('france', ['France', 'Rules and trade in France.'], ['francia', 'Francia', 'Normas y comercio en Francia.']),
	tag(
		'netherlands',
		['Netherlands', 'Ports, warehouses and inspectors of the Netherlands.'],
		['paises-bajos', 'Países Bajos', 'Puertos, almacenes e inspectores de los Países Bajos.'],
	),
	tag(
		'united-states',
		['United States', 'Applications, authorisations and state taxes.'],
		['estados-unidos', 'Estados Unidos', 'Solicitudes, autorizaciones e impuestos estatales.'],
	),
	tag(
		'china',
		['China', 'Licences, standards and exports of mainland China.'],
		['china', 'China', 'Licencias, normas y exportaciones de China continental.'],
	),
	tag(
		'shenzhen',
		['Shenzhen', 'The city where most devices begin.'],
		['shenzhen', 'Shenzhen', 'La ciudad donde nace la mayoría de los dispositivos.'],
	),
	tag(
		'latin-america',
		['Latin America', 'Bans, rules and markets from Mexico to Chile.'],
		['america-latina', 'América Latina', 'Prohibiciones, normas y mercados de México a Chile.'],
	),
	tag(
		'middle-east',
		['Middle East', 'The Gulf and its free zones.'],
		['oriente-medio', 'Oriente Medio', 'El Golfo y sus zonas francas.'],
	),
	tag(
		'south-east-asia',
		['South-East Asia', 'Malaysia, Indonesia, the Philippines and their neighbours.'],
		['sudeste-asiatico', 'Sudeste Asiático', 'Malasia, Indonesia, Filipinas y sus vecinos.'],
	),
	tag(
		'excise-duty',
		['Excise duty', 'What one millilitre owes, where and since when.'],
		['impuesto-especial', 'Impuesto especial', 'Lo que debe un mililitro, dónde y desde cuándo.'],
	),
	tag(
		'duty-stamps',
		['Duty stamps', 'Stamps, codes and the paper that proves a duty paid.'],
		['precintas-fiscales', 'Precintas fiscales', 'Precintas, códigos y el papel que prueba el pago.'],
	),
	tag(
		'flavours',
		['Flavours', 'Which may be sold, and who decides.'],
		['sabores', 'Sabores', 'Cuáles se pueden vender y quién lo decide.'],
	),
	tag(
		'disposables',
		['Disposables', 'Single-use devices, their bans and their successors.'],
		['desechables', 'Desechables', 'Dispositivos de un solo uso, sus prohibiciones y sus sucesores.'],
	),
	tag(
		'nicotine',
		['Nicotine', 'Sources, salts and strengths.'],
		['nicotina', 'Nicotina', 'Orígenes, sales y concentraciones.'],
	),
	tag(
		'nicotine-pouches',
		['Nicotine pouches', 'The pouch market and its rules.'],
		['bolsas-de-nicotina', 'Bolsas de nicotina', 'El mercado de las bolsas y sus normas.'],
	),
	tag(
		'heated-tobacco',
		['Heated tobacco', 'Heat-not-burn devices and sticks.'],
		['tabaco-calentado', 'Tabaco calentado', 'Dispositivos y unidades de tabaco calentado.'],
	),
	tag(
		'e-liquid',
		['E-liquid', 'Bases, aromas and the people who mix them.'],
		['e-liquidos', 'Líquidos', 'Bases, aromas y quienes los mezclan.'],
	),
	tag(
		'batteries',
		['Batteries', 'Cells, safety and take-back.'],
		['baterias', 'Baterías', 'Celdas, seguridad y recogida.'],
	),
	tag('coils', ['Coils', 'Ceramic, cotton and mesh.'], ['resistencias', 'Resistencias', 'Cerámica, algodón y malla.']),
	tag(
		'testing',
		['Testing', 'Laboratories, emissions and method.'],
		['ensayos', 'Ensayos', 'Laboratorios, emisiones y método.'],
	),
	tag(
		'packaging',
		['Packaging', 'Bottles, labels and child locks.'],
		['envases', 'Envases', 'Frascos, etiquetas y cierres de seguridad.'],
	),
	tag(
		'age-checks',
		['Age checks', 'How a shop knows whom it serves.'],
		['control-de-edad', 'Control de edad', 'Cómo sabe una tienda a quién atiende.'],
	),
	tag(
		'wholesale',
		['Wholesale', 'Distributors, warehouses and contracts.'],
		['mayoristas', 'Mayoristas', 'Distribuidores, almacenes y contratos.'],
	),
	tag(
		'retail',
		['Retail', 'Shops, tills and shelves.'],
		['comercio-minorista', 'Comercio minorista', 'Tiendas, cajas y estanterías.'],
	),
	tag(
		'customs',
		['Customs', 'Codes, seizures and clearance times.'],
		['aduanas', 'Aduanas', 'Códigos, incautaciones y plazos de despacho.'],
	),
	tag(
		'exports',
		['Exports', 'What leaves the makers, for where and at what price.'],
		['exportaciones', 'Exportaciones', 'Qué sale de fábrica, hacia dónde y a qué precio.'],
	),
	tag(
		'licences',
		['Licences', 'Who may make, sell and ship.'],
		['licencias', 'Licencias', 'Quién puede fabricar, vender y enviar.'],
	),
	tag(
		'pmta',
		['PMTA', 'The American premarket application and its queue.'],
		['pmta', 'PMTA', 'La solicitud previa estadounidense y su cola.'],
	),
	tag(
		'sustainability',
		['Sustainability', 'Waste, repair and return.'],
		['sostenibilidad', 'Sostenibilidad', 'Residuos, reparación y devolución.'],
	),
	tag('mergers', ['Mergers and sales', 'Who buys whom.'], ['fusiones', 'Fusiones y ventas', 'Quién compra a quién.']),
	tag(
		'results',
		['Company results', 'Revenue, margins and order books.'],
		['resultados', 'Resultados', 'Ingresos, márgenes y carteras de pedidos.'],
	),
	tag(
		'artificial-intelligence',
		['Artificial intelligence', 'Software in factories, ports and newsrooms.'],
		['inteligencia-artificial', 'Inteligencia artificial', 'Programas en fábricas, puertos y redacciones.'],
	),
	tag(
		'trade-shows',
		['Trade shows', 'Halls, stands and calendars.'],
		['ferias', 'Ferias', 'Pabellones, estands y calendarios.'],
	),
	tag(
		'public-health',
		['Public health', 'Studies, surveys and the policy built on them.'],
		['salud-publica', 'Salud pública', 'Estudios, encuestas y la política que se apoya en ellos.'],
	),
	tag(
		'illicit-trade',
		['Illicit trade', 'Seizures, counterfeits and untaxed stock.'],
		['comercio-ilicito', 'Comercio ilícito', 'Incautaciones, falsificaciones y género sin impuesto.'],
	),
	tag(
		'standards',
		['Standards', 'GB, ISO, CEN and the committees behind them.'],
		['normas-tecnicas', 'Normas técnicas', 'GB, ISO, CEN y los comités que las escriben.'],
	),
];
