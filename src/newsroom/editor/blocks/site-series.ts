/** A data series, as the form of a chart lists it. */
export interface SeriesRow {
	slug: string;
	title: string;
	/** What it shows, in a line. */
	line: string;
}

/** The chart of a series, as readers of an edition see it. */
export interface SeriesChart {
	title: string;
	/** Address of its picture, which may hold the picture itself. */
	src: string;
}

/** The data series of an edition, as the editor of a text asks for them. */
export interface SiteSeries {
	/** Finds series by words in any order; all of them without words. */
	find(words: string, signal: AbortSignal): Promise<SeriesRow[]>;
	/** Returns the chart of a series; undefined where readers of the edition see none. */
	chart(slug: string): Promise<SeriesChart | undefined>;
}
