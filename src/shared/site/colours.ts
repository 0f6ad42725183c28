/** Colours that stand where no sheet is read: those of the tokens (`src/ui/tokens.css`, which a test compares). */
export const colours = {
	/** The product's own accent. */
	lamp: '#ffc62e',
	/** Words on the accent. */
	onLamp: '#0e2428',
	/** Quieter words on it. */
	onLamp2: '#4a5d61',
	/** The band on which words stand in the accent, by day and by dark. */
	night: '#0e2428',
	nightByDark: '#132528',
	/** The page itself, by day and by dark. */
	page: '#edf2f0',
	pageByDark: '#0b1719',
	white: '#ffffff',
} as const;
