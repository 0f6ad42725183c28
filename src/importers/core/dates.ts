import type { SourceItem } from './source';

/** Unix seconds of `2013-01-05 17:00:49`, or undefined for zeros, nonsense and nothing. */
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
	// `2013-02-31` is no day, and zeros are WordPress's word for none.
	const isReal = new Date(time).getUTCDate() === day && month >= 1 && year >= 1970;
	return isReal && year <= 2200 ? time / 1000 : undefined;
}

const DAY_AND_HOUR =
	/^(\d{4}-\d{1,2}-\d{1,2})(?:[ T](\d{1,2}:\d{2})(:\d{2})?(?:[.,]\d+)?)?\s*(?:Z|([+-]\d{2}:?\d{2}))?$/i;
/** Zones that a date may end with and that are known by their letters. */
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
 * `2024-05-02 09:30:00` of a moment as systems and people write it; empty where nobody can tell. Without a zone, or with
 * one that only letters name, it is GMT, wherever the machine stands.
 */
export function momentOf(text: string): string {
	const time = timeOf(text.trim());
	return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** What an export writes where there is no date. */
const NO_DATE = /^(?:0000|$)/;

/** True where an item says a date that no row can have: it is taken for none, and the report names it. */
export const hasWildDate = ({ date_gmt, modified_gmt }: SourceItem): boolean =>
	[date_gmt, modified_gmt].some((text) => !NO_DATE.test(text) && secondsOf(text) === undefined);

const parsed = (text: string) => secondsOf(momentOf(text));

export interface ItemDate {
	/** Unix seconds. */
	at: number | undefined;
	/** Where it comes from: the date in GMT, the local one, the feed's, or the export's own. */
	from: 'gmt' | 'local' | 'feed' | 'export' | 'none';
}

/** Seconds after which a change is one that readers are told of: nobody has read what was mended in the first hour. */
const CHANGE_TELLS = 3_600;

/** When readers were last given other words than at first, in Unix seconds. */
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
