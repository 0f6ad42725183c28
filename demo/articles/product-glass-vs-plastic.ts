import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'product-glass-vs-plastic',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 12,
	hour: 13,
	tags: ['packaging', 'e-liquid', 'wholesale', 'sustainability'],
	mood: 'day',
	views: 520,
	en: {
		seo_url: 'glass-or-plastic-cost-of-ten-ml-bottle',
		title: 'Glass costs 9.6 cents more than plastic by the time it reaches Hamburg',
		standfirst:
			'A ten-millilitre bottle is the smallest object in the trade and the most argued about. We followed two pallets of them from the mould to the shelf.',
		market: 'Portugal',
		place: 'Porto',
		html: `<p>The two bottles hold the same ten millilitres, because European law allows no more in a refill container. One weighs 3.8 grams and bends. The other weighs 19.5 and does not. Whatever else is said about glass and plastic in this trade, and a great deal is, begins with those two numbers.</p>
<p>We asked a filler in northern Portugal to send the same liquid in both, a pallet of each, to the same wholesaler in Hamburg. Vidraria Lima supplied the glass, a converter near Braga the plastic. Everybody opened their books.</p>
<table>
<caption>One filled bottle of 10 ml, Porto to Hamburg, euro cents; duty and liquid excluded</caption>
<thead><tr><th scope="col">Item</th><th scope="col">Plastic</th><th scope="col">Glass</th></tr></thead>
<tbody>
<tr><th scope="row">Bottle</th><td>5.1</td><td>9.2</td></tr>
<tr><th scope="row">Cap and dropper</th><td>4.4</td><td>6.0</td></tr>
<tr><th scope="row">Carton and dividers</th><td>1.2</td><td>2.9</td></tr>
<tr><th scope="row">Carriage</th><td>1.6</td><td>3.7</td></tr>
<tr><th scope="row">Breakage and leaks</th><td>0.3</td><td>0.8</td></tr>
<tr><th scope="row">Packaging fees</th><td>0.9</td><td>0.5</td></tr>
<tr><th scope="row">Total</th><td>13.5</td><td>23.1</td></tr>
</tbody>
</table>
<p>The bottle itself makes up less than half of the gap. Glass needs a separate dropper, since it cannot be squeezed; it needs dividers in the carton; and it uses up the weight allowance of a lorry before the volume. A pallet took 21,600 plastic bottles and 14,400 glass ones.</p>
<h2>Where glass earns it back</h2>
<p>Against that stand three entries that no table of costs shows at first. Glass does not let aroma through, so the date on the label can be later: the Portuguese filler prints 24 months on glass and 18 on plastic for the same recipe. A wholesaler who writes off 4 per cent of his slow flavours each year has an interest in those six months.</p>
<p>Glass also keeps its print. Labels on squeezed bottles crack along the fold, and a cracked label is one that an inspector may call missing. And the fees for packaging waste, which in most countries rise with the weight of plastic, have started to run the other way.</p>
<blockquote><p>“People say glass is heavy. So is a pallet that comes back.”</p><cite>Marco Lima, Vidraria Lima</cite></blockquote>
<h2>Where it does not</h2>
<p>Breakage was lower than the filler had feared, at 31 bottles of 14,400, but every broken one spoils its neighbours’ labels. The true figure, counting unsaleable bottles, was 212. On the plastic pallet nine had leaked.</p>
<p>There is the dropper as well. A glass pipette is a second part with its own seal, and it has to be proof against children as a whole. The cap that <a href="/news/child-resistant-cap-tested-on-adults-over-seventy">fits an older hand</a> exists for plastic necks only.</p>
<p>The Hamburg wholesaler, asked which pallet he would order again, said both: glass for the twelve flavours that sit, plastic for the five that move. Germany’s duty on ten millilitres is €3.20 before VAT. Beside that, he pointed out, ten cents of bottle is a matter of taste.</p>`,
		sources: [
			...ratesOf('DE'),
			{ title: 'Directive 2014/40/EU, Article 20 (10 ml)', url: 'https://health.ec.europa.eu' },
			{ title: 'Cost sheets of three firms; illustrative figures', kind: 'company' },
		],
		keywords: ['glass bottle', 'plastic bottle', '10 ml', 'packaging cost'],
	},
	es: {
		seo_url: 'vidrio-o-plastico-coste-del-frasco-de-diez-mililitros',
		title: 'El vidrio cuesta 9,6 céntimos más que el plástico puesto en Hamburgo',
		standfirst:
			'El frasco de diez mililitros es el objeto más pequeño del sector y el más discutido. Seguimos dos palés desde el molde hasta la estantería.',
		market: 'Portugal',
		place: 'Oporto',
		html: `<p>Los dos frascos contienen los mismos diez mililitros, porque la norma europea no permite más en un envase de recarga. Uno pesa 3,8 gramos y se dobla. El otro pesa 19,5 y no. Todo lo que se dice en este sector sobre vidrio y plástico, que es mucho, empieza por esas dos cifras.</p>
<p>Pedimos a un envasador del norte de Portugal que enviara el mismo líquido en ambos, un palé de cada, al mismo mayorista de Hamburgo. Vidraria Lima puso el vidrio y un transformador de cerca de Braga, el plástico. Todos abrieron sus cuentas.</p>
<table>
<caption>Un frasco lleno de 10 ml, de Oporto a Hamburgo, en céntimos de euro; sin impuesto ni líquido</caption>
<thead><tr><th scope="col">Concepto</th><th scope="col">Plástico</th><th scope="col">Vidrio</th></tr></thead>
<tbody>
<tr><th scope="row">Frasco</th><td>5,1</td><td>9,2</td></tr>
<tr><th scope="row">Tapón y cuentagotas</th><td>4,4</td><td>6,0</td></tr>
<tr><th scope="row">Caja y separadores</th><td>1,2</td><td>2,9</td></tr>
<tr><th scope="row">Transporte</th><td>1,6</td><td>3,7</td></tr>
<tr><th scope="row">Roturas y fugas</th><td>0,3</td><td>0,8</td></tr>
<tr><th scope="row">Tasas de envases</th><td>0,9</td><td>0,5</td></tr>
<tr><th scope="row">Total</th><td>13,5</td><td>23,1</td></tr>
</tbody>
</table>
<p>El frasco en sí explica menos de la mitad de la diferencia. El vidrio necesita un cuentagotas aparte, porque no se aprieta; necesita separadores en la caja, y agota antes el peso que el volumen del camión. En un palé cupieron 21.600 frascos de plástico y 14.400 de vidrio.</p>
<h2>Dónde lo recupera el vidrio</h2>
<p>Frente a eso hay tres partidas que ninguna tabla de costes enseña a la primera. El vidrio no deja pasar el aroma, y la fecha de la etiqueta puede ser más larga: el envasador portugués imprime 24 meses en vidrio y 18 en plástico para la misma receta. A un mayorista que da de baja cada año el 4 % de sus sabores lentos, esos seis meses le interesan.</p>
<p>El vidrio conserva también la impresión. La etiqueta de un frasco que se aprieta se agrieta por el pliegue, y una etiqueta agrietada es la que un inspector puede dar por ausente. Y las tasas por residuos de envases, que en la mayoría de los países suben con el peso del plástico, han empezado a jugar a favor.</p>
<blockquote><p>«Dicen que el vidrio pesa. También pesa un palé que vuelve.»</p><cite>Marco Lima, Vidraria Lima</cite></blockquote>
<h2>Dónde no</h2>
<p>Se rompió menos de lo temido, 31 frascos de 14.400, pero cada uno estropea las etiquetas de los vecinos. La cuenta real, con los invendibles, fue de 212. En el palé de plástico habían goteado nueve.</p>
<p>Está, además, el cuentagotas. Una pipeta de vidrio es una segunda pieza con su propia junta, y el conjunto ha de resistir a los niños. El tapón que <a href="/es/news/tapon-seguro-probado-por-mayores-de-setenta">se adapta a una mano mayor</a> solo existe para cuellos de plástico.</p>
<p>El mayorista de Hamburgo, preguntado por cuál repetiría, contestó que los dos: vidrio para los doce sabores que esperan, plástico para los cinco que vuelan. El impuesto alemán sobre diez mililitros es de 3,20 € sin IVA. A su lado, observó, diez céntimos de frasco son cuestión de gustos.</p>`,
		sources: [
			...ratesOf('DE'),
			{ title: 'Directiva 2014/40/UE, artículo 20 (10 ml)', url: 'https://health.ec.europa.eu' },
			{ title: 'Hojas de costes de tres empresas; cifras ilustrativas', kind: 'company' },
		],
		keywords: ['frasco de vidrio', 'frasco de plástico', '10 ml', 'coste del envase'],
	},
} satisfies DemoArticle;
