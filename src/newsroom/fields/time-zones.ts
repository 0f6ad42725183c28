import { localeOf } from '../time';

/** The zone of whoever sits here. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone as people say it: its city. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * A day and hour in a zone, with its city, and with the year where it is another than now.
 * @param at Unix seconds
 * @param zone one's own where none is given
 */
export function hourIn(
	at: number,
	zone: string | null,
	language = document.documentElement.lang,
	now = Date.now() / 1000,
): string {
	const timeZone = zone ?? ownZone();
	const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
	const yearOf = (moment: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
	const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
	if (yearOf(then) !== yearOf(today)) parts.year = 'numeric';
	const text = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone }).format(then);
	return `${text} ${cityOf(timeZone)}`;
}

/** Minutes by which the clocks of a zone are ahead of Greenwich at a moment. */
function offsetAt(zone: string, at: number): number {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	}).formatToParts(new Date(at * 1000));
	const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) / 60_000 - Math.floor(at / 60);
}

/**
 * The moment at which the clocks of a zone show an hour. Of an hour that comes twice it is the first; one that is left
 * out is as far behind the leap as it would be before.
 * @param local as a field gives it: `2026-11-25T06:30`
 * @returns Unix seconds; undefined for what is no hour
 */
export function momentIn(zone: string, local: string): number | undefined {
	const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) / 1000 : Number.NaN;
	if (Number.isNaN(wall)) return undefined;
	const [before, after] = [offsetAt(zone, wall - 86_400), offsetAt(zone, wall + 86_400)];
	const fits = [before, after]
		.map((offset) => wall - offset * 60)
		.filter((at) => offsetAt(zone, at) * 60 === wall - at);
	return fits.length > 0 ? Math.min(...fits) : wall - before * 60;
}

/** What a field for an hour shows of a moment in a zone. */
export function fieldValue(zone: string, at: number): string {
	return new Date((at + offsetAt(zone, at) * 60) * 1000).toISOString().slice(0, 16);
}
