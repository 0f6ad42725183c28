/** The id that a heading of a text has on its page where none is written: its words in small letters, with hyphens. */
export const headingAnchor = (words: string): string =>
	words
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)
		.replace(/^(?=[0-9])/, 's-');
