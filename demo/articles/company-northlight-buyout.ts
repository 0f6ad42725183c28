import type { DemoArticle } from '../article';

export default {
	key: 'company-northlight-buyout',
	type: 'company',
	kind: 'news',
	author: 'tomasz-wierzba',
	days_ago: 0,
	minutes_ago: 480,
	is_headline: true,
	tags: ['testing', 'mergers', 'united-kingdom', 'standards'],
	mood: 'deep',
	views: 1475,
	en: {
		seo_url: 'northlight-labs-sells-testing-arm-to-managers',
		title: 'Northlight Labs sells its testing arm to managers for £23.5m',
		standfirst:
			'The £23.5m buy-out leaves Europe with one large laboratory that owns no filler, and a filler that must now pay for its tests.',
		market: 'United Kingdom',
		place: 'Leeds',
		key_points: [
			'Seven managers take 61%, a trust for the staff 20%, and the seller keeps 19% without votes for three years.',
			'The laboratory keeps the Northlight name; the filling business will trade as Aire Filling.',
			'Price: £23.5m, of which £9m is lent by the seller.',
		],
		html: `<p>For nine years the two halves of Northlight shared a car park in Leeds and a question that customers asked on every visit: who tests the tester’s own bottles? From today there is a short answer. The group has sold its laboratory to seven of the people who run it and keeps the filling hall across the yard.</p>
<p>The price is £23.5m. The managers, led by the scientific director, Dr Amara Nwosu, put in £3.1m of their own; a bank lends £11.4m and the seller £9m, to be repaid over six years. The laboratory turned over £14.2m last year and issued 6,400 reports, about a fifth of them on products filled next door.</p>
<blockquote><p>“We never changed a figure for them. But I was tired of saying so, and more tired of seeing that it had to be said.”</p><cite>Dr Amara Nwosu, Northlight Labs</cite></blockquote>
<h2>Why a wall was not enough</h2>
<p>Accredited laboratories may belong to a producer if they can show that nobody leans on the result. Northlight had the usual safeguards: separate servers, coded samples, a committee with two outside members. Buyers wanted more. Eleven of its twenty largest customers compete with the filling business, and three had begun to send their emissions work to the continent.</p>
<p>The sale is also a wager on regulation. Where a notification must carry test data, officials increasingly ask who owns the laboratory as well as what it found. “Independent” is a word that costs little in a brochure and a good deal in a file.</p>
<h2>The terms</h2>
<ul>
<li>Managers hold 61% of the shares, a trust for the 118 employees 20%.</li>
<li>The seller keeps 19%, without votes or a seat, and must offer it to the trust first after three years.</li>
<li>Aire Filling, the new name of the filler, commits to no minimum volume and pays list price.</li>
<li>No shareholder may make, fill or sell a product that the laboratory tests. The clause binds future buyers too.</li>
</ul>
<p>The last point drew the attention of lawyers. It makes the company harder to sell to anyone in the trade, which is its purpose, and therefore worth less, which the price reflects: about 1.65 times sales, where similar laboratories in food have changed hands at two or more.</p>
<h2>What customers will notice</h2>
<p>At first, an invoice. Prices for a standard emissions set rise by 4% in January, the first increase in three years. Dr Nwosu promises to hold the turnaround at nine working days and to publish the share of reports that miss it.</p>
<p>The first test of the new arrangement has come early. Two fillers, neither of which she would name, have asked her to hold sealed samples in a dispute with a customer. A year ago, said a manager at a third, such a request would have gone elsewhere. “You do not hand your dirty linen to a laundry with a dress shop.”</p>
<p>Inspectors will notice too. <a href="/news/hanneke-vos-on-four-hundred-inspections">Hanneke Vos</a>, who leads a field team in the Netherlands, has long asked plants for the name of their laboratory’s owner before she asks for its results. There is now one answer fewer to look up.</p>`,
		sources: [{ title: 'Northlight Labs, statement and shareholder agreement (summary)', kind: 'company' }],
		keywords: ['Northlight Labs', 'management buy-out', 'emissions testing', 'independent laboratory'],
	},
	es: {
		seo_url: 'northlight-labs-vende-laboratorio-a-sus-directivos',
		title: 'Northlight Labs vende su laboratorio a sus directivos por 23,5 millones de libras',
		standfirst:
			'La operación, de 23,5 millones de libras, deja a Europa con un gran laboratorio que no posee ninguna envasadora, y a una envasadora que desde hoy paga sus análisis.',
		market: 'Reino Unido',
		place: 'Leeds',
		key_points: [
			'Siete directivos toman el 61 %, un fondo para la plantilla el 20 % y el vendedor conserva un 19 % sin voto durante tres años.',
			'El laboratorio mantiene el nombre de Northlight; la envasadora pasará a llamarse Aire Filling.',
			'Precio: 23,5 millones de libras, de los que 9 los presta el propio vendedor.',
		],
		html: `<p>Durante nueve años, las dos mitades de Northlight compartieron en Leeds un aparcamiento y una pregunta que los clientes repetían en cada visita: ¿quién analiza los frascos del que analiza? Desde hoy la respuesta es corta. El grupo ha vendido el laboratorio a siete de las personas que lo dirigen y se queda con la nave de envasado del otro lado del patio.</p>
<p>El precio es de 23,5 millones de libras. Los directivos, encabezados por la directora científica, Amara Nwosu, ponen 3,1 millones de su bolsillo; un banco presta 11,4 y el vendedor otros 9, a devolver en seis años. El laboratorio facturó el año pasado 14,2 millones y firmó 6.400 informes, cerca de una quinta parte sobre productos llenados enfrente.</p>
<blockquote><p>«Nunca les cambiamos una cifra. Pero estaba cansada de decirlo y, más aún, de que hubiera que decirlo.»</p><cite>Amara Nwosu, Northlight Labs</cite></blockquote>
<h2>Por qué no bastaba un tabique</h2>
<p>Un laboratorio acreditado puede pertenecer a un productor si demuestra que nadie empuja el resultado. Northlight tenía las cautelas habituales: servidores separados, muestras con clave y un comité con dos miembros de fuera. Los compradores querían algo más. Once de sus veinte mayores clientes compiten con la envasadora, y tres habían empezado a mandar sus ensayos de emisiones al continente.</p>
<p>La venta es también una apuesta regulatoria. Allí donde la notificación exige datos de ensayo, los funcionarios preguntan cada vez más de quién es el laboratorio, además de qué ha encontrado. «Independiente» es una palabra barata en un folleto y cara en un expediente.</p>
<h2>Las condiciones</h2>
<ul>
<li>Los directivos tienen el 61 % y un fondo para los 118 empleados, el 20 %.</li>
<li>El vendedor conserva el 19 %, sin voto ni asiento, y pasados tres años debe ofrecérselo antes que a nadie al fondo.</li>
<li>Aire Filling, nuevo nombre de la envasadora, no promete volumen y paga tarifa.</li>
<li>Ningún accionista podrá fabricar, llenar o vender un producto que el laboratorio analice. La cláusula obliga a los compradores futuros.</li>
</ul>
<p>Este último punto ha interesado a los abogados. Hace que la empresa sea más difícil de vender dentro del sector, que es lo que se pretende, y por tanto más barata, como refleja el precio: unas 1,65 veces las ventas, cuando laboratorios parecidos de alimentación han cambiado de manos por dos o más.</p>
<h2>Qué notarán los clientes</h2>
<p>De entrada, la factura. La serie estándar de emisiones sube un 4 % en enero, la primera subida en tres años. Nwosu promete mantener el plazo de nueve días laborables y publicar qué parte de los informes no lo cumple.</p>
<p>La primera prueba ha llegado pronto. Dos envasadores, cuyo nombre no da, le han pedido que custodie muestras precintadas en un pleito con un cliente. Hace un año, comenta el directivo de un tercero, el encargo habría ido a otra parte. «La ropa sucia no se lleva a una lavandería que además vende vestidos.»</p>
<p>También lo notarán los inspectores. <a href="/es/news/hanneke-vos-tras-cuatrocientas-inspecciones">Hanneke Vos</a>, que dirige un equipo de campo en los Países Bajos, pregunta desde hace tiempo de quién es el laboratorio antes de pedir los resultados. Ya tiene una respuesta menos que buscar.</p>`,
		sources: [{ title: 'Northlight Labs, comunicado y resumen del pacto de socios', kind: 'company' }],
		keywords: ['Northlight Labs', 'compra por directivos', 'ensayos de emisiones', 'laboratorio independiente'],
	},
} satisfies DemoArticle;
