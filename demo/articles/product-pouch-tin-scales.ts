import type { DemoArticle } from '../article';

export default {
	key: 'product-pouch-tin-scales',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 23,
	hour: 10,
	tags: ['nicotine-pouches', 'testing', 'packaging', 'nicotine'],
	mood: 'day',
	views: 310,
	en: {
		seo_url: 'five-tins-of-pouches-on-the-scales',
		title: 'Pouch weight varies by up to 20% within one tin',
		standfirst:
			'We bought no brand and name none. We asked a laboratory what a buyer can learn from the lid of a tin, and what only a balance can tell.',
		key_points: [
			'Of five sample tins, two state nicotine by the piece, two by the gram and one by the tin.',
			'The weight of a piece differed by up to a fifth within one tin.',
			'A buyer should ask for three numbers: pieces, net weight, nicotine a piece with its spread.',
		],
		html: `<p>The bench of Northlight Labs is used to liquids. Five round tins looked lost on it. They had been filled for this test by two contract packers, who asked to see the numbers and not to see their names; the contents are sample goods and are not on sale.</p>
<p>The first task was to read. Two lids gave milligrams a piece, two milligrams a gram, and one a single large number that turned out to be the whole tin. All five statements were true. No two of them could be compared without a pair of scales.</p>
<h2>What the balance said</h2>
<p>Twenty pieces of each tin were weighed one by one. In the best tin the lightest and the heaviest lay four per cent apart; in the worst, twenty. Where strength is stated by the gram, that spread goes straight into the dose. Where it is stated by the piece, somebody must have decided which piece.</p>
<table>
<caption>Five sample tins, twenty pieces each; demonstration figures of an invented laboratory</caption>
<thead><tr><th scope="col">Tin</th><th scope="col">Strength stated by</th><th scope="col">Lightest piece, g</th><th scope="col">Heaviest piece, g</th></tr></thead>
<tbody>
<tr><th scope="row">A</th><td>piece</td><td>0.49</td><td>0.51</td></tr>
<tr><th scope="row">B</th><td>piece</td><td>0.62</td><td>0.68</td></tr>
<tr><th scope="row">C</th><td>gram</td><td>0.70</td><td>0.77</td></tr>
<tr><th scope="row">D</th><td>gram</td><td>0.50</td><td>0.60</td></tr>
<tr><th scope="row">E</th><td>tin</td><td>0.80</td><td>0.88</td></tr>
</tbody>
</table>
<p>Nothing in this is a scandal. It is what a new kind of goods looks like before its buyers have agreed on a label. Liquids went through it when strength was printed in per cent on one bottle and in milligrams on the next.</p>
<h2>What to write into the contract</h2>
<ul>
<li>Pieces in a tin, net weight, and nicotine a piece, all three, with a tolerance for each.</li>
<li>The method of the test and the number of pieces that are drawn.</li>
<li>A lid that children cannot open, tested as a lid and not as a drawing.</li>
</ul>
<p>Nicotine is poisonous in a tin as in a bottle. Whoever repacks pouches wears gloves, and keeps the store locked.</p>`,
		sources: [{ title: 'Northlight Labs, weighing record (demonstration)', kind: 'company' }],
		keywords: ['nicotine pouches', 'labelling', 'testing', 'tolerance'],
	},
	es: {
		seo_url: 'cinco-latas-de-bolsas-en-la-balanza',
		title: 'El peso de las bolsas varía hasta un 20 % dentro de una lata',
		standfirst:
			'No hemos comprado ninguna marca ni nombramos ninguna. Preguntamos a un laboratorio qué aprende un comprador en la tapa de una lata y qué dice solo la balanza.',
		key_points: [
			'De cinco latas de muestra, dos indican la nicotina por pieza, dos por gramo y una por lata.',
			'El peso de una pieza variaba hasta una quinta parte dentro de una misma lata.',
			'El comprador debe pedir tres números: piezas, peso neto y nicotina por pieza con su margen.',
		],
		html: `<p>La mesa de Northlight Labs está hecha a los líquidos. Cinco latas redondas parecían perdidas en ella. Las habían llenado para esta prueba dos envasadores que pidieron ver los números y no ver su nombre; el contenido es de muestra y no está a la venta.</p>
<p>Lo primero fue leer. Dos tapas daban miligramos por pieza, dos miligramos por gramo y una, un solo número grande que resultó ser el de la lata entera. Las cinco indicaciones eran ciertas. No había dos que se pudieran comparar sin una balanza.</p>
<h2>Lo que dijo la balanza</h2>
<p>Se pesaron una a una veinte piezas de cada lata. En la mejor, de la más ligera a la más pesada había un cuatro por ciento; en la peor, un veinte. Si la concentración se da por gramo, esa diferencia pasa directamente a la dosis. Si se da por pieza, alguien ha tenido que decidir cuál.</p>
<table>
<caption>Cinco latas de muestra, veinte piezas de cada una; cifras de demostración de un laboratorio inventado</caption>
<thead><tr><th scope="col">Lata</th><th scope="col">Concentración indicada por</th><th scope="col">Pieza más ligera, g</th><th scope="col">Pieza más pesada, g</th></tr></thead>
<tbody>
<tr><th scope="row">A</th><td>pieza</td><td>0,49</td><td>0,51</td></tr>
<tr><th scope="row">B</th><td>pieza</td><td>0,62</td><td>0,68</td></tr>
<tr><th scope="row">C</th><td>gramo</td><td>0,70</td><td>0,77</td></tr>
<tr><th scope="row">D</th><td>gramo</td><td>0,50</td><td>0,60</td></tr>
<tr><th scope="row">E</th><td>lata</td><td>0,80</td><td>0,88</td></tr>
</tbody>
</table>
<p>Nada de esto es un escándalo. Es el aspecto que tiene una mercancía nueva antes de que sus compradores acuerden una etiqueta. Los líquidos pasaron por ahí cuando un frasco decía tanto por ciento y el siguiente, miligramos.</p>
<h2>Qué poner en el contrato</h2>
<ul>
<li>Piezas por lata, peso neto y nicotina por pieza, los tres, cada uno con su tolerancia.</li>
<li>El método del ensayo y cuántas piezas se extraen.</li>
<li>Una tapa que los niños no abran, ensayada como tapa y no como plano.</li>
</ul>
<p>La nicotina es tan tóxica en una lata como en un frasco. Quien reenvasa bolsas lleva guantes y tiene el almacén cerrado.</p>`,
		sources: [{ title: 'Northlight Labs, registro de pesadas (demostración)', kind: 'company' }],
		keywords: ['bolsas de nicotina', 'etiquetado', 'ensayos', 'tolerancia'],
	},
} satisfies DemoArticle;
