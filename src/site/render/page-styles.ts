/** Stylesheets beside the site's own, each loaded only by the pages that name it; a file of `src/site/styles` each. */
export const page_styles = [
	'about',
	'books',
	'calendar',
	'error',
	'exhibitions',
	'finding',
	'letters',
	'lists',
	'register',
	'series',
	'tools',
] as const;
export type PageStyle = (typeof page_styles)[number];

/** One address for each of `page_styles`. */
export const stylesBy = (address: (name: PageStyle) => string): Record<PageStyle, string> =>
	Object.fromEntries(page_styles.map((name) => [name, address(name)])) as Record<PageStyle, string>;
