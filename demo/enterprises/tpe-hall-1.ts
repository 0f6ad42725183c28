import { type DemoEnterprise, firm } from '../enterprise';

export const tpeHall1: DemoEnterprise[] = [
	firm(
		'Halden Vapour Works',
		'1014',
		['SE', 'Malmö', 2009, '180'],
		['filling_lines', 'e_liquid'],
		[
			'Filling lines, and the records that go with every bottle.',
			'Halden builds lines of twelve metres for four people and runs two of its own. It shows a line that stops by itself when a drum is not scanned.',
		],
		[
			'Líneas de envasado, y los registros que acompañan a cada frasco.',
			'Halden construye líneas de doce metros para cuatro personas y explota dos propias. Enseña una que se detiene sola si no se escanea el bidón.',
		],
	),
	firm(
		'Orsini Devices',
		'1032',
		['IT', 'Brescia', 2011, '140'],
		['devices', 'components', 'retail'],
		[
			'Refillable devices and filling valves, made in Brescia since 2011.',
			'Orsini makes three refillable devices and one part that its competitors buy: a spring valve that seals at the moment the bottle leaves. It presents a version that counts fills and dates them.',
		],
		[
			'Dispositivos recargables y válvulas de llenado, hechos en Brescia desde 2011.',
			'Orsini fabrica tres dispositivos rellenables y una pieza que compran sus competidores: una válvula de muelle que sella en cuanto se retira el frasco. Presenta una versión que cuenta los llenados y les pone fecha.',
		],
	),
	firm(
		'Shenlu Technology',
		'1120',
		['CN', 'Shenzhen', 2014, '2600'],
		['pods', 'devices'],
		[
			'Pods and their assembly, in three countries from next spring.',
			'Shenlu assembles eighteen million pods a month and is moving half of that to Penang and Batam. At the stand one can follow a batch number through all three sites.',
		],
		[
			'Cápsulas y su montaje, en tres países desde la próxima primavera.',
			'Shenlu monta dieciocho millones de cápsulas al mes y traslada la mitad a Penang y Batam. En el estand se puede seguir un número de lote por las tres plantas.',
		],
		{ name_zh: '深圳市深鹭科技有限公司', license: 'Shenzhen Shenlu Technology Co., Ltd.' },
	),
	firm(
		'Meridian Flavour House',
		'1206',
		['FR', 'Grasse', 1961, '310'],
		['flavours'],
		[
			'Flavour compounds from a house that used to make perfume.',
			'Every compound comes with a sheet that a customs officer can read. Meridian keeps a list of substances it has stopped using and prints the reason beside each.',
		],
		[
			'Aromas de una casa que antes hacía perfume.',
			'Cada compuesto lleva una ficha que puede leer un agente de aduanas. Meridian mantiene la lista de sustancias que ha dejado de usar, con el motivo al lado.',
		],
	),
	firm(
		'Northlight Labs',
		'1218',
		['GB', 'Leeds', 2012, '95'],
		['testing', 'compliance'],
		[
			'Emissions testing, owned by the people who run it.',
			'Northlight measures emissions by two methods and reports where they disagree. It brings a smoking machine, slowed down, so that visitors can see what is counted.',
		],
		[
			'Ensayos de emisiones, propiedad de quienes los hacen.',
			'Northlight mide emisiones por dos métodos y señala dónde discrepan. Trae una máquina de aspirar, a velocidad lenta, para que se vea qué se cuenta.',
		],
	),
	firm(
		'Anlan Battery',
		'1240',
		['CN', 'Huizhou', 2014, '900'],
		['batteries', 'components'],
		[
			'Cells and packs for six brands, with a date on each cell.',
			'Anlan’s engineers look at failures on Tuesdays and publish the count. The stand is a table of opened cells with the fault circled.',
		],
		[
			'Celdas y baterías para seis marcas, cada celda con su fecha.',
			'Los ingenieros de Anlan revisan los fallos los martes y publican el recuento. El estand es una mesa de celdas abiertas con el defecto marcado.',
		],
		{ name_zh: '惠州安澜电池有限公司', license: 'Huizhou Anlan Battery Co., Ltd.' },
	),
	firm(
		'Kestrel Pods',
		'1311',
		['IE', 'Galway', 2016, '70'],
		['pods', 'devices'],
		[
			'Closed pods, and a device that has lost its screen.',
			'Kestrel took the display out of its best-selling device after asking its owners what they looked at. The parts cost €5.45 instead of €6.40 since.',
		],
		[
			'Cápsulas cerradas y un dispositivo que se ha quedado sin pantalla.',
			'Kestrel quitó la pantalla de su modelo más vendido después de preguntar a los dueños qué miraban en ella. Desde entonces las piezas cuestan 5,45 € en lugar de 6,40.',
		],
	),
	firm(
		'Vidraria Lima',
		'1334',
		['PT', 'Porto', 1931, '220'],
		['glass', 'packaging'],
		[
			'Bottles of glass in an age of plastic tax.',
			'The furnace runs on electricity since last year and takes back its own bottles. Samples from 5 to 30 ml, with caps that an adult can open and a child cannot.',
		],
		[
			'Frascos de vidrio en tiempos de impuesto al plástico.',
			'El horno es eléctrico desde el año pasado y admite sus propios frascos de vuelta. Muestras de 5 a 30 ml, con tapones que abre un adulto y no un niño.',
		],
	),
	firm(
		'Pacific Coil',
		'1402',
		['MY', 'Johor Bahru', 2017, '640'],
		['coils', 'components'],
		[
			'Ceramic and mesh heating elements from Johor and Dongguan.',
			'Pacific Coil sells by resistance, tolerance and date of firing, and quotes all three. It has more orders than kilns and says so.',
		],
		[
			'Resistencias cerámicas y de malla, de Johor y Dongguan.',
			'Pacific Coil vende por resistencia, tolerancia y fecha de cocción, y da las tres. Tiene más pedidos que hornos, y lo dice.',
		],
	),
	firm(
		'Yunhe Ceramics',
		'1416',
		['CN', 'Dongguan', 2006, '480'],
		['coils', 'components'],
		[
			'Nine million ceramic cores a month and one person for the licence.',
			'Yunhe fires cores for pods in a tunnel furnace that never stops. It shows four samples that survived a six-metre drop.',
		],
		[
			'Nueve millones de núcleos cerámicos al mes y una persona para la licencia.',
			'Yunhe cuece núcleos para cápsulas en un horno de túnel que no se apaga. Enseña cuatro muestras que resistieron una caída de seis metros.',
		],
		{ name_zh: '东莞市云禾陶瓷有限公司', license: 'Dongguan Yunhe Ceramics Co., Ltd.' },
	),
	firm(
		'Lumen Cartridge',
		'1428',
		['NL', 'Eindhoven', 2018, '44'],
		['pods', 'recycling'],
		[
			'A cartridge that a coin can open, and a recycler can thank.',
			'Lumen asked two recyclers what they needed and drew the cartridge backwards from the answer. The ring must be pushed before it turns.',
		],
		[
			'Un cartucho que se abre con una moneda, para alivio del reciclador.',
			'Lumen preguntó a dos recicladores qué necesitaban y dibujó el cartucho desde la respuesta. El anillo hay que empujarlo antes de girarlo.',
		],
	),
	firm(
		'Arbor & Vane',
		'1440',
		['GB', 'Bristol', 2013, '120'],
		['devices', 'retail'],
		[
			'Refillable devices with a service card in the box.',
			'The firm has a new chief from the pharmacy trade and a new habit: every device is sold with the price of its repair.',
		],
		[
			'Dispositivos recargables con tarjeta de servicio en la caja.',
			'La firma estrena directora, llegada de la farmacia, y costumbre: cada aparato se vende con el precio de su reparación.',
		],
	),
	firm(
		'Tideway Distribution',
		'1452',
		['IE', 'Cork', 2004, '160'],
		['wholesale', 'logistics'],
		[
			'Wholesale in Ireland and, since this year, in Portugal.',
			'Tideway forecasts with a model and orders with a person. It looks for makers who answer the telephone.',
		],
		[
			'Venta al por mayor en Irlanda y, desde este año, en Portugal.',
			'Tideway prevé con un modelo y pide con una persona. Busca fabricantes que cojan el teléfono.',
		],
	),
	firm(
		'Qinglu Technology',
		'1464',
		['CN', 'Shenzhen', 2015, '700'],
		['devices', 'pods'],
		[
			'Small devices for many brands, built to a customer’s drawing.',
			'Qinglu makes for others and prints no name of its own. It offers a drawing review in forty-eight hours and refuses one drawing in five.',
		],
		[
			'Dispositivos pequeños para muchas marcas, según el plano del cliente.',
			'Qinglu fabrica para otros y no imprime su nombre. Revisa planos en cuarenta y ocho horas y rechaza uno de cada cinco.',
		],
		{ name_zh: '深圳市清鹭科技有限公司', license: 'Shenzhen Qinglu Technology Co., Ltd.' },
	),
	firm(
		'Ruhrtal Liquid',
		'1476',
		['DE', 'Hagen', 2012, '38'],
		['e_liquid', 'filling_lines'],
		[
			'A filler in Hagen that explains the duty on every invoice.',
			'Ruhrtal fills for eleven brands in lots from five hundred bottles. Its price list has a column that most lists leave out: tax.',
		],
		[
			'Una envasadora de Hagen que explica el impuesto en cada factura.',
			'Ruhrtal envasa para once marcas en lotes desde quinientos frascos. Su tarifa tiene una columna que casi ninguna lleva: el impuesto.',
		],
	),
	firm(
		'Sines Customs',
		'1488',
		['PT', 'Sines', 1999, '26'],
		['logistics', 'compliance'],
		[
			'Clearance of filled goods, with the form explained.',
			'A broker’s office of twenty-six people who read tariff codes aloud. Visitors may bring one rejected form each.',
		],
		[
			'Despacho de producto envasado, con el impreso explicado.',
			'Una agencia de veintiséis personas que leen los códigos arancelarios en voz alta. Cada visitante puede traer un impreso rechazado.',
		],
	),
];
