/** Why a command refuses: stable names, which every door turns into its own status and words once. */
export type RefusalCode =
	/** This actor may not do that to this row. */
	| 'forbidden'
	/** The actor may, once they have proved again who they are. */
	| 'unproved'
	| 'not_found'
	/** Somebody changed the row since the caller saw it. */
	| 'conflict'
	/** The row stands where this cannot be done: an issue that is sent, an article that is not published. */
	| 'state'
	/** A field says what cannot be. */
	| 'invalid'
	/** Another row has the address or the name. */
	| 'taken'
	/** Other rows hang on this one. */
	| 'in_use'
	/** It stands like this already. */
	| 'same'
	/** E-mail address and password, or the code, are not those of anybody. */
	| 'credentials'
	/** It was tried too often. */
	| 'wait';

/** What a conflict shows to whoever ran into it: the row as they saw it, where it is known, and as it stands now. */
export interface Conflict {
	seen: Record<string, unknown> | undefined;
	now: Record<string, unknown>;
}

/** A command that refuses. Nothing has changed then. */
export class Refusal extends Error {
	/**
	 * @param field the field that is wrong, by its name in the input
	 * @param conflict both states, with the code `conflict`
	 * @param seconds until it may be tried again, with the code `wait`
	 */
	constructor(
		readonly code: RefusalCode,
		readonly field?: string,
		readonly conflict?: Conflict,
		readonly seconds?: number,
	) {
		super(field === undefined ? code : `${code}: ${field}`);
		this.name = 'Refusal';
	}
}
