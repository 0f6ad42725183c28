import { type ParameterOf, type Parameters, type Path, pathOfPattern } from '../shared/address/path';
import type { Edition } from './edition';

/** What an address uses of an edition. */
type Prefixed = Pick<Edition, 'prefix'>;

/** The arguments of a builder: the parameters first, where the pattern has any. */
type Filled<Pattern extends string, Rest extends unknown[] = []> = [ParameterOf<Pattern>] extends [never]
	? Rest
	: [parameters: Parameters<Pattern>, ...rest: Rest];

/** An address that every edition has. */
export interface Address<Pattern extends string = string> extends Path<Pattern> {
	/** The path without the edition's prefix, as it is stored for a page that any edition may have. */
	path(...parameters: Filled<Pattern>): string;
	/** The path in an edition; a page above 1 adds its number. */
	href(edition: Prefixed, ...rest: Filled<Pattern, [page?: number]>): string;
	/** A file beside the page: `feed.xml` of `/news/data` is `/news/data/feed.xml`. */
	file<File extends string>(name: File): Address<`${Pattern}/${File}`>;
}

/** An address that exists once, outside the editions. */
export interface RootAddress<Pattern extends string = string> extends Path<Pattern> {
	href(...parameters: Filled<Pattern>): string;
}

/** A filter of a listing, and the value it has when none was chosen. */
export interface ListingFilter {
	value: string | number | undefined;
	default: string | number | undefined;
}

/** A path within an edition, behind its prefix: `/news` → `/es/news`; `/` → `/es`. */
export const pathOf = (edition: Prefixed, path: string): string =>
	path === '/' ? edition.prefix || '/' : edition.prefix + path;

/**
 * The address of a listing by the specification: a path segment for each filter whose value differs from the default,
 * then the number of a page above 1.
 * @param base path within the edition, encoded
 */
export function listingUrl(edition: Prefixed, base: string, filters: ListingFilter[], page = 1): string {
	const segments = filters
		.filter((filter) => filter.value !== undefined && filter.value !== filter.default)
		.map((filter) => encodeURIComponent(String(filter.value)));
	if (page > 1) segments.push(String(page));
	return pathOf(edition, [base, ...segments].join('/'));
}

/** Builder of an address that every edition has. */
export function address<const Pattern extends string>(pattern: Pattern): Address<Pattern> {
	const own = pathOfPattern(pattern);
	const path = (parameters?: unknown) =>
		typeof parameters === 'object' ? own.fill(parameters as Parameters<Pattern>) : pattern;
	return {
		...own,
		path,
		href(edition, ...rest: unknown[]) {
			const page = rest.find((value) => typeof value === 'number') ?? 1;
			const at = path(rest[0]);
			return pathOf(edition, page === 1 ? at : `${at}/${page}`);
		},
		file: (name) => address(`${(pattern as string) === '/' ? '' : pattern}/${name}` as `${Pattern}/${typeof name}`),
	};
}

/** Builder of an address outside the editions. */
export function rootAddress<const Pattern extends string>(pattern: Pattern): RootAddress<Pattern> {
	const own = pathOfPattern(pattern);
	return { ...own, href: (...parameters: unknown[]) => own.fill((parameters[0] ?? {}) as Parameters<Pattern>) };
}

/** A builder for each pattern of a table. */
export const addresses = <const Table extends Readonly<Record<string, string>>>(table: Table) =>
	Object.fromEntries(Object.entries(table).map(([name, pattern]) => [name, address(pattern)])) as {
		[Name in keyof Table]: Address<Table[Name]>;
	};

/** A builder for each pattern of a table of addresses outside the editions. */
export const rootAddresses = <const Table extends Readonly<Record<string, string>>>(table: Table) =>
	Object.fromEntries(Object.entries(table).map(([name, pattern]) => [name, rootAddress(pattern)])) as {
		[Name in keyof Table]: RootAddress<Table[Name]>;
	};
