import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'company-tideway-lisbon',
	type: 'company',
	kind: 'news',
	author: 'daniel-achterberg',
	days_ago: 0,
	minutes_ago: 700,
	is_headline: true,
	tags: ['mergers', 'wholesale', 'spain', 'retail'],
	mood: 'day',
	views: 986,
	en: {
		seo_url: 'tideway-buys-two-lisbon-wholesalers',
		title: 'Tideway buys two Lisbon wholesalers for €18.4m',
		standfirst:
			'The Cork distributor pays €18.4m for 2,300 points of sale and, more to the point, for two sets of people who know them by name.',
		market: 'Portugal',
		place: 'Lisbon',
		key_points: [
			'Tideway takes over Casa Meneses and Distribuidora Alcântara, with 96 employees between them.',
			'One warehouse near Setúbal will serve Portugal and western Spain from May.',
			'A third of the price depends on how many shops are still ordering in two years.',
		],
		html: `<p>Tideway, the distributor from Cork, has bought two wholesalers in Lisbon for €18.4m and with them a place in a country where it has never sold a bottle. Casa Meneses supplies 1,450 tobacconists, most of them north of the Tagus; Distribuidora Alcântara supplies 1,100 specialist shops and petrol stations. Some 250 addresses order from both, usually on alternate Mondays and for reasons no one at either firm can explain.</p>
<p>Together the two turned over €41m last year, with a margin before interest and tax of 3.9%. Neither owner was looking for a buyer. Henrique Meneses, 68, has three daughters, two of them surgeons. Alcântara’s founder had lost a tender to a larger rival by eleven hundred euros and decided that it was a sign.</p>
<h2>A warehouse on the road to Spain</h2>
<p>The plan rests on a shed that is not yet built, outside Setúbal. From May it is to hold stock for Portugal and for the western provinces of Spain, a day’s drive away. Spain has taxed e-liquid since 1 April 2025, at €0.15 a millilitre and €0.20 for the stronger band, and small Spanish importers have been asking to be supplied in smaller lots so that less money sits in duty already paid.</p>
<blockquote><p>“A pallet is a bank loan with a plastic film around it. We deliver half pallets. That is the whole strategy.”</p><cite>Deirdre Colgan, managing director of Tideway</cite></blockquote>
<p>Tideway learned the habit at home, where it delivers to 900 shops twice a week and keeps nine weeks of stock. Its Lisbon purchases keep sixteen. Bringing that down to eleven would release about €3m, on the company’s own figures, which is most of what it needs for the shed.</p>
<h2>Paid by the shop</h2>
<p>Of the price, €12.3m is due at closing. The remaining €6.1m will be paid in two years and shrinks for every address below 2,300 distinct ones that has stopped ordering. The sellers have therefore agreed to stay. So have their sales teams: each of the nineteen representatives receives a bonus that follows the same count.</p>
<p>It is an unsentimental way to value a sentimental trade. Tobacconists in Lisbon are visited rather than called, and several have bought from the Meneses family since the shop sold lottery tickets and little else. Integration, the stage at which buyers usually discover this, has been put off: names, vans and order days stay unchanged for a year.</p>
<ul>
<li>The brands carried will be merged first, from 340 product lines to about 210.</li>
<li>Invoicing moves to Tideway’s system in the autumn.</li>
<li>Age-check training, which Alcântara offers and Meneses does not, is extended to all customers in March.</li>
</ul>
<p>The deal is expected to close in the first quarter. It is Tideway’s third in four years and the first outside islands. Rivals noticed the direction: the Netherlands, where wholesalers have answered rising costs by <a href="/news/three-dutch-wholesalers-share-bonded-warehouse">sharing a bonded warehouse</a> rather than a shareholder, is said to be next. Ms Colgan said she had been to Rotterdam once, and that it had rained.</p>`,
		sources: [{ title: 'Tideway, announcement to lenders', kind: 'company' }, ...ratesOf('ES')],
		keywords: ['Tideway', 'Lisbon', 'wholesale', 'acquisition', 'distribution'],
	},
	es: {
		seo_url: 'tideway-compra-dos-mayoristas-en-lisboa',
		title: 'Tideway compra dos mayoristas de Lisboa por 18,4 millones de euros',
		standfirst:
			'La distribuidora de Cork paga 18,4 millones de euros por 2.300 puntos de venta y, sobre todo, por dos equipos que los conocen por su nombre.',
		market: 'Portugal',
		place: 'Lisboa',
		key_points: [
			'Tideway adquiere Casa Meneses y Distribuidora Alcântara, con 96 empleados en total.',
			'Un almacén cerca de Setúbal servirá a Portugal y al oeste de España desde mayo.',
			'Un tercio del precio depende de cuántas tiendas sigan comprando dentro de dos años.',
		],
		html: `<p>Tideway, la distribuidora de Cork, ha comprado dos mayoristas de Lisboa por 18,4 millones de euros y, con ellos, un sitio en un país donde nunca había vendido un frasco. Casa Meneses abastece a 1.450 estancos, casi todos al norte del Tajo; Distribuidora Alcântara, a 1.100 tiendas especializadas y estaciones de servicio. Unas 250 direcciones compran a las dos, por lo general en lunes alternos y por motivos que nadie sabe explicar en ninguna de las casas.</p>
<p>Entre ambas facturaron el año pasado 41 millones, con un margen antes de intereses e impuestos del 3,9 %. Ninguno de los dueños buscaba comprador. Henrique Meneses, de 68 años, tiene tres hijas, dos de ellas cirujanas. El fundador de Alcântara había perdido un concurso frente a un rival mayor por mil cien euros y lo tomó por una señal.</p>
<h2>Un almacén en la carretera de España</h2>
<p>El plan descansa sobre una nave aún sin construir, a las afueras de Setúbal. Desde mayo guardará mercancía para Portugal y para las provincias españolas del oeste, a una jornada de camión. España grava los líquidos desde el 1 de abril de 2025, a 0,15 euros por mililitro y 0,20 en el tramo de mayor concentración, y los pequeños importadores piden lotes menores para no tener tanto dinero parado en impuesto ya pagado.</p>
<blockquote><p>«Un palé es un préstamo bancario envuelto en plástico. Nosotros servimos medios palés. La estrategia es esa, entera.»</p><cite>Deirdre Colgan, directora general de Tideway</cite></blockquote>
<p>La costumbre le viene de casa: en Irlanda reparte dos veces por semana a 900 tiendas y guarda existencias para nueve semanas. Sus compras lisboetas guardan dieciséis. Bajar a once liberaría unos 3 millones, según sus propias cuentas, casi todo lo que cuesta la nave.</p>
<h2>Un precio por tienda</h2>
<p>Del total, 12,3 millones se pagan al cierre. Los 6,1 restantes llegarán a los dos años y menguan por cada dirección, de las 2.300 distintas, que haya dejado de pedir. Por eso los vendedores se quedan. Y sus comerciales también: cada uno de los diecinueve cobrará una prima ligada al mismo recuento.</p>
<p>Es una forma poco sentimental de tasar un oficio sentimental. Al estanquero de Lisboa se le visita, no se le llama, y varios compran a los Meneses desde que la tienda vendía lotería y poco más. La integración, fase en la que los compradores suelen descubrirlo, se aplaza: nombres, furgonetas y días de pedido no cambian durante un año.</p>
<ul>
<li>Primero se fusionará el catálogo, de 340 referencias a unas 210.</li>
<li>La facturación pasará en otoño al sistema de Tideway.</li>
<li>La formación en control de edad, que da Alcântara y no Meneses, llegará en marzo a todos los clientes.</li>
</ul>
<p>El cierre se espera en el primer trimestre. Es la tercera compra de Tideway en cuatro años y la primera fuera de las islas. Los competidores se han fijado en el rumbo: se dice que los siguientes serán los Países Bajos, donde los mayoristas han respondido a la subida de costes <a href="/es/news/tres-mayoristas-neerlandeses-comparten-deposito-aduanero">compartiendo depósito aduanero</a> en vez de accionista. Colgan dice que ha estado una vez en Róterdam y que llovía.</p>`,
		sources: [{ title: 'Tideway, comunicación a sus bancos', kind: 'company' }, ...ratesOf('ES')],
		keywords: ['Tideway', 'Lisboa', 'mayoristas', 'adquisición', 'distribución'],
	},
} satisfies DemoArticle;
