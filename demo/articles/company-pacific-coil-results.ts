import type { DemoArticle } from '../article';

export default {
	key: 'company-pacific-coil-results',
	type: 'company',
	kind: 'news',
	author: 'tomasz-wierzba',
	days_ago: 4,
	hour: 7,
	updated_days_after: 1,
	tags: ['results', 'coils', 'south-east-asia', 'exports'],
	mood: 'night',
	views: 655,
	en: {
		seo_url: 'pacific-coil-loss-and-longer-order-book',
		title: 'Pacific Coil loses $6.1m as orders rise 47%',
		standfirst:
			'Prices fell faster than the maker could cut its costs. Its customers, sensing a floor, have reserved ten months of its furnaces.',
		market: 'Singapore',
		place: 'Singapore',
		key_points: [
			'Half-year revenue fell by 7% to USD 88.4m; the result went from a profit of 3.9m to a loss of 6.1m.',
			'Orders in hand rose by 47% to USD 141m, close to ten months of sales.',
			'Deposits from customers have replaced the bank as the main source of cash.',
		],
		html: `<p>A company that loses money while its customers queue has usually priced something wrongly. Pacific Coil, which makes ceramic and mesh heating elements in Johor and Dongguan, thinks it knows what: the first half of the year. Results published today show a net loss of USD 6.1m, against a profit of 3.9m a year before, on revenue that slipped by 7%.</p>
<table>
<caption>Pacific Coil, first half, USD m</caption>
<thead><tr><th scope="col">Item</th><th scope="col">This year</th><th scope="col">Last year</th></tr></thead>
<tbody>
<tr><td>Revenue</td><td>88.4</td><td>95.1</td></tr>
<tr><td>Gross margin</td><td>14.8%</td><td>22.3%</td></tr>
<tr><td>Net result</td><td>−6.1</td><td>3.9</td></tr>
<tr><td>Order book at the end</td><td>141.0</td><td>96.0</td></tr>
<tr><td>Order book, months of sales</td><td>9.6</td><td>6.1</td></tr>
</tbody>
</table>
<p>It shipped more coils than ever, 412m of them, and was paid less for each. Ceramic cores have become cheaper by about a third since the spring, as kilns ordered in better years came on stream in three provinces at once. Pacific Coil’s contracts follow the market price with a delay of a quarter on the way up and, its finance director conceded, “of about a week on the way down”.</p>
<h2>Why they queue</h2>
<p>The order book tells the other half. Buyers who spent the summer waiting for a lower price have stopped waiting. Five of the ten largest have reserved furnace hours rather than coils: they pay now for a share of the kilns in Johor and decide later what is fired in them.</p>
<blockquote><p>“They believe the price has found the floor. I would rather they believed it in my kiln than in someone else’s.”</p><cite>Rajan Sivakumar, chief executive of Pacific Coil</cite></blockquote>
<p>Reservations come with a deposit of 20%. Together these deposits, USD 23m at the end of the period, exceed what the company owes its bank. They are cheap and they are not permanent: a customer who gives up a reservation before firing gets half of the money back.</p>
<h2>Three doubts</h2>
<ol>
<li>The orders are counted at list price. Two thirds of them allow for a reduction if the market falls again.</li>
<li>One customer accounts for 31% of the book. The company does not name it; others in the trade assume it is Shenlu, the Shenzhen assembler, which has been looking at sites in the region.</li>
<li>Johor still rejects 2.1% of what it fires, Dongguan 1.6%. Each tenth of a point costs about USD 90,000 a year.</li>
</ol>
<p>The company has answered with restraint rather than surgery. It closes no site. Shifts in Dongguan go from three to two, a planned plant in Surabaya is put off, and the managers give up their bonus, which on these figures they would not have received.</p>
<p>For the full year it expects revenue “about level” and a smaller loss in the second half than in the first. It gave the same guidance in March, with the word profit where the word loss now stands.</p>`,
		sources: [{ title: 'Pacific Coil, half-year report', kind: 'company' }],
		corrections: [
			{
				days_after: 1,
				text: 'An earlier version gave the deposits held at the end of the period as USD 32m. The figure is USD 23m.',
			},
		],
		keywords: ['Pacific Coil', 'half-year results', 'ceramic coils', 'order book'],
	},
	es: {
		seo_url: 'pacific-coil-pierde-dinero-gana-pedidos',
		title: 'Pacific Coil pierde 6,1 millones de dólares y suma un 47 % de pedidos',
		standfirst:
			'Los precios bajaron más deprisa que los costes. Los clientes, que creen haber visto el suelo, han reservado diez meses de sus hornos.',
		market: 'Singapur',
		place: 'Singapur',
		key_points: [
			'Los ingresos del semestre cayeron un 7 %, a 88,4 millones de dólares; de ganar 3,9 millones pasó a perder 6,1.',
			'La cartera de pedidos creció un 47 %, hasta 141 millones, casi diez meses de ventas.',
			'Los anticipos de clientes han sustituido al banco como principal fuente de caja.',
		],
		html: `<p>Cuando una empresa pierde dinero mientras los clientes hacen cola, suele haber puesto mal algún precio. Pacific Coil, que fabrica resistencias cerámicas y de malla en Johor y Dongguan, cree saber cuál: el del primer semestre. Las cuentas publicadas hoy arrojan una pérdida de 6,1 millones de dólares, frente a los 3,9 que ganó un año antes, con unos ingresos un 7 % menores.</p>
<table>
<caption>Pacific Coil, primer semestre, millones de dólares</caption>
<thead><tr><th scope="col">Partida</th><th scope="col">Este año</th><th scope="col">Año anterior</th></tr></thead>
<tbody>
<tr><td>Ingresos</td><td>88,4</td><td>95,1</td></tr>
<tr><td>Margen bruto</td><td>14,8 %</td><td>22,3 %</td></tr>
<tr><td>Resultado neto</td><td>−6,1</td><td>3,9</td></tr>
<tr><td>Cartera al cierre</td><td>141,0</td><td>96,0</td></tr>
<tr><td>Cartera, meses de ventas</td><td>9,6</td><td>6,1</td></tr>
</tbody>
</table>
<p>Sirvió más resistencias que nunca, 412 millones, y cobró menos por cada una. El núcleo cerámico se ha abaratado cerca de un tercio desde la primavera, al arrancar a la vez, en tres provincias, los hornos encargados en años mejores. Los contratos de Pacific Coil siguen al mercado con un trimestre de retraso cuando sube y, reconoció su director financiero, «con una semana más o menos cuando baja».</p>
<h2>Por qué hacen cola</h2>
<p>La cartera cuenta la otra mitad. Quienes pasaron el verano esperando un precio mejor han dejado de esperar. Cinco de los diez mayores clientes no han reservado resistencias, sino horas de horno: pagan ya una parte de los de Johor y más adelante decidirán qué se cuece dentro.</p>
<blockquote><p>«Creen que el precio ha tocado suelo. Prefiero que lo crean en mi horno y no en el de otro.»</p><cite>Rajan Sivakumar, consejero delegado de Pacific Coil</cite></blockquote>
<p>La reserva exige un anticipo del 20 %. La suma de esos anticipos, 23 millones al cierre del periodo, supera lo que la empresa debe al banco. Es dinero barato y no es para siempre: quien renuncia antes de encender el horno recupera la mitad.</p>
<h2>Tres dudas</h2>
<ol>
<li>Los pedidos se cuentan a precio de tarifa. Dos tercios admiten una rebaja si el mercado vuelve a caer.</li>
<li>Un solo cliente supone el 31 % de la cartera. La empresa no lo nombra; el sector da por hecho que es Shenlu, el montador de Shenzhen, que anda mirando naves en la región.</li>
<li>Johor sigue rechazando el 2,1 % de lo que cuece; Dongguan, el 1,6 %. Cada décima cuesta unos 90.000 dólares al año.</li>
</ol>
<p>La respuesta ha sido más contención que bisturí. No se cierra ningún centro. Dongguan pasa de tres turnos a dos, la planta prevista en Surabaya se aplaza y los directivos renuncian a su prima, que con estas cuentas tampoco habrían cobrado.</p>
<p>Para el ejercicio completo, la empresa espera unos ingresos «más o menos iguales» y una pérdida menor en el segundo semestre que en el primero. En marzo dijo lo mismo, con la palabra beneficio donde ahora pone pérdida.</p>`,
		sources: [{ title: 'Pacific Coil, informe semestral', kind: 'company' }],
		corrections: [
			{
				days_after: 1,
				text: 'Una versión anterior cifraba en 32 millones de dólares los anticipos al cierre del periodo. Son 23 millones.',
			},
		],
		keywords: ['Pacific Coil', 'resultados semestrales', 'resistencias cerámicas', 'cartera de pedidos'],
	},
} satisfies DemoArticle;
