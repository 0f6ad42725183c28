/**
 * Stylesheets beside the site's own, each loaded only by the pages that name it, or that are written from right to left;
 * a file of `src/site/styles` each.
 */
export const pageStyles = [
	'about',
	'article',
	'books',
	'calculator',
	'calendar',
	'charts',
	'companies',
	'error',
	'exhibitions',
	'finding',
	'home',
	'indexes',
	'letters',
	'lists',
	'markets',
	'preview',
	'register',
	'rtl',
	'series',
	'tools',
] as const;
export type PageStyle = (typeof pageStyles)[number];

/** One address for each of `pageStyles`. */
export const stylesBy = (address: (name: PageStyle) => string): Record<PageStyle, string> =>
	Object.fromEntries(pageStyles.map((name) => [name, address(name)])) as Record<PageStyle, string>;

/** Fonts of `src/ui/fonts` that the first view of every page is set in. */
export const firstFonts = ['newsreader-latin', 'archivo-latin'] as const;
