const LINK = /<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g;
const plain = (text: string) =>
	text
		.replace(/&amp;/g, '&')
		.replace(/&quot;/g, '"')
		.replace(/&#x27;/g, "'");

/** Paths of this site that a page leads to. @param origin the site's own */
export function linksOf(html: string, origin: string): string[] {
	return (
		[...html.matchAll(LINK)]
			.map(([, href = '']) => plain(href))
			.map((href) => (href.startsWith(origin) ? href.slice(origin.length) || '/' : href))
			.filter((href) => href.startsWith('/') && !href.startsWith('//'))
			.map((href) => href.split('#')[0] ?? '')
			// Forms of the API's page answer to their parameters, not without them.
			.filter((href) => !href.startsWith('/api/v2/'))
	);
}
