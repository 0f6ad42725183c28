/** A result of a fault: what was counted, how many there were, and whether that is acceptable. */
export interface Check {
	label: string;
	count: number;
	/** Undefined where the number is only reported. */
	passes?: boolean | undefined;
	/** True of a time, which a busy machine makes longer. */
	isTime?: boolean;
}

/** A number that is printed and not judged. */
export const report = (label: string, count: number): Check => ({ label, count });
/** Fails unless the count is 0. */
export const mustBeZero = (label: string, count: number): Check => ({ label, count, passes: count === 0 });
/** Fails if the count is 0, so that a test that did nothing does not pass. */
export const mustBePositive = (label: string, count: number): Check => ({ label, count, passes: count > 0 });
/** Fails if it took longer. @param max seconds */
export const within = (label: string, seconds: number, max: number): Check => ({
	label: `${label}, seconds (at most ${max})`,
	count: Math.round(seconds * 100) / 100,
	passes: seconds <= max,
	isTime: true,
});
/** Fails if it is more, or was not measured. @param unit of both numbers */
export const atMost = (label: string, count: number, max: number, unit: string): Check => ({
	label: `${label}, ${unit} (at most ${max})`,
	count,
	passes: count > 0 && count <= max,
});

export const formatCheck = ({ label, count, passes: holds }: Check): string =>
	`${holds === undefined ? '    ' : holds ? 'held' : 'LOST'}  ${label}: ${count}`;
/** Lines of the checks that failed. */
export const failedChecks = (checks: readonly Check[]): string[] =>
	checks.filter((check) => check.passes === false).map(formatCheck);
