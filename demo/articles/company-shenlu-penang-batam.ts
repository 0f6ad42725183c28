import type { DemoArticle } from '../article';
import { FRIDAY, monthAfter, WEDNESDAY, weekdayAfter } from '../named-day';

const leaving = (now: number) => weekdayAfter(now, 54, FRIDAY);
const orders = (now: number) => monthAfter(now, 4);
const rulings = (now: number) => weekdayAfter(now, 218, WEDNESDAY);

export default (now: number): DemoArticle => ({
	key: 'company-shenlu-penang-batam',
	type: 'company',
	kind: 'news',
	author: 'wen-xiaolan',
	days_ago: 0,
	minutes_ago: 120,
	is_headline: true,
	lead_rank: 2,
	tags: ['shenzhen', 'south-east-asia', 'exports', 'china', 'licences'],
	mood: 'day',
	views: 2140,
	en: {
		seo_url: 'shenlu-moves-half-pod-assembly-out-of-pearl-river',
		title: 'Shenlu moves 9m of its 18m pods a month to Penang and Batam',
		standfirst: `Two new sites in Penang and Batam will take export orders from ${orders(now).en}. The moulds, the ceramics and most of the engineers stay where they are.`,
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Nine of Shenlu’s eighteen million pods a month will be assembled in Malaysia and Indonesia.',
			'Customers asked for a second origin; whether final assembly confers one is not settled.',
			'The move frees part of the annual volume attached to the company’s Chinese licence.',
		],
		html: `<p>On the third floor of Shenlu’s plant in Bao’an, the benches have been numbered in chalk. Odd numbers stay. Even numbers will be wrapped, craned into containers and sent to two places most of the people who sit at them have never seen: a former disk-drive factory in Penang and a new shed on Batam, an hour by ferry from Singapore.</p>
<p>Shenlu assembles eighteen million pods a month for eleven brands. From ${orders(now).en}, nine million of them will be put together outside China. The company has told customers that Penang will employ 740 people and Batam 520, that the two sites cost CNY 310m, and that 380 of the 2,900 jobs in Shenzhen will go, chiefly by not replacing those who leave.</p>
<blockquote><p>“Nobody asked us for a cheaper pod. They asked us for a second address.”</p><cite>Gao Peiwen, head of operations at Shenlu</cite></blockquote>
<h2>A city that still makes most of it</h2>
<p>The step is small against the size of what stays. In 2022 Shenzhen exported e-cigarettes worth CNY 46.09bn, or 68.3% of the national total, and officials claimed that 95% of the world’s devices were made in China. In the first two months of 2026 Chinese customs recorded USD 1,694m of exports. The largest buyers are not in the region to which Shenlu is moving.</p>
<table>
<caption>Chinese e-cigarette exports by destination, January and February 2026, USD m</caption>
<thead><tr><th scope="col">Destination</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><td>United States</td><td>563</td></tr>
<tr><td>United Kingdom</td><td>173</td></tr>
<tr><td>Germany</td><td>108</td></tr>
<tr><td>Malaysia</td><td>52.82</td></tr>
<tr><td>Indonesia</td><td>40.49</td></tr>
</tbody>
</table>
<p>Malaysia and Indonesia appear in that table as markets. Shenlu’s managers would like them to appear, a year from now, as something else. Pods that leave Bao’an as trays of parts will be counted as components on the way out and as finished goods on the way to Rotterdam or Los Angeles. Anyone who reads the series then should expect a drop that is partly a change of label.</p>
<h2>What moves and what does not</h2>
<p>The division follows weight and skill. Injection moulds weigh up to a tonne each and are repaired by four workshops within a bicycle ride of the plant; they stay. Ceramic cores are fired in Dongguan; they stay. What travels is the last ninety seconds of a pod’s making:</p>
<ol>
<li>pressing the core into its seat and welding the housing;</li>
<li>the leak test, under half a bar for four seconds;</li>
<li>the laser code and the blister;</li>
<li>the carton, the customer’s label and the pallet.</li>
</ol>
<p>Filling is not on the list. Most of Shenlu’s customers fill in the market of sale, and the two that do not will go on filling in Shenzhen, where the company’s partner holds a licence for e-liquid (“atomised material” in the rules). Under the Chinese rules a single application may not mix the three categories of production licence, and a maker that works only for export needs one all the same.</p>
<p>The licence explains part of the arithmetic. Each production company receives an annual allowed volume with it, which can be adjusted on request. Shenlu used 93% of its allowance last year. Nine million pods a month assembled elsewhere give it room to accept orders that it has twice had to refuse, without asking for more.</p>
<h2>An address is not an origin</h2>
<p>Whether a pod welded in Batam from Chinese parts is Indonesian is a question on which two customs brokers consulted for this article gave three answers. All looked for the last substantial step of work; they differed on whether pressing, welding and testing amount to one. Shenlu has asked for a binding ruling in two member states and has been told to expect one in about seven months.</p>
<p>“Until I hold the ruling I write China on the form,” said <a href="/news/rui-teixeira-customs-broker-sines-software-reads-first">Rui Teixeira</a>, a broker in Sines. “It is a dull answer. It has never cost a client a container.”</p>
<p>Competitors watch with mixed feelings. <a href="/news/pacific-coil-loss-and-longer-order-book">Pacific Coil</a>, which opened in Johor four years ago, needed fourteen months to bring its reject rate below that of its Chinese plant, and says the difference was not the people but the distance to a toolmaker. A smaller assembler in Shajing was blunter: his customers ask for a second origin every January and forget it by March, when they see the quotation.</p>
<p>Shenlu’s quotation is 4.5% above its Shenzhen price for the first year. Five of its eleven customers have signed. Two more have asked what the premium buys if the ruling goes against them; they were told that it buys a shorter voyage and a second set of people who know how the thing is made.</p>
<h2>The benches</h2>
<p>The chalk numbers were drawn by Luo Meixia, who has run the third floor for six years and will run the one in Penang for two. She has asked for twenty volunteers to go with her and has a list of sixty-three. She has also asked for the canteen’s menu in advance. “They sent it,” she said. “There is a lot of coconut.”</p>`,
		key_dates: [
			{ date: leaving(now).date, text: 'First benches leave Shenzhen' },
			{ date: orders(now).date, text: 'Penang and Batam take export orders' },
			{ date: rulings(now).date, text: 'Binding origin rulings expected' },
		],
		sources: [
			{ title: 'Chinese export figures by destination, 2Firsts, 20 March 2026', url: 'https://2firsts.com' },
			{
				title: 'Licence categories and export duties, Keller and Heckman, The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: 'Shenlu, letter to customers', kind: 'company' },
		],
		keywords: ['Shenlu', 'Penang', 'Batam', 'pod assembly', 'country of origin'],
	},
	es: {
		seo_url: 'shenlu-traslada-mitad-montaje-fuera-rio-perlas',
		title: 'Shenlu lleva a Penang y Batam 9 de sus 18 millones de cápsulas al mes',
		standfirst: `Dos plantas nuevas en Penang y Batam atenderán la exportación desde ${orders(now).es}. Los moldes, la cerámica y casi todos los ingenieros se quedan donde están.`,
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'Nueve de los dieciocho millones de cápsulas mensuales se montarán en Malasia e Indonesia.',
			'Los clientes pedían un segundo origen; no está claro que el montaje final baste para darlo.',
			'El traslado libera parte del volumen anual que acompaña a la licencia china de la empresa.',
		],
		html: `<p>En la tercera planta de la fábrica de Shenlu en Bao’an, los bancos de trabajo llevan un número escrito con tiza. Los impares se quedan. Los pares se embalarán, bajarán con grúa a un contenedor y viajarán a dos lugares que casi ninguno de sus ocupantes conoce: una antigua fábrica de discos duros en Penang y una nave recién levantada en Batam, a una hora de ferri de Singapur.</p>
<p>Shenlu monta dieciocho millones de cápsulas al mes para once marcas. Desde ${orders(now).es}, nueve millones se ensamblarán fuera de China. La empresa ha comunicado a sus clientes que Penang empleará a 740 personas y Batam a 520, que la inversión suma 310 millones de yuanes y que en Shenzhen desaparecerán 380 de los 2.900 puestos, en su mayoría porque no se cubrirán las bajas.</p>
<blockquote><p>«Nadie nos pidió una cápsula más barata. Nos pidieron una segunda dirección.»</p><cite>Gao Peiwen, responsable de operaciones de Shenlu</cite></blockquote>
<h2>Una ciudad que aún lo fabrica casi todo</h2>
<p>El paso es pequeño frente a lo que permanece. En 2022 Shenzhen exportó cigarrillos electrónicos por 46.090 millones de yuanes, el 68,3 % del total nacional, y las autoridades sostenían que el 95 % de la producción mundial salía de China. En los dos primeros meses de 2026 las aduanas chinas anotaron exportaciones por 1.694 millones de dólares, y los mayores compradores no están en la región a la que se muda Shenlu.</p>
<table>
<caption>Exportaciones chinas de cigarrillos electrónicos por destino, enero y febrero de 2026, millones de dólares</caption>
<thead><tr><th scope="col">Destino</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><td>Estados Unidos</td><td>563</td></tr>
<tr><td>Reino Unido</td><td>173</td></tr>
<tr><td>Alemania</td><td>108</td></tr>
<tr><td>Malasia</td><td>52,82</td></tr>
<tr><td>Indonesia</td><td>40,49</td></tr>
</tbody>
</table>
<p>Malasia e Indonesia figuran ahí como mercados. A los directivos de Shenlu les gustaría que dentro de un año figurasen como otra cosa. La cápsula que sale de Bao’an en bandejas de piezas contará como componente a la ida y como producto terminado camino de Róterdam o de Los Ángeles. Quien lea entonces la serie debería esperar una caída que, en parte, será un cambio de etiqueta.</p>
<h2>Qué se va y qué no</h2>
<p>El reparto obedece al peso y al oficio. Los moldes de inyección llegan a pesar una tonelada y los reparan cuatro talleres a los que se va en bicicleta: se quedan. Los núcleos cerámicos se cuecen en Dongguan: se quedan. Lo que viaja son los últimos noventa segundos en la vida fabril de una cápsula:</p>
<ol>
<li>encajar el núcleo en su asiento y soldar la carcasa;</li>
<li>la prueba de fugas, a medio bar durante cuatro segundos;</li>
<li>el código láser y el blíster;</li>
<li>la caja, la etiqueta del cliente y el palé.</li>
</ol>
<p>El llenado no está en la lista. La mayoría de los clientes llena en el país de venta, y los dos que no lo hacen seguirán en Shenzhen, donde el socio de Shenlu tiene licencia para líquidos («material de atomización» en la norma). Las normas chinas no permiten mezclar en una misma solicitud las tres categorías de la licencia de producción, y quien solo trabaja para exportar la necesita igualmente.</p>
<p>La licencia explica parte de las cuentas. Con ella, cada fabricante recibe un volumen anual autorizado que puede ajustarse a petición suya. Shenlu consumió el año pasado el 93 %. Nueve millones de cápsulas al mes montadas en otra parte le dejan sitio para pedidos que ha tenido que rechazar dos veces, sin solicitar más cupo.</p>
<h2>Una dirección no es un origen</h2>
<p>Si una cápsula soldada en Batam con piezas chinas es o no indonesia es una pregunta a la que dos agentes de aduanas consultados para este artículo dieron tres respuestas. Ambos buscan el último trabajo sustancial; discrepan en si encajar, soldar y comprobar lo es. Shenlu ha pedido una información vinculante en dos Estados miembros; le han dicho que la espere en unos siete meses.</p>
<p>«Hasta que no tenga el papel en la mano, en el formulario escribo China», dice <a href="/es/news/rui-teixeira-agente-aduanas-sines-programa-lee-primero">Rui Teixeira</a>, agente en Sines. «Es una respuesta aburrida. Nunca le ha costado un contenedor a un cliente.»</p>
<p>La competencia mira con sentimientos encontrados. <a href="/es/news/pacific-coil-pierde-dinero-gana-pedidos">Pacific Coil</a>, que abrió en Johor hace cuatro años, tardó catorce meses en bajar los rechazos al nivel de su planta china y sostiene que la diferencia no eran las personas, sino la distancia al matricero. Un pequeño montador de Shajing es más seco: sus clientes piden un segundo origen cada enero y lo olvidan en marzo, al ver el presupuesto.</p>
<p>El de Shenlu supera en un 4,5 % su precio de Shenzhen durante el primer año. Han firmado cinco de sus once clientes. Otros dos han preguntado qué compra ese recargo si la resolución es contraria; se les contestó que un viaje más corto y un segundo grupo de personas que sabe cómo se hace la cosa.</p>
<h2>Los bancos</h2>
<p>Los números de tiza los escribió Luo Meixia, que lleva seis años al frente de la tercera planta y pasará dos al frente de la de Penang. Pidió veinte voluntarios para acompañarla y tiene una lista de sesenta y tres. También pidió por adelantado el menú del comedor. «Me lo mandaron», cuenta. «Lleva mucho coco.»</p>`,
		key_dates: [
			{ date: leaving(now).date, text: 'Salen de Shenzhen los primeros bancos' },
			{ date: orders(now).date, text: 'Penang y Batam asumen pedidos de exportación' },
			{ date: rulings(now).date, text: 'Se esperan las informaciones vinculantes de origen' },
		],
		sources: [
			{ title: 'Exportaciones chinas por destino, 2Firsts, 20 de marzo de 2026', url: 'https://2firsts.com' },
			{
				title: 'Categorías de licencia y obligaciones de exportación, Keller and Heckman, The Continuum of Risk',
				url: 'https://thecontinuumofrisk.com',
			},
			{ title: 'Shenlu, carta a los clientes', kind: 'company' },
		],
		keywords: ['Shenlu', 'Penang', 'Batam', 'montaje de cápsulas', 'origen aduanero'],
	},
});
