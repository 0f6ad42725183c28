/** One row of the bench: what was measured, in which unit, beside its target. */
export interface Figure {
	what: string;
	value: string;
	target: string;
	/** Undefined where there is no target to hold. */
	holds?: boolean | undefined;
}

const verdict = (figure: Figure) => (figure.holds === undefined ? '–' : figure.holds ? 'yes' : 'no');

/** The figures as a Markdown table. */
export function table(figures: readonly Figure[]): string {
	return [
		'| what | measured | target | held |',
		'|---|---|---|---|',
		...figures.map((figure) => `| ${figure.what} | ${figure.value} | ${figure.target} | ${verdict(figure)} |`),
	].join('\n');
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** The value below which this share of the numbers lies. @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds of processor time that one unit of work takes, per repetition. */
export async function cpu(repetitions: number, work: () => Promise<unknown> | unknown): Promise<number> {
	const before = process.cpuUsage();
	for (let i = 0; i < repetitions; i += 1) await work();
	const spent = process.cpuUsage(before);
	return (spent.user + spent.system) / 1000 / repetitions;
}
