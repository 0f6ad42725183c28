import { useState } from 'react';
import { isLeftOut, momentsIn } from '../../../shared/site/zone-hours';
import { fieldOf } from '../../fields/time-zones';

/**
 * Holds an hour that somebody chooses in a zone. It is the stored moment until it is changed. Where the clocks go back,
 * an hour comes twice and one of its moments has to be chosen.
 * @param stored Unix seconds; null where none was chosen before
 */
export function useHour(stored: number | null, zone: string) {
	const [first] = useState(zone);
	const [typed, type] = useState<string>();
	const [chosen, choose] = useState<number>();
	const isAsStored = typed === undefined && zone === first && chosen === undefined;
	const local = typed ?? fieldOf(first, stored);
	const moments = momentsIn(zone, local);
	const at = isAsStored && stored !== null ? stored : moments.length === 1 ? moments[0] : chosen;
	return {
		local,
		/** The moment in Unix seconds; undefined as long as no single moment is chosen. */
		at: at !== undefined && (isAsStored || moments.includes(at)) ? at : undefined,
		/** Both moments of an hour that comes twice, else one or none. */
		moments,
		isEmpty: local === '',
		isLeftOut: isLeftOut(zone, local),
		type(next: string) {
			type(next);
			choose(undefined);
		},
		choose,
	};
}

export type ChosenHour = ReturnType<typeof useHour>;
