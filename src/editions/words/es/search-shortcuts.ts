/**
 * Puertas que ofrece una búsqueda en la edición española: cómo se llaman, qué hay detrás y las palabras que las piden.
 */
export const esSearchShortcuts = {
	page: 'Página',
	suggestions: 'Sugerencias',
	suggestions_count: 'Sugerencias: {n}. Use las flechas.',
	groups: {
		company: 'Empresas',
		market: 'Mercados',
		topic: 'Ferias',
		license: 'Licencias',
		tag: 'Temas',
		article: 'Artículos',
		tool: 'Páginas',
	},
	market_line: 'Impuestos, normas y fechas · {code}',
	recent: 'Búsquedas recientes en este dispositivo',
	recent_clear: 'Borrar las búsquedas recientes',
	instead: 'O vaya directamente a:',
	newsletter: {
		name: 'Boletín',
		line: 'Suscríbase al correo semanal o lea números anteriores.',
		any: 'boletin boletines newsletter',
		words: 'boletin boletines newsletter suscripcion suscribirse suscribir correo email e-mail numeros archivo',
	},
	calculate: {
		name: 'Calculadoras',
		line: 'Impuesto especial por mercado, coste en destino, mezclas, concentración de nicotina y normas.',
		any: 'calculadora calculadoras',
		words: 'calculadora calculadoras calcular calculo calculos conversor conversion herramienta herramientas',
	},
	calendar: {
		name: 'Calendario',
		line: 'Normas, tramos del impuesto y ferias por fecha, también para su propio calendario.',
		words: 'calendario calendarios fechas plazo plazos ics agenda',
	},
	data: {
		name: 'Datos',
		line: 'Cifras de aduanas, impuestos y licencias, para leer y descargar.',
		words: 'datos dato data cifras estadistica estadisticas grafico graficos csv descarga',
	},
	companies: {
		name: 'Empresas',
		line: 'Fabricantes, envasadoras, mayoristas, laboratorios y asesorías, por inicial y país.',
		words: 'empresa empresas firma firmas directorio proveedor proveedores fabricante fabricantes',
	},
	license: {
		name: 'Registro de licencias de China',
		line: 'Compruebe un fabricante por nombre, marca o número de licencia.',
		words: 'registro',
	},
	topics: {
		name: 'Ferias',
		line: 'Ferias y foros del sector: en curso, próximos y pasados.',
		words: 'feria ferias exposicion exposiciones salon salones expo',
	},
	tags: { name: 'Temas', line: 'Todos los temas sobre los que escribimos.', words: 'tema temas etiqueta etiquetas' },
	books: { name: 'Libros', line: 'Manuales y obras de consulta.', words: 'libro libros manual manuales' },
	authors: {
		name: 'Autores',
		line: 'Quienes escriben en esta edición.',
		words: 'autor autora autores autoras redactores',
	},
	corrections: {
		name: 'Correcciones',
		line: 'En qué nos equivocamos, qué es lo correcto y cuándo lo cambiamos.',
		words: 'correccion correcciones error errores rectificacion rectificaciones',
	},
	feeds: {
		name: 'RSS',
		line: 'Siga una sección, un tema o una empresa en su lector.',
		words: 'canal canales rss atom feed feeds',
	},
	about: {
		name: 'Quiénes somos',
		line: 'Quiénes somos, cómo trabajamos y cómo escribirnos.',
		words: 'contacto redaccion equipo',
	},
} as const;
