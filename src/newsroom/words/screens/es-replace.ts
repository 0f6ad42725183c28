/** What is said where a picture is replaced everywhere, in Spanish. */
export const esReplace = {
	title: 'Sustituir «{title}» en todas partes',
	line: 'Todo lo que usa esta imagen mostrará la otra. El texto alternativo y el crédito serán los de la otra imagen; los pies se quedan. Cada artículo guarda una versión; para los lectores es un cambio menor.',
	present: 'Imagen actual',
	other: 'Imagen nueva',
	another: 'Elegir otra imagen',
	alt: 'Texto alternativo, {edition}',
	taken: 'Como en la imagen actual: compruebe que valen para la nueva.',
	act: 'Sustituir en todas partes',
	done: 'Sustituida: {articles, plural, =0 {ningún artículo} one {1 artículo} other {# artículos}}, {rows, plural, =0 {nada más} one {1 lugar más} other {# lugares más}}.',
} as const;
