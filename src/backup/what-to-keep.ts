import { momentOf } from './name';

/** How many backups are kept: the newest of so many days, weeks and months that have one, and all of the last day. */
export interface Keep {
	days: number;
	weeks: number;
	months: number;
}

const DAY = 86_400;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const MONDAY = 3 * DAY;

const month = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 7);

/**
 * Which backups have had their time. The newest stays whatever is asked for, and so do those of the 24 hours before it:
 * one that is made after a loss must not take the place of the one before the loss.
 * @param names of backups, in any order
 */
export function outdated(names: readonly string[], keep: Keep): string[] {
	const newestFirst = [...names].sort().reverse();
	const [newest] = newestFirst;
	const kept = new Set(newestFirst.filter((name) => newest && momentOf(newest) - momentOf(name) < DAY));
	const keepNewestOf = (count: number, span: (moment: number) => string | number) => {
		const seen = new Set<string | number>();
		for (const name of newestFirst) {
			const its = span(momentOf(name));
			if (seen.has(its) || seen.size >= count) continue;
			seen.add(its);
			kept.add(name);
		}
	};
	keepNewestOf(keep.days, (moment) => Math.floor(moment / DAY));
	keepNewestOf(keep.weeks, (moment) => Math.floor((moment + MONDAY) / (7 * DAY)));
	keepNewestOf(keep.months, month);
	return newestFirst.filter((name) => !kept.has(name)).reverse();
}
