/** Words of the Spanish edition for a request that no page and no call gets to see, by HTTP status. */
export const esRefusals = {
	400: { heading: 'No se puede leer esta petición', line: 'La petición está mal formada.' },
	401: { heading: 'Esta petición viene de otro sitio', line: 'La petición viene de otro sitio.' },
	405: { heading: 'Esta operación no está permitida', line: 'Este método no está permitido aquí.' },
	408: { heading: 'Ha tardado demasiado', line: 'La petición ha tardado demasiado en llegar.' },
	410: {
		heading: 'Esta página se ha retirado',
		line: 'Lo que se publicó en esta dirección se ha retirado y ya no está disponible. Pruebe con el buscador.',
	},
	413: { heading: 'Es demasiado grande', line: 'El contenido enviado es demasiado grande.' },
	414: { heading: 'Esta dirección es demasiado larga', line: 'La dirección es demasiado larga.' },
	415: { heading: 'No se puede leer', line: 'No se admiten cuerpos comprimidos.' },
	417: { heading: 'No se puede cumplir esta petición', line: 'No se puede cumplir lo que la petición espera.' },
	421: { heading: 'Este no es el servidor indicado', line: 'Este servidor no responde por ese nombre.' },
	431: { heading: 'Esta petición es demasiado grande', line: 'Las cabeceras son demasiado grandes.' },
} as const;
