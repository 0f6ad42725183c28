import type { Visitor } from './visitor';

/** The engine in which a journey runs, and the way to the people of the demonstration. */
export interface Place {
	engine: string;
	/** Fragment of an address that opens the people of the demonstration. */
	demonstration: string;
}

/** One thing that has to go in every engine. A journey begins where the one before it ended. */
export interface Journey {
	name: string;
	/** Whether its keys come from the display, and not from the engine: engines without a window are left out. */
	needsDisplay?: boolean;
	/** @throws what is not as it should be */
	run(visitor: Visitor, place: Place): Promise<void>;
}
