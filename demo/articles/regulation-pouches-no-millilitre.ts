import type { DemoArticle } from '../article';

export default {
	key: 'regulation-pouches-no-millilitre',
	type: 'regulation',
	kind: 'news',
	author: 'marta-oyelaran',
	days_ago: 44,
	hour: 8,
	tags: ['nicotine-pouches', 'excise-duty', 'european-union', 'nicotine'],
	mood: 'day',
	views: 240,
	en: {
		seo_url: 'why-a-pouch-has-no-rate-per-millilitre',
		title: 'A pouch has no millilitres, and the duty tables know it',
		standfirst:
			'Traders who add pouches to a range of liquids look for a rate where there is none. Our tables keep a class for them and leave it empty, because no source we trust has filled it.',
		market: 'European Union',
		key_points: [
			'Duty on e-liquid counts volume; a pouch is sold by the piece and weighed in grams.',
			'Our table of rates has a class for pouches and not one row in it: we have read no rate with a source.',
			'The limits of Article 20 of the Tobacco Products Directive are those of e-cigarettes and refills.',
		],
		html: `<p>The question comes in about once a week, usually from somebody who has sold liquids for years. What is the duty on a tin of twenty pouches? The honest answer from our tables is a blank line, and the blank is deliberate.</p>
<p>Every rate that we keep for European markets is a sum on a volume. Germany takes 32 cents on a millilitre since January 2026, Spain 15 or 20 by strength, the United Kingdom £2.20 on ten millilitres since October. A pouch has no volume that anybody prints on a tin. It has a number of pieces, a weight, and a strength in milligrams a piece or a gram, depending on who made it.</p>
<h2>What the tables say, and what they do not</h2>
<p>The product classes of our rates are the bottle, the closed pod, the device, the disposable, the base and the pouch. The first five have rows. The sixth has none, in any market. That does not mean that pouches are free of duty anywhere; it means that we have not read a rate in a source that we would print beside it. A missing row is not a nought.</p>
<p>The same goes for limits. The ceiling of 20 milligrams a millilitre, the bottle of ten and the tank of two are rules for e-cigarettes and refill containers. Nothing in them can be divided by the piece.</p>
<h2>Three lines for the file</h2>
<ul>
<li>Ask for the classification in writing before the first pallet: a customs office that answers by telephone has not answered.</li>
<li>Record pieces, net weight and nicotine a piece as three numbers. Whichever of them a law picks one day, you will have it.</li>
<li>Price without duty, and name the party that bears it if one is laid.</li>
</ul>
<blockquote><p>“My liquids have a rate and no margin. My pouches have a margin and no rate. I know which of the two will change.”</p><cite>Odile Brancourt, wholesaler in Lille</cite></blockquote>
<p>When a rate with a source reaches us, the row will stand in the calculator on the day it takes effect, with the page it was read on.</p>`,
		sources: [
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
			{ title: 'HMRC newsroom, on the duty of October 2026' },
		],
		keywords: ['nicotine pouches', 'excise duty', 'classification'],
	},
	es: {
		seo_url: 'por-que-una-bolsa-no-tiene-tipo-por-mililitro',
		title: 'Una bolsa no tiene mililitros, y las tablas de impuestos lo saben',
		standfirst:
			'Quien añade bolsas a una gama de líquidos busca un tipo donde no lo hay. Nuestras tablas les guardan una clase y la dejan vacía, porque ninguna fuente fiable la ha llenado.',
		market: 'Unión Europea',
		key_points: [
			'El impuesto sobre los líquidos cuenta volumen; una bolsa se vende por piezas y se pesa en gramos.',
			'Nuestra tabla de tipos tiene una clase para bolsas y ni una sola fila: no hemos leído ningún tipo con fuente.',
			'Los límites del artículo 20 de la Directiva de productos del tabaco son los de cigarrillos electrónicos y recargas.',
		],
		html: `<p>La pregunta llega más o menos una vez por semana, casi siempre de alguien que lleva años vendiendo líquidos. ¿Cuánto paga de impuesto una lata de veinte bolsas? La respuesta honrada de nuestras tablas es una línea en blanco, y el blanco es deliberado.</p>
<p>Todos los tipos que guardamos de los mercados europeos son una cantidad por volumen. Alemania cobra 32 céntimos por mililitro desde enero de 2026, España 15 o 20 según la concentración, el Reino Unido 2,20 libras por diez mililitros desde octubre. Una bolsa no tiene volumen que nadie imprima en la lata. Tiene un número de piezas, un peso y una concentración en miligramos por pieza o por gramo, según quién la haga.</p>
<h2>Lo que dicen las tablas y lo que callan</h2>
<p>Las clases de producto de nuestros tipos son el frasco, la cápsula cerrada, el dispositivo, el desechable, la base y la bolsa. Las cinco primeras tienen filas. La sexta no tiene ninguna, en ningún mercado. Eso no quiere decir que las bolsas estén libres de impuesto en parte alguna, sino que no hemos leído un tipo en una fuente que pondríamos al lado. Una fila que falta no es un cero.</p>
<p>Con los límites ocurre igual. El techo de 20 miligramos por mililitro, el frasco de diez y el depósito de dos son reglas para cigarrillos electrónicos y envases de recarga. Nada en ellas se puede dividir por piezas.</p>
<h2>Tres líneas para el expediente</h2>
<ul>
<li>Pida la clasificación por escrito antes del primer palé: una aduana que contesta por teléfono no ha contestado.</li>
<li>Anote piezas, peso neto y nicotina por pieza como tres números. Sea cual sea el que elija un día la ley, lo tendrá.</li>
<li>Ponga precio sin impuesto y diga quién lo asume si llega a haberlo.</li>
</ul>
<blockquote><p>«Mis líquidos tienen tipo y no tienen margen. Mis bolsas tienen margen y no tienen tipo. Sé cuál de los dos va a cambiar.»</p><cite>Odile Brancourt, mayorista en Lille</cite></blockquote>
<p>Cuando nos llegue un tipo con fuente, la fila estará en la calculadora el día en que entre en vigor, con la página en que se leyó.</p>`,
		sources: [
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
			{ title: 'HMRC, sobre el impuesto de octubre de 2026' },
		],
		keywords: ['bolsas de nicotina', 'impuesto especial', 'clasificación'],
	},
} satisfies DemoArticle;
