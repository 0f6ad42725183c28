/** How a source is named, Spanish edition. */
export const esSources = {
	not_read: 'documento no consultado',
	/** Once on a page whose rows say so. */
	not_read_note: '«Documento no consultado»: lo citamos, pero no lo hemos leído.',
	read_on: 'consultado el {date}',
	grades: {
		A: 'Grado A: ley o autoridad, consultada por la redacción',
		B: 'Grado B: prensa del sector o asesor, consultado por la redacción',
		C: 'Grado C: tienda o proveedor, citado sin enlace',
	},
	kinds: {
		law: 'Ley',
		authority: 'Autoridad',
		statistics: 'Estadística',
		organiser: 'Organizador',
		adviser: 'Asesor',
		press: 'Prensa',
		vendor: 'Tienda o proveedor',
		company: 'Documento de la empresa',
		own: 'Propia',
	},
} as const;
