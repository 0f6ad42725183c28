import type { DemoArticle } from '../article';
import { chartSources } from '../series-sources';

export default {
	key: 'data-shenzhen-share',
	type: 'company',
	kind: 'data',
	author: 'wen-xiaolan',
	days_ago: 262,
	hour: 6,
	tags: ['shenzhen', 'china', 'exports', 'standards'],
	mood: 'deep',
	views: 230,
	en: {
		seo_url: 'shenzhen-two-thirds-of-chinese-exports',
		title: 'Shenzhen’s 68.3% of China’s exports is a figure of 2022',
		standfirst:
			'A share of 68.3 per cent is quoted in every brochure about the city. It is from 2022, it comes from customs, and it will not fit beside the other famous number.',
		market: 'China',
		place: 'Shenzhen',
		html: `<p>There is a slide that every guest of a Shenzhen factory has seen. It shows a map of the world, a dot on the coast of southern China and the words “68.3%”. Sometimes a second figure stands beside it, 95 per cent of world output, which belongs to China as a whole. The two are not about the same thing, and only one of them can be checked by division.</p>
<figure data-series="shenzhen-share-2022"></figure>
<h2>What the share is a share of</h2>
<p>In 2022, according to figures quoted in the trade press, Shenzhen exported electronic cigarettes worth 46.09 billion yuan, which was 68.3 per cent of China’s exports of such goods. If so, China’s were about 67.5 billion. That is a customs figure: goods that crossed the border, declared under certain codes, at the value on the form. The reports do not name the codes.</p>
<p>The 95 per cent is a claim about where the world’s devices are made, not about what crossed a border. It is made by officials and comes without a table. It may well be near the truth; it cannot be recomputed.</p>
<h2>The number that is twice as large</h2>
<p>A Blue Book of the industry puts exports in 2021 at 138.3 billion yuan. Set beside the customs figure of the following year it looks as if half the trade had vanished in twelve months. Nothing of the kind happened. The definitions differ: which goods, whose prices, at which gate. A reader who joins the two in one chart has drawn a catastrophe out of a footnote.</p>
<table>
<caption>Three figures that should not be added or joined</caption>
<thead><tr><th scope="col">Figure</th><th scope="col">Year</th><th scope="col">What it counts</th></tr></thead>
<tbody>
<tr><th scope="row">46.09 bn yuan</th><td>2022</td><td>Shenzhen’s exports, customs, codes not stated</td></tr>
<tr><th scope="row">c. 67 bn yuan</th><td>2022</td><td>China’s exports, implied by the share</td></tr>
<tr><th scope="row">138.3 bn yuan</th><td>2021</td><td>Exports by an industry Blue Book</td></tr>
</tbody>
</table>
<h2>And the world?</h2>
<p>For world trade there is one figure with a code attached. A tariff site gives 27.3 billion dollars for 2022 under 8543.40, the line for the devices.</p>
<figure data-series="world-trade-854340"></figure>
<p>Filled products are held to travel under another line, 2404.12, whose name we have not verified, and are not in that sum. Nor does one bar make a series. We print it because a number with a code is worth more than three without, and because somebody has to go first.</p>
<h2>Why the city cares</h2>
<p>On the ground the share has consequences. It decides how many inspectors the district of Bao’an can ask for, how much a warehouse costs, and whether a maker of springs stays or follows his customers to Penang. Since October 2022 a licence has been needed to make these goods in China, for export as for home, and the city has a tobacco bureau of its own, which takes in the applications before the national administration decides.</p>
<blockquote><p>“Sixty-eight per cent of what, my daughter asked me. I make springs. I said: of my springs.”</p><cite>The owner of a parts workshop in Bao’an</cite></blockquote>
<p>A newer share would be welcome. Factories have opened abroad since 2022 and, it is said, in other provinces. Until a figure appears with a year, a unit and a code, the slide will keep its old one, and so, with the date beside it, shall we.</p>`,
		sources: [
			...chartSources('shenzhen-share-2022', 'world-trade-854340'),
			{ title: 'Licence duty: tobaccoreporter.com', url: 'https://tobaccoreporter.com' },
		],
		keywords: ['Shenzhen', 'export share', '8543.40', 'Blue Book'],
	},
	es: {
		seo_url: 'shenzhen-dos-tercios-de-las-exportaciones-chinas',
		title: 'El 68,3 % de Shenzhen en las exportaciones chinas es un dato de 2022',
		standfirst:
			'La cuota del 68,3 % figura en todos los folletos de la ciudad. Es de 2022, procede de aduanas y no cabe al lado de la otra cifra famosa.',
		market: 'China',
		place: 'Shenzhen',
		html: `<p>Hay una diapositiva que ha visto todo visitante de una fábrica de Shenzhen. Muestra un mapamundi, un punto en la costa del sur de China y la leyenda «68,3 %». A veces la acompaña otra cifra, el 95 % de la producción mundial, que corresponde a China entera. No hablan de lo mismo, y solo una puede comprobarse con una división.</p>
<figure data-series="shenzhen-share-2022"></figure>
<h2>De qué es cuota la cuota</h2>
<p>En 2022, según cifras recogidas por la prensa del sector, Shenzhen exportó cigarrillos electrónicos por 46.090 millones de yuanes, el 68,3 % de lo que exportó China. De ser así, el país rondó los 67.500 millones. Es una cifra de aduanas: mercancía que cruzó la frontera, declarada por ciertos códigos y al valor del formulario. Las informaciones no dicen qué códigos.</p>
<p>El 95 % es una afirmación sobre dónde se fabrican los aparatos del mundo, no sobre lo que cruzó una frontera. La hacen funcionarios y llega sin tabla. Puede que no ande lejos de la verdad; recalcularla es imposible.</p>
<h2>La cifra que es el doble</h2>
<p>Un Libro Azul del sector cifra las exportaciones de 2021 en 138.300 millones de yuanes. Junto al dato de aduanas del año siguiente, parece que la mitad del negocio se hubiera esfumado en doce meses. No ocurrió nada semejante. Cambian las definiciones: qué mercancía, a qué precios, en qué puerta. Quien une las dos en un gráfico saca una catástrofe de una nota al pie.</p>
<table>
<caption>Tres cifras que no deben sumarse ni unirse</caption>
<thead><tr><th scope="col">Cifra</th><th scope="col">Año</th><th scope="col">Qué cuenta</th></tr></thead>
<tbody>
<tr><th scope="row">46.090 millones de yuanes</th><td>2022</td><td>Exportaciones de Shenzhen, aduanas, códigos sin indicar</td></tr>
<tr><th scope="row">Unos 67.000 millones de yuanes</th><td>2022</td><td>Exportaciones de China, implícitas en la cuota</td></tr>
<tr><th scope="row">138.300 millones de yuanes</th><td>2021</td><td>Exportaciones según un Libro Azul del sector</td></tr>
</tbody>
</table>
<h2>¿Y el mundo?</h2>
<p>Del comercio mundial hay una cifra que lleva código. Un buscador de aranceles da 27.300 millones de dólares en 2022 para el 8543.40, la línea de los aparatos.</p>
<figure data-series="world-trade-854340"></figure>
<p>Los productos envasados viajarían por otra, la 2404.12, cuya denominación no hemos verificado, y no entran en esa suma. Tampoco una barra hace una serie. La publicamos porque un número con código vale más que tres sin él, y porque alguno tiene que ser el primero.</p>
<h2>Por qué le importa a la ciudad</h2>
<p>Sobre el terreno, la cuota tiene consecuencias. Decide cuántos inspectores puede pedir el distrito de Bao’an, cuánto cuesta una nave y si un fabricante de muelles se queda o sigue a sus clientes a Penang. Desde octubre de 2022 hace falta licencia para fabricar estos productos en China, también si se exportan, y la ciudad tiene su propia oficina del tabaco, que recibe las solicitudes antes de que decida la administración nacional.</p>
<blockquote><p>«¿El sesenta y ocho por ciento de qué?, me preguntó mi hija. Yo hago muelles. Le dije: de mis muelles.»</p><cite>El dueño de un taller de piezas de Bao’an</cite></blockquote>
<p>Una cuota más reciente sería bienvenida. Desde 2022 se han abierto fábricas en el extranjero y, según se dice, en otras provincias. Mientras no aparezca una cifra con año, unidad y código, la diapositiva conservará la vieja. Nosotros también, con la fecha al lado.</p>`,
		sources: [
			...chartSources('shenzhen-share-2022', 'world-trade-854340'),
			{ title: 'Obligación de licencia: tobaccoreporter.com', url: 'https://tobaccoreporter.com' },
		],
		keywords: ['Shenzhen', 'cuota de exportación', '8543.40', 'Libro Azul'],
	},
} satisfies DemoArticle;
