import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'company-vidraria-lima-glass',
	type: 'company',
	kind: 'news',
	author: 'ines-carrasco',
	days_ago: 3,
	hour: 10,
	tags: ['packaging', 'sustainability', 'e-liquid'],
	mood: 'day',
	views: 534,
	en: {
		seo_url: 'porto-bottle-maker-bets-on-glass-again',
		title: 'Vidraria Lima returns to 10 ml glass bottles, dropped in 2017',
		standfirst:
			'Vidraria Lima says weight matters less than the tax on plastic. Its customers have begun to do the sum, and some of them agree.',
		market: 'Portugal',
		place: 'Porto',
		html: `<p>The last time Vidraria Lima made a 10 ml bottle for e-liquid, in 2017, it sold the moulds for scrap six months later. Glass was heavy, it broke, and a squeezable plastic bottle could be filled, capped and shipped for half the money. This autumn the family firm on the north bank of the Douro lit a small electric furnace for the same bottle. It is booked until June.</p>
<p>The change, says Teresa Lima, who runs the company her great-grandfather founded in 1931, did not come from taste. It came from invoices. Two of the countries to which her customers sell now charge for plastic packaging by weight, a third has announced it, and one large filler has been told by its bank to report what it throws away.</p>
<h2>The sum on one sheet</h2>
<p>Ms Lima carries it in her bag: one sheet, two columns, every figure with the name of the customer who supplied it blacked out.</p>
<table>
<caption>Cost of a 10 ml bottle delivered to a filler in Valencia, euro cents, lots of 500,000</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Plastic</th><th scope="col">Glass</th></tr></thead>
<tbody>
<tr><td>Bottle</td><td>4.1</td><td>7.6</td></tr>
<tr><td>Child-resistant cap and dropper</td><td>3.8</td><td>4.4</td></tr>
<tr><td>Freight</td><td>0.3</td><td>1.1</td></tr>
<tr><td>Breakage (0.4%)</td><td>0.0</td><td>0.1</td></tr>
<tr><td>Charges on plastic and on waste</td><td>1.9</td><td>0.4</td></tr>
<tr><td>Total</td><td>10.1</td><td>13.6</td></tr>
</tbody>
</table>
<p>Glass still loses, by three and a half cents. What interests the firm is the speed. In 2017 its own sheet showed a gap of nine. On a bottle whose duty alone comes to €1.50 in Spain, or €3.20 in Germany since January, three and a half cents have become small enough to argue about.</p>
<blockquote><p>“Nobody ever paid more for glass because it was noble. They pay when the difference is smaller than the meeting about it.”</p><cite>Teresa Lima, Vidraria Lima</cite></blockquote>
<h2>What glass is bad at</h2>
<p>She is frank about the rest. A glass bottle cannot be squeezed, so it needs a dropper, and the dropper must still let the drops out at a steady rate and keep a child out of the bottle. Her cap comes from Regensburg, from the people who answer to <a href="/news/ottilie-kranz-caps-that-refuse-a-child">Ottilie Kranz</a>, and is dearer than the plastic one because the thread on glass is never quite round.</p>
<p>A pallet carries 19,000 glass bottles where it carried 31,000 of plastic. The furnace, though electric, runs day and night for seven years whether or not anyone wants bottles. And a dropped case is not a dented case.</p>
<ul>
<li>Four customers have ordered: two in Spain, one in Belgium, one in Italy.</li>
<li>Together they account for 5.2m bottles a year, about 60% of what the furnace can make.</li>
<li>One has asked for returned bottles to be washed and refilled. Lima has said no, for now: a label glued for the law does not come off in water.</li>
</ul>
<p>The banks, unusually, were easy. Vidraria Lima financed the furnace, €6.8m, on the strength of perfume and medicine bottles, which it can also make there. “They asked whether e-cigarettes would exist in seven years,” Ms Lima said. “I said that small bottles would.”</p>`,
		sources: [...ratesOf('DE', 'ES'), { title: 'Vidraria Lima, cost sheet; illustrative figures', kind: 'company' }],
		keywords: ['glass bottles', 'Vidraria Lima', 'plastic packaging', '10 ml bottle'],
	},
	es: {
		seo_url: 'fabricante-frascos-oporto-vuelve-al-vidrio',
		title: 'Vidraria Lima vuelve al frasco de vidrio de 10 ml, que dejó en 2017',
		standfirst:
			'Vidraria Lima dice que el peso importa menos que el impuesto al plástico. Sus clientes han empezado a echar la cuenta, y a algunos les sale.',
		market: 'Portugal',
		place: 'Oporto',
		html: `<p>La última vez que Vidraria Lima hizo un frasco de 10 ml para líquidos, en 2017, acabó vendiendo los moldes como chatarra a los seis meses. El vidrio pesaba, se rompía, y un frasco de plástico flexible se llenaba, se cerraba y se enviaba por la mitad. Este otoño la empresa familiar de la orilla norte del Duero ha encendido un pequeño horno eléctrico para ese mismo frasco. Está reservado hasta junio.</p>
<p>El cambio, explica Teresa Lima, al frente de la casa que fundó su bisabuelo en 1931, no vino del gusto. Vino de las facturas. Dos de los países a los que venden sus clientes cobran ya por el peso del envase de plástico, un tercero lo ha anunciado y a un gran envasador su banco le ha pedido que declare lo que tira.</p>
<h2>La cuenta, en una hoja</h2>
<p>Lima la lleva en el bolso: una hoja, dos columnas y, tachado en cada cifra, el nombre del cliente que la facilitó.</p>
<table>
<caption>Coste de un frasco de 10 ml puesto en un envasador de Valencia, céntimos de euro, lotes de 500.000</caption>
<thead><tr><th scope="col">Partida</th><th scope="col">Plástico</th><th scope="col">Vidrio</th></tr></thead>
<tbody>
<tr><td>Frasco</td><td>4,1</td><td>7,6</td></tr>
<tr><td>Tapón de seguridad y gotero</td><td>3,8</td><td>4,4</td></tr>
<tr><td>Transporte</td><td>0,3</td><td>1,1</td></tr>
<tr><td>Roturas (0,4 %)</td><td>0,0</td><td>0,1</td></tr>
<tr><td>Gravámenes al plástico y al residuo</td><td>1,9</td><td>0,4</td></tr>
<tr><td>Total</td><td>10,1</td><td>13,6</td></tr>
</tbody>
</table>
<p>El vidrio sigue perdiendo, por tres céntimos y medio. Lo que interesa a la casa es la velocidad: en 2017, su propia hoja daba una diferencia de nueve. En un frasco que solo de impuesto debe 1,50 euros en España, o 3,20 en Alemania desde enero, tres céntimos y medio son ya lo bastante pequeños como para discutirlos.</p>
<blockquote><p>«Nadie ha pagado nunca más por el vidrio porque sea noble. Pagan cuando la diferencia cuesta menos que la reunión para hablar de ella.»</p><cite>Teresa Lima, Vidraria Lima</cite></blockquote>
<h2>Lo que el vidrio hace mal</h2>
<p>Del resto habla sin rodeos. Un frasco de vidrio no se aprieta, así que necesita gotero, y el gotero tiene que soltar las gotas a ritmo constante y, además, no dejar entrar a un niño. El tapón viene de Ratisbona, del equipo que dirige <a href="/es/news/ottilie-kranz-tapones-que-no-abre-un-nino">Ottilie Kranz</a>, y sale más caro que el de plástico porque la rosca del vidrio nunca es redonda del todo.</p>
<p>En un palé caben 19.000 frascos de vidrio donde cabían 31.000 de plástico. El horno, por eléctrico que sea, arde siete años día y noche, quiera alguien frascos o no. Y una caja que se cae no es una caja abollada.</p>
<ul>
<li>Han comprado cuatro clientes: dos en España, uno en Bélgica y uno en Italia.</li>
<li>Suman 5,2 millones de frascos al año, cerca del 60 % de lo que da el horno.</li>
<li>Uno ha pedido lavar y rellenar los devueltos. Lima ha dicho que no, de momento: la etiqueta que exige la ley no se despega con agua.</li>
</ul>
<p>Los bancos, cosa rara, fueron lo fácil. Vidraria Lima financió el horno, 6,8 millones, con el aval de los frascos de perfume y de farmacia, que también puede hacer ahí. «Preguntaron si dentro de siete años habría cigarrillos electrónicos», cuenta. «Les dije que frascos pequeños, seguro.»</p>`,
		sources: [...ratesOf('DE', 'ES'), { title: 'Vidraria Lima, hoja de costes; cifras ilustrativas', kind: 'company' }],
		keywords: ['vidrio', 'Vidraria Lima', 'envase de plástico', 'frasco de 10 ml'],
	},
} satisfies DemoArticle;
