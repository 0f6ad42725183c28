import type { DemoArticle } from '../article';
import { chartSources } from '../series-sources';

export default {
	key: 'data-export-unit-price-2024',
	type: 'product',
	kind: 'data',
	author: 'joao-salgueiro',
	days_ago: 352,
	hour: 7,
	tags: ['exports', 'china', 'wholesale', 'disposables'],
	mood: 'deep',
	views: 150,
	en: {
		seo_url: 'more-tonnes-fewer-dollars-half-year-2024',
		title: 'More tonnes, fewer dollars: what the first half of 2024 still tells buyers',
		standfirst:
			'China exported 16 per cent more weight than a year before and was paid slightly less for it. The price per kilogram is the number to keep, if one knows which.',
		market: 'China',
		html: `<p>Old figures have one merit: nobody is selling anything with them any more. The export statistics for the first half of 2024 were news for a week and then gave way to the next. They deserve a second look, because they show more plainly than any later set how a trade can grow and shrink at once.</p>
<figure data-series="china-exports-half-year-2024"></figure>
<p>From January to June 2023 China’s exports of electronic cigarettes came to 5.481 billion dollars. A year later the same six months brought 5.381 billion, a fall of 1.8 per cent. In that time the weight rose from 104,200 tonnes to 121,000, by 16.1 per cent. More was packed, shipped and declared, for less.</p>
<h2>The price of a kilogram</h2>
<figure data-series="export-unit-price-2024"></figure>
<p>The source itself prints the price per kilogram: 53.17 dollars in the first half of 2023, 44.54 in the first half of 2024. That is a drop of 16.2 per cent. Anyone with a pencil will want to check it, and anyone who does will be puzzled. Dividing value by weight gives 52.60 and 44.47. The second pair agrees to within seven cents; the first is off by 57.</p>
<table>
<caption>First half-years: as printed and as recomputed from the printed totals</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">2023</th><th scope="col">2024</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><th scope="row">Value, billion dollars</th><td>5.481</td><td>5.381</td><td>−1.8%</td></tr>
<tr><th scope="row">Weight, tonnes</th><td>104,200</td><td>121,000</td><td>+16.1%</td></tr>
<tr><th scope="row">Dollars per kg, printed</th><td>53.17</td><td>44.54</td><td>−16.2%</td></tr>
<tr><th scope="row">Dollars per kg, recomputed</th><td>52.60</td><td>44.47</td><td>−15.5%</td></tr>
</tbody>
</table>
<p>Rounding cannot explain it. Perhaps the weight of 2023 was revised after the price was computed; perhaps one code was counted in the first and not in the second. We keep both lines. The direction is the same and the story survives.</p>
<h2>Cheaper, or merely heavier?</h2>
<p>A fall in the price of a kilogram need not mean that anything became cheaper. It may mean that the mixture changed. In November 2023, the same trade source reported, a kilogram of all exports was worth 41.99 dollars, a kilogram of liquids 36.32 and a kilogram of hardware 90.19. Ship a little more of the first and less of the second and the average sinks without a single price having moved.</p>
<p>That is why a buyer should not take the average to a negotiation. A factory that hears “forty-four dollars” may ask, of what? Devices are declared under 8543.40 and filled products, it is held, under 2404.12, a line whose wording we have not verified. A price list that mixes the two is a recipe without quantities.</p>
<p>What the average is good for is a plausibility check. An invoice at nine dollars a kilogram, or at four hundred, is either a mistake or a story. Most are mistakes.</p>`,
		sources: [...chartSources('china-exports-half-year-2024', 'export-unit-price-2024')],
		keywords: ['export price', 'dollars per kilogram', 'China', 'customs statistics'],
	},
	es: {
		seo_url: 'mas-toneladas-y-menos-dolares-semestre-2024',
		title: 'Más toneladas y menos dólares: lo que aún enseña el primer semestre de 2024',
		standfirst:
			'China exportó un 16 % más de peso que un año antes y cobró algo menos. El precio por kilo es el dato que conviene guardar, si se sabe cuál.',
		market: 'China',
		html: `<p>Las cifras viejas tienen un mérito: ya nadie vende nada con ellas. Las de exportación del primer semestre de 2024 fueron noticia una semana y dejaron paso a las siguientes. Merecen otra lectura, porque enseñan mejor que cualquier serie posterior cómo puede un negocio crecer y encoger a la vez.</p>
<figure data-series="china-exports-half-year-2024"></figure>
<p>De enero a junio de 2023, China exportó cigarrillos electrónicos por 5.481 millones de dólares. Un año después, los mismos seis meses dieron 5.381 millones, un 1,8 % menos. Entretanto, el peso pasó de 104.200 a 121.000 toneladas, un 16,1 % más. Se embaló, se envió y se declaró más, por menos.</p>
<h2>El precio de un kilo</h2>
<figure data-series="export-unit-price-2024"></figure>
<p>La propia fuente publica el precio por kilo: 53,17 dólares en el primer semestre de 2023 y 44,54 en el de 2024. Es una caída del 16,2 %. Quien tenga un lápiz querrá comprobarlo, y quien lo haga se extrañará. Valor entre peso da 52,60 y 44,47. La segunda cifra coincide salvo por siete céntimos; la primera se va en 57.</p>
<table>
<caption>Primeros semestres: lo publicado y lo recalculado con los totales publicados</caption>
<thead><tr><th scope="col">Medida</th><th scope="col">2023</th><th scope="col">2024</th><th scope="col">Variación</th></tr></thead>
<tbody>
<tr><th scope="row">Valor, millones de dólares</th><td>5.481</td><td>5.381</td><td>−1,8 %</td></tr>
<tr><th scope="row">Peso, toneladas</th><td>104.200</td><td>121.000</td><td>+16,1 %</td></tr>
<tr><th scope="row">Dólares por kg, publicado</th><td>53,17</td><td>44,54</td><td>−16,2 %</td></tr>
<tr><th scope="row">Dólares por kg, recalculado</th><td>52,60</td><td>44,47</td><td>−15,5 %</td></tr>
</tbody>
</table>
<p>El redondeo no lo explica. Quizá el peso de 2023 se revisó después de calcular el precio; quizá un código se contó en el primero y no en el segundo. Conservamos las dos líneas. El sentido es el mismo y la historia se sostiene.</p>
<h2>¿Más barato o solo más pesado?</h2>
<p>Que baje el precio del kilo no significa que algo se haya abaratado. Puede que haya cambiado la mezcla. En noviembre de 2023, según la misma fuente, el kilo del conjunto exportado valía 41,99 dólares; el de líquidos, 36,32, y el de aparatos, 90,19. Basta enviar algo más de lo primero y menos de lo segundo para que la media se hunda sin que se haya movido un solo precio.</p>
<p>Por eso un comprador no debería llevar la media a una negociación. La fábrica que oiga «cuarenta y cuatro dólares» puede preguntar: ¿de qué? Los aparatos se declaran por el 8543.40 y los productos envasados, al parecer, por el 2404.12, una línea cuya redacción no hemos verificado. Una lista de precios que mezcla ambos es una receta sin cantidades.</p>
<p>La media sirve para comprobar si algo es verosímil. Una factura a nueve dólares el kilo, o a cuatrocientos, es un error o un cuento. Casi siempre es un error.</p>`,
		sources: [...chartSources('china-exports-half-year-2024', 'export-unit-price-2024')],
		keywords: ['precio de exportación', 'dólares por kilo', 'China', 'estadística aduanera'],
	},
} satisfies DemoArticle;
