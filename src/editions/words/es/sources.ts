/** How a source is named, Spanish edition. */
export const esSources = {
	not_read: 'documento no leído por nosotros',
	read_on: 'leído el {date}',
	grades: {
		A: 'Grado A: ley o autoridad, leída por nosotros',
		B: 'Grado B: prensa del sector o asesor, leído por nosotros',
		C: 'Grado C: tienda o vendedor, citado y nunca enlazado',
	},
	kinds: {
		law: 'Ley',
		authority: 'Autoridad',
		statistics: 'Estadística',
		organiser: 'Organizador',
		adviser: 'Asesor',
		press: 'Prensa',
		vendor: 'Tienda o vendedor',
		company: 'Documento de la empresa',
		own: 'Propia',
	},
} as const;
