/** How a series is drawn: a cross-section as ranked bars, else columns, a line or steps on a time scale. */
export type ChartShape = 'bars' | 'columns' | 'line' | 'step';

/** A point of a chart, with all its texts. */
export interface ChartPoint {
	key: string;
	/** First day of its period and first day after it, in days since 1970; both null in a cross-section. */
	from: number | null;
	to: number | null;
	value: number;
	/** "January 2025". */
	label: string;
	/** "Jan 2025": for places where the whole label does not fit. */
	short: string;
	/** The value with its unit. */
	shown: string;
	/** Sentences shown with the value when it is read: its changes. */
	said: string[];
}

/** A series as it is drawn: plain data that travels to the browser. */
export interface ChartModel {
	slug: string;
	title: string;
	/** What the numbers measure, in a word or two: "Value". */
	measure: string;
	shape: ChartShape;
	/** Months that each value covers; 0 where values belong to single days, or to no time at all. */
	months: number;
	/** Ordered by time; in a cross-section from the largest to the smallest. */
	points: ChartPoint[];
	/** Key of the point in the accent colour. */
	subject: string | null;
	/** Unit in words, shown once above the axis. */
	unit: string;
	/** Most decimal places on the axis. */
	decimals: number;
	/** The day it is drawn, in days since 1970, and that day in words. */
	today: number;
	todayShown: string;
	/** Path of the series' page; its data files have the same path with an ending. */
	page: string;
	/** Locale of the numbers on the axis. */
	locale: string;
}
