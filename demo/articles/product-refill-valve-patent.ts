import type { DemoArticle } from '../article';

export default {
	key: 'product-refill-valve-patent',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 0,
	minutes_ago: 41,
	is_headline: true,
	tags: ['e-liquid', 'sustainability', 'italy', 'standards'],
	mood: 'night',
	views: 1840,
	en: {
		seo_url: 'orsini-patents-refill-valve-with-its-own-log',
		title: 'Orsini patents a valve that logs 64 refills',
		standfirst:
			'The part counts every filling and dates it, without a battery. Its competitors, who buy the older valve by the million, now have to decide what they want to know.',
		market: 'Italy',
		place: 'Brescia',
		key_points: [
			'The valve records up to 64 fillings with the time elapsed between them.',
			'It has no battery: the log is written by the stroke of the spring and read by a phone or a bench reader.',
			'Four pod makers that buy the current valve have asked for samples, and two of them for a version that records nothing.',
		],
		html: `<p>For fifteen years the spring valve made in Brescia by Orsini Devices has done one thing: it closes when the bottle leaves. The version described in a patent application published this week does a second. It remembers.</p>
<p>Each time a nozzle pushes the valve open, the spring drives a magnet the size of a lentil past a coil. The pulse is weak, about as much energy as a wristwatch uses in a second, but it is enough to write one line into a passive memory chip of the kind used in hotel keys. The line holds a counter, the length of the stroke and the charge left in a tiny capacitor, from which a reader can work out roughly how much time has passed since the last line.</p>
<h2>What the log holds, and what it does not</h2>
<p>The chip has room for 64 entries and then overwrites the oldest. It holds no name, no place and no liquid: the valve cannot tell nicotine from water. What it offers is a sequence. A maker who receives a leaking device can see whether it was filled eight times or eighty, and whether somebody forced the nozzle at an angle, which shortens the stroke.</p>
<ul>
<li>Counter of fillings, up to 65,535, never reset</li>
<li>Stroke length, in tenths of a millimetre</li>
<li>Elapsed time, with an error the application puts at 6 per cent a month</li>
</ul>
<p>Orsini quotes €0.34 a piece for orders above a million, against €0.11 for the plain valve. On a tank limited to two millilitres by European law, where every tenth of a cent has been argued over, that is a large sum for a diary.</p>
<blockquote><p>“Half of our warranty cases end with two honest people who remember different things. A valve has no reason to lie.”</p><cite>Bianca Orsini, technical director</cite></blockquote>
<h2>Customers who compete</h2>
<p>The difficulty is commercial rather than mechanical. Orsini sells three refillable devices under its own name and supplies the valve to eleven rivals. Four of them have asked for samples. Two would like a version with the chip left out, according to a purchasing manager who has seen the correspondence, because a log that can settle a complaint can also settle it the wrong way.</p>
<p>Lawyers point to a second audience. Designers of refillable hardware have been looking for proof that a device is in fact refilled, as our teardown of <a href="/news/teardown-six-pods-two-glues-one-screw">six current pods</a> suggested a few days ago. A recycler who reads the counter at the end of life would have that proof in a second. So, one day, might an inspector.</p>
<p>Orsini says the reading software will be free and its format open. First deliveries are planned for the second half of next year, in Orsini’s own devices. Outside customers would follow six months later, once a laboratory has opened and closed a thousand of the valves ten thousand times each.</p>`,
		sources: [
			{ title: 'Directive 2014/40/EU, Article 20 (tank limit of 2 ml)', url: 'https://health.ec.europa.eu' },
			{ title: 'Patent application and interviews by Brume' },
		],
		keywords: ['refill valve', 'Orsini Devices', 'refillable pods', 'warranty'],
	},
	es: {
		seo_url: 'orsini-patenta-valvula-de-recarga-con-registro',
		title: 'Orsini patenta una válvula que anota 64 recargas',
		standfirst:
			'La pieza cuenta cada llenado y le pone fecha sin necesidad de batería. Sus competidores, que compran por millones la válvula anterior, tienen que decidir ahora cuánto quieren saber.',
		market: 'Italia',
		place: 'Brescia',
		key_points: [
			'La válvula anota hasta 64 llenados y el tiempo transcurrido entre ellos.',
			'No lleva batería: escribe con el recorrido del muelle y se lee con un teléfono o un lector de banco.',
			'Cuatro fabricantes de cápsulas que compran la válvula actual han pedido muestras; dos de ellos, además, una versión que no anote nada.',
		],
		html: `<p>Durante quince años, la válvula de muelle que Orsini Devices fabrica en Brescia ha hecho una sola cosa: cerrarse cuando se retira el frasco. La que describe una solicitud de patente publicada esta semana hace otra más. Recuerda.</p>
<p>Cada vez que una boquilla abre la válvula, el muelle arrastra un imán del tamaño de una lenteja frente a una bobina. El impulso es débil, más o menos la energía que gasta un reloj de pulsera en un segundo, pero basta para escribir una línea en un chip pasivo como el de las llaves de hotel. Esa línea guarda un contador, la longitud del recorrido y la carga que queda en un condensador minúsculo; a partir de ella, un lector calcula cuánto tiempo ha pasado, de forma aproximada, desde la anotación anterior.</p>
<h2>Qué anota y qué no</h2>
<p>El chip admite 64 entradas y después borra la más antigua. No guarda nombres, lugares ni líquidos: la válvula no distingue la nicotina del agua. Lo que ofrece es una secuencia. Quien recibe un aparato que gotea puede ver si se llenó ocho veces u ochenta, y si alguien forzó la boquilla en ángulo, porque entonces el recorrido se acorta.</p>
<ul>
<li>Contador de llenados, hasta 65.535, sin puesta a cero</li>
<li>Longitud del recorrido, en décimas de milímetro</li>
<li>Tiempo transcurrido, con un error que la solicitud cifra en el 6 % mensual</li>
</ul>
<p>Orsini pide 0,34 € por unidad en pedidos de más de un millón, frente a los 0,11 € de la válvula sencilla. En un depósito que la norma europea limita a dos mililitros, y en el que se ha discutido cada décima de céntimo, es mucho dinero para un diario.</p>
<blockquote><p>«La mitad de nuestras garantías terminan con dos personas honradas que recuerdan cosas distintas. Una válvula no tiene motivos para mentir.»</p><cite>Bianca Orsini, directora técnica</cite></blockquote>
<h2>Clientes que también compiten</h2>
<p>La dificultad no es mecánica, sino comercial. Orsini vende tres dispositivos rellenables con su nombre y suministra la válvula a once rivales. Cuatro han pedido muestras. Dos preferirían una versión sin chip, según un responsable de compras que ha visto los correos: un registro que zanja una reclamación también puede zanjarla en contra.</p>
<p>Los abogados señalan a otro público. Quien diseña dispositivos rellenables lleva tiempo buscando la prueba de que de verdad se recargan, como apuntaba hace unos días nuestro despiece de <a href="/es/news/despiece-seis-capsulas-dos-pegamentos-un-tornillo">seis cápsulas a la venta</a>. Un reciclador que lea el contador al final de la vida útil la tendrá en un segundo. Algún día, quizá también un inspector.</p>
<p>La empresa asegura que el programa de lectura será gratuito y su formato, abierto. Las primeras entregas se prevén para el segundo semestre del año que viene, en los aparatos de la propia Orsini. Los clientes externos esperarán seis meses más, hasta que un laboratorio haya abierto y cerrado mil válvulas diez mil veces cada una.</p>`,
		sources: [
			{ title: 'Directiva 2014/40/UE, artículo 20 (límite de 2 ml por depósito)', url: 'https://health.ec.europa.eu' },
			{ title: 'Solicitud de patente y entrevistas de Brume' },
		],
		keywords: ['válvula de recarga', 'Orsini Devices', 'cápsulas recargables', 'garantía'],
	},
} satisfies DemoArticle;
