/** A page's HTML as it is read: without what holds a number and its unit, or an "e-" word, on one line. */
export const asRead = (html: string): string =>
	html
		.replaceAll('<!-- -->', '')
		.replace(/<span class="nb">([^<]*)<\/span>/g, '$1')
		.replace(/<span class="nbs">([^<]*)<\/span>/g, '$1')
		.replaceAll('\u00A0', ' ');
