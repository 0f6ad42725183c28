/**
 * Colours for places without a style sheet, such as pictures: those of the tokens (`src/ui/tokens.css`, which a test
 * compares).
 */
export const colours = {
	/** The product's own accent. */
	lamp: '#ffc62e',
	/** Words on the accent. */
	onLamp: '#0e2428',
	/** Quieter words on the accent. */
	onLamp2: '#4a5d61',
	/** The band behind words in the accent colour, in the light and the dark theme. */
	night: '#0e2428',
	nightByDark: '#132528',
	/** The page itself, in the light and the dark theme. */
	page: '#edf2f0',
	pageByDark: '#0b1719',
	white: '#ffffff',
} as const;
