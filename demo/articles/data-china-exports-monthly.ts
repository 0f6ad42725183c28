import type { DemoArticle } from '../article';
import { chartSources } from '../series-sources';

export default {
	key: 'data-china-exports-monthly',
	type: 'company',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 228,
	hour: 8,
	updated_days_after: 1,
	tags: ['exports', 'china', 'customs'],
	mood: 'day',
	views: 590,
	en: {
		seo_url: 'seven-months-of-chinese-exports-on-one-chart',
		title: 'China’s exports rose 11.6% in January and February 2026',
		standfirst:
			'We looked for every monthly figure that has been published and could be traced. There are seven. They say something about the trade and more about the statistics.',
		market: 'China',
		key_points: [
			'January and February 2026 together came to 1,694 million dollars, 11.6 per cent above the same two months of 2025.',
			'January alone fell by 7.8 per cent; the report that carried it printed 6.2.',
			'None of the sources prints the customs codes behind its total.',
		],
		html: `<p>A line is a promise that something was measured all along the way. That is why the chart below has none. Between August 2023 and February 2026 there are thirty-one months; for seven of them we found a value in dollars that can be traced to a report. The other twenty-four are missing here, which is not the same as zero.</p>
<figure data-series="china-exports-monthly"></figure>
<h2>What the bars allow one to say</h2>
<p>Taken one at a time, the last four are alarming. February 2025 is less than half of January. February 2026 is 51 per cent above February 2025. Neither tells us much, because the new year holiday, which shuts factories for weeks, moves between the two months. Put January and February together and the alarm stops: 1,518 million dollars in 2025, 1,694 million in 2026, a rise of 11.6 per cent.</p>
<table>
<caption>January and February, million US dollars; sums and changes by Brume</caption>
<thead><tr><th scope="col">Month</th><th scope="col">2025</th><th scope="col">2026</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><th scope="row">January</th><td>1,020</td><td>940</td><td>−7.8%</td></tr>
<tr><th scope="row">February</th><td>498</td><td>754</td><td>+51.4%</td></tr>
<tr><th scope="row">Both</th><td>1,518</td><td>1,694</td><td>+11.6%</td></tr>
</tbody>
</table>
<p>July 2024, at about a thousand million, is the only month for which we also have a weight, 28,400 tonnes. Divide one by the other and a kilogram was worth some 35 dollars, well under the <a href="/news/more-tonnes-fewer-dollars-half-year-2024">half-year average</a> of 44.54 that 2Firsts printed. We would not hang a theory on a rounded number.</p>
<h2>What they do not</h2>
<p>Two cautions belong on the wall of anyone who uses such figures. The first concerns percentages. The report for January 2026 gives the change on the year as −6.2 per cent. The values it prints give −7.8. Perhaps unrounded data explain the gap, perhaps another base; we print what can be recomputed and mark the point.</p>
<p>The second concerns codes. Electronic cigarettes as devices are declared under 8543.40. Filled products without tobacco are held to go under 2404.12, whose exact name and scope we have not verified. A total can include the first, or both, and the reports do not say which. For one destination and one month the devices made up only about 16 per cent of the value, as our article on <a href="/news/where-chinese-exports-went-january-february-2026">where the exports went</a> shows. Whoever looks up the first code alone and compares it with these bars will conclude that most of a trade has vanished.</p>
<h2>How we keep the series</h2>
<ul>
<li>A month enters when a value, a unit and a report with a date can be named.</li>
<li>A rounded value stays rounded and is marked as such.</li>
<li>Two values for one month are both kept until one of them is explained.</li>
</ul>
<p>Readers who hold a month that we lack are asked to send it, with the page it came from.</p>`,
		sources: [...chartSources('china-exports-monthly')],
		keywords: ['China exports', '8543.40', '2404.12', 'customs statistics'],
	},
	es: {
		seo_url: 'siete-meses-de-exportaciones-chinas-en-un-grafico',
		title: 'Las exportaciones chinas subieron un 11,6 % en enero y febrero de 2026',
		standfirst:
			'Buscamos todas las cifras mensuales publicadas que pudieran rastrearse. Son siete. Dicen algo del comercio y más de la estadística.',
		market: 'China',
		key_points: [
			'Enero y febrero de 2026 suman 1.694 millones de dólares, un 11,6 % más que los mismos meses de 2025.',
			'Enero por sí solo cayó un 7,8 %; la información que lo publicó decía 6,2.',
			'Ninguna fuente indica los códigos aduaneros de su total.',
		],
		html: `<p>Una línea promete que algo se midió durante todo el camino. Por eso el gráfico de abajo no lleva ninguna. De agosto de 2023 a febrero de 2026 hay treinta y un meses; de siete hemos hallado un valor en dólares que puede seguirse hasta una publicación. Los otros veinticuatro faltan, que no es lo mismo que valer cero.</p>
<figure data-series="china-exports-monthly"></figure>
<h2>Lo que permiten decir las barras</h2>
<p>Una por una, las cuatro últimas alarman. Febrero de 2025 no llega a la mitad de enero. Febrero de 2026 supera en un 51 % al del año anterior. Ninguna de las dos cosas enseña gran cosa, porque las fiestas de Año Nuevo, que cierran las fábricas durante semanas, se mueven entre ambos meses. Sumados enero y febrero, la alarma cesa: 1.518 millones en 2025, 1.694 en 2026, un 11,6 % más.</p>
<table>
<caption>Enero y febrero, en millones de dólares; sumas y variaciones de Brume</caption>
<thead><tr><th scope="col">Mes</th><th scope="col">2025</th><th scope="col">2026</th><th scope="col">Variación</th></tr></thead>
<tbody>
<tr><th scope="row">Enero</th><td>1.020</td><td>940</td><td>−7,8 %</td></tr>
<tr><th scope="row">Febrero</th><td>498</td><td>754</td><td>+51,4 %</td></tr>
<tr><th scope="row">Ambos</th><td>1.518</td><td>1.694</td><td>+11,6 %</td></tr>
</tbody>
</table>
<p>Julio de 2024, con cerca de mil millones, es el único mes del que tenemos además el peso, 28.400 toneladas. Al dividir, el kilo sale a unos 35 dólares, muy por debajo de la <a href="/es/news/mas-toneladas-y-menos-dolares-semestre-2024">media semestral</a> de 44,54 que publicó 2Firsts. No colgaríamos una teoría de un número redondeado.</p>
<h2>Lo que no permiten</h2>
<p>Quien use estas cifras debería clavar dos advertencias en la pared. La primera atañe a los porcentajes. La información de enero de 2026 da una variación interanual del −6,2 %. Los valores que publica dan −7,8. Quizá lo expliquen los datos sin redondear, quizá otra base; nosotros publicamos lo que se puede recalcular y marcamos el punto.</p>
<p>La segunda atañe a los códigos. Los aparatos se declaran por el 8543.40. Los productos envasados sin tabaco irían por el 2404.12, cuyo nombre y alcance exactos no hemos verificado. Un total puede incluir el primero o ambos, y las fuentes no lo aclaran. En un destino y un mes concretos, los aparatos eran solo cerca del 16 % del valor, como muestra nuestro artículo sobre <a href="/es/news/destino-de-las-exportaciones-chinas-enero-febrero-2026">el destino de las exportaciones</a>. Quien mire únicamente el primer código y lo compare con estas barras creerá que se ha esfumado la mayor parte del negocio.</p>
<h2>Cómo mantenemos la serie</h2>
<ul>
<li>Un mes entra cuando pueden citarse un valor, una unidad y una publicación con fecha.</li>
<li>Lo redondeado sigue redondeado, y así se indica.</li>
<li>Si un mes tiene dos valores, se conservan ambos hasta que alguno se explique.</li>
</ul>
<p>Si algún lector tiene un mes que nos falte, le agradeceremos que lo envíe con la página de donde procede.</p>`,
		sources: [...chartSources('china-exports-monthly')],
		keywords: ['exportaciones chinas', '8543.40', '2404.12', 'estadística aduanera'],
	},
} satisfies DemoArticle;
