/** A calculator of the site, as the editor of a text shows it. */
export interface CalculatorRow {
	name: string;
	title: string;
	/** What it is for, in a line. */
	line: string;
}

/** Returns the calculators that readers of an edition have; it may be asked again and again. */
export type SiteCalculators = () => Promise<readonly CalculatorRow[]>;
