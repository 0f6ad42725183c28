import { chapters, type DemoBook } from '../book';

export const fillersHandbook: DemoBook = {
	key: 'fillers-handbook',
	authors: ['Marta Oyelaran', 'Tomasz Wierzba'],
	publisher: 'Brume Demonstration Press',
	isbn: '978-1-23-456789-7',
	pages: 248,
	days_ago: 38,
	tags: ['e-liquid', 'packaging', 'testing', 'nicotine'],
	en: {
		slug: 'fillers-handbook',
		title: 'The Filler’s Handbook',
		subtitle: 'Twelve chapters on running a clean line, from water to label, by people who have stopped one.',
		html: `
<p>Nobody is born knowing how to fill a bottle two hundred thousand times in the same way. This handbook was written on the floor of eleven filling halls, with the people who clean them. It has no theory that does not end at a valve, a form or a bin.</p>
<p>The second edition adds a chapter on duty stamps and rewrites the one on cleaning, after readers sent photographs.</p>
<p>The book and the filling halls in it are invented for the demonstration edition.</p>`,
		contents: chapters([
			['Water', 'What goes in first decides what comes out last', 9],
			['Glass and plastic', 'Bottles, caps and the sound a good seal makes', 27],
			['Flavour', 'Reading a safety sheet without a chemist', 44],
			['Nicotine', 'Receiving, storing, diluting', 68],
			['The line', 'Twelve metres, four people, one rule', 91],
			['Cleaning', 'Why the floor drain matters', 113],
			['Labels', 'Seven languages on forty square centimetres', 131],
			['Batches', 'Numbers that a stranger can follow', 150],
			['Testing', 'What to send, what to keep', 167],
			['Recall', 'The cheapest one is the one you can explain', 188],
			['Stamps', 'Where they sit, who counts them, what a spoiled one costs', 207],
			['The visit', 'An inspector’s first five minutes, and yours', 229],
		]),
		sample_html: `
<p>The drain is the first thing an experienced visitor looks at, and the last thing a new plant draws. Everything that has ever been spilled in the hall has passed over it. If its edge is sticky, the people who wash the floor are rinsing and not cleaning; if it is dry and white, somebody has poured descaler into it this morning, and one may ask why this morning.</p>
<p>Write the drain into the cleaning plan as a machine with a number. Give it a person. Lift the grid on the same day every week, photograph what is under it, and keep the photographs in the order of their dates. In eleven plants we asked to see such a series. Two had one. Both found a leaking valve by it, a month before the gauge did.</p>
<p>Cleaning is finished when a stranger can tell from paper that it took place. Not that it usually takes place; that it took place on this line, after this batch, by this hand, with this agent at this strength. The form fits on half a page. If yours is longer, it will be filled in on Friday for the whole week, in one colour.</p>`,
		where_to_get: [
			{ title: 'Order the print edition', url: 'https://books.brume.example/fillers-handbook' },
			{ title: 'Trade bookshops, on request' },
		],
	},
	es: {
		slug: 'manual-del-envasador',
		title: 'Manual del envasador',
		subtitle: 'Doce capítulos para llevar una línea limpia, del agua a la etiqueta, por gente que ha parado alguna.',
		html: `
<p>Nadie nace sabiendo llenar un frasco doscientas mil veces de la misma manera. Este manual se escribió en once naves de envasado, con quienes las limpian. No contiene teoría que no acabe en una válvula, un impreso o un contenedor.</p>
<p>La segunda edición añade un capítulo sobre precintas fiscales y rehace el de limpieza, después de las fotografías que enviaron los lectores.</p>
<p>El libro es inventado para la edición de demostración, lo mismo que sus naves.</p>`,
		contents: chapters([
			['El agua', 'Lo que entra primero decide lo que sale al final', 9],
			['Vidrio y plástico', 'Frascos, tapones y el ruido de un buen cierre', 27],
			['Aromas', 'Leer una ficha de seguridad sin ser químico', 44],
			['Nicotina', 'Recibir, guardar, diluir', 68],
			['La línea', 'Doce metros, cuatro personas y una regla', 91],
			['Limpieza', 'Por qué importa el sumidero', 113],
			['Etiquetas', 'Siete idiomas en cuarenta centímetros cuadrados', 131],
			['Lotes', 'Números que pueda seguir un desconocido', 150],
			['Ensayos', 'Qué enviar y qué guardar', 167],
			['Retirada', 'La más barata es la que se puede explicar', 188],
			['Precintas', 'Dónde van, quién las cuenta y qué cuesta estropear una', 207],
			['La visita', 'Los cinco primeros minutos de un inspector, y los suyos', 229],
		]),
		sample_html: `
<p>El sumidero es lo primero que mira un visitante con experiencia y lo último que dibuja una planta nueva. Por él ha pasado todo lo que se ha derramado alguna vez en la nave. Si el borde está pegajoso, quienes friegan enjuagan y no limpian; si está seco y blanco, alguien ha echado desincrustante esta mañana, y cabe preguntar por qué esta mañana.</p>
<p>Anote el sumidero en el plan de limpieza como una máquina más, con su número. Asígnele una persona. Levante la rejilla el mismo día de cada semana, fotografíe lo que hay debajo y guarde las fotos por orden de fecha. En once plantas pedimos ver una serie así. La tenían dos. Las dos encontraron gracias a ella una válvula que perdía, un mes antes que el manómetro.</p>
<p>La limpieza ha terminado cuando un desconocido puede saber por el papel que se hizo. No que suele hacerse: que se hizo en esta línea, después de este lote, por esta mano, con este producto y a esta concentración. El impreso cabe en media página. Si el suyo es más largo, se rellenará los viernes para toda la semana y con el mismo bolígrafo.</p>`,
		where_to_get: [
			{ title: 'Pedir la edición impresa', url: 'https://books.brume.example/manual-del-envasador' },
			{ title: 'Librerías del sector, por encargo' },
		],
	},
};
