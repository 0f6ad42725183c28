import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'data-germany-excise-steps',
	type: 'regulation',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 4,
	hour: 7,
	tags: ['germany', 'excise-duty', 'e-liquid', 'retail'],
	mood: 'deep',
	views: 1260,
	en: {
		seo_url: 'germany-four-duty-steps-since-2022',
		title: 'Four steps took the duty on a German 10 ml bottle from €1.60 to €3.20',
		standfirst:
			'From 16 to 32 cents a millilitre in three and a half years: the staircase is public, the arithmetic simple, and the effect on bottle sizes was in neither.',
		market: 'Germany',
		key_points: [
			'The rate was €0.16 from July 2022, €0.20 from 2024, €0.26 from 2025 and €0.32 from 2026.',
			'A bottle of 10 ml now owes €3.20, or €3.81 with VAT on the duty.',
			'Bases and aromas are taxed like finished liquid, which ended the old advantage of mixing.',
		],
		html: `<p>Few taxes announce themselves so politely. Germany began to tax e-liquid on 1 July 2022, and each new rate since has begun on a first of January, in good time for a wholesaler’s tables. The trade was surprised all the same.</p>
<figure data-series="germany-excise-steps"></figure>
<p>The rate was 16 cents a millilitre to begin with. It became 20 on 1 January 2024, 26 a year later and 32 on 1 January 2026: twice the first figure, in three and a half years.</p>
<table>
<caption>Duty on a bottle of 10 ml, euros; VAT at 19 per cent on the duty</caption>
<thead><tr><th scope="col">From</th><th scope="col">Duty</th><th scope="col">Step</th><th scope="col">With VAT</th></tr></thead>
<tbody>
<tr><th scope="row">1 July 2022</th><td>1.60</td><td></td><td>1.90</td></tr>
<tr><th scope="row">1 January 2024</th><td>2.00</td><td>+25.0%</td><td>2.38</td></tr>
<tr><th scope="row">1 January 2025</th><td>2.60</td><td>+30.0%</td><td>3.09</td></tr>
<tr><th scope="row">1 January 2026</th><td>3.20</td><td>+23.1%</td><td>3.81</td></tr>
</tbody>
</table>
<h2>Everything that is liquid</h2>
<p>What sets the German duty apart is its reach. It does not ask whether there is nicotine in the bottle. It does not ask whether the bottle is finished. A base without taste, an aroma without base: if it is meant for an e-cigarette, the millilitre owes the same. A hundred millilitres of base, once the cheap beginning of a hobby, carry €32.00 of duty and €38.08 with VAT.</p>
<p>One consequence was foreseen. Concentrated aromas in very small bottles gained at the expense of large ones, because it is volume that is taxed and not flavour. In the books of three wholesalers who let us look, the average aroma sold held 12 ml before the duty and holds 6 now.</p>
<h2>What the steps did to the shelf</h2>
<p>The other effect is in the calendar. Before each step, shops filled their cellars; after it, they emptied them. At the three wholesalers the December before a step was on average 70 per cent above an ordinary month and the February after it 40 per cent below. One of them has stopped calling it demand.</p>
<blockquote><p>“I plan for thirteen months: twelve of them, and the last fortnight of the year.”</p><cite>Anke Wolters, who buys for a wholesaler in Kassel</cite></blockquote>
<p>Forecasting software fell for it too, as we found when <a href="/news/wholesaler-lets-software-order-flavours-with-overrides">a Lisbon distributor</a> opened its order book.</p>
<h2>How sure we are</h2>
<p>The four rates and dates come from three German trade pages, which agree with one another to the cent. We have not read the gazette, and anybody who files on the strength of a newspaper chart should be gently stopped. Whether a fifth step follows is not in our sources. A European minimum has been proposed, and if the figure that leaked were to stand, the German rate, at present the highest we know in a euro market of the Union, would need another four cents.</p>`,
		key_dates: [
			{ date: '2022-07-01', text: '€0.16 a millilitre', fact: 'duty-DE-2022-07-01' },
			{ date: '2024-01-01', text: '€0.20', fact: 'duty-DE-2024-01-01' },
			{ date: '2025-01-01', text: '€0.26', fact: 'duty-DE-2025-01-01' },
			{ date: '2026-01-01', text: '€0.32', fact: 'duty-DE-2026-01-01' },
		],
		sources: [
			...ratesOf('DE'),
			{ title: 'Proposal for an EU minimum: vaping360.com; tobaccointelligence (leak)', url: 'https://vaping360.com' },
			{ title: 'Books of three wholesalers; illustrative figures', kind: 'company' },
		],
		keywords: ['Germany', 'excise duty', 'e-liquid tax', 'wholesale'],
	},
	es: {
		seo_url: 'los-cuatro-escalones-del-impuesto-aleman',
		title: 'Cuatro escalones llevan el impuesto del frasco alemán de 10 ml de 1,60 a 3,20 €',
		standfirst:
			'De 16 a 32 céntimos por mililitro en tres años y medio: la escalera es pública, la aritmética sencilla y el efecto sobre el tamaño de los frascos no figuraba en ninguna de las dos.',
		market: 'Alemania',
		key_points: [
			'El tipo fue de 0,16 € desde julio de 2022, 0,20 € desde 2024, 0,26 € desde 2025 y 0,32 € desde 2026.',
			'Un frasco de 10 ml debe hoy 3,20 €, o 3,81 € con el IVA del impuesto.',
			'Bases y aromas pagan como el líquido terminado, lo que acabó con la ventaja de mezclar.',
		],
		html: `<p>Pocos impuestos se anuncian con tanta cortesía. Alemania empezó a gravar el líquido el 1 de julio de 2022 y, desde entonces, cada tipo nuevo ha entrado en vigor un 1 de enero, a tiempo para las tablas de cualquier mayorista. Aun así, todos sorprendieron al sector.</p>
<figure data-series="germany-excise-steps"></figure>
<p>El tipo empezó en 16 céntimos por mililitro. Fue de 20 el 1 de enero de 2024, de 26 un año después y de 32 el 1 de enero de 2026: el doble que el primero, en tres años y medio.</p>
<table>
<caption>Impuesto de un frasco de 10 ml, en euros; IVA del 19 % sobre el impuesto</caption>
<thead><tr><th scope="col">Desde</th><th scope="col">Impuesto</th><th scope="col">Subida</th><th scope="col">Con IVA</th></tr></thead>
<tbody>
<tr><th scope="row">1 de julio de 2022</th><td>1,60</td><td></td><td>1,90</td></tr>
<tr><th scope="row">1 de enero de 2024</th><td>2,00</td><td>+25,0 %</td><td>2,38</td></tr>
<tr><th scope="row">1 de enero de 2025</th><td>2,60</td><td>+30,0 %</td><td>3,09</td></tr>
<tr><th scope="row">1 de enero de 2026</th><td>3,20</td><td>+23,1 %</td><td>3,81</td></tr>
</tbody>
</table>
<h2>Todo lo que sea líquido</h2>
<p>Lo que distingue al impuesto alemán es su alcance. No pregunta si hay nicotina en el frasco. Tampoco si el frasco está terminado. Una base sin sabor, un aroma sin base: si va destinado a un cigarrillo electrónico, el mililitro debe lo mismo. Cien mililitros de base, en otro tiempo el comienzo barato de una afición, llevan 32,00 € de impuesto y 38,08 € con IVA.</p>
<p>Una consecuencia estaba prevista. Los aromas concentrados en frascos muy pequeños ganaron terreno a los grandes, porque se grava el volumen y no el sabor. En los libros de tres mayoristas que nos los enseñaron, el aroma medio vendido contenía 12 ml antes del impuesto y contiene 6 ahora.</p>
<h2>Lo que hicieron los escalones</h2>
<p>El otro efecto está en el calendario. Antes de cada subida, las tiendas llenaban el sótano; después, lo vaciaban. En los tres mayoristas, el diciembre anterior superó de media en un 70 % a un mes corriente, y el febrero posterior se quedó un 40 % por debajo. Uno de ellos ha dejado de llamarlo demanda.</p>
<blockquote><p>«Planifico trece meses: los doce y la última quincena del año.»</p><cite>Anke Wolters, responsable de compras de un mayorista de Kassel</cite></blockquote>
<p>La escalera ha cambiado también los contratos. Dos de los tres mayoristas fijan ya el precio sin impuesto y lo suman el día de la entrega, de modo que nadie discute de quién es el escalón.</p>
<h2>Hasta qué punto es seguro</h2>
<p>Los cuatro tipos y fechas proceden de tres páginas alemanas del sector que coinciden al céntimo. No hemos leído el boletín oficial, y a quien declare apoyándose en el gráfico de un periódico habría que detenerlo con suavidad. Si habrá un quinto escalón no consta en nuestras fuentes. Se ha propuesto un mínimo europeo y, si se mantuviera la cifra filtrada, al tipo alemán, hoy el más alto que conocemos en un mercado del euro de la Unión, le faltarían otros cuatro céntimos.</p>`,
		key_dates: [
			{ date: '2022-07-01', text: '0,16 € por mililitro', fact: 'duty-DE-2022-07-01' },
			{ date: '2024-01-01', text: '0,20 €', fact: 'duty-DE-2024-01-01' },
			{ date: '2025-01-01', text: '0,26 €', fact: 'duty-DE-2025-01-01' },
			{ date: '2026-01-01', text: '0,32 €', fact: 'duty-DE-2026-01-01' },
		],
		sources: [
			...ratesOf('DE'),
			{
				title: 'Propuesta de mínimo europeo: vaping360.com; tobaccointelligence (filtración)',
				url: 'https://vaping360.com',
			},
			{ title: 'Libros de tres mayoristas; cifras ilustrativas', kind: 'company' },
		],
		keywords: ['Alemania', 'impuesto especial', 'impuesto al líquido', 'mayoristas'],
	},
} satisfies DemoArticle;
