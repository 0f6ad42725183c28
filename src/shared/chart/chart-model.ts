/**
 * How a series is drawn: ranked bars where nothing is told of time, else columns, points or steps on a scale of time.
 */
export type ChartShape = 'bars' | 'columns' | 'line' | 'step';

/** A value of a chart, with every word that is said of it. */
export interface ChartPoint {
	key: string;
	/** First day that it tells of, and the first day after that; days since 1970. Both null in a cross-section. */
	from: number | null;
	to: number | null;
	value: number;
	/** "January 2025". */
	label: string;
	/** "Jan 2025": where the whole label has no room. */
	short: string;
	/** The value with its unit. */
	shown: string;
	/** What is said beside it when it is read: changes, in whole words. */
	said: string[];
}

/** A series as it is drawn: plain data that travels to the browser. */
export interface ChartModel {
	slug: string;
	title: string;
	/** What the numbers measure, in a word or two: "Value". */
	measure: string;
	shape: ChartShape;
	/** Months that one value tells of; 0 where values are those of single days, or of no time. */
	months: number;
	/** In time from the first to the last; in a cross-section from the largest to the smallest. */
	points: ChartPoint[];
	/** Key of the point that the accent marks. */
	subject: string | null;
	/** Unit in words, once above the axis. */
	unit: string;
	/** Decimal places of the axis at most. */
	decimals: number;
	/** The day it is drawn, in days since 1970, and how that is written. */
	today: number;
	todayShown: string;
	/** Path of the page of the series, of which the files have endings. */
	page: string;
	/** Of the numbers on the axis. */
	locale: string;
}
