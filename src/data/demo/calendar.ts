/** Dates of the demonstration edition, laid relative to the day of the first start. All times are Unix seconds, all days UTC. */
const DAY = 86_400;

/** A number from 0 to 1 (exclusive), always the same for the same words. */
export function fraction(words: string): number {
	let hash = 2_166_136_261;
	for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** The ISO day that lies `offset` days from `now` (negative: before it). */
export function dayFrom(now: number, offset: number): string {
	return new Date((now + offset * DAY) * 1000).toISOString().slice(0, 10);
}

/** Midnight at the start of an ISO day, in Unix seconds. */
export function startOf(day: string): number {
	return Date.parse(`${day}T00:00:00Z`) / 1000;
}

interface Laid {
	key: string;
	days_ago: number;
	minutes_ago?: number;
	hour?: number;
}

/** When a piece was published; never in the future, and never twice on the same minute of the hour. */
export function publishedAt(now: number, piece: Laid): number {
	if (piece.minutes_ago !== undefined) return now - piece.minutes_ago * 60;
	const minute = Math.floor(fraction(piece.key) * 60);
	const at = startOf(dayFrom(now, -piece.days_ago)) + (piece.hour ?? 9) * 3_600 + minute * 60;
	return at > now ? at - DAY : at;
}

/** Some days after a moment, but never in the future. */
export function daysAfter(now: number, at: number, days: number): number {
	return Math.min(now, at + days * DAY);
}
