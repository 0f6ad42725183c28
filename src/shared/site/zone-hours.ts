import { isMoment, isoMoment } from '../time/moment';

const known = new Map<string, string>();

/** Returns a zone that this machine knows: UTC for an unknown name, so that a wrong row does not break its screen. */
export function knownZone(zone: string): string {
	let found = known.get(zone);
	if (found === undefined) {
		try {
			found = new Intl.DateTimeFormat('en', { timeZone: zone }) && zone;
		} catch {
			found = 'UTC';
		}
		known.set(zone, found);
	}
	return found;
}

/** Returns the name of a zone's city. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
	let found = clocks.get(zone);
	if (!found) {
		found = new Intl.DateTimeFormat('en-GB', {
			timeZone: knownZone(zone),
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
		});
		clocks.set(zone, found);
	}
	return found;
}

/** Minutes by which the clocks of a zone are ahead of UTC. @param at Unix seconds */
export function offsetAt(zone: string, at: number): number {
	if (!isMoment(at)) return 0;
	const parts = clockOf(zone).formatToParts(new Date(at * 1000));
	const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) / 60_000 - Math.floor(at / 60);
}

const DAY = 86_400;

/** Seconds of a field's hour as if it were UTC; undefined for what is no hour. */
function wallOf(local: string): number | undefined {
	const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) / 1000 : Number.NaN;
	return Number.isNaN(wall) ? undefined : wall;
}

/**
 * The moments at which the clocks of a zone show an hour, the first one first: one as a rule, two where the clocks go
 * back over it, none where they go forward over it and for what is no hour.
 * @param local as a field gives it: `2026-11-25T06:30`
 * @returns Unix seconds
 */
export function momentsIn(zone: string, local: string): number[] {
	const wall = wallOf(local);
	if (wall === undefined) return [];
	const offsets = new Set([offsetAt(zone, wall - DAY), offsetAt(zone, wall + DAY)]);
	return [...offsets]
		.map((offset) => wall - offset * 60)
		.filter((at) => offsetAt(zone, at) * 60 === wall - at)
		.sort((a, b) => a - b);
}

/** Whether a field holds an hour that the clocks of a zone leave out. */
export const isLeftOut = (zone: string, local: string): boolean =>
	wallOf(local) !== undefined && momentsIn(zone, local).length === 0;

/** What a field for an hour shows of a moment in a zone. @param at Unix seconds */
export const fieldValue = (zone: string, at: number): string =>
	isoMoment(at + offsetAt(zone, at) * 60)?.slice(0, 16) ?? '';

const nameIn = (zone: string, at: number, locale: string, timeZoneName: 'short' | 'longOffset'): string =>
	new Intl.DateTimeFormat(locale, { timeZone: knownZone(zone), timeZoneName })
		.formatToParts(new Date(at * 1000))
		.find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * Returns the name of a zone's time at a moment, so that the two moments of an hour that comes twice differ: `CET`,
 * else its offset.
 * @param at Unix seconds
 */
export function timeName(zone: string, at: number, locale: string): string {
	const others = momentsIn(zone, fieldValue(zone, at)).filter((one) => one !== at - (at % 60));
	const name = nameIn(zone, at, locale, 'short');
	return others.some((one) => nameIn(zone, one, locale, 'short') === name)
		? nameIn(zone, at, locale, 'longOffset')
		: name;
}

/**
 * A day and an hour in a zone with its city: with the year where that is not this one, and with the name of the time
 * where the hour comes twice; '' for what is no moment.
 * @param at Unix seconds
 * @param now Unix seconds
 */
export function hourText(at: number, zone: string, locale: string, now = Date.now() / 1000): string {
	if (!isMoment(at)) return '';
	const timeZone = knownZone(zone);
	const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
	const yearOf = (moment: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
	const text = new Intl.DateTimeFormat(locale, {
		timeZone,
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		...(yearOf(then) === yearOf(today) ? {} : { year: 'numeric' }),
	}).format(then);
	const isTwice = momentsIn(zone, fieldValue(zone, at)).length > 1;
	return `${text} ${isTwice ? `${timeName(zone, at, locale)} ` : ''}${cityOf(zone)}`;
}
