import { alignBlocks } from './align';
import type { TextBlock } from './blocks';

/** The place of a block of an earlier text in the current text. */
export interface BlockPlace {
	/** `same` where the current text has the block unchanged. */
	is: 'same' | 'changed' | 'gone';
	/** Index of its counterpart; for a block that is gone, of the block before which it belongs. */
	at: number;
}

/**
 * Finds the place of each block of an earlier text in the current one: at its counterpart, or between its neighbours.
 */
export function blockPlaces(earlier: readonly TextBlock[], standing: readonly TextBlock[]): BlockPlace[] {
	const aligned = new Map(alignBlocks(earlier, standing).map((one) => [one.before, one]));
	let next = [...aligned.values()].reduce((least, { after }) => Math.min(least, after), standing.length);
	return earlier.map((_, number) => {
		const found = aligned.get(number);
		if (!found) return { is: 'gone', at: next };
		next = found.after + 1;
		return { is: found.isSame ? 'same' : 'changed', at: found.after };
	});
}
