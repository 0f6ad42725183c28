import type { DemoArticle } from '../article';

export default {
	key: 'product-child-resistant-cap',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 41,
	hour: 11,
	tags: ['packaging', 'standards', 'testing', 'e-liquid'],
	mood: 'day',
	views: 870,
	en: {
		seo_url: 'child-resistant-cap-tested-on-adults-over-seventy',
		title: '81 of 96 adults over 70 open Corvin’s child-resistant cap',
		standfirst:
			'The makers of safety closures know how to defeat a small hand. A firm in Ghent set out to stop defeating an old one.',
		market: 'Belgium',
		place: 'Ghent',
		key_points: [
			'Of 96 adults aged 70 to 84, 81 opened the new cap within a minute; 58 opened the usual push-and-turn cap.',
			'The closure asks for a right angle rather than for strength.',
			'It fits the neck of a common 10 ml bottle and costs 0.8 cents more.',
		],
		html: `<p>Mrs De Clercq is 79, was a seamstress, and has opinions about caps. The one she was handed first, white and ribbed like a thousand others, she turned, pressed, turned again and gave back. “This is for a plumber,” she said. The second came off in four seconds. She put it back on and took it off again, to make sure nobody had loosened it for her.</p>
<p>She was one of ninety-six volunteers, all between 70 and 84, who sat down at tables in three day centres this autumn to open small empty bottles against a clock. The panel was paid for by Corvin Closures of Ghent and run by Northlight Labs, whose usual adult panels stop at seventy.</p>
<h2>Angle instead of force</h2>
<p>European law asks that refill containers be proof against children and against tampering. It does not say how. For decades the answer of the trade has been push and turn, which relies on the fact that a child of four cannot easily do two things at once with force. Neither, it turns out, can many people with stiff wrists.</p>
<p>Corvin’s cap relies on something else. Two flat marks on the skirt must be squeezed while the cap is tilted, not turned, by about fifteen degrees. The force needed is less than half of the old one. What is needed instead is to know where to press, and to do two different things in the right order.</p>
<table>
<caption>Opened within sixty seconds, without a demonstration; 96 adults aged 70 to 84</caption>
<thead><tr><th scope="col">Cap</th><th scope="col">Opened</th><th scope="col">Share</th><th scope="col">Median time</th></tr></thead>
<tbody>
<tr><th scope="row">Push and turn</th><td>58</td><td>60.4%</td><td>22 s</td></tr>
<tr><th scope="row">Squeeze and tilt</th><td>81</td><td>84.4%</td><td>9 s</td></tr>
</tbody>
</table>
<p>The children’s panel, which any closure must face, was run separately under the laboratory’s usual rules. Corvin says the cap met them; the report will be handed to customers but not published, in order not to teach anyone the trick.</p>
<h2>Who cares about old hands?</h2>
<p>Fillers, it seems, more than one might think. Complaints about bottles that will not open are among the commonest that reach a customer desk, and they arrive with a photograph of a knife. A bottle opened with a knife is a bottle whose safety closure no longer exists.</p>
<blockquote><p>“A cap that adults cannot open is left open. I have seen it on every kitchen shelf I ever inspected.”</p><cite>Dr Amara Nwosu, Northlight Labs</cite></blockquote>
<p>The premium is eight euros in a thousand. Meridian Flavour House has ordered half a million for its own-label bottles. Two others are waiting for a version in the tethered style that some converters prefer. And the tamper band, the ring that breaks at the first opening, still has to be redesigned: on a cap that tilts it tears on one side only, and an inspector may reasonably ask what the other side is for.</p>
<p>Mrs De Clercq was offered a box of chocolates for her morning. It had a ribbon with a knot in it. She asked for scissors.</p>`,
		sources: [
			{ title: 'Directive 2014/40/EU, Article 20', url: 'https://health.ec.europa.eu' },
			{ title: 'Panel results supplied by the maker; illustrative figures', kind: 'company' },
		],
		keywords: ['child-resistant cap', 'closures', 'packaging test'],
	},
	es: {
		seo_url: 'tapon-seguro-probado-por-mayores-de-setenta',
		title: '81 de 96 mayores de 70 años abren el tapón a prueba de niños de Corvin',
		standfirst:
			'Los fabricantes de cierres de seguridad saben vencer a una mano pequeña. Una empresa de Gante se ha propuesto dejar de vencer a las viejas.',
		market: 'Bélgica',
		place: 'Gante',
		key_points: [
			'De 96 adultos de entre 70 y 84 años, 81 abrieron el tapón nuevo en menos de un minuto; el habitual de apretar y girar, 58.',
			'El cierre pide un ángulo, no fuerza.',
			'Encaja en el cuello del frasco común de 10 ml y cuesta 0,8 céntimos más.',
		],
		html: `<p>La señora De Clercq tiene 79 años, fue modista y opina sobre tapones. El primero que le dieron, blanco y estriado como otros mil, lo giró, lo apretó, volvió a girarlo y lo devolvió. «Esto es para un fontanero», dijo. El segundo salió en cuatro segundos. Lo puso y lo quitó otra vez, para cerciorarse de que nadie se lo había aflojado.</p>
<p>Fue una de los noventa y seis voluntarios, todos de entre 70 y 84 años, que este otoño se sentaron en tres centros de día a abrir frasquitos vacíos contra el reloj. Pagó la prueba Corvin Closures, de Gante, y la dirigió Northlight Labs, cuyos paneles de adultos suelen terminar a los setenta.</p>
<h2>Ángulo en lugar de fuerza</h2>
<p>El derecho europeo exige que los envases de recarga resistan a los niños y a la manipulación. No dice cómo. Durante décadas, la respuesta del sector ha sido apretar y girar, que confía en que un niño de cuatro años no sepa hacer dos cosas a la vez y con fuerza. Tampoco saben, al parecer, muchas personas con las muñecas rígidas.</p>
<p>El tapón de Corvin confía en otra cosa. Hay que pinzar dos marcas planas de la falda mientras el tapón se inclina, no se gira, unos quince grados. La fuerza necesaria es menos de la mitad. A cambio, hay que saber dónde se aprieta y hacer dos gestos distintos en el orden correcto.</p>
<table>
<caption>Abiertos en menos de sesenta segundos y sin demostración; 96 adultos de 70 a 84 años</caption>
<thead><tr><th scope="col">Tapón</th><th scope="col">Abiertos</th><th scope="col">Proporción</th><th scope="col">Tiempo mediano</th></tr></thead>
<tbody>
<tr><th scope="row">Apretar y girar</th><td>58</td><td>60,4 %</td><td>22 s</td></tr>
<tr><th scope="row">Pinzar e inclinar</th><td>81</td><td>84,4 %</td><td>9 s</td></tr>
</tbody>
</table>
<p>La prueba con niños, obligada para cualquier cierre, se hizo aparte y con las reglas habituales del laboratorio. Corvin asegura que el tapón las cumplió; el informe se entregará a los clientes, pero no se publicará, para no enseñar el truco a nadie.</p>
<h2>¿A quién le importan las manos viejas?</h2>
<p>A los envasadores, más de lo que parece. Las quejas por frascos que no se abren están entre las más frecuentes en atención al cliente, y suelen venir con la foto de un cuchillo. Un frasco abierto a cuchillo es un frasco cuyo cierre de seguridad ya no existe.</p>
<blockquote><p>«El tapón que un adulto no puede abrir se queda abierto. Lo he visto en todas las repisas de cocina que he inspeccionado.»</p><cite>Dra. Amara Nwosu, Northlight Labs</cite></blockquote>
<p>El sobreprecio es de ocho euros por millar. Meridian Flavour House ha encargado medio millón para sus frascos de marca propia. Otros dos esperan una versión unida al cuello, como la prefieren algunos transformadores. Y queda por rediseñar el precinto, el aro que se rompe en la primera apertura: en un tapón que se inclina solo se rasga por un lado, y un inspector puede preguntar con razón para qué sirve el otro.</p>
<p>A la señora De Clercq le ofrecieron una caja de bombones por la mañana perdida. Llevaba un lazo con nudo. Pidió unas tijeras.</p>`,
		sources: [
			{ title: 'Directiva 2014/40/UE, artículo 20', url: 'https://health.ec.europa.eu' },
			{ title: 'Resultados facilitados por el fabricante; cifras ilustrativas', kind: 'company' },
		],
		keywords: ['tapón de seguridad', 'cierres', 'ensayo de envases'],
	},
} satisfies DemoArticle;
