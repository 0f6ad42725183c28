/** A name drawn as one path, in units of its own. */
export interface Wordmark {
	path: string;
	/** The part that is lit on night; '' where none is. */
	lit: string;
	/** How far it reaches, from its left edge: `left top width height`. */
	box: readonly [left: number, top: number, width: number, height: number];
}
