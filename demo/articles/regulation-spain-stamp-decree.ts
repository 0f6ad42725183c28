import type { DemoArticle } from '../article';
import { leadDays } from '../lead-days';
import { nextYear } from '../named-day';

const { comments } = leadDays;

export default (now: number): DemoArticle => ({
	key: 'regulation-spain-stamp-decree',
	type: 'regulation',
	kind: 'news',
	author: 'ines-carrasco',
	days_ago: 0,
	minutes_ago: 180,
	is_headline: true,
	tags: ['spain', 'duty-stamps', 'excise-duty', 'packaging', 'retail'],
	mood: 'day',
	views: 2840,
	en: {
		seo_url: 'madrid-one-stamp-every-bottle-scan-code',
		title: 'Spain plans one stamp per bottle, with a code that shoppers can scan',
		standfirst: `A draft decree would tie the proof of duty paid to a public list of notified products before the end of ${nextYear(now)}. Fillers ask where on a 10 ml bottle it is supposed to go.`,
		market: 'Spain',
		place: 'Madrid',
		key_points: [
			'One label would prove both that the duty is paid and that the product is notified.',
			'The code on it would open a public page that anyone can read without an account.',
			`Comments are taken until ${comments(now).enLong}.`,
		],
		html: `
			<p>Spain has taxed e-liquid since April 2025 and has, until now, proved payment on paper: returns, ledgers, an invoice in a drawer. A draft decree that opened for comment this week would put the proof on the bottle. It joins two things that Spanish law has kept in separate ministries, the duty and the product notification, and prints them on one stamp.</p>
			<p>The stamp would carry a serial number and a square code. Scanned with a telephone, the code would open a public page with the product’s name, strength, volume, the firm that answers for it and a single word on the state of the duty. No registration, no application to install. The page is meant to be live before the end of ${nextYear(now)}.</p>
			<h2>What the stamp would stand for</h2>
			<p>The duty itself does not change. Under Law 7/2024, in force since 1 April 2025, a millilitre of liquid owes €0.15 up to 15 mg/ml of nicotine and €0.20 above it, outside the Canary Islands, Ceuta and Melilla, where the tax does not apply. A 10 ml bottle at 10 mg/ml therefore owes €1.50 and one at 20 mg/ml €2.00. The stamp would come in two versions, one per rate, so that the cheaper cannot be stuck on the dearer.</p>
			<p>It is a small mercy and a small trap. A bottle at the exact border between the rates has puzzled accounts departments since the first return, and a stamp has no room for a footnote.</p>
			<h2>Eleven square centimetres</h2>
			<p>The objection from fillers is geometric. The flat part of a common 10 ml bottle offers about eleven square centimetres, most of them already spoken for by the warning, the ingredients and the batch. The draft asks for four more, across the cap.</p>
			<blockquote><p>“I can move the warning, the barcode or the picture. The ministry has an opinion about two of them and the customer about the third.”</p><cite>Nuria Salcedo, plant manager, Envasados del Tajo, Talavera</cite></blockquote>
			<p>Ms Salcedo has costed it. On her line a second applicator adds 1.4 cents a bottle and slows the belt by a tenth. A smaller competitor without an applicator would do it by hand; she has timed that too, at nine seconds. For a run of twenty thousand bottles that is fifty hours of somebody’s evening.</p>
			<p>Shops are calmer. Pilar Echeverría, who has four in Pamplona, already shows inspectors a folder per supplier. “If one beep replaces the folder, I will frame the folder,” she says. Her condition is that the page answers when the bottle is old and the wholesaler has gone.</p>
			<h2>What is still missing</h2>
			<p>The draft does not say who prints the stamps, what they cost, or what becomes of stock already on the shelf. The British answer to the last question was <a href="/news/uk-duty-stamps-unstamped-stock-april-2027">six months of grace</a>. Nor does it say how the code would live beside the one foreseen in <a href="/news/flavour-draft-gives-importers-nine-months">the European flavour draft</a>. Comments close on ${comments(now).en}.</p>
		`,
		key_dates: [
			{ date: comments(now).date, text: 'Comments close', fact: 'rule-spain-joint-stamp' },
			{ date: `${nextYear(now)}-12-31`, text: 'Public page due', fact: 'rule-spain-joint-stamp' },
		],
		sources: [
			{ title: 'Law 7/2024, text as reproduced by Supercontable', url: 'https://supercontable.com' },
			{ title: 'Draft decree on a joint stamp (invented for the demonstration edition)' },
		],
		keywords: ['Spain', 'duty stamp', 'e-liquid tax', 'product notification'],
	},
	es: {
		seo_url: 'madrid-un-solo-sello-codigo-frasco',
		title: 'España prevé una precinta única por frasco, con un código público',
		standfirst: `Un proyecto de decreto uniría la prueba del impuesto pagado a una lista pública de productos notificados antes de que acabe ${nextYear(now)}. Los envasadores preguntan en qué parte de un frasco de 10 ml cabe.`,
		market: 'España',
		place: 'Madrid',
		key_points: [
			'Una sola etiqueta acreditaría que el impuesto está pagado y que el producto está notificado.',
			'El código abriría una página pública, sin registro ni aplicación.',
			`El plazo de alegaciones termina el ${comments(now).esLong}.`,
		],
		html: `
			<p>España grava los líquidos desde abril de 2025 y, hasta ahora, el pago se ha demostrado con papeles: autoliquidaciones, libros, una factura en un cajón. El proyecto de decreto que ha salido esta semana a información pública quiere llevar la prueba al frasco. Junta dos cosas que la ley española guardaba en ministerios distintos, el impuesto y la notificación del producto, y las imprime en una misma precinta.</p>
			<p>La precinta llevaría un número de serie y un código QR. Leído con el teléfono, el código abriría una página pública con el nombre del producto, su concentración, el volumen, la empresa que responde de él y una sola palabra sobre el impuesto. Sin registrarse y sin instalar nada. La página debería funcionar antes de que termine ${nextYear(now)}.</p>
			<h2>Qué acredita la precinta</h2>
			<p>El impuesto no cambia. La Ley 7/2024, en vigor desde el 1 de abril de 2025, grava el mililitro con 0,15 € hasta 15 mg/ml de nicotina y con 0,20 € por encima, salvo en Canarias, Ceuta y Melilla, donde no se aplica. Un frasco de 10 ml a 10 mg/ml paga, por tanto, 1,50 €, y uno a 20 mg/ml, 2,00 €. Habría dos versiones de la precinta, una por tipo, para que la barata no acabe en el frasco caro.</p>
			<p>La solución tiene su trampa. Todavía hay quien se pregunta <a href="/es/news/cuanto-paga-frasco-quince-miligramos">qué paga un frasco de 15 mg justos</a>, y en una precinta no caben notas al pie.</p>
			<h2>Once centímetros cuadrados</h2>
			<p>La objeción de los envasadores es geométrica. La parte plana de un frasco corriente de 10 ml ofrece unos once centímetros cuadrados, casi todos ya comprometidos con la advertencia, los ingredientes y el lote. El proyecto pide cuatro más, y encima del tapón.</p>
			<blockquote><p>«Puedo mover la advertencia, el código de barras o el dibujo. Sobre dos opina el ministerio y sobre el tercero, el cliente.»</p><cite>Nuria Salcedo, jefa de planta de Envasados del Tajo, Talavera</cite></blockquote>
			<p>Salcedo ha hecho las cuentas. En su línea, un segundo aplicador añade 1,4 céntimos por frasco y frena la cinta una décima parte. Un competidor pequeño tendría que pegar las precintas a mano; también lo ha cronometrado, y son nueve segundos. En una tirada de veinte mil frascos, cincuenta horas de las tardes de alguien.</p>
			<p>Las tiendas están más tranquilas. Pilar Echeverría, que tiene cuatro en Pamplona, ya enseña a los inspectores una carpeta por proveedor. «Si un pitido sustituye a la carpeta, enmarco la carpeta», dice. Pone una condición: que la página siga respondiendo cuando el frasco sea viejo y el mayorista haya cerrado.</p>
			<h2>Lo que falta por saber</h2>
			<p>El proyecto no aclara quién imprimirá las precintas, cuánto costarán ni qué pasará con las existencias que ya estén en las tiendas. La respuesta británica a lo último fueron <a href="/es/news/reino-unido-sellos-fiscales-abril-2027">seis meses de gracia</a>. Tampoco explica cómo convivirá este código con el que prevé <a href="/es/news/borrador-aromas-nueve-meses-importadores">el borrador europeo sobre aromas</a>. Las alegaciones se admiten hasta el ${comments(now).es}.</p>
		`,
		key_dates: [
			{ date: comments(now).date, text: 'Fin del plazo de alegaciones', fact: 'rule-spain-joint-stamp' },
			{ date: `${nextYear(now)}-12-31`, text: 'La página pública debe estar abierta', fact: 'rule-spain-joint-stamp' },
		],
		sources: [
			{ title: 'Ley 7/2024, texto reproducido por Supercontable', url: 'https://supercontable.com' },
			{ title: 'Proyecto de decreto sobre una precinta única (inventado para la edición de demostración)' },
		],
		keywords: ['España', 'precinta fiscal', 'impuesto sobre líquidos', 'notificación de productos'],
	},
});
