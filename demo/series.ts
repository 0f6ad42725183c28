import type { SourceDocument } from '../src/shared/source-document';

export interface DemoSeriesText {
	title: string;
	/** What is measured, where and when. */
	subtitle: string;
	/** Definition, customs codes, limits of the source. */
	description: string;
	/** Unit in words, for the axis and the table head. */
	unit_label: string;
	/** What the rows of a comparison are: "Country". */
	row_label?: string;
	/** What is not certain about the customs codes, in a few words. */
	codes_note?: string;
}

export interface DemoSeriesPoint {
	key: string;
	/** ISO date, for time series. */
	period?: string;
	/** Label in each edition. */
	en: string;
	es: string;
	value: number;
	note?: string;
	/** The note in Spanish. */
	note_es?: string;
	/** A value that stood here until it was corrected. */
	earlier?: { value: number; until: string };
}

export interface DemoSeries {
	slug: string;
	/** A line joins neighbouring periods alone: where one is missing, a gap stays. */
	chart: 'bar' | 'line' | 'step';
	unit: string;
	decimals: number;
	frequency: 'month' | 'year' | 'event' | 'category';
	/** Customs codes; where one was not verified, `codes_note` says so in each language. */
	codes?: string[];
	/** Key of the point drawn in the accent. */
	highlight?: string;
	source: SourceDocument[];
	/** ISO date on which the stored sources were read. */
	retrieved: string;
	en: DemoSeriesText;
	es: DemoSeriesText;
	points: DemoSeriesPoint[];
}
