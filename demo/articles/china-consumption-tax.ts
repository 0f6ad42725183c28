import type { DemoArticle } from '../article';
import { consumptionTax } from '../sources';

export default {
	key: 'china-consumption-tax',
	type: 'regulation',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 19,
	hour: 9,
	tags: ['china', 'excise-duty', 'wholesale'],
	mood: 'deep',
	views: 430,
	en: {
		seo_url: 'china-consumption-tax-four-years-on',
		title: 'China’s 11% wholesale tax hurts more than the 36% at the factory',
		standfirst:
			'The maker pays 36 per cent and the wholesaler 11. The larger figure gets the attention; the smaller decides who can afford to hold stock.',
		market: 'China',
		place: 'Changsha',
		html: `
			<p>The warehouse of Xiangjiang Zhuoyue Trading in Changsha is half the size it was, and its manager is proud of the empty half. “That was money asleep,” says Peng Huilin. She used to keep seventy days of cartridges. She now keeps twenty-six, and she dates the change to the first of November 2022, when the state began to tax each of them twice.</p>
			<p>China was late to tax e-cigarettes as tobacco and did it in two strokes. A maker or importer owes 36 per cent of the price. A wholesaler owes a further 11 per cent. Both fell due from the same day, both are shares of a price, and neither cares how many millilitres are in the box.</p>
			<h2>What one cartridge owes</h2>
			<table>
			<caption>Consumption tax on one cartridge at three price levels, yuan. Rates of 36 per cent at production and 11 per cent at wholesale; prices assumed; calculation by Brume</caption>
			<thead><tr><th scope="col">Article</th><th scope="col">Maker’s price</th><th scope="col">Tax at 36%</th><th scope="col">Wholesale price</th><th scope="col">Tax at 11%</th><th scope="col">Both</th></tr></thead>
			<tbody>
			<tr><th scope="row">Low</th><td>12.00</td><td>4.32</td><td>18.00</td><td>1.98</td><td>6.30</td></tr>
			<tr><th scope="row">Middle</th><td>20.00</td><td>7.20</td><td>30.00</td><td>3.30</td><td>10.50</td></tr>
			<tr><th scope="row">High</th><td>32.00</td><td>11.52</td><td>48.00</td><td>5.28</td><td>16.80</td></tr>
			</tbody>
			</table>
			<p>The pattern is plain: a dear cartridge owes more than a cheap one of the same size. A European duty by the millilitre does the opposite. It weighs most on the cheapest bottle, and a maker who reprices need not tell the tax office. In China the price list is a tax document.</p>
			<h2>Why eleven hurts more than thirty-six</h2>
			<p>The maker’s share is large but early, and it is in the price by the time the goods move. The wholesaler’s comes on top of a margin that is itself narrow. On Ms Peng’s middle row the tax is 3.30 yuan on a gross margin of ten. Whatever lies for a month before it sells has tied up the maker’s tax as well, since she bought it with the 36 per cent inside.</p>
			<p>Hence the empty half of the shed. Wholesale is territorial in China and the retailer has no other lawful supplier, so a short stock loses fewer sales than it would elsewhere. What it loses is variety. Ms Peng carries thirty-one articles, against eighty-four four years ago.</p>
			<blockquote><p>“I used to ask what would sell. Now I ask what would sell this week.”</p><cite>Peng Huilin, Xiangjiang Zhuoyue Trading, Changsha</cite></blockquote>
			<h2>What makers did</h2>
			<ul>
			<li>Fewer price points. Seven of the ten makers we asked have cut their domestic list to three or four.</li>
			<li>Smaller deliveries, more often, which moves the storage back to the factory.</li>
			<li>Separate books for home and abroad, since the two no longer share a price from which to start.</li>
			</ul>
			<p>Four years is long enough for a tax to become furniture. Nobody we met in Changsha expects the rates to move, in either direction. Ms Peng has let the empty half to a firm that stores umbrellas. It pays on time, she says, and nobody has yet thought of a stage at which to tax them.</p>
		`,
		sources: [consumptionTax, { title: 'Interviews and price levels (invented for the demonstration edition)' }],
		keywords: ['China', 'consumption tax', 'wholesale', 'Changsha'],
	},
	es: {
		seo_url: 'china-impuesto-consumo-cuatro-ejercicios',
		title: 'El 11 % al por mayor duele más que el 36 % de fábrica en China',
		standfirst:
			'El fabricante paga el 36 % y el mayorista, el 11 %. La cifra grande se lleva la atención; la pequeña decide quién puede permitirse tener existencias.',
		market: 'China',
		place: 'Changsha',
		html: `
			<p>El almacén de Xiangjiang Zhuoyue Trading, en Changsha, es la mitad de lo que era, y su gerente presume de la mitad vacía. «Era dinero durmiendo», dice Peng Huilin. Antes guardaba cartuchos para setenta días. Ahora, para veintiséis, y pone fecha al cambio: el 1 de noviembre de 2022, cuando el Estado empezó a gravarlos dos veces.</p>
			<p>China tardó en gravar el cigarrillo electrónico como tabaco y lo hizo en dos tiempos. El fabricante o importador debe el 36 % del precio. El mayorista, otro 11 %. Los dos tramos nacieron el mismo día, los dos son parte de un precio y a ninguno le importa cuántos mililitros lleva la caja.</p>
			<h2>Lo que debe un cartucho</h2>
			<table>
			<caption>Impuesto al consumo de un cartucho en tres niveles de precio, en yuanes. Tipos del 36 % en producción y del 11 % al por mayor; precios supuestos; cálculo de Brume</caption>
			<thead><tr><th scope="col">Artículo</th><th scope="col">Precio de fábrica</th><th scope="col">Al 36 %</th><th scope="col">Precio mayorista</th><th scope="col">Al 11 %</th><th scope="col">Total</th></tr></thead>
			<tbody>
			<tr><th scope="row">Bajo</th><td>12,00</td><td>4,32</td><td>18,00</td><td>1,98</td><td>6,30</td></tr>
			<tr><th scope="row">Medio</th><td>20,00</td><td>7,20</td><td>30,00</td><td>3,30</td><td>10,50</td></tr>
			<tr><th scope="row">Alto</th><td>32,00</td><td>11,52</td><td>48,00</td><td>5,28</td><td>16,80</td></tr>
			</tbody>
			</table>
			<p>Se ve enseguida: el cartucho caro debe más que el barato del mismo tamaño. Un impuesto europeo por mililitro hace lo contrario, pesa sobre todo en el frasco más barato, y quien cambia el precio no tiene que contárselo a Hacienda. En China, la tarifa es un documento fiscal.</p>
			<h2>Por qué once duele más que treinta y seis</h2>
			<p>La parte del fabricante es grande pero temprana, y ya va en el precio cuando la mercancía se mueve. La del mayorista cae sobre un margen estrecho. En la fila de en medio son 3,30 yuanes sobre un margen bruto de diez. Y lo que espera un mes en la estantería retiene además el impuesto del fabricante, porque se compró con el 36 % dentro.</p>
			<p>De ahí la mitad vacía. En China la venta al por mayor es territorial y el minorista no tiene otro proveedor legal, así que un almacén corto pierde menos ventas que en otros sitios. Lo que pierde es surtido. Peng lleva treinta y un artículos; hace cuatro años eran ochenta y cuatro.</p>
			<blockquote><p>«Antes preguntaba qué se vendería. Ahora pregunto qué se venderá esta semana.»</p><cite>Peng Huilin, Xiangjiang Zhuoyue Trading, Changsha</cite></blockquote>
			<h2>Lo que han hecho los fabricantes</h2>
			<ul>
			<li>Menos escalones de precio: siete de los diez consultados han dejado su tarifa nacional en tres o cuatro.</li>
			<li>Entregas más pequeñas y frecuentes, que devuelven el almacenaje a la fábrica.</li>
			<li>Libros separados para dentro y fuera, porque ya no comparten un precio de partida.</li>
			</ul>
			<p>En cuatro años un impuesto se convierte en un mueble. En Changsha nadie espera que los tipos se muevan, ni hacia arriba ni hacia abajo. Peng ha alquilado la mitad vacía a una empresa que guarda paraguas. Paga a tiempo, dice, y a nadie se le ha ocurrido todavía en qué tramo gravarlos.</p>
		`,
		sources: [
			consumptionTax,
			{ title: 'Entrevistas y niveles de precio (inventados para la edición de demostración)' },
		],
		keywords: ['China', 'impuesto al consumo', 'mayoristas', 'Changsha'],
	},
} satisfies DemoArticle;
