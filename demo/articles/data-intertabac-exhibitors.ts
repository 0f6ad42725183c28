import type { DemoArticle } from '../article';

export default {
	key: 'data-intertabac-exhibitors',
	type: 'company',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 81,
	hour: 9,
	tags: ['trade-shows', 'germany', 'wholesale'],
	mood: 'day',
	views: 360,
	en: {
		seo_url: 'intertabac-more-stands-same-visitors',
		title: 'InterTabac has gained 200 exhibitors in three years, and few visitors',
		standfirst:
			'Dortmund’s tobacco fair is a third larger than in 2022 by the number of stands. The people who walk past them have not kept up.',
		market: 'Germany',
		place: 'Dortmund',
		html: `<p>A trade fair has two numbers that matter and publishes the one that rose. InterTabac, which with its sister show InterSupply fills the Westfalenhallen in Dortmund every September, is no exception, except that in its case both can be found if one looks long enough.</p>
<figure data-series="intertabac-exhibitors"></figure>
<p>Stands first. “More than 600” in 2022 became 680 in 2023, “more than 800” in 2024 and 800 in 2025. Two of the four figures are floors, and nobody should read a standstill into the last two bars, or a decline into the missing words “more than”. The direction over the whole period is not in doubt: about a third up.</p>
<h2>The other number</h2>
<p>Visitors went from 12,100 in 2022 to 13,500 in 2023, when 56 per cent of them came from outside Germany. The 2024 edition reported more than 12,000. We have found no figure of the same kind for 2025.</p>
<table>
<caption>InterTabac and InterSupply, as reported; last column computed by Brume</caption>
<thead><tr><th scope="col">Edition</th><th scope="col">Exhibitors</th><th scope="col">Countries</th><th scope="col">Visitors</th><th scope="col">Visitors per exhibitor</th></tr></thead>
<tbody>
<tr><th scope="row">15–17 September 2022</th><td>600+</td><td>69</td><td>12,100</td><td>about 20</td></tr>
<tr><th scope="row">14–16 September 2023</th><td>680</td><td>c. 60</td><td>13,500</td><td>about 20</td></tr>
<tr><th scope="row">19–21 September 2024</th><td>800+</td><td>c. 70</td><td>12,000+</td><td>about 15</td></tr>
<tr><th scope="row">18–20 September 2025</th><td>800</td><td>c. 70</td><td>not found</td><td>not known</td></tr>
</tbody>
</table>
<p>An exhibitor who paid for a corner in 2022 shared the public with some 600 others; two years later with a good 800. Divide one by the other and the crowd per stand fell from twenty to fifteen. Floors divided by floors give soft results, so “about” is meant. Still, a quarter is a lot to explain away.</p>
<h2>Does it matter?</h2>
<p>Less than it seems, say those who sell there. A fair that is open to the trade only is not a market square. We asked thirty exhibitors in devices and liquids what a good day is; the median answer was nine conversations, and none mentioned a crowd. Several said that the neighbours were the reason to come, since a filler, a bottle maker and a laboratory can settle in one aisle what takes a month of post.</p>
<blockquote><p>“I met four customers and eleven suppliers. Ten years ago it was the other way round.”</p><cite>The sales manager of a German filler</cite></blockquote>
<p>For scale: the first show, in August 1978, had 78 exhibitors and 1,750 visitors, or twenty-two apiece. It took the fair four decades to lose two of them, and two years to lose five.</p>
<p>The next edition is announced for 15 to 17 September 2026. We shall ask for both numbers.</p>`,
		key_dates: [
			{ date: '2026-09-15', text: 'InterTabac opens in Dortmund, until 17 September', fact: 'inter-tabac-2026' },
		],
		sources: [
			{ title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Revue des Tabacs', url: 'https://revuedestabacs.com' },
			{ title: 'Cigar Journal', url: 'https://cigarjournal.com' },
			{ title: '2Firsts', url: 'https://2firsts.com' },
			{ title: 'Survey of thirty exhibitors by Brume; illustrative' },
		],
		keywords: ['InterTabac', 'Dortmund', 'exhibitors', 'trade fair'],
	},
	es: {
		seo_url: 'intertabac-mas-expositores-y-los-mismos-visitantes',
		title: 'InterTabac gana 200 expositores en tres años y apenas visitantes',
		standfirst:
			'La feria del tabaco de Dortmund es un tercio mayor que en 2022 por número de estands. Quienes pasean ante ellos no han crecido al mismo paso.',
		market: 'Alemania',
		place: 'Dortmund',
		html: `<p>Una feria tiene dos cifras importantes y publica la que ha subido. InterTabac, que con su hermana InterSupply llena cada septiembre las Westfalenhallen de Dortmund, no es excepción, salvo en que las suyas se encuentran ambas si se busca con paciencia.</p>
<figure data-series="intertabac-exhibitors"></figure>
<p>Primero, los estands. Los «más de 600» de 2022 fueron 680 en 2023, «más de 800» en 2024 y 800 en 2025. Dos de las cuatro cifras son mínimos, y nadie debería leer un estancamiento en las dos últimas barras, ni una caída en la desaparición de «más de». El rumbo del periodo no admite duda: cerca de un tercio más.</p>
<h2>La otra cifra</h2>
<p>Los visitantes pasaron de 12.100 en 2022 a 13.500 en 2023, cuando un 56 % llegó de fuera de Alemania. La edición de 2024 comunicó más de 12.000. De 2025 no hemos hallado ninguna cifra equivalente.</p>
<table>
<caption>InterTabac e InterSupply, según lo publicado; última columna calculada por Brume</caption>
<thead><tr><th scope="col">Edición</th><th scope="col">Expositores</th><th scope="col">Países</th><th scope="col">Visitantes</th><th scope="col">Visitantes por expositor</th></tr></thead>
<tbody>
<tr><th scope="row">15–17 de septiembre de 2022</th><td>más de 600</td><td>69</td><td>12.100</td><td>unos 20</td></tr>
<tr><th scope="row">14–16 de septiembre de 2023</th><td>680</td><td>unos 60</td><td>13.500</td><td>unos 20</td></tr>
<tr><th scope="row">19–21 de septiembre de 2024</th><td>más de 800</td><td>unos 70</td><td>más de 12.000</td><td>unos 15</td></tr>
<tr><th scope="row">18–20 de septiembre de 2025</th><td>800</td><td>unos 70</td><td>no localizado</td><td>se desconoce</td></tr>
</tbody>
</table>
<p>Quien pagó una esquina en 2022 se repartía el público con unos 600 colegas; dos años después, con más de 800. Al dividir, el gentío por estand baja de veinte a quince. Mínimos entre mínimos dan resultados blandos, y «unos» va en serio. Aun así, una cuarta parte es mucho para despacharla con excusas.</p>
<h2>¿Importa?</h2>
<p>Menos de lo que parece, dicen quienes venden allí. Una feria reservada a profesionales no es una plaza de mercado. Preguntamos a treinta expositores de aparatos y líquidos qué es un buen día; la respuesta mediana fue nueve conversaciones y nadie mencionó las multitudes. Varios dijeron que se va por los vecinos: un envasador, un fabricante de frascos y un laboratorio resuelven en un pasillo lo que por correo lleva un mes.</p>
<blockquote><p>«Vi a cuatro clientes y a once proveedores. Hace diez años era al revés.»</p><cite>El director comercial de un envasador alemán</cite></blockquote>
<p>Para hacerse una idea: la primera edición, en agosto de 1978, tuvo 78 expositores y 1.750 visitantes, veintidós por cabeza. La feria tardó cuatro décadas en perder dos y dos años en perder cinco.</p>
<p>La próxima edición se anuncia del 15 al 17 de septiembre de 2026. Pediremos las dos cifras.</p>`,
		key_dates: [
			{ date: '2026-09-15', text: 'Abre InterTabac en Dortmund, hasta el 17 de septiembre', fact: 'inter-tabac-2026' },
		],
		sources: [
			{ title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Revue des Tabacs', url: 'https://revuedestabacs.com' },
			{ title: 'Cigar Journal', url: 'https://cigarjournal.com' },
			{ title: '2Firsts', url: 'https://2firsts.com' },
			{ title: 'Encuesta de Brume a treinta expositores; ilustrativa' },
		],
		keywords: ['InterTabac', 'Dortmund', 'expositores', 'feria profesional'],
	},
} satisfies DemoArticle;
