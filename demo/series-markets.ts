/** Markets that all of a series is about, by its slug. One that compares markets names them by its points. */
export const seriesMarkets: Readonly<Record<string, readonly string[]>> = {
	'germany-excise-steps': ['DE'],
	'poland-excise-steps': ['PL'],
	'fda-authorised-products': ['US'],
	'us-exports-march-2024': ['US', 'CN'],
	'china-exports-monthly': ['CN'],
	'china-exports-half-year-2024': ['CN'],
	'china-exports-destinations-2026': ['CN'],
	'shenzhen-share-2022': ['CN'],
	'intertabac-exhibitors': ['DE'],
};
