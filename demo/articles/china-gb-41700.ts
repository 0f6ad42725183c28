import type { DemoArticle } from '../article';

export default {
	key: 'china-gb-41700',
	type: 'product',
	kind: 'china',
	author: 'wen-xiaolan',
	days_ago: 235,
	hour: 8,
	tags: ['china', 'standards', 'nicotine', 'testing', 'e-liquid'],
	mood: 'deep',
	views: 830,
	en: {
		seo_url: 'china-milligrams-per-gram-export-label',
		title: 'China’s 20 mg/g is 22.97 mg/ml, above the European limit of 20',
		standfirst:
			'The Chinese standard limits nicotine by weight and the European directive by volume. Both say twenty. They do not mean the same bottle.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'GB 41700-2022 allows 20 mg of nicotine per gram and 200 mg in total.',
			'At equal parts of base, 20 mg/g is 22.97 mg/ml, above the European limit of 20 mg/ml.',
			'A maker who aims at 17.4 mg/g meets both.',
		],
		html: `
			<p>The most expensive slash in the trade stands between two letters. A liquid tested in Shenzhen at 19.6 mg/g is within the Chinese limit of twenty. With a base of equal parts it is, on a label in Seville, 22.5 mg/ml, beyond the European limit of twenty, and the pallet goes back. Nothing has been added on the way. A gram has become a millilitre, and a millilitre of liquid weighs more than a gram.</p>
			<h2>Two rulers</h2>
			<p>GB 41700-2022 was issued on 8 April 2022 and has applied since 1 October of that year. It caps nicotine at 20 mg per gram and 200 mg in the product as a whole. Article 20 of the European directive caps it at 20 mg per millilitre, with 2 ml to the tank. To go from one to the other one needs the density of the mixture: propylene glycol weighs 1.036 grams a millilitre, glycerol 1.261.</p>
			<table>
			<caption>The Chinese limit of 20 mg/g expressed by volume, and the European limit of 20 mg/ml by weight, for three bases. Calculation by Brume from densities of 1.036 and 1.261 g/ml</caption>
			<thead><tr><th scope="col">Glycol / glycerol</th><th scope="col">Density, g/ml</th><th scope="col">20 mg/g equals</th><th scope="col">20 mg/ml equals</th></tr></thead>
			<tbody>
			<tr><th scope="row">70 / 30</th><td>1.1035</td><td>22.07 mg/ml</td><td>18.12 mg/g</td></tr>
			<tr><th scope="row">50 / 50</th><td>1.1485</td><td>22.97 mg/ml</td><td>17.41 mg/g</td></tr>
			<tr><th scope="row">30 / 70</th><td>1.1935</td><td>23.87 mg/ml</td><td>16.76 mg/g</td></tr>
			</tbody>
			</table>
			<p>The thicker the liquid, the wider the gap. A maker of a heavy base who fills to the Chinese limit exceeds the European one by almost a fifth.</p>
			<h2>Why it still happens</h2>
			<p>Every chemist in the delta knows this. It happens because the number is passed on by people who are not chemists. A certificate says 19.6 and a unit; the sales office copies the figure; the artwork studio has a template with mg/ml already in it. Meng Zhaohui, who runs quality at Zhuhai Meili Flavours, keeps a folder of labels that went wrong in this manner. It has forty-one sheets, and only three of them were the laboratory’s fault.</p>
			<blockquote><p>“Nobody lies. One person writes nineteen, the next writes twenty because it is rounder, and the third supplies the unit.”</p><cite>Meng Zhaohui, Zhuhai Meili Flavours</cite></blockquote>
			<p>Her cure is to print both units on every internal sheet and to fill export batches to a house limit of 17 mg/g, which is under the European cap for anything up to equal parts. A 30/70 base gets a limit of its own.</p>
			<h2>What else the standard asks</h2>
			<ul>
			<li>Additives come from a list of 101. What is not listed may not go in.</li>
			<li>No characterising flavour other than tobacco may be sold at home.</li>
			<li>Products without nicotine are not allowed on the Chinese market.</li>
			<li>The container is sealed and child-resistant, does not leak, and neither burns nor bursts after a drop.</li>
			</ul>
			<p>The list explains why so few recipes are made for both markets. Export goods follow the rules of their destination where there are any, and much of what leaves Shenzhen could not be sold there. The reverse, a liquid for home that is shipped abroad, is rarer and fails on something as small as a slash.</p>
		`,
		sources: [
			{ title: 'SESEC, on GB 41700-2022', url: 'https://sesec.eu' },
			{ title: 'Directive 2014/40/EU, Article 20', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['GB 41700', 'mg/g', 'mg/ml', 'nicotine limit', 'density'],
	},
	es: {
		seo_url: 'china-miligramos-por-gramo-etiqueta-europea',
		title: 'Los 20 mg/g chinos son 22,97 mg/ml, más que el límite europeo de 20',
		standfirst:
			'La norma china limita la nicotina por peso y la directiva europea, por volumen. Las dos dicen veinte. No hablan del mismo frasco.',
		market: 'China',
		place: 'Shenzhen',
		key_points: [
			'La GB 41700-2022 permite 20 mg de nicotina por gramo y 200 mg en total.',
			'Con la base a partes iguales, 20 mg/g son 22,97 mg/ml, por encima del límite europeo de 20 mg/ml.',
			'Quien apunta a 17,4 mg/g cumple con las dos.',
		],
		html: `
			<p>La barra más cara del sector está entre dos letras. Un líquido que en Shenzhen da 19,6 mg/g cumple con el límite chino de veinte. Con la base a partes iguales, en una etiqueta de Sevilla son 22,5 mg/ml, más que el límite europeo de veinte, y el palé se da la vuelta. Por el camino nadie ha añadido nada. Un gramo se ha convertido en un mililitro, y un mililitro de líquido pesa más de un gramo.</p>
			<h2>Dos reglas de medir</h2>
			<p>La GB 41700-2022 se publicó el 8 de abril de 2022 y se aplica desde el 1 de octubre de aquel año. Fija un máximo de 20 mg de nicotina por gramo y de 200 mg en el producto entero. El artículo 20 de la directiva europea lo fija en 20 mg por mililitro, con 2 ml por depósito. Para pasar de una a otra hace falta la densidad de la mezcla: el mililitro de propilenglicol pesa 1,036 gramos; el de glicerina, 1,261.</p>
			<table>
			<caption>El límite chino de 20 mg/g expresado en volumen y el europeo de 20 mg/ml expresado en peso, para tres bases. Cálculo de Brume con densidades de 1,036 y 1,261 g/ml</caption>
			<thead><tr><th scope="col">Propilenglicol / glicerina</th><th scope="col">Densidad, g/ml</th><th scope="col">20 mg/g equivalen a</th><th scope="col">20 mg/ml equivalen a</th></tr></thead>
			<tbody>
			<tr><th scope="row">70 / 30</th><td>1,1035</td><td>22,07 mg/ml</td><td>18,12 mg/g</td></tr>
			<tr><th scope="row">50 / 50</th><td>1,1485</td><td>22,97 mg/ml</td><td>17,41 mg/g</td></tr>
			<tr><th scope="row">30 / 70</th><td>1,1935</td><td>23,87 mg/ml</td><td>16,76 mg/g</td></tr>
			</tbody>
			</table>
			<p>Cuanto más espeso el líquido, mayor la distancia. Quien llena una base densa hasta el límite chino rebasa el europeo en casi una quinta parte.</p>
			<h2>Por qué sigue pasando</h2>
			<p>Lo sabe cualquier químico del delta. Pasa porque el número lo transmite gente que no lo es. El certificado dice 19,6 y una unidad; la oficina comercial copia la cifra; el estudio gráfico tiene una plantilla donde ya pone mg/ml. Meng Zhaohui, responsable de calidad de Zhuhai Meili Flavours, guarda una carpeta con las etiquetas que se torcieron así. Tiene cuarenta y una hojas, y solo tres fueron culpa del laboratorio.</p>
			<blockquote><p>«Nadie miente. Uno escribe diecinueve, otro pone veinte porque es más redondo y el tercero aporta la unidad.»</p><cite>Meng Zhaohui, Zhuhai Meili Flavours</cite></blockquote>
			<p>Su remedio es imprimir las dos unidades en toda hoja interna y llenar los lotes de exportación hasta un límite propio de 17 mg/g, por debajo del tope europeo en cualquier base que no pase de partes iguales. Las de 30/70 tienen otro.</p>
			<h2>Qué más pide la norma</h2>
			<ul>
			<li>Los aditivos salen de una lista de 101. Lo que no está no puede entrar.</li>
			<li>Dentro del país no se vende más aroma característico que el de tabaco.</li>
			<li>En el mercado chino no se admiten productos sin nicotina.</li>
			<li>El envase va sellado y con cierre infantil, no pierde y, tras una caída, ni arde ni estalla.</li>
			</ul>
			<p>La lista explica que tan pocas recetas sirvan para los dos mercados. Lo que se exporta sigue las normas de su destino, cuando las hay, y buena parte de lo que sale de Shenzhen no podría venderse allí. Lo contrario, un líquido doméstico que viaja, es más raro y tropieza con algo tan pequeño como una barra.</p>
		`,
		sources: [
			{ title: 'SESEC, sobre la GB 41700-2022', url: 'https://sesec.eu' },
			{ title: 'Directiva 2014/40/UE, artículo 20', url: 'https://health.ec.europa.eu' },
		],
		keywords: ['GB 41700', 'mg/g', 'mg/ml', 'límite de nicotina', 'densidad'],
	},
} satisfies DemoArticle;
