import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';
import { spanishScope } from '../sources';

export default {
	key: 'regulation-pouches-no-millilitre',
	type: 'regulation',
	kind: 'news',
	author: 'marta-oyelaran',
	days_ago: 44,
	hour: 8,
	label: 'feature',
	tags: ['nicotine-pouches', 'excise-duty', 'european-union', 'nicotine'],
	mood: 'day',
	views: 240,
	en: {
		seo_url: 'why-a-pouch-has-no-rate-per-millilitre',
		title: 'Why nicotine pouches have no duty rate per millilitre',
		standfirst:
			'Traders who add pouches to a range of liquids look for a rate where there is none: the duty on liquids counts volume, and a tin of pouches states no volume.',
		market: 'European Union',
		key_points: [
			'Duty on e-liquid counts volume; a pouch is sold by the piece and weighed in grams.',
			'Spain’s duty covers pouches too; we have read no rate for them that we could cite.',
			'The limits of Article 20 of the Tobacco Products Directive are those of e-cigarettes and refills.',
		],
		html: `<p>The question comes in about once a week, usually from somebody who has sold liquids for years. What is the duty on a tin of twenty pouches? The honest answer is that we know of no rate that we could cite.</p>
<p>Most European duties on liquids are a sum on a volume. Germany takes 32 cents on a millilitre since January 2026, Spain 15 or 20 by strength, the United Kingdom £2.20 on ten millilitres since October. A pouch has no volume that anybody prints on a tin. It has a number of pieces, a weight, and a strength in milligrams a piece or a gram, depending on who made it.</p>
<h2>What is known, and what is not</h2>
<p>Spain’s law of 2024 puts pouches under the same duty as liquids. We have not read its rate for them in a document that we could cite, and for other European markets we have read none at all. That does not mean that pouches are free of duty anywhere. A missing rate is not a nought.</p>
<p>The same goes for limits. The ceiling of 20 milligrams a millilitre, the bottle of ten and the tank of two are rules for e-cigarettes and refill containers. Nothing in them can be divided by the piece.</p>
<h2>Three lines for the file</h2>
<ul>
<li>Ask for the classification in writing before the first pallet: a customs office that answers by telephone has not answered.</li>
<li>Record pieces, net weight and nicotine a piece as three numbers. Whichever of them a law picks one day, you will have it.</li>
<li>Price without duty, and name the party that bears it if one is laid.</li>
</ul>
<blockquote><p>“My liquids have a rate and no margin. My pouches have a margin and no rate. I know which of the two will change.”</p><cite>Odile Brancourt, wholesaler in Lille</cite></blockquote>
<p>We will report the first rate that we can cite, with the page on which we read it.</p>`,
		sources: [
			...ratesOf('DE', 'ES', 'GB'),
			spanishScope,
			{ title: 'Directive 2014/40/EU, Article 20 (European Commission)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['nicotine pouches', 'excise duty', 'classification'],
	},
	es: {
		seo_url: 'por-que-una-bolsa-no-tiene-tipo-por-mililitro',
		title: 'Por qué las bolsas de nicotina no tienen tipo por mililitro',
		standfirst:
			'Quien añade bolsas a una gama de líquidos busca un tipo donde no lo hay: el impuesto sobre los líquidos cuenta volumen, y una lata de bolsas no indica ninguno.',
		market: 'Unión Europea',
		key_points: [
			'El impuesto sobre los líquidos cuenta volumen; una bolsa se vende por piezas y se pesa en gramos.',
			'El impuesto español también grava las bolsas; no hemos leído ningún tipo para ellas que podamos citar.',
			'Los límites del artículo 20 de la Directiva de productos del tabaco son los de cigarrillos electrónicos y recargas.',
		],
		html: `<p>La pregunta llega más o menos una vez por semana, casi siempre de alguien que lleva años vendiendo líquidos. ¿Cuánto paga de impuesto una lata de veinte bolsas? La respuesta honrada es que no conocemos ningún tipo que podamos citar.</p>
<p>La mayoría de los impuestos europeos sobre líquidos son una cantidad por volumen. Alemania cobra 32 céntimos por mililitro desde enero de 2026, España 15 o 20 según la concentración, el Reino Unido 2,20 libras por diez mililitros desde octubre. Una bolsa no tiene volumen que nadie imprima en la lata. Tiene un número de piezas, un peso y una concentración en miligramos por pieza o por gramo, según quién la haga.</p>
<h2>Lo que se sabe y lo que no</h2>
<p>La ley española de 2024 somete las bolsas al mismo impuesto que los líquidos. No hemos leído su tipo en un documento que podamos citar, y de otros mercados europeos no hemos leído ninguno. Eso no quiere decir que las bolsas estén libres de impuesto en parte alguna. Un tipo que falta no es un cero.</p>
<p>Con los límites ocurre igual. El techo de 20 miligramos por mililitro, el frasco de diez y el depósito de dos son reglas para cigarrillos electrónicos y envases de recarga. Nada en ellas se puede dividir por piezas.</p>
<h2>Tres líneas para el expediente</h2>
<ul>
<li>Pida la clasificación por escrito antes del primer palé: una aduana que contesta por teléfono no ha contestado.</li>
<li>Anote piezas, peso neto y nicotina por pieza como tres números. Sea cual sea el que elija un día la ley, lo tendrá.</li>
<li>Ponga precio sin impuesto y diga quién lo asume si llega a haberlo.</li>
</ul>
<blockquote><p>«Mis líquidos tienen tipo y no tienen margen. Mis bolsas tienen margen y no tienen tipo. Sé cuál de los dos va a cambiar.»</p><cite>Odile Brancourt, mayorista en Lille</cite></blockquote>
<p>Publicaremos el primer tipo que podamos citar, con la página en que lo hayamos leído.</p>`,
		sources: [
			...ratesOf('DE', 'ES', 'GB'),
			spanishScope,
			{ title: 'Directiva 2014/40/UE, artículo 20 (Comisión Europea)', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['bolsas de nicotina', 'impuesto especial', 'clasificación'],
	},
} satisfies DemoArticle;
