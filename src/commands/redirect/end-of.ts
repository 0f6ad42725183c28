import { keyOfAddress, linkedTarget } from '../../shared/address/led-address';
import { withinOwnOrigin } from '../../shared/address/own-origin';
import type { CommandContext } from '../command';
import { redirectsAt } from './core/redirect-rows';
import { standingAt } from './row-standing';

/**
 * A target as it is stored: an address of this site as its links are written, also where it was given with the name of
 * the site; another site's as it is.
 */
export const storedTarget = (given: string): string => {
	const own = given.startsWith('/') ? given : withinOwnOrigin(given);
	return own === undefined ? given : linkedTarget(own);
};

/** A target without a part of its own keeps that of the address that led there, as a browser has it. */
export const withPartOf = (target: string, from: string): string => {
	const at = from.indexOf('#');
	return at < 0 || target.includes('#') ? target : target + from.slice(at);
};

/**
 * Where an address finally leads by the redirects that lie: itself where none lies there, or where a page stands.
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
