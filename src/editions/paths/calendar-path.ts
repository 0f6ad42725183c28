import { fileNames, pages } from '../../shared/address/addresses';
import { listingUrl } from '../address';
import type { Edition } from '../edition';

export const calendarKinds = ['rule', 'duty', 'limit', 'exhibition', 'story'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What a list of the calendar holds: everything to come, unless it says otherwise. */
export interface CalendarFilters {
	isPast?: boolean | undefined;
	kind?: CalendarKind | undefined;
	/** ISO 3166-1 alpha-2, 3166-2 for a part of a country, or "EU"; it takes in its parts. */
	market?: string | undefined;
}

/** Address of a list: `past`, then `name-value` for each filter that is set, then the page. */
export function calendarListUrl(edition: Edition, filters: CalendarFilters = {}, page = 1): string {
	return listingUrl(
		edition,
		pages.calendar,
		[
			{ value: filters.isPast ? 'past' : undefined, default: undefined },
			{ value: filters.kind && `kind-${filters.kind}`, default: undefined },
			{ value: filters.market && `market-${filters.market}`, default: undefined },
		],
		page,
	);
}

/** Calendar file of a list, to be downloaded or subscribed to. */
export const calendarFileUrl = (edition: Edition, filters: CalendarFilters = {}): string =>
	`${calendarListUrl(edition, { ...filters, isPast: false })}/${fileNames.calendar}`;

/**
 * Reads the trailing path of the calendar back.
 * @param rest decoded segments behind /calendar
 * @returns undefined for a path that no list has; `calendarListUrl` of the answer is its one address
 */
export function parseCalendarPath(rest: readonly string[]): { filters: CalendarFilters; page: number } | undefined {
	const filters: CalendarFilters = {};
	const left = [...rest];
	if (left[0] === 'past') {
		filters.isPast = true;
		left.shift();
	}
	if (left[0]?.startsWith('kind-')) {
		const value = left.shift()?.slice(5);
		filters.kind = calendarKinds.find((kind) => kind === value);
		if (!filters.kind) return undefined;
	}
	if (left[0]?.startsWith('market-')) {
		filters.market = left.shift()?.slice(7);
		if (!filters.market || !/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(filters.market)) return undefined;
	}
	const page = left[0] !== undefined && /^([2-9]|[1-9]\d{1,3})$/.test(left[0]) ? Number(left.shift()) : 1;
	return left.length === 0 ? { filters, page } : undefined;
}
