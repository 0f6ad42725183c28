/** Words of the page about feeds of the Spanish edition. */
export const esFeeds = {
	title: 'Canales RSS',
	line: 'Lea nuestros titulares en el programa que prefiera, en cuanto se publican y sin dejar su dirección.',
	feed_of: 'RSS: {name}',
	what: 'Qué es un canal RSS',
	what_line:
		'Es un archivo con la lista de nuestros artículos más recientes. Un lector de RSS lo consulta cada cierto tiempo y le muestra las novedades: sin cuenta, sin cookies y sin correo. Muchos programas de correo y navegadores incluyen un lector, y los hay gratuitos para cualquier teléfono.',
	how: 'Cómo seguirlo',
	steps: [
		'Copie la dirección del canal.',
		'En su lector de RSS, elija «Añadir» o «Suscribirse».',
		'Pegue la dirección. A partir de ese momento verá allí los artículos nuevos.',
	],
	address: 'Dirección del canal',
	copied: 'Dirección copiada',
	copy: 'Copiar la dirección',
	formats: 'La misma lista en otros formatos',
	newest: 'Lo último en este canal',
	page: 'Ir a la página de este canal',
	all: 'Todos los canales',
	all_line: 'Cada tema, autor y feria tiene además su propio canal: busque el enlace RSS en su página.',
	feed: 'RSS',
	calendar: 'Calendario de fechas',
	calendar_line: 'Las fechas se siguen con una suscripción de calendario, no por RSS.',
} as const;
