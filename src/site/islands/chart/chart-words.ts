/** Words of a chart; `#` stands for what is put in. They travel to the browser as data. */
export interface ChartWords {
	/** Name of a drawing: "Chart: #". */
	chart: string;
	no_figure: string;
	today: string;
	/** Heads of the two choices above a drawing. */
	series: string;
	period: string;
	/** Periods by their months; `all` is the whole of it. */
	periods: { 12: string; 24: string; all: string };
	/** Before what is shown while nothing is read: the newest value, or the largest. */
	latest: string;
	highest: string;
	/** "# of #". */
	place: string;
	/** What the keys do, behind the place. */
	keys: string;
	/** What a reader is told of the plot: "Arrow keys read the values". */
	how: string;
	copy: string;
	copied: string;
	embed: string;
}
