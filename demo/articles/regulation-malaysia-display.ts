import type { DemoArticle } from '../article';
import { leadDays } from '../lead-days';

const applies = leadDays.display;

export default (now: number): DemoArticle => ({
	key: 'regulation-malaysia-display',
	type: 'regulation',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 3,
	hour: 6,
	tags: ['south-east-asia', 'retail', 'packaging'],
	mood: 'deep',
	views: 460,
	en: {
		seo_url: 'malaysia-display-rules-closed-cabinets',
		title: `Malaysian shops close their cabinets ahead of the display rules of ${applies(now).en}`,
		standfirst:
			'The goods go behind a door and the price list turns black and white. Shopfitters in Penang are busier than the wholesalers who pay them.',
		market: 'Malaysia',
		html: `
			<p>Ong Kah Wei has fitted shops in Penang for twenty years, and until this spring nobody had asked him to make the goods disappear. Since June he has built ninety-four cabinets with solid doors. The hinges come from a kitchen supplier. The doors close by themselves, which is the part his customers dislike and the part the rule is about.</p>
			<p>From ${applies(now).en}, under the display rules, retail premises in Malaysia may no longer show vaping goods or their packaging to a customer who has not asked for them. A list with names and prices may be handed over. It may not be decorated. What is sold, at which strength and to whom is left to other rules.</p>
			<h2>The arithmetic of a door</h2>
			<p>For a shop of thirty square metres Mr Ong charges the equivalent of eleven days’ takings. The doors are a third of it. The rest is light, because a cabinet that used to be seen from the street lit the room as well, and labour, because the work is done after closing.</p>
			<p>Shops without the money have found cheaper answers: a roller blind, a curtain, in one case a row of rice sacks. A district inspector, one shopkeeper says, looked at the sacks for a long time and wrote nothing down. Fitters advise against relying on that.</p>
			<blockquote><p>“For years they asked me for glass. I have a warehouse of glass. If anybody is opening a bakery, please give them my number.”</p><cite>Ong Kah Wei, shopfitter, George Town</cite></blockquote>
			<h2>What changes for suppliers</h2>
			<p>The maker sees the effect a month later, in the returns. A closed cabinet is worked by the assistant, often without looking, and boxes that differ only in colour get mixed up. Three wholesalers in Penang and Shah Alam have written to their suppliers with the same wishes:</p>
			<ul>
			<li>a price card in one typeface, in Malay and English, without pictures;</li>
			<li>the strength in figures on the narrow side of the box, where it can be read in a stack;</li>
			<li>a notch or a raised line by which two strengths can be told apart by touch;</li>
			<li>display stands to be collected and credited, not left behind the shop.</li>
			</ul>
			<p>Shenlu, which assembles for eleven brands and is opening a site in Penang, will print the strength on three sides of the carton for any customer who asks. So far four have. The stands, a spokeswoman says, were never its idea.</p>
			<h2>A market that matters to exporters</h2>
			<p>Malaysia is not a footnote in the order books. In January and February 2026 Chinese customs counted USD 52.82 million of e-cigarette exports to it, the eighth destination in the world and ahead of Canada. Part of that leaves again for the neighbours. Neither the sender nor the customs code can say how much.</p>
			<p>Whether a closed door lowers sales is the question every wholesaler asks and nobody in the trade can answer yet. Mr Ong has an opinion on something narrower. “They will buy the same,” he says of his own customers, the shopkeepers. “But from now on they will have to know where they put it.”</p>
		`,
		key_dates: [{ date: applies(now).date, text: 'Display rules apply', fact: 'rule-malaysia-display' }],
		sources: [
			{ title: 'Display rules (invented for the demonstration edition)' },
			{ title: '2Firsts, exports by destination, January and February 2026', url: 'https://2firsts.com' },
		],
		keywords: ['Malaysia', 'display rules', 'retail', 'shopfitting'],
	},
	es: {
		seo_url: 'malasia-normas-exhibicion-vitrinas-cerradas',
		title: `Las tiendas malasias cierran las vitrinas ante las normas de exhibición del ${applies(now).es}`,
		standfirst:
			'La mercancía pasa detrás de una puerta y la lista de precios se queda en blanco y negro. Los carpinteros de Penang tienen más trabajo que los mayoristas que los pagan.',
		market: 'Malasia',
		html: `
			<p>Ong Kah Wei lleva veinte años montando tiendas en Penang, y hasta esta primavera nadie le había pedido que hiciera desaparecer la mercancía. Desde junio ha construido noventa y cuatro armarios de puerta ciega. Las bisagras las compra a un proveedor de cocinas. Las puertas se cierran solas, que es lo que menos gusta a sus clientes y aquello de lo que trata la norma.</p>
			<p>Desde el ${applies(now).es}, según las normas de exhibición, los comercios de Malasia no podrán mostrar productos de vapeo ni sus envases a quien no los haya pedido. Se podrá entregar una lista con nombres y precios, sin adornos. Qué se vende, con qué concentración y a quién queda para otras normas.</p>
			<h2>La cuenta de una puerta</h2>
			<p>Por una tienda de treinta metros cuadrados, Ong cobra el equivalente a once días de caja. Un tercio son las puertas. El resto es luz, porque la vitrina que se veía desde la calle también alumbraba el local, y mano de obra, porque se trabaja con la tienda cerrada.</p>
			<p>Quien no tiene ese dinero ha encontrado remedios más baratos: una persiana, una cortina y, en un caso, una fila de sacos de arroz. Un inspector de distrito, cuenta un tendero, miró los sacos un buen rato y no apuntó nada. Los instaladores no aconsejan fiarse.</p>
			<blockquote><p>«Durante años me pidieron cristal. Tengo una nave llena de cristal. Si alguien va a abrir una panadería, que me llame, por favor.»</p><cite>Ong Kah Wei, instalador, George Town</cite></blockquote>
			<h2>Qué cambia para el proveedor</h2>
			<p>El fabricante lo nota un mes después, en las devoluciones. En un armario cerrado trabaja el dependiente, muchas veces sin mirar, y las cajas que solo se diferencian por el color se confunden. Tres mayoristas de Penang y Shah Alam han escrito a sus proveedores con los mismos deseos:</p>
			<ul>
			<li>una tarjeta de precios con un solo tipo de letra, en malayo y en inglés, sin imágenes;</li>
			<li>la concentración en cifras en el canto de la caja, donde se lea con las cajas apiladas;</li>
			<li>una muesca o una línea en relieve que distinga al tacto dos concentraciones;</li>
			<li>que los expositores se recojan y se abonen, y no se queden en la trastienda.</li>
			</ul>
			<p>Shenlu, que monta para once marcas y abre una planta en Penang, imprimirá la concentración en tres caras del estuche al cliente que lo pida. Van cuatro. Los expositores, aclara una portavoz, nunca fueron idea suya.</p>
			<h2>Un mercado que cuenta en las exportaciones</h2>
			<p>Malasia no es una nota al pie en las carteras de pedidos. En enero y febrero de 2026, las aduanas chinas contaron 52,82 millones de dólares de exportaciones de cigarrillos electrónicos hacia allí: octavo destino del mundo, por delante de Canadá. Una parte vuelve a salir hacia los países vecinos. Cuánta, no lo saben ni el remitente ni el código aduanero.</p>
			<p>Si una puerta cerrada reduce las ventas es lo que pregunta todo mayorista y lo que nadie en el sector puede contestar todavía. Ong opina sobre algo más modesto. «Comprarán lo mismo —dice de sus propios clientes, los tenderos—. Pero ahora tendrán que acordarse de dónde lo han puesto.»</p>
		`,
		key_dates: [
			{ date: applies(now).date, text: 'Entran en vigor las normas de exhibición', fact: 'rule-malaysia-display' },
		],
		sources: [
			{ title: 'Normas de exhibición (inventadas para la edición de demostración)' },
			{ title: '2Firsts, exportaciones por destino, enero y febrero de 2026', url: 'https://2firsts.com' },
		],
		keywords: ['Malasia', 'normas de exhibición', 'comercio', 'tiendas'],
	},
});
