/** Adónde conducen al final las redirecciones, como lo dice su lista, en español. */
export const esRedirects = {
	there: 'Lo que responde allí',
	states: {
		page: 'Responde',
		gone: 'Dice que ya no está',
		nowhere: 'No conduce a nada',
		circle: 'Da vueltas sin fin',
		unreached: 'No se alcanza: aquí responde una página',
	},
} as const;
