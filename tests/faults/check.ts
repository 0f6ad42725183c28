/** One thing a fault was to show: what was counted, how many, and whether it may be so. */
export interface Fact {
	what: string;
	count: number;
	/** Undefined where the number is only told. */
	holds?: boolean | undefined;
	/** True of a time, which a busy machine makes longer. */
	isTime?: boolean;
}

/** A number that is told and judged by nobody. */
export const told = (what: string, count: number): Fact => ({ what, count });
/** What must not have happened. */
export const none = (what: string, count: number): Fact => ({ what, count, holds: count === 0 });
/** What must have happened at least once, lest a test that did nothing passes. */
export const some = (what: string, count: number): Fact => ({ what, count, holds: count > 0 });
/** What must not take longer. @param most seconds */
export const within = (what: string, seconds: number, most: number): Fact => ({
	what: `${what}, seconds (at most ${most})`,
	count: Math.round(seconds * 100) / 100,
	holds: seconds <= most,
	isTime: true,
});

export const line = ({ what, count, holds }: Fact): string =>
	`${holds === undefined ? '    ' : holds ? 'held' : 'LOST'}  ${what}: ${count}`;
/** Lines of the facts that do not hold. */
export const broken = (facts: readonly Fact[]): string[] => facts.filter((fact) => fact.holds === false).map(line);
