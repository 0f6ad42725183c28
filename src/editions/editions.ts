import type { Edition, SearchConfig } from './edition';
import { ownEditions } from './own-editions';

/** Time zone in which the readers of every edition see times; '' where each edition uses its own. */
let zone = '';
/** The editions as the site keeps them, each in its own zone. */
let kept: readonly Edition[] = ownEditions;
/** Editions that are switched off: their contents stay in the search index, and readers cannot open them. */
let off: readonly Edition[] = [];

/**
 * Every edition that readers can open, the unprefixed one first. Read it where it is used, because it changes as
 * editions do.
 */
export let editions: readonly Edition[] = kept.map((edition) => ({ ...edition }));

/** The edition without a prefix; also where `x-default` leads. */
export let defaultEdition = editions[0] as Edition;

/** Codes of all editions. */
export let editionCodes: readonly string[] = editions.map(({ code }) => code);

/** Replaces the editions of the site. @param next the one without a prefix first */
export function setEditions(next: readonly Edition[], switchedOff: readonly Edition[] = []): void {
	kept = next;
	off = switchedOff;
	editions = kept.map((edition) => ({ ...edition, time_zone: zone || edition.time_zone }));
	defaultEdition = editions[0] as Edition;
	editionCodes = editions.map(({ code }) => code);
}

/** Shows times in one zone to the readers of every edition. @param name IANA name; '' for each edition's own zone */
export function setTimeZone(name: string): void {
	zone = name;
	for (const [at, edition] of editions.entries()) edition.time_zone = zone || (kept[at] as Edition).time_zone;
}

/** Every edition as the site keeps it, those that are switched off too. */
export const everyEdition = (): (Edition & { is_on: boolean })[] => [
	...kept.map((edition) => ({ ...edition, is_on: true })),
	...off.map((edition) => ({ ...edition, is_on: false })),
];

/** Derives what follows from the editions, on first use and again after they have changed. */
export function followingEditions<T>(make: () => T): () => T {
	let of: readonly Edition[] | undefined;
	let made: T;
	return () => {
		if (of !== editions) made = make();
		of = editions;
		return made;
	};
}

/** The edition with this code, if there is one. */
export const editionByCode = (code: string): Edition | undefined => editions.find((edition) => edition.code === code);

/** Whether there is an edition with this code. */
export const isEdition = (code: string): boolean => editionCodes.includes(code);

/** The edition with this code, also where it is switched off. */
export const knownEdition = (code: string): Edition | undefined =>
	editionByCode(code) ?? off.find((edition) => edition.code === code);

/**
 * Returns the stemmer of an edition.
 * @throws RangeError for an unknown edition, which is a mistake in the code and never a reader's
 */
export function searchConfigOf(code: string): SearchConfig {
	const edition = knownEdition(code);
	if (!edition) throw new RangeError(`There is no edition ${code} to search.`);
	return edition.searchConfig;
}

/**
 * The edition in whose words a date is written.
 * @throws Error with the code MODULE_NOT_FOUND where there is none (specification, section 8)
 */
export function localeOf(code: string): Edition {
	const edition = editionByCode(code);
	if (!edition) throw Object.assign(new Error(`Cannot find module 'locale/${code}'`), { code: 'MODULE_NOT_FOUND' });
	return edition;
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Returns the edition that a path belongs to, by its first segment; the default one where it names none. */
export function editionOfPath(path: string): Edition {
	return editions.find((edition) => edition.prefix && isUnder(path, edition.prefix)) ?? defaultEdition;
}

/** Returns the new path where the prefix of an edition has changed; undefined for any other path. */
export function movedPath(path: string): string | undefined {
	for (const { prefix, former } of editions) {
		const was = former.find((one) => one !== '' && isUnder(path, one));
		if (was !== undefined) return prefix + path.slice(was.length) || '/';
	}
	return undefined;
}
