import type { SceneName } from './scene-names.ts';

/**
 * A subject of the trade: the words that speak of it, in headlines and in addresses of tags, and what is drawn for it,
 * best first.
 */
export interface CoverSubject {
	scenes: readonly SceneName[];
	/** Small letters without accents, of every edition, parted by blanks. */
	words: string;
}

/** What articles are about. A word may belong to several subjects. */
export const subjects: readonly CoverSubject[] = [
	{
		scenes: ['stamp', 'magnifier', 'form'],
		words: 'stamp stamps stamped precinta precintas sello sellos timbre timbres sellado fiscales',
	},
	{
		scenes: ['coins', 'columns', 'till', 'calendar', 'colonnade'],
		words:
			'duty duties excise tax taxes taxed rate rates levy impuesto impuestos especial tipo tipos gravamen tasa tasas',
	},
	{
		scenes: ['court', 'colonnade', 'steps'],
		words: 'court courts appeal ruling judge enforce sentence tribunal tribunales sentencia juez recurso',
	},
	{
		scenes: ['parliament', 'chamber', 'colonnade', 'steps'],
		words:
			'bill draft directive parliament law laws decree proposal vote votes ban bans prohibition ley leyes proyecto borrador directiva decreto propuesta voto votacion prohibicion veto parlamento congreso',
	},
	{ scenes: ['chamber', 'parliament', 'colonnade'], words: 'european europea europeo brussels bruselas' },
	{
		scenes: ['form', 'licences', 'magnifier', 'papers'],
		words:
			'register registers registro registros application applications pmta list authorised file files forms form lista solicitud solicitudes expediente expedientes formulario formularios autorizados',
	},
	{
		scenes: ['licences', 'form', 'magnifier', 'keys'],
		words: 'licence licences license licenses licencia licencias trademark marca',
	},
	{
		scenes: ['port', 'form', 'lorry', 'boxes'],
		words: 'customs broker brokers import imports importer importers aduana aduanas importador importadores agentes',
	},
	{
		scenes: ['ship', 'port', 'hold', 'pallets'],
		words:
			'export exports exporter exporters shipping freight tonnes exportacion exportaciones exportador exportadores toneladas exporta',
	},
	{
		scenes: ['magnifier', 'court', 'lens'],
		words: 'illicit fraud fraude ilicito contrabando contraband falsas comercio-ilicito',
	},
	{
		scenes: ['warehouse', 'pallets', 'cart', 'lorry'],
		words:
			'wholesale wholesaler wholesalers distributor distributors warehouse warehouses bonded mayorista mayoristas distribuidor distribuidores almacen almacenes',
	},
	{
		scenes: ['shelf', 'counter', 'street', 'till'],
		words:
			'retail shop shops shelf shelves store stores display cabinet cabinets shopper tienda tiendas minorista estanteria estanterias vitrina vitrinas escaparate comprador',
	},
	{
		scenes: ['till', 'coins', 'scales'],
		words:
			'price prices till cost costs cents dollars cheap cheaper precio precios caja coste costes cuesta dolares centimos barata baratas',
	},
	{ scenes: ['card', 'counter', 'street'], words: 'age minors doorstep kiosk edad menores quiosco puerta domicilio' },
	{
		scenes: ['laboratory', 'bottle', 'vessels'],
		words: 'flavour flavours flavor flavors perfume aroma aromas sabor sabores perfumes',
	},
	{
		scenes: ['laboratory', 'scales', 'magnifier'],
		words:
			'test tests tested testing lab labs laboratory laboratories audit inspection inspections emissions ensayo ensayos laboratorio laboratorios auditoria inspeccion inspecciones prueba pruebas',
	},
	{ scenes: ['scales', 'papers', 'magnifier'], words: 'standard standards norma normas gb definition definicion' },
	{
		scenes: ['bottle', 'vessels', 'filling'],
		words: 'liquid liquids liquido liquidos bottle bottles frasco frascos millilitre millilitres mililitro mililitros',
	},
	{ scenes: ['filling', 'factory', 'bottle'], words: 'filling refill llenado recarga envasado drums bidones' },
	{
		scenes: ['vessels', 'bottle', 'pallets'],
		words: 'packaging glass plastic vidrio plastico envase envases pack packs',
	},
	{ scenes: ['cap', 'bottle'], words: 'cap caps tapon tapones child children nino ninos pensioner' },
	{
		scenes: ['magnifier', 'bottle', 'papers'],
		words: 'label labels etiqueta etiquetas strengths strength concentracion concentraciones',
	},
	{ scenes: ['battery', 'parts', 'hold'], words: 'battery batteries cell cells bateria baterias celda celdas pilas' },
	{
		scenes: ['coil', 'furnace', 'parts'],
		words: 'coil coils ceramic cotton resistencia resistencias ceramica ceramicas algodon',
	},
	{
		scenes: ['parts', 'coil', 'battery'],
		words:
			'device devices pod pods cartridge cartridges teardown tank component components dispositivo dispositivos aparato aparatos capsula capsulas cartucho cartuchos desmontaje deposito componentes patent patents patenta valve valvula',
	},
	{ scenes: ['screen', 'parts'], words: 'screen screenless pantalla pantallas' },
	{
		scenes: ['recycling', 'shelf', 'parts'],
		words:
			'disposable disposables single waste recycling sustainability desechable desechables residuos sostenibilidad reciclaje uso',
	},
	{ scenes: ['tin', 'scales'], words: 'pouch pouches tin tins bolsa bolsas lata latas' },
	{ scenes: ['laboratory', 'bottle', 'tin'], words: 'nicotine nicotina salts' },
	{ scenes: ['coil', 'battery', 'parts'], words: 'heated tobacco calentado tabaco' },
	{
		scenes: ['stand', 'banners', 'aisle', 'badge', 'seats', 'lectern'],
		words:
			'show shows fair fairs expo intertabac exhibitors visitors stand stands trade-shows feria ferias expositores visitantes estand estands',
	},
	{
		scenes: ['coins', 'columns', 'papers'],
		words:
			'results bond bonds loss profit earnings shares resultados bono bonos perdida perdidas beneficio beneficios emision',
	},
	{
		scenes: ['keys', 'people', 'papers'],
		words: 'merger mergers buys bought sells sold buyout acquires fusion fusiones compra vende venta adquiere',
	},
	{
		scenes: ['people', 'keys'],
		words:
			'chief names appointed appointment association board nombra nombrado presidente consejera consejero directora director',
	},
	{
		scenes: ['chip', 'screen', 'servers', 'cells'],
		words:
			'artificial intelligence model models software machine algorithm pattern inteligencia modelo modelos maquina programa algoritmo patron informatica',
	},
	{ scenes: ['lens', 'screen'], words: 'camera cameras vision camara camaras' },
	{ scenes: ['screen', 'columns'], words: 'forecast forecasting demand prevision demanda pedidos' },
	{ scenes: ['servers', 'screen'], words: 'platform plataforma database' },
	{
		scenes: ['papers', 'screen'],
		words: 'press titles newspaper newspapers translation sheets prensa cabeceras periodicos traduccion fichas',
	},
	{
		scenes: ['calendar'],
		words: 'deadline month months until ahead year years postponed plazo mes meses hasta ano anos aplazada aplazado',
	},
	{
		scenes: ['factory', 'furnace', 'lorry', 'pallets'],
		words:
			'factory factories plant assembly moves closes maker makers fabrica fabricas planta montaje traslada cierra fabricante fabricantes',
	},
	{ scenes: ['lectern', 'seats', 'laboratory'], words: 'health salud' },
	{ scenes: ['warehouse', 'boxes', 'battery'], words: 'insurance insure asegurar seguro seguros' },
	{ scenes: ['ship', 'factory', 'port'], words: 'shenzhen dongguan huizhou' },
];

