import { pathOf } from '../editions/address';
import { editions } from '../editions/editions';
import { CALLS, NEWSROOM_CALLS } from '../shared/address/folders';
import type { RouterName } from './access';
import { type AnyCall, actsByGet } from './call';

const PLACES: Readonly<Record<RouterName, (path: string) => string[]>> = {
	public: (path) => [`${CALLS}/${path}`],
	newsroom: (path) => [`${NEWSROOM_CALLS}/${path}`],
	form: (path) => editions.map((edition) => pathOf(edition, path)),
};

/** Patterns of the router for the addresses of a call. */
export const patternsOf = ({ router, path }: AnyCall): string[] => PLACES[router](path);

/**
 * The methods that these calls answer, for the Allow header. A call that reads answers HEAD too; a call that writes by
 * GET does not.
 * @param also methods that the router, or the page at the same address, answers as well
 */
export function methodsOf(calls: readonly AnyCall[], also: readonly string[]): string {
	const own = calls.flatMap((call) => (call.method === 'GET' && !actsByGet(call) ? ['GET', 'HEAD'] : [call.method]));
	return [...new Set([...own, ...also])].join(', ');
}

/** Calls by their path pattern, in the order of their routers. */
export function byPattern(calls: readonly AnyCall[]): Map<string, AnyCall[]> {
	const found = new Map<string, AnyCall[]>();
	for (const call of calls)
		for (const pattern of patternsOf(call)) found.set(pattern, [...(found.get(pattern) ?? []), call]);
	return found;
}

/** The parameter that names the language of refusals, at every address of the routers. */
const REFUSED = ['edition'] as const;

/** Query parameters on which the answer at a path depends. */
export type CallQuery = (path: string) => readonly string[];

/** The query parameters that calls declare, by path: those of their schemas, and the edition of a refusal. */
export function queryNamesOf(calls: readonly AnyCall[]): CallQuery {
	const names = new Map<string, readonly string[]>();
	for (const [path, list] of byPattern(calls))
		names.set(path, [...new Set([...list.flatMap(({ input }) => Object.keys(input.query?.shape ?? {})), ...REFUSED])]);
	return (path) => names.get(path) ?? REFUSED;
}
