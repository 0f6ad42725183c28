import type { DemoArticle } from '../article';

export default {
	key: 'regulation-age-checks',
	type: 'regulation',
	kind: 'news',
	author: 'marta-oyelaran',
	days_ago: 6,
	hour: 13,
	tags: ['age-checks', 'retail', 'european-union'],
	mood: 'night',
	views: 980,
	en: {
		seo_url: 'age-checks-leave-the-till',
		title: '41 of 44 retailers check age at the counter, 19 at the door',
		standfirst:
			'Specialist shops check well at the counter and badly at the parcel. A survey of forty-four retailers shows who now carries the doubt, and what it costs to settle it.',
		key_points: [
			'Of forty-four specialist retailers, forty-one check documents at the counter and nineteen check again at delivery.',
			'A courier who asks for a document adds about two minutes and €1.10 to a parcel.',
			'In the United States a check built into the device has been part of an authorised product since May.',
		],
		html: `
			<p>The sign by the till is the oldest instrument of the trade and still the most common. It says that the shop does not serve minors, and in a good shop the assistant asks for a document from anybody who might be under twenty-five. The weakness is not in the sign. It is that more and more goods never pass the till.</p>
			<p>Brume asked forty-four specialist retailers in six European markets where they check age, how, and what happens when the answer is no. Thirty-eight of them sell by post as well as across a counter.</p>
			<table>
			<caption>Where specialist retailers check age. Survey of 44 firms in six markets by Brume, October 2026; illustrative figures</caption>
			<thead><tr><th scope="col">Place of the check</th><th scope="col">Firms that offer the channel</th><th scope="col">Firms that check a document there</th></tr></thead>
			<tbody>
			<tr><th scope="row">Counter</th><td>44</td><td>41</td></tr>
			<tr><th scope="row">Web order</th><td>38</td><td>27</td></tr>
			<tr><th scope="row">Delivery at the door</th><td>38</td><td>19</td></tr>
			<tr><th scope="row">Pick-up point or locker</th><td>23</td><td>6</td></tr>
			</tbody>
			</table>
			<h2>The last ten metres</h2>
			<p>The order is checked and the parcel is not. A buyer proves an age on a website on Monday, and on Wednesday the parcel is handed to whoever opens the door. Half the firms in the survey leave it there. Of those that pay for a second check, most pay a courier, who asks for a document and records that he saw one. It takes about two minutes and costs €1.10 a parcel, and one parcel in sixteen comes back.</p>
			<p>Alida Voorhoeve, who runs nine shops and a web shop from Utrecht, counts those returns as the service working. “I used to have no refusals at the door,” she says. “I thought that we had excellent customers. We had a courier who did not ask.”</p>
			<h2>The locker has no eyes</h2>
			<p>Pick-up points are the widest gap in the table. A locker opens for a code, and a code can be passed on. Six firms send parcels only to staffed points, where a person asks; four of the others said that they would stop using lockers for these goods, and two already have. Makers of lockers offer a camera that estimates age from a face. Retailers are wary, less of the estimate than of keeping the picture.</p>
			<blockquote><p>“A check should leave a yes behind and nothing else. Every system I am shown wants to keep the face.”</p><cite>Alida Voorhoeve, retailer, Utrecht</cite></blockquote>
			<h2>In the device</h2>
			<p>The newest place for a check is the product itself. Four pods added in May to <a href="/news/us-authorised-list-reaches-forty-five">the American list of authorised products</a> work only after the user’s age has been verified through a telephone. No European market asks for such a lock in any rule that we track. Makers expect to be asked about it all the same, and three told us that they would rather be asked soon, while the board is still being designed.</p>
			<h2>What a careful shop does</h2>
			<ol>
			<li>Checks at the moment of handing over, whatever was checked before.</li>
			<li>Keeps a record of the check and not of the document.</li>
			<li>Writes down refusals. An inspector believes a shop with refusals.</li>
			<li>Trains whoever stands in on Saturdays, since that is when test purchases are made.</li>
			</ol>
			<p>The last point came from eleven of the forty-four, unprompted. Nine of them had failed one.</p>
		`,
		sources: [
			{ title: 'Survey of 44 retailers by Brume, October 2026 (illustrative figures)' },
			{ title: 'Vaperisk, on the American additions of May 2026', url: 'https://vaperisk.com' },
		],
		keywords: ['age checks', 'delivery', 'pick-up points', 'retail'],
	},
	es: {
		seo_url: 'control-de-edad-sale-de-la-caja',
		title: '41 de 44 tiendas comprueban la edad en el mostrador y 19 en la entrega',
		standfirst:
			'Las tiendas especializadas comprueban bien en el mostrador y mal en el paquete. Una encuesta a cuarenta y cuatro comercios muestra quién carga ahora con la duda y cuánto cuesta resolverla.',
		key_points: [
			'De cuarenta y cuatro comercios, cuarenta y uno piden documento en el mostrador y diecinueve vuelven a pedirlo en la entrega.',
			'Un repartidor que pide el documento añade unos dos minutos y 1,10 € por paquete.',
			'En Estados Unidos, un control integrado en el aparato forma parte desde mayo de un producto autorizado.',
		],
		html: `
			<p>El cartel junto a la caja es el instrumento más antiguo del oficio y sigue siendo el más común. Dice que no se vende a menores y, en una buena tienda, el dependiente pide el documento a todo el que pueda tener menos de veinticinco. El fallo no está en el cartel, sino en que cada vez más mercancía no pasa por la caja.</p>
			<p>Brume ha preguntado a cuarenta y cuatro comercios especializados de seis mercados europeos dónde comprueban la edad, cómo lo hacen y qué ocurre cuando la respuesta es no. Treinta y ocho venden también por correo.</p>
			<table>
			<caption>Dónde comprueban la edad los comercios especializados. Encuesta de Brume a 44 empresas de seis mercados, octubre de 2026; cifras ilustrativas</caption>
			<thead><tr><th scope="col">Lugar</th><th scope="col">Empresas con ese canal</th><th scope="col">Piden documento ahí</th></tr></thead>
			<tbody>
			<tr><th scope="row">Mostrador</th><td>44</td><td>41</td></tr>
			<tr><th scope="row">Pedido por la red</th><td>38</td><td>27</td></tr>
			<tr><th scope="row">Entrega a domicilio</th><td>38</td><td>19</td></tr>
			<tr><th scope="row">Punto de recogida o taquilla</th><td>23</td><td>6</td></tr>
			</tbody>
			</table>
			<h2>Los últimos diez metros</h2>
			<p>Se comprueba el pedido, pero no el paquete. El lunes, el comprador acredita su edad en una página; el miércoles, el paquete se entrega a quien abra. La mitad de las empresas encuestadas lo deja así. Las que pagan una segunda comprobación suelen encargársela al repartidor, que pide el documento y anota que lo ha visto. Son unos dos minutos y 1,10 € por paquete, y vuelve uno de cada dieciséis.</p>
			<p>Alida Voorhoeve, con nueve tiendas y una en línea en Utrecht, entiende esas devoluciones como la prueba de que el servicio funciona. «Antes no me rechazaban ninguno en la puerta —dice—. Creía que teníamos unos clientes excelentes. Lo que teníamos era un repartidor que no preguntaba.»</p>
			<h2>La taquilla no ve</h2>
			<p>El hueco mayor de la tabla son los puntos de recogida. Una taquilla se abre con un código, y un código se presta. Seis empresas solo envían a puntos atendidos, donde alguien pregunta; otras cuatro dicen que dejarán las taquillas para estos productos y dos ya lo han hecho. Los fabricantes ofrecen una cámara que calcula la edad por la cara. El comercio recela, menos del cálculo que de guardar la imagen.</p>
			<blockquote><p>«Una comprobación debería dejar un sí y nada más. Todos los sistemas que me enseñan quieren quedarse con la cara.»</p><cite>Alida Voorhoeve, comerciante, Utrecht</cite></blockquote>
			<h2>Dentro del aparato</h2>
			<p>El último lugar en llegar es el propio producto. Cuatro cápsulas incorporadas en mayo a <a href="/es/news/estados-unidos-lista-autorizados-cuarenta-cinco">la lista estadounidense de autorizados</a> solo funcionan una vez comprobada la edad con el teléfono. Ninguna norma europea de las que seguimos exige un cierre así. Los fabricantes cuentan con que se lo pregunten, y tres nos dijeron que prefieren que sea pronto, con la placa aún en el tablero de dibujo.</p>
			<h2>Qué hace una tienda prudente</h2>
			<ol>
			<li>Comprobar al entregar, se haya comprobado antes lo que se haya comprobado.</li>
			<li>Guardar constancia de la comprobación, no del documento.</li>
			<li>Apuntar las negativas. El inspector se fía de la tienda que las tiene.</li>
			<li>Formar a quien cubre los sábados, que es cuando llegan las compras de prueba.</li>
			</ol>
			<p>Lo último lo dijeron once de los cuarenta y cuatro sin que nadie preguntara. Nueve habían suspendido una.</p>
		`,
		sources: [
			{ title: 'Encuesta de Brume a 44 comercios, octubre de 2026 (cifras ilustrativas)' },
			{ title: 'Vaperisk, sobre las incorporaciones estadounidenses de mayo de 2026', url: 'https://vaperisk.com' },
		],
		keywords: ['control de edad', 'reparto', 'puntos de recogida', 'comercio'],
	},
} satisfies DemoArticle;
