import { keyOfAddress } from '../../shared/address/led-address';
import { type RedirectRow, redirectsAt } from './core/redirect-rows';
import { storedTarget, withPartOf } from './end-of';
import { type Reading, standingAt } from './row-standing';

const isOwn = (target: string | null | undefined): target is string => target?.startsWith('/') === true;

/**
 * Resolves where redirects finally lead, by those among them and those that exist already. They are looked up together:
 * as many times as there are hops.
 * @param wanted by `keyOfAddress` of the source
 * @param known those that exist at the same sources: they stay
 * @returns by the same key: null where the end is gone; redirects in a circle are left out
 */
export async function endsOf(
	db: Reading,
	wanted: ReadonlyMap<string, { target: string | null }>,
	known: ReadonlyMap<string, RedirectRow> = new Map(),
): Promise<Map<string, string | null>> {
	const lying = new Map(known);
	const pages = new Set<string>();
	const seen = new Set<string>();
	for (let open = [...wanted.values(), ...known.values()].map((one) => one.target).filter(isOwn); open.length > 0; ) {
		const targets = [...new Map(open.map((one) => [keyOfAddress(one), one]))].filter(([key]) => !seen.has(key));
		for (const [key] of targets) seen.add(key);
		const addresses = targets.map(([, one]) => one);
		const standing = await standingAt(db, addresses);
		for (const [n, [key]] of targets.entries()) if (standing[n] === 'page') pages.add(key);
		const found = await redirectsAt(db, addresses);
		for (const [key, row] of found) lying.set(key, row);
		open = [...found.values()].map((row) => row.target).filter(isOwn);
	}
	const nextOf = (key: string) => (lying.has(key) ? lying.get(key)?.target : wanted.get(key)?.target);
	const ends = new Map<string, string | null>();
	for (const [key, { target }] of wanted) {
		let at = target;
		const met = new Set([key]);
		while (isOwn(at) && !met.has(keyOfAddress(at)) && !pages.has(keyOfAddress(at))) {
			met.add(keyOfAddress(at));
			const next = nextOf(keyOfAddress(at));
			if (next === undefined) break;
			at = next === null ? null : withPartOf(storedTarget(next), at);
		}
		const isCircle =
			isOwn(at) && met.has(keyOfAddress(at)) && nextOf(keyOfAddress(at)) !== undefined && !pages.has(keyOfAddress(at));
		if (!isCircle) ends.set(key, at);
	}
	return ends;
}
