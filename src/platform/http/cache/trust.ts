/**
 * Whether what this node keeps may be shown: it knows of every purge, or of none it could know
 * (docs/decisions/030-withdrawn-is-withdrawn.md).
 */
export interface Trust {
	/** True while that is certain; asked with every request. */
	isSure(): boolean;
	/** Finds out. @returns false where nothing may be shown */
	makeSure(): Promise<boolean>;
}

/** A process that shares its database with nobody. */
export const ALONE: Trust = { isSure: () => true, makeSure: async () => true };
