import { intervalsBefore, PARTITIONS, type Partition, partitionOf } from '../../words/vector';
import type { SearchQueries } from './tsquery';

/** One of the lookups of a search for common words, which goes back in time until it has found enough. */
export interface SearchProbe {
	/** Number of the probe, which distinguishes it from the others. */
	place: number;
	/** Purpose: 1 the list of results, 2 the counts of a facet, 3 matches in titles. */
	probe: 1 | 2 | 3;
	/** Text of a `tsquery`. */
	query: string;
	/** Number of matches that are enough, and how many of one interval are read. */
	most: number;
	most_of_interval: number;
	/** 0 where all matches are requested first; 1 where these are known to be too many, or belong to another probe. */
	step: 0 | 1;
	/** Its first and last interval of time among `intervals`, counted from 1. */
	first: number;
	last: number;
}

/** Maximum number of matches from a partition of records beside the articles, where no kind is chosen. */
const FEW_RECORDS = 60;

/**
 * The probes of a search whose words are too common: for the list, for each facet without its own filter, and for
 * titles. Where no kind is chosen they look for articles and, in smaller numbers, for licences and exhibitors.
 * @param filters lexemes
 * @param kind the chosen kind, and its index among the filters
 */
export function probesOf(
	queries: SearchQueries,
	edition: string,
	now: number,
	filters: readonly string[],
	kind: { name: string; at: number } | undefined,
	limits: { found: number; ranked: number; by_date: boolean },
): { probes: SearchProbe[]; intervals: string[] } {
	const intervals: string[] = [];
	const places = new Map<Partition, { first: number; last: number }>();
	for (const partition of PARTITIONS) {
		const own = intervalsBefore(edition, now, partition);
		places.set(partition, { first: intervals.length + 1, last: intervals.length + own.length });
		intervals.push(...own);
	}
	const match = queries.match();
	const probes: SearchProbe[] = [];
	const add = (probe: SearchProbe['probe'], query: string, isOfKind: boolean, enough: number) => {
		const main = isOfKind && kind ? partitionOf(kind.name) : 'articles';
		// Nearly every match of a record is in its title, so a match there does not make it relevant beside the articles.
		for (const partition of (isOfKind && kind) || probe === 3 ? [main] : PARTITIONS) {
			const isMain = partition === main;
			// Exhibitors have no date: all of them are in the newest interval.
			const { first = 1, last = 1 } = places.get(partition) ?? {};
			probes.push({
				place: probes.length,
				probe,
				query,
				most: isMain ? enough : Math.min(FEW_RECORDS, enough),
				most_of_interval: (isMain ? limits.found : FEW_RECORDS) * 5,
				step: query === match || !isMain ? 1 : 0,
				first,
				last: partition === 'enterprise' ? first : last,
			});
		}
	};
	add(1, queries.match(...filters), kind !== undefined, limits.found);
	for (const leftOut of filters.keys()) {
		const rest = filters.filter((_, n) => n !== leftOut);
		add(2, queries.match(...rest), kind !== undefined && leftOut !== kind.at, limits.found / 2);
	}
	if (!limits.by_date) add(3, queries.title(...filters), kind !== undefined, limits.ranked / 2);
	return { probes, intervals };
}
