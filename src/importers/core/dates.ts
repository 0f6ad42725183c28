import type { SourceItem } from './source';

/** Unix seconds of `2013-01-05 17:00:49`; undefined for zeros, an impossible date or an empty text. */
function secondsOf(text: string): number | undefined {
	const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})$/.exec(text);
	if (!match) return undefined;
	const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	const time = Date.UTC(year, month - 1, day, hour, minute, second);
	// `2013-02-31` is not a date, and WordPress writes zeros for none.
	const isReal = new Date(time).getUTCDate() === day && month >= 1 && year >= 1970;
	return isReal && year <= 2200 ? time / 1000 : undefined;
}

const DAY_AND_HOUR =
	/^(\d{4}-\d{1,2}-\d{1,2})(?:[ T](\d{1,2}:\d{2})(:\d{2})?(?:[.,]\d+)?)?\s*(?:Z|([+-]\d{2}:?\d{2}))?$/i;
/** Time zones that may end a date, those with known letters among them. */
const ZONED = /(?:[+-]\d{2}:?\d{2}|\b(?:Z|UTC?|GMT|[ECMP][SD]T))(?:\s*\([^)]*\))?$/i;
const OTHER_ZONE = /\s+[A-Z]{1,5}$/;

function timeOf(text: string): number {
	const found = DAY_AND_HOUR.exec(text);
	if (found) {
		const [, day = '', hour = '00:00', second = ':00', zone = 'GMT'] = found;
		return Date.parse(`${day.replaceAll('-', '/')} ${hour}${second} ${zone}`);
	}
	return Date.parse(ZONED.test(text) ? text : `${text.replace(OTHER_ZONE, '')} GMT`);
}

/**
 * Turns a date in the forms that systems and people write into `2024-05-02 09:30:00`; empty where it cannot be read.
 * Without a zone, or with a zone of unknown letters, the time is GMT, whatever the zone of the machine.
 */
export function momentOf(text: string): string {
	const time = timeOf(text.trim());
	return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** What an export writes where there is no date. */
const NO_DATE = /^(?:0000|$)/;

/** True where an item has a date that no row can store: it counts as no date, and the report names it. */
export const hasWildDate = ({ date_gmt, modified_gmt }: SourceItem): boolean =>
	[date_gmt, modified_gmt].some((text) => !NO_DATE.test(text) && secondsOf(text) === undefined);

const parsed = (text: string) => secondsOf(momentOf(text));

/** The date of a post, with its source. */
export interface ItemDate {
	/** Unix seconds. */
	at: number | undefined;
	/** Source of the date: the one in GMT, the local one, the feed's, or the date of the export itself. */
	from: 'gmt' | 'local' | 'feed' | 'export' | 'none';
}

/**
 * Seconds after publication from which a change counts as a revision that readers see: few have read a text within the
 * first hour.
 */
const CHANGE_TELLS = 3_600;

/** Unix seconds of the last revision that readers are shown; null for none. */
export function revisedAt(item: SourceItem, published_at: number | null): number | null {
	const at = secondsOf(item.modified_gmt);
	return at !== undefined && published_at !== null && at > published_at + CHANGE_TELLS ? at : null;
}

/** When a post was or will be published, by the best date the export has for it. */
export function dateOf(item: SourceItem, exported: string): ItemDate {
	const gmt = secondsOf(item.date_gmt);
	if (gmt !== undefined) return { at: gmt, from: 'gmt' };
	const feed = parsed(item.pub_date);
	if (feed !== undefined) return { at: feed, from: 'feed' };
	const local = secondsOf(item.date);
	if (local !== undefined) return { at: local, from: 'local' };
	const whole = parsed(exported);
	return whole === undefined ? { at: undefined, from: 'none' } : { at: whole, from: 'export' };
}
