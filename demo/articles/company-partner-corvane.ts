import type { DemoArticle } from '../article';

export default {
	key: 'company-partner-corvane',
	type: 'company',
	kind: 'news',
	days_ago: 240,
	hour: 12,
	label: 'partner',
	partner_name: 'Corvane Metrology',
	tags: ['e-liquid', 'packaging', 'standards', 'testing'],
	mood: 'day',
	views: 96,
	en: {
		seo_url: 'what-a-filling-line-scale-should-record',
		title: 'What the scale on a filling line should record, and how often',
		standfirst:
			'Paid content supplied by Corvane Metrology, which calibrates weighing equipment. It sets out a simple check that any filler can make with the instruments it already owns.',
		key_points: [
			'Volume is promised on the label; mass is what a line can measure. The link is density.',
			'A 10 ml bottle of a 50/50 base holds 11.485 g, before aroma and nicotine.',
			'Record the temperature with every check: without it the figure cannot be repeated.',
		],
		html: `<p><em>This text was supplied and paid for by Corvane Metrology. It was edited for length and language; the newsroom had no other part in it. Corvane sells calibration services.</em></p>
<p>A refill bottle in the European Union may hold no more than 10 ml. A buyer expects no less. Between those two sentences lies the daily work of a filling line, and most lines watch it with a scale rather than with a measuring cylinder. That is sensible, provided the scale’s figure can be turned into a volume and somebody can show, a year later, how it was done.</p>
<h2>From grams to millilitres</h2>
<p>The conversion needs the density of the liquid. For the usual carriers the values are 1.036 g/ml for propylene glycol and 1.261 g/ml for vegetable glycerine. A mixture by volume is, to a good approximation, the weighted mean.</p>
<table>
<caption>Mass of 10 ml of base by composition</caption>
<thead><tr><th scope="col">PG/VG by volume</th><th scope="col">Density, g/ml</th><th scope="col">Mass of 10 ml, g</th></tr></thead>
<tbody>
<tr><td>70/30</td><td>1.1035</td><td>11.035</td></tr>
<tr><td>50/50</td><td>1.1485</td><td>11.485</td></tr>
<tr><td>30/70</td><td>1.1935</td><td>11.935</td></tr>
</tbody>
</table>
<p>A line that changes from one base to another without changing its target mass therefore moves by about 0.4 ml a bottle. We see this more often than any fault of the scale itself. Aroma and water shift the density further, so the figure for a finished product should be measured, not taken from a table such as this one.</p>
<h2>What to write down</h2>
<p>A record is useful if a stranger can repeat it. Five entries are enough:</p>
<ul>
<li>the batch, and the density used for it, with the date on which it was measured;</li>
<li>the temperature of the liquid, since both carriers expand when warm;</li>
<li>the tare, taken from empty bottles of the same delivery and not from the catalogue;</li>
<li>the reading of a reference weight at the start and at the end of the shift;</li>
<li>the name of whoever made the check.</li>
</ul>
<h2>How often</h2>
<p>There is no single right interval. A reasonable way to choose one is to ask how many bottles the company is prepared to open and count again. If a check is made every thirty minutes on a line that fills sixty bottles a minute, a failed check puts 1,800 bottles in doubt. If that number is uncomfortable, the interval is too long.</p>
<p>The cost of getting it wrong is modest a bottle and large a year. A line that gives away 0.1 ml in each of a million bottles gives away 100 litres.</p>
<h2>Limits of this note</h2>
<p>National rules on net contents differ, and an inspector’s method takes precedence over anything written here. A scale that is used for trade may also need legal verification, which is a different matter from calibration. Readers who wish to compare methods may ask Corvane for its worked example; it is free of charge and contains no price list.</p>`,
		sources: [
			{ title: 'Corvane Metrology, technical note 7', kind: 'company' },
			{
				title: 'Limit of 10 ml for refill containers, Directive 2014/40/EU (European Commission)',
				url: 'https://health.ec.europa.eu',
			},
		],
		keywords: ['partner content', 'calibration', 'filling line', 'net contents'],
	},
	es: {
		seo_url: 'que-debe-registrar-la-bascula-de-envasado',
		title: 'Qué debe registrar la báscula de una línea de envasado, y cada cuánto',
		standfirst:
			'Contenido pagado y facilitado por Corvane Metrology, empresa que calibra equipos de pesaje. Describe una comprobación sencilla que cualquier envasador puede hacer con los instrumentos que ya tiene.',
		key_points: [
			'La etiqueta promete volumen y la línea mide masa. El puente es la densidad.',
			'Un frasco de 10 ml con base 50/50 contiene 11,485 g, sin contar aroma ni nicotina.',
			'Anote la temperatura en cada comprobación: sin ella la cifra no puede repetirse.',
		],
		html: `<p><em>Este texto lo ha facilitado y pagado Corvane Metrology. Se ha editado en extensión y estilo; la redacción no intervino en la elección del tema. Corvane vende servicios de calibración.</em></p>
<p>Un frasco de recarga no puede contener en la Unión Europea más de 10 ml. El comprador no espera menos. Entre esas dos frases transcurre el día de una línea de envasado, y casi todas lo vigilan con una báscula y no con una probeta. Es razonable, siempre que la cifra de la báscula pueda convertirse en volumen y que, al cabo de un año, alguien sepa mostrar cómo se hizo.</p>
<h2>De gramos a mililitros</h2>
<p>Para convertir hace falta la densidad del líquido. En los vehículos habituales es de 1,036 g/ml para el propilenglicol y 1,261 g/ml para la glicerina vegetal. La de una mezcla en volumen es, con buena aproximación, la media ponderada.</p>
<table>
<caption>Masa de 10 ml de base según su composición</caption>
<thead><tr><th scope="col">PG/VG en volumen</th><th scope="col">Densidad, g/ml</th><th scope="col">Masa de 10 ml, g</th></tr></thead>
<tbody>
<tr><td>70/30</td><td>1,1035</td><td>11,035</td></tr>
<tr><td>50/50</td><td>1,1485</td><td>11,485</td></tr>
<tr><td>30/70</td><td>1,1935</td><td>11,935</td></tr>
</tbody>
</table>
<p>Una línea que pasa de una base a otra sin cambiar la masa de consigna se desvía, pues, unos 0,4 ml por frasco. Lo vemos más a menudo que cualquier avería de la propia báscula. El aroma y el agua mueven aún más la densidad, así que la de un producto terminado debe medirse y no tomarse de una tabla como esta.</p>
<h2>Qué conviene anotar</h2>
<p>Un registro sirve si un desconocido puede repetirlo. Bastan cinco datos:</p>
<ul>
<li>el lote y la densidad que se le aplicó, con la fecha de la medición;</li>
<li>la temperatura del líquido, porque ambos vehículos se dilatan con el calor;</li>
<li>la tara, tomada de frascos vacíos de la misma entrega y no del catálogo;</li>
<li>la lectura de una pesa de referencia al empezar y al acabar el turno;</li>
<li>el nombre de quien hizo la comprobación.</li>
</ul>
<h2>Cada cuánto</h2>
<p>No hay un intervalo único. Una manera sensata de elegirlo es preguntarse cuántos frascos está dispuesta la empresa a abrir y volver a contar. Si se comprueba cada treinta minutos en una línea de sesenta frascos por minuto, un resultado malo pone en duda 1.800. Si el número incomoda, el intervalo es demasiado largo.</p>
<p>El error cuesta poco por frasco y mucho al año. Una línea que regala 0,1 ml en cada uno de un millón de frascos regala 100 litros.</p>
<h2>Límites de esta nota</h2>
<p>Las normas nacionales sobre contenido neto no coinciden, y el método del inspector prevalece sobre lo que aquí se dice. Además, una báscula que interviene en operaciones comerciales puede necesitar verificación legal, que no es lo mismo que la calibración. Quien desee comparar métodos puede pedir a Corvane su ejemplo resuelto: es gratuito y no lleva tarifas.</p>`,
		sources: [
			{ title: 'Corvane Metrology, nota técnica 7', kind: 'company' },
			{
				title: 'Límite de 10 ml en los envases de recarga, Directiva 2014/40/UE (Comisión Europea)',
				url: 'https://health.ec.europa.eu',
			},
		],
		keywords: ['contenido de socio', 'calibración', 'línea de envasado', 'contenido neto'],
	},
} satisfies DemoArticle;
