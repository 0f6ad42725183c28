/** Words of the page about feeds of the Spanish edition. */
export const esFeeds = {
	title: 'RSS',
	line: 'Lea nuestros titulares en el programa que prefiera, en cuanto se publican y sin dejar su dirección.',
	feed_of: 'RSS: {name}',
	what: 'Qué es el RSS',
	what_line:
		'Un RSS es un archivo con la lista de nuestros artículos más recientes. Un lector de RSS lo consulta cada cierto tiempo y le muestra las novedades: sin cuenta, sin cookies y sin correo. Muchos programas de correo y navegadores incluyen un lector, y los hay gratuitos para cualquier teléfono.',
	how: 'Cómo seguirlo',
	steps: [
		'Copie la dirección RSS.',
		'En su lector de RSS, elija «Añadir» o «Suscribirse».',
		'Pegue la dirección. A partir de ese momento verá allí los artículos nuevos.',
	],
	address: 'Dirección RSS',
	copied: 'Dirección copiada',
	copy: 'Copiar la dirección',
	formats: 'La misma lista en otros formatos',
	newest: 'Lo último en este RSS',
	page: 'Ir a la página de este RSS',
	all: 'Todas las direcciones RSS',
	all_line: 'Cada tema, autor y feria tiene además su propio RSS: busque el enlace en su página.',
	feed: 'RSS',
	calendar: 'Calendario de fechas',
	calendar_line: 'Las fechas se siguen con una suscripción de calendario, no por RSS.',
} as const;
