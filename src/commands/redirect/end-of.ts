import { keyOfAddress, linkedTarget } from '../../shared/address/led-address';
import { withinOwnOrigin } from '../../shared/address/own-origin';
import type { CommandContext } from '../command';
import { redirectsAt } from './core/redirect-rows';
import { standingAt } from './row-standing';

/**
 * A target in the form in which it is stored: an address of this site as a path, also where it was given with the
 * site's host; another site's address as it is.
 */
export const storedTarget = (given: string): string => {
	const own = given.startsWith('/') ? given : withinOwnOrigin(given);
	return own === undefined ? given : linkedTarget(own);
};

/** A target without a fragment takes the fragment of the address that led there, as browsers do. */
export const withPartOf = (target: string, from: string): string => {
	const at = from.indexOf('#');
	return at < 0 || target.includes('#') ? target : target + from.slice(at);
};

/**
 * Follows redirects from an address to the end: the address itself where there is no redirect, or where a page answers.
 * @param target as it is stored
 * @returns null where the end is gone; 'circle' where there is none
 */
export async function endOf(ctx: CommandContext, target: string): Promise<string | null> {
	const seen = new Set<string>();
	for (let at = target; ; ) {
		if (!at.startsWith('/')) return at;
		const key = keyOfAddress(at);
		if (seen.has(key)) return 'circle';
		seen.add(key);
		const row = (await redirectsAt(ctx.read, [at])).get(key);
		if (!row || (await standingAt(ctx.read, [at]))[0] === 'page') return at;
		if (row.target === null) return null;
		at = withPartOf(storedTarget(row.target), at);
	}
}
