import { keyOfAddress } from '../../shared/address/led-address';
import type { Led, LedState } from '../../shared/site/led-states';
import { endsOf } from './ends-of';
import { type Reading, standingAt } from './row-standing';

/**
 * Adds to redirects where each finally leads, and whether it works now, with a few look-ups for a whole page of the
 * list.
 */
export async function describeRedirects<R extends Readonly<Record<string, unknown>>>(
	db: Reading,
	rows: readonly R[],
): Promise<(R & { leads: Led })[]> {
	const sourceOfRow = (row: R) => String(row.source);
	const targetOf = (row: R) => (typeof row.target === 'string' ? row.target : null);
	const ends = await endsOf(
		db,
		new Map(rows.map((row) => [keyOfAddress(sourceOfRow(row)), { target: targetOf(row) }])),
	);
	const own = [...new Set([...ends.values()].filter((end): end is string => end?.startsWith('/') === true))];
	const standing = await standingAt(db, [...rows.map(sourceOfRow), ...own]);
	const standingOf = new Map(own.map((end, n) => [end, standing[rows.length + n]]));
	return rows.map((row, n) => {
		const end = ends.get(keyOfAddress(sourceOfRow(row)));
		const at = standing[n];
		const stands = end?.startsWith('/') ? standingOf.get(end) : 'page';
		const state: LedState =
			at !== undefined && at !== 'nothing' && at !== 'further'
				? 'unreached'
				: end === undefined
					? 'circle'
					: end === null
						? 'gone'
						: stands === 'page' || stands === 'further'
							? 'page'
							: 'nowhere';
		return { ...row, leads: { to: end ?? null, state } };
	});
}
