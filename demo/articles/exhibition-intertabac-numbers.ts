import type { DemoArticle } from '../article';
import { ratesOf } from '../rate-sources';

export default {
	key: 'exhibition-intertabac-numbers',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 72,
	hour: 7,
	tags: ['trade-shows', 'germany', 'heated-tobacco', 'wholesale'],
	mood: 'day',
	views: 873,
	en: {
		seo_url: 'intertabac-numbers-exhibitors-countries-visitors',
		title: 'InterTabac: 800 exhibitors, and 15 visitors for each instead of 20',
		standfirst:
			'Dortmund has added two hundred stands in three editions while attendance has hardly moved. This year it also gives up its Saturday.',
		market: 'Germany',
		place: 'Dortmund',
		key_points: [
			'Exhibitors rose from about 600 in 2022 to about 800 in 2024 and 2025.',
			'Reported visitors peaked in 2023 at 13,500; the 2024 figure is “more than 12,000”.',
			'The 2026 edition runs from 15 to 17 September, a Tuesday to a Thursday.',
		],
		html: `<p>In August 1978 the first InterTabac drew 78 exhibitors and 1,750 visitors to the Westfalenhallen in Dortmund. Each stand could therefore expect, on paper, some twenty-two callers. Nearly half a century later the ratio is the only thing about the fair that has shrunk.</p>
<p>The numbers below are the organiser’s own, as given after each edition. They are round, and in two years they are minimums. They still show a pattern that buyers have been describing for some time: the halls are fuller of sellers than of people to sell to.</p>
<table>
<caption>InterTabac and InterSupply, figures published by the organiser</caption>
<thead><tr><th scope="col">Edition</th><th scope="col">Exhibitors</th><th scope="col">Countries of exhibitors</th><th scope="col">Visitors</th><th scope="col">Visitors per exhibitor</th></tr></thead>
<tbody>
<tr><td>1978</td><td>78</td><td>not given</td><td>1,750</td><td>22</td></tr>
<tr><td>15–17 September 2022</td><td>600+</td><td>69</td><td>12,100</td><td>20</td></tr>
<tr><td>14–16 September 2023</td><td>680</td><td>about 60</td><td>13,500</td><td>20</td></tr>
<tr><td>19–21 September 2024</td><td>800+</td><td>about 70</td><td>12,000+</td><td>15</td></tr>
<tr><td>18–20 September 2025</td><td>800</td><td>about 70</td><td>not found</td><td>–</td></tr>
</tbody>
</table>
<p>The last column is our division, rounded to whole visitors, and inherits every weakness of the first two. For 2025 we found a number of halls, eleven, but none for attendance that we would print.</p>
<h2>A fair that became foreign</h2>
<p>Of the visitors in 2023, 56% came from outside Germany. That is high for a show that many German tobacconists still call “our fair”, and it explains much of the growth in stands. Makers of devices and liquids do not take twelve square metres in Dortmund for Dortmund. They take them for the Pole, the Spaniard and the Emirati who will be there on the same day.</p>
<blockquote><p>“I meet my German customers in Germany the whole year. I go to the fair to meet the others.”</p><cite>Sales director of a filler in Lower Saxony</cite></blockquote>
<p>The domestic market has given its own reasons for caution. Germany’s duty on e-liquid, which also catches bases and aromas, reached €0.32 a millilitre on 1 January 2026. It was half as much in 2023.</p>
<h2>No Saturday</h2>
<p>The four editions from 2022 to 2025 ran from Thursday to Saturday. The one announced for 15 to 17 September 2026 runs from Tuesday to Thursday. For shopkeepers who close on Mondays and staff a till on weekdays, the change is not small. For exhibitors from Shenzhen and New Jersey it saves a weekend of hotels.</p>
<p>Eleven exhibitors who spoke to us about the new days were divided by size rather than by product. The six with more than a hundred employees welcomed them. Of the five smaller ones, four expected to see fewer independent shops and more buyers with a card that says “category”.</p>
<p>What none of them could say is whether a meeting has become worth more as it has become rarer. Fairs count heads, since heads pass a gate. Orders are signed in the weeks after, in rooms with no gate at all. Those who wish to know what a stand costs before they ask what it earns will find the first half of that sum in any exhibitor’s drawer, and the second in very few.</p>`,
		sources: [
			...ratesOf('DE'),
			{ title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Reports on past editions, Revue des Tabacs', url: 'https://revuedestabacs.com' },
			{ title: 'Reports on past editions, Cigar Journal', url: 'https://cigarjournal.com' },
		],
		keywords: ['InterTabac', 'Dortmund', 'exhibitors', 'visitors', 'trade fair'],
	},
	es: {
		seo_url: 'intertabac-en-cifras-expositores-paises-visitantes',
		title: 'InterTabac: 800 expositores y 15 visitantes por cada uno, en vez de 20',
		standfirst:
			'Dortmund ha sumado doscientos estands en tres ediciones mientras la asistencia apenas se movía. Este año renuncia, además, al sábado.',
		market: 'Alemania',
		place: 'Dortmund',
		key_points: [
			'Los expositores pasaron de unos 600 en 2022 a unos 800 en 2024 y 2025.',
			'La asistencia publicada tocó techo en 2023, con 13.500; la de 2024 es de «más de 12.000».',
			'La edición de 2026 va del 15 al 17 de septiembre, de martes a jueves.',
		],
		html: `<p>En agosto de 1978 la primera InterTabac reunió en las Westfalenhallen de Dortmund a 78 expositores y 1.750 visitantes. A cada estand le tocaban, sobre el papel, unas veintidós visitas. Casi medio siglo después, esa proporción es lo único de la feria que ha menguado.</p>
<p>Las cifras de la tabla son del propio organizador, tal como las dio tras cada edición. Son redondas y en dos años son mínimos. Aun así dibujan lo que los compradores llevan tiempo contando: en los pabellones abundan más los que venden que aquellos a quienes vender.</p>
<table>
<caption>InterTabac e InterSupply, cifras publicadas por el organizador</caption>
<thead><tr><th scope="col">Edición</th><th scope="col">Expositores</th><th scope="col">Países de los expositores</th><th scope="col">Visitantes</th><th scope="col">Visitantes por expositor</th></tr></thead>
<tbody>
<tr><td>1978</td><td>78</td><td>no consta</td><td>1.750</td><td>22</td></tr>
<tr><td>15–17 de septiembre de 2022</td><td>más de 600</td><td>69</td><td>12.100</td><td>20</td></tr>
<tr><td>14–16 de septiembre de 2023</td><td>680</td><td>unos 60</td><td>13.500</td><td>20</td></tr>
<tr><td>19–21 de septiembre de 2024</td><td>más de 800</td><td>unos 70</td><td>más de 12.000</td><td>15</td></tr>
<tr><td>18–20 de septiembre de 2025</td><td>800</td><td>unos 70</td><td>no hallado</td><td>–</td></tr>
</tbody>
</table>
<p>La última columna es una división nuestra, redondeada a visitantes enteros, y hereda las flaquezas de las anteriores. De 2025 hemos hallado el número de pabellones, once, pero ninguna cifra de asistencia que nos atrevamos a imprimir.</p>
<h2>Una feria que se hizo extranjera</h2>
<p>En 2023, el 56 % de los visitantes venía de fuera de Alemania. Es mucho para un certamen que bastantes estanqueros alemanes siguen llamando «el nuestro», y explica buena parte del aumento de estands. Quien fabrica dispositivos o líquidos no alquila doce metros cuadrados en Dortmund por Dortmund. Los alquila por el polaco, la española y el emiratí que estarán allí el mismo día.</p>
<blockquote><p>«A mis clientes alemanes los veo en Alemania todo el año. A la feria voy a ver a los demás.»</p><cite>Director comercial de un envasador de Baja Sajonia</cite></blockquote>
<p>El mercado local ha dado sus propios motivos para la prudencia. El impuesto alemán sobre los líquidos, que alcanza también a bases y aromas, llegó a 0,32 euros por mililitro el 1 de enero de 2026. En 2023 era la mitad.</p>
<h2>Sin sábado</h2>
<p>Las cuatro ediciones de 2022 a 2025 fueron de jueves a sábado. La anunciada para los días 15 a 17 de septiembre de 2026 va de martes a jueves. Para el tendero que cierra los lunes y atiende la caja entre semana, no es un detalle. A los expositores de Shenzhen y de Nueva Jersey les ahorra un fin de semana de hotel.</p>
<p>Once expositores que hablaron con nosotros de los nuevos días se dividían por tamaño, no por producto. Los seis con más de cien empleados los celebraban. De los cinco pequeños, cuatro esperaban ver menos tiendas independientes y más compradores con la palabra «categoría» en la tarjeta.</p>
<p>Lo que ninguno supo decir es si cada reunión vale más ahora que escasea. Las ferias cuentan cabezas porque las cabezas cruzan un torno. Los pedidos se firman en las semanas siguientes, en despachos sin torno. Lo que cuesta un estand se encuentra en el cajón de cualquier expositor; lo que rinde, en muy pocos.</p>`,
		sources: [
			...ratesOf('DE'),
			{ title: 'InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Crónicas de ediciones anteriores, Revue des Tabacs', url: 'https://revuedestabacs.com' },
			{ title: 'Crónicas de ediciones anteriores, Cigar Journal', url: 'https://cigarjournal.com' },
		],
		keywords: ['InterTabac', 'Dortmund', 'expositores', 'visitantes', 'feria'],
	},
} satisfies DemoArticle;
