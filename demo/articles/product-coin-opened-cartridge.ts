import type { DemoArticle } from '../article';
import { singleUseGuidance } from '../sources';

export default {
	key: 'product-coin-opened-cartridge',
	type: 'product',
	kind: 'news',
	author: 'priya-raman',
	days_ago: 1,
	hour: 14,
	tags: ['batteries', 'sustainability', 'disposables', 'european-union'],
	mood: 'day',
	views: 2310,
	en: {
		seo_url: 'lumen-cartridge-opens-with-a-coin',
		title: 'Lumen’s new cartridge comes apart with a coin in 52 seconds',
		standfirst:
			'A battery you can lift out may answer a rule that has not been written yet. It also asks an awkward question about a rule that has.',
		key_points: [
			'The device separates into five parts in under a minute; the cell lifts out without solder.',
			'Lumen gives up IP67 sealing and 1.4 mm of length to do it.',
			'A coin slot must still satisfy the duty to be child-proof and tamper-proof.',
		],
		html: `<p>The tool for servicing Lumen’s new device is a ten-cent coin. Press it into the slot at the base, push, turn a quarter to the left, and the thing falls into five pieces: sleeve, cell, board, tank and heater. There is no glue. I timed myself at 52 seconds on the first attempt and 19 on the fifth.</p>
<p>Most devices of this size are closed once, by ultrasonic welding or by adhesive, and opened once, by a shredder. Lumen’s engineers began at the other end. They asked two recyclers what they would need in order to take a cell out by hand at a cost that somebody might bear. Both gave the same figure: thirty seconds, no heat, no blade.</p>
<h2>What it costs to be opened</h2>
<p>A joint that opens is longer than a joint that does not. The bayonet ring adds 1.4 millimetres and 0.9 grams. The gasket that replaces the weld keeps out dust and splashes but not immersion. And the cell sits on two sprung contacts rather than soldered tabs, which adds a few milliohms and, on the test bench, about 2 per cent of lost heat.</p>
<table>
<caption>Lumen’s open joint against its previous welded model</caption>
<thead><tr><th scope="col">Measure</th><th scope="col">Welded</th><th scope="col">Coin joint</th></tr></thead>
<tbody>
<tr><th scope="row">Time to remove the cell</th><td>11 min, with a saw</td><td>19–52 s</td></tr>
<tr><th scope="row">Length</th><td>96.2 mm</td><td>97.6 mm</td></tr>
<tr><th scope="row">Sealing</th><td>IP67</td><td>IP54</td></tr>
<tr><th scope="row">Parts cost</th><td>€2.08</td><td>€2.21</td></tr>
</tbody>
</table>
<p>Thirteen cents is not nothing. Lumen expects to win it back from the spare parts counter: a heater and gasket set will sell to shops at €0.60, and the sleeve, which is what scratches, at €0.45.</p>
<h2>Two rules, one slot</h2>
<p>No text in force requires a cell that a layman can lift out of a device like this one. But the direction is plain. Since 1 June 2025 a vape sold in the United Kingdom has to be rechargeable, refillable and fitted with a coil that can be replaced, as <a href="/news/uk-single-use-ban-one-year-refillable-designs">our report a year on</a> set out. A cell is the next part on the list.</p>
<p>The awkward question comes from the rule that exists. European law wants devices and refill containers to be proof against children and against tampering. A slot that any coin fits is an invitation. Lumen’s answer is the push: the ring must be pressed against a spring of 60 newtons before it turns, and the slot is cut so shallow that a thumbnail slips.</p>
<blockquote><p>“We are not asking people to open it every day. We are asking the last person who holds it to be able to.”</p><cite>Joris Hendrikx, head of design, Lumen</cite></blockquote>
<p>Two inspectors who handled a sample for this article disagreed about whether that is enough. One called it a childproof cap by another name. The other asked for the test report, which is due in January. So is the device.</p>`,
		sources: [singleUseGuidance, { title: 'Directive 2014/40/EU, Article 20', url: 'https://health.ec.europa.eu' }],
		keywords: ['removable battery', 'repair', 'Lumen', 'cartridge design'],
	},
	es: {
		seo_url: 'cartucho-de-lumen-se-abre-con-una-moneda',
		title: 'El nuevo cartucho de Lumen se desmonta con una moneda en 52 segundos',
		standfirst:
			'Una batería que se extrae a mano puede responder a una norma aún sin escribir. También plantea una pregunta incómoda sobre otra que ya rige.',
		key_points: [
			'El aparato se separa en cinco piezas en menos de un minuto y la celda sale sin soldadura.',
			'A cambio, Lumen renuncia al sellado IP67 y gana 1,4 mm de largo.',
			'Una ranura para monedas debe cumplir igualmente la obligación de resistir a los niños y a la manipulación.',
		],
		html: `<p>La herramienta para reparar el nuevo dispositivo de Lumen es una moneda de diez céntimos. Se encaja en la ranura de la base, se empuja, se gira un cuarto a la izquierda y el conjunto cae en cinco piezas: funda, celda, placa, depósito y resistencia. No hay pegamento. Tardé 52 segundos la primera vez y 19 la quinta.</p>
<p>Casi todos los aparatos de este tamaño se cierran una vez, con ultrasonidos o con adhesivo, y se abren otra, en la trituradora. Los ingenieros de Lumen empezaron por el final. Preguntaron a dos recicladores qué necesitarían para extraer una celda a mano con un coste que alguien pudiera asumir. Ambos dieron la misma respuesta: treinta segundos, sin calor y sin cuchilla.</p>
<h2>Lo que cuesta poder abrirse</h2>
<p>Una unión que se abre ocupa más que otra que no. El anillo de bayoneta añade 1,4 milímetros y 0,9 gramos. La junta que sustituye a la soldadura detiene el polvo y las salpicaduras, pero no la inmersión. Y la celda descansa sobre dos contactos de muelle en lugar de pestañas soldadas, lo que suma unos miliohmios y, en el banco de pruebas, cerca de un 2 % de calor perdido.</p>
<table>
<caption>La unión abierta de Lumen frente a su modelo soldado</caption>
<thead><tr><th scope="col">Medida</th><th scope="col">Soldado</th><th scope="col">Con moneda</th></tr></thead>
<tbody>
<tr><th scope="row">Tiempo para sacar la celda</th><td>11 min, con sierra</td><td>19–52 s</td></tr>
<tr><th scope="row">Longitud</th><td>96,2 mm</td><td>97,6 mm</td></tr>
<tr><th scope="row">Sellado</th><td>IP67</td><td>IP54</td></tr>
<tr><th scope="row">Coste de las piezas</th><td>2,08 €</td><td>2,21 €</td></tr>
</tbody>
</table>
<p>Trece céntimos no son calderilla. Lumen espera recuperarlos en el mostrador de repuestos: el juego de resistencia y junta costará a la tienda 0,60 €, y la funda, que es lo que se raya, 0,45 €.</p>
<h2>Dos normas y una ranura</h2>
<p>Ningún texto vigente exige que un profano pueda extraer la celda de un aparato como este. Pero el rumbo está claro. Desde el 1 de junio de 2025, lo que se vende en el Reino Unido tiene que ser recargable (la batería) y rellenable (el líquido), y llevar una resistencia sustituible, como contamos en <a href="/es/news/reino-unido-un-ano-sin-desechables">nuestro balance del primer año</a>. La celda es la siguiente pieza de la lista.</p>
<p>La pregunta incómoda nace de la norma que ya existe. El derecho europeo quiere dispositivos y envases de recarga a prueba de niños y de manipulaciones. Una ranura en la que cabe cualquier moneda es una invitación. La respuesta de Lumen es el empuje: hay que vencer un muelle de 60 newtons antes de que el anillo gire, y la ranura es tan poco profunda que la uña resbala.</p>
<blockquote><p>«No pedimos que se abra todos los días. Pedimos que pueda abrirlo la última persona que lo tenga en la mano.»</p><cite>Joris Hendrikx, responsable de diseño de Lumen</cite></blockquote>
<p>Dos inspectores que examinaron una muestra para este artículo no se pusieron de acuerdo. Uno habló de un tapón de seguridad con otro nombre. El otro pidió el informe de ensayo, que llegará en enero. El aparato, también.</p>`,
		sources: [singleUseGuidance, { title: 'Directiva 2014/40/UE, artículo 20', url: 'https://health.ec.europa.eu' }],
		keywords: ['batería extraíble', 'reparación', 'Lumen', 'diseño de cartuchos'],
	},
} satisfies DemoArticle;
