import type { DemoArticle } from '../article';

export default {
	key: 'exhibition-stand-costs',
	type: 'company',
	kind: 'exhibition',
	author: 'lucia-ferrandiz',
	days_ago: 6,
	hour: 9,
	tags: ['trade-shows', 'spain', 'wholesale', 'results'],
	mood: 'day',
	views: 467,
	es: {
		seo_url: 'cuanto-cuesta-un-estand-en-feria-del-sector',
		title: 'Un estand de 12 m² cuesta 26.400 euros en tres días de feria',
		standfirst:
			'Treinta y cuatro expositores nos han abierto la carpeta de gastos. El suelo es menos de un tercio de la cuenta; lo más caro son las personas, que no salen en ninguna factura.',
		market: 'Europa',
		place: 'Madrid',
		key_points: [
			'Doce metros cuadrados durante tres días cuestan, con todo, una mediana de 26.400 euros.',
			'El alquiler del suelo supone el 28 %; las horas del propio personal, el 31 %.',
			'Solo nueve de las 34 empresas anotan qué pedidos salieron de la feria.',
		],
		html: `<p>El presupuesto de un estand cabe en un correo electrónico: tantos metros, tanto el metro, más el impuesto. El gasto no cabe en ninguna parte. Está repartido entre la tarjeta del director comercial, la factura de un carpintero, dos billetes cambiados a última hora y una caja de dispositivos de muestra que nadie dio de baja. Brume ha pedido a 34 fabricantes, laboratorios y mayoristas europeos que lo junten todo, en la última feria a la que acudieron, y lo sumen.</p>
<p>La mediana, para un estand de doce metros cuadrados y tres días, es de 26.400 euros. La más baja, de 11.900, corresponde a un fabricante de tapones de Ratisbona que monta el suyo con cuatro maletas. La más alta no se puede contar sin señalar a quien la pagó, pero incluía un piano.</p>
<table>
<caption>Coste de un estand de 12 m², tres días, reparto mediano, euros</caption>
<thead><tr><th scope="col">Partida</th><th scope="col">Importe</th><th scope="col">Parte</th></tr></thead>
<tbody>
<tr><td>Suelo y cuotas del organizador</td><td>7.400</td><td>28 %</td></tr>
<tr><td>Construcción, luz y limpieza</td><td>4.900</td><td>19 %</td></tr>
<tr><td>Viajes y hotel, cuatro personas</td><td>3.700</td><td>14 %</td></tr>
<tr><td>Horas del personal, cinco jornadas</td><td>8.200</td><td>31 %</td></tr>
<tr><td>Muestras, impresos, transporte</td><td>2.200</td><td>8 %</td></tr>
<tr><td>Total</td><td>26.400</td><td>100 %</td></tr>
</tbody>
</table>
<h2>La partida que no se factura</h2>
<p>De las cinco líneas, la mayor es la que casi nadie había escrito antes de que se la pidiéramos. Cuatro personas que pasan cinco jornadas entre montar, atender y volver son veinte días de sueldo. Veintidós empresas de las 34 no los contaban. Tres, al contarlos, decidieron ir con dos personas menos el año que viene; una, con ninguna.</p>
<blockquote><p>«Discutimos ochenta euros de moqueta durante una semana. Luego mandamos a seis.»</p><cite>Directora financiera de un mayorista de Zaragoza</cite></blockquote>
<p>También engaña el calendario, porque el suelo se paga meses antes. Los que habían reservado en Birmingham para octubre de 2025 y supieron en septiembre que se aplazaba a mayo conservaron el sitio; los hoteles y los impresos con fecha, no todos.</p>
<h2>Y a cambio, qué</h2>
<p>Aquí la encuesta se queda casi muda. Nueve empresas llevan un registro de los pedidos que empezaron en un estand. Siete cuentan tarjetas. Dieciocho se guían por «la sensación», que en quince fue buena y en tres, «mejor que la anterior».</p>
<p>Las nueve que sí apuntan ofrecen cifras modestas y útiles:</p>
<ul>
<li>de cada cien conversaciones, doce dan pie a un segundo contacto y cuatro a un pedido antes de seis meses;</li>
<li>dos tercios de esos pedidos son de clientes que ya compraban;</li>
<li>el coste de ganar un cliente nuevo va de 2.900 a 8.700 euros, según la feria y la suerte.</li>
</ul>
<p>Un cliente que compra durante seis años paga de sobra esa entrada. Pero la pregunta cambia: de cuántos pasan a cuántos hacía falta que pasaran. En <a href="/es/news/intertabac-en-cifras-expositores-paises-visitantes">Dortmund</a>, la mayor feria del sector, a cada expositor le correspondían unos veinte visitantes en 2022 y unos quince dos años después.</p>
<h2>Tres maneras de gastar menos</h2>
<ol>
<li><strong>Compartir.</strong> Cinco laboratorios pequeños alquilan juntos treinta metros y una sola mesa de reuniones, que se reserva por horas. Les sale a 9.800 euros por cabeza.</li>
<li><strong>Repetir.</strong> La segunda vez que se monta el mismo estand cuesta un 40 % menos de construcción. Casi todos estrenan cada año.</li>
<li><strong>No exponer.</strong> Seis empresas van como visitantes, con la agenda cerrada de antemano y un hotel cerca. Gastan unos 3.100 euros y ven, según dicen, al mismo número de clientes.</li>
</ol>
<p>Queda lo que no se deja sumar. La directora financiera de Zaragoza, después de enviarnos su hoja, quiso añadir algo que no tenía casilla: en el estand de 2023, mientras discutían por la moqueta, conoció a quien hoy les imprime las etiquetas. «Eso», preguntó, «¿dónde lo pongo?»</p>`,
		sources: [
			{ title: 'Encuesta de Brume a 34 expositores; cifras ilustrativas' },
			{ title: 'Asistencia a InterTabac, Messe Dortmund', url: 'https://intertabac.de' },
			{ title: 'Crónicas de la Vaper Expo, 2Firsts', url: 'https://2firsts.com' },
		],
		keywords: ['estand', 'feria', 'costes', 'expositores', 'InterTabac'],
	},
} satisfies DemoArticle;
