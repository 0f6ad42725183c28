/** Words of a chart, sent to the browser as data; `#` marks the place of a value. */
export interface ChartWords {
	/** Name of a drawing: "Chart: #". */
	chart: string;
	no_figure: string;
	today: string;
	/** Headings of the two choices above a drawing. */
	series: string;
	period: string;
	/** Ranges by their months; `all` is the whole series. */
	periods: { 12: string; 24: string; all: string };
	/** Words before the value at rest: the newest one, or the largest. */
	latest: string;
	highest: string;
	/** Place of a value among all: "# of #". */
	place: string;
	/** What the keys do, shown behind the place. */
	keys: string;
	/** Accessible description of the plot: "Arrow keys read the values". */
	how: string;
	copy: string;
	copied: string;
	embed: string;
}
