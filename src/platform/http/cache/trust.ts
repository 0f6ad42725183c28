/**
 * Knows whether stored answers of this node may be shown: it has read every purge, or there is none it could have
 * missed (docs/decisions/030-withdrawn-is-withdrawn.md).
 */
export interface Trust {
	/** True while that is certain; called for every request. */
	isSure(): boolean;
	/** Asks the database. @returns false where nothing stored may be shown */
	makeSure(): Promise<boolean>;
}

/** For a process that shares its database with no other node. */
export const ALONE: Trust = { isSure: () => true, makeSure: async () => true };
