import { fieldValue, hourText, momentsIn, offsetAt } from '../../shared/site/zone-hours';
import { localeOf } from '../time';

/** The zone of the browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A day and hour in a zone, as `hourText` says it in the editor's language.
 * @param at Unix seconds
 * @param zone one's own where none is given
 */
export const hourIn = (
	at: number,
	zone: string | null,
	language = document.documentElement.lang,
	now = Date.now() / 1000,
): string => hourText(at, zone ?? ownZone(), localeOf(language), now);

/**
 * The moment at which the clocks of a zone show an hour: of an hour that comes twice the first, of one that they leave out
 * the hour behind the jump. A plan asks instead (`useHour`).
 * @returns Unix seconds; undefined for what is no hour
 */
export function momentIn(zone: string, local: string): number | undefined {
	const [first] = momentsIn(zone, local);
	if (first !== undefined) return first;
	const wall = Date.parse(`${local}Z`) / 1000;
	return Number.isNaN(wall) ? undefined : wall - offsetAt(zone, wall - 86_400) * 60;
}

/** What a field shows of a moment that may not be known. */
export const fieldOf = (zone: string, at: number | null): string => (at === null ? '' : fieldValue(zone, at));

/** Zones of the world as a field offers them. */
export interface ZoneChoices {
	/** Zones of the site's editions. */
	newsroom: string[];
	/** The browser's own zone, unless an edition has it too. */
	own: string[];
	rest: string[];
}

/**
 * Lists every zone by its name: those of the editions first, then the browser's own.
 * @param chosen zone that is included even if the browser does not know it
 * @param editions each with the zone in which its readers see times
 */
export function zoneChoices(chosen: string, editions: readonly { time_zone?: string }[]): ZoneChoices {
	const newsroom = [...new Set(editions.flatMap(({ time_zone }) => time_zone ?? []))];
	const own = newsroom.includes(ownZone()) ? [] : [ownZone()];
	const first = new Set([...newsroom, ...own]);
	const rest = [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])];
	return { newsroom, own, rest: rest.filter((zone) => !first.has(zone)).sort() };
}

const two = (n: number) => String(n).padStart(2, '0');

/** Returns a zone's name with its offset from UTC. @param at Unix seconds */
export function zoneText(zone: string, at: number): string {
	const offset = offsetAt(zone, at);
	const size = Math.abs(offset);
	return `${zone.replaceAll('_', ' ')} (UTC${offset < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)})`;
}