interface SectionScenes {
	weight: number;
	scenes: readonly SceneName[];
	/** All of them fit as well as the first. */
	isEven?: boolean;
}

/**
 * What a section draws where nothing else is known of an article, best first, and how much that counts beside its
 * subjects.
 */
export const sectionScenes: Readonly<Record<string, SectionScenes>> = {
	company: { weight: 1, scenes: ['factory', 'warehouse', 'keys', 'pallets', 'lorry', 'people'] },
	product: { weight: 1.2, scenes: ['parts', 'vessels', 'bottle', 'scales', 'coil'] },
	regulation: { weight: 1, scenes: ['parliament', 'colonnade', 'chamber', 'steps', 'form', 'papers'] },
	ai: { weight: 2.6, scenes: ['chip', 'screen', 'servers', 'cells', 'lens'] },
	data: { weight: 1.6, scenes: ['columns', 'screen', 'coins', 'cells', 'calendar'] },
	exhibition: {
		weight: 6,
		isEven: true,
		scenes: ['stand', 'banners', 'aisle', 'badge', 'seats', 'lectern', 'people', 'vessels', 'papers', 'lorry'],
	},
	interview: { weight: 0.6, scenes: ['lectern', 'papers', 'headland', 'keys'] },
	china: { weight: 1, scenes: ['factory', 'licences', 'furnace', 'port', 'form'] },
	headline: { weight: 1, scenes: ['headland', 'street', 'papers', 'calendar'] },
};

/** The picture of each section's title bar; no article is drawn with it, so that no list repeats its bar. */
export const barScenes: Readonly<Record<string, SceneName>> = {
	company: 'works',
	product: 'boxes',
	regulation: 'arcade',
	ai: 'rings',
	data: 'hills',
	exhibition: 'hall',
	interview: 'microphone',
	china: 'leaf',
	headline: 'layers',
};
