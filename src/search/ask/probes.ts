import type { SearchQueries } from './tsquery';
import { intervalsBefore, PARTITIONS, type Partition, partitionOf } from './vector';

/** One thing a search for common words looks for, back in time, until it has enough of it. */
export interface SearchProbe {
	/** Tells it from the others. */
	place: number;
	/** 1 what is listed, 2 what a facet counts, 3 what has the words in its title. */
	probe: 1 | 2 | 3;
	/** Text of a `tsquery`. */
	query: string;
	/** Enough, and how many of one interval are looked at. */
	most: number;
	most_of_interval: number;
	/**
	 * 0 where all matches are asked for first; 1 where it is known that these are too many, or where they belong to
	 * another probe.
	 */
	step: 0 | 1;
	/** Its intervals of time among `intervals`, from 1. */
	first: number;
	last: number;
}

/** How many matches of a record's partition stand beside the articles, where no kind is chosen. */
const FEW_RECORDS = 60;

/**
 * What a search looks for when its words are too common: what is listed, with one filter less each for the facets, and
 * titles. Where no kind is chosen, articles are looked for and, in smaller numbers, licences and exhibitors.
 * @param filters lexemes
 * @param kind the chosen kind, and its place among the filters
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
		// Nearly every match of a record is in its title: that says nothing beside the stories.
		for (const partition of (isOfKind && kind) || probe === 3 ? [main] : PARTITIONS) {
			const isMain = partition === main;
			// Exhibitors have no date: their one interval is the newest.
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
