import type { WxrItem } from './wxr-builder';

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

const parsed = (text: string) => {
	const time = Date.parse(text);
	return Number.isNaN(time) || time < 0 ? undefined : Math.floor(time / 1000);
};

export interface ItemDate {
	/** Unix seconds. */
	at: number | undefined;
	/** Where it comes from: the date in GMT, the local one, the feed's, or the export's own. */
	from: 'gmt' | 'local' | 'feed' | 'export' | 'none';
}

/** When a post was or will be published, by the best date the export has for it. */
export function dateOf(item: WxrItem, exported: string): ItemDate {
	const gmt = secondsOf(item.date_gmt);
	if (gmt !== undefined) return { at: gmt, from: 'gmt' };
	const feed = parsed(item.pub_date);
	if (feed !== undefined) return { at: feed, from: 'feed' };
	const local = secondsOf(item.date);
	if (local !== undefined) return { at: local, from: 'local' };
	const whole = parsed(exported);
	return whole === undefined ? { at: undefined, from: 'none' } : { at: whole, from: 'export' };
}
