import type { DemoArticle } from '../article';

export default {
	key: 'company-insurance-costs',
	type: 'company',
	kind: 'news',
	author: 'ines-carrasco',
	days_ago: 11,
	hour: 8,
	tags: ['spain', 'retail', 'wholesale', 'batteries'],
	mood: 'night',
	views: 221,
	es: {
		seo_url: 'seguro-de-almacenes-sube-por-las-baterias',
		title: 'El seguro de un almacén con baterías sube un 34 % en dos años',
		standfirst:
			'Las aseguradoras ya no preguntan por las cerraduras, sino por los dispositivos que vuelven. Las tiendas que los guardan en un cubo pagan la diferencia.',
		market: 'España',
		place: 'Madrid',
		key_points: [
			'La prima mediana de un almacén sube un 34 % en dos años; la de una tienda, un 18 %.',
			'Una de cada seis pólizas excluye ya los dispositivos devueltos o averiados.',
			'Cuatro medidas baratas, aplicadas juntas, dejan la subida casi en la mitad.',
		],
		html: `<p>El perito llegó a Getafe con un metro, una cámara térmica y una sola pregunta: dónde estaba el cubo. Lo encontró junto a la máquina del café, de plástico gris y lleno hasta el borde de dispositivos que los clientes habían devuelto. Tres semanas después el mayorista recibió su renovación, un 41 % más cara y con una línea nueva: «Quedan excluidos los aparatos usados fuera de recipiente incombustible».</p>
<p>Historias parecidas se repiten en el sector. Brume ha preguntado a 84 tiendas y 17 almacenes de nueve comunidades por las dos últimas renovaciones de su seguro de daños. La prima mediana de los almacenes ha subido un 34 % en dos años; la de las tiendas, un 18 %. La cobertura ha encogido: una de cada seis pólizas excluye ya los dispositivos devueltos o averiados.</p>
<table>
<caption>Prima anual mediana por metro cuadrado, euros, seguro de daños</caption>
<thead><tr><th scope="col">Local</th><th scope="col">Hace dos años</th><th scope="col">Ahora</th><th scope="col">Variación</th></tr></thead>
<tbody>
<tr><td>Almacén</td><td>6,80</td><td>9,10</td><td>+34 %</td></tr>
<tr><td>Tienda especializada</td><td>11,20</td><td>13,20</td><td>+18 %</td></tr>
<tr><td>Estanco con venta de dispositivos</td><td>9,70</td><td>10,30</td><td>+6 %</td></tr>
</tbody>
</table>
<h2>No es lo nuevo, es lo que vuelve</h2>
<p>Las aseguradoras distinguen cada vez mejor entre una batería de fábrica, en su caja y a media carga, y una que ha pasado un año en un bolsillo. La primera se parece a cualquier otra mercancía. La segunda puede estar golpeada, hinchada o puenteada, y nadie lo sabe hasta que lo sabe todo el mundo.</p>
<blockquote><p>«Un palé de dispositivos nuevos me deja dormir. Un cubo de cincuenta usados, no.»</p><cite>Gonzalo Ibarretxe, perito de riesgos industriales</cite></blockquote>
<p>La paradoja es que el cubo está ahí porque se pide recoger. Cuantas más devoluciones acepta una tienda, más riesgo acumula en el peor sitio posible, la trastienda, y más sube la prima de quien se porta mejor. Quince de las 84 tiendas han dejado de admitir aparatos usados por consejo de su corredor; otras tantas los admiten y prefieren no contárselo.</p>
<h2>Lo que rebaja la cuenta</h2>
<p>Los corredores consultados coinciden en que cuatro medidas, ninguna cara, cambian la oferta. Con las cuatro, la subida media se queda en el 19 % para un almacén:</p>
<ol>
<li>armario metálico ventilado, a dos metros de cualquier cartón, para lo devuelto;</li>
<li>recogida fijada por escrito, como mucho cada treinta días;</li>
<li>cinta aislante en los contactos antes de guardar, con una hoja que lo acredite;</li>
<li>ninguna carga de demostración fuera del horario de apertura.</li>
</ol>
<p>La tercera es la que más se olvida y la que más pesa. «Es un rollo de tres euros», dice Ibarretxe, «y una firma. Lo que convence a la compañía es la firma.»</p>
<h2>Quien puede, cambia de batería</h2>
<p>Algunos fabricantes han olido el argumento. Una célula que se saca con los dedos se guarda aparte, se comprueba y se declara como lo que es. <a href="/es/news/lin-yuwei-baterias-para-seis-marcas">Lin Yuwei</a>, que las construye en Huizhou para seis marcas, conserva una muestra de cada lote para que una retirada pueda explicarse en una frase. Dos aseguradoras han preguntado a sus clientes españoles si compran baterías con ese tipo de archivo.</p>
<p>En Pamplona, las <a href="/es/news/pilar-echeverria-cuatro-tiendas-en-pamplona">cuatro tiendas de Pilar Echeverría</a> pagan hoy lo mismo que hace dos años. Compró un armario de segunda mano a un taller de bicicletas eléctricas. El corredor le pidió una foto; ella le mandó la factura, la foto y el número del camión que pasa los jueves.</p>`,
		sources: [{ title: 'Encuesta de Brume a 84 tiendas y 17 almacenes; cifras ilustrativas' }],
		keywords: ['seguro', 'baterías', 'almacén', 'tiendas', 'devoluciones'],
	},
} satisfies DemoArticle;
