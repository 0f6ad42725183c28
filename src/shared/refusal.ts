import type { z } from 'zod';

/** Why a command refuses: stable names, which every door turns into its own status and words once. */
export type VerbRefusalCode =
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
	/** A name that is for programs alone. */
	| 'reserved'
	/** Other rows hang on this one. */
	| 'in_use'
	/** It stands like this already. */
	| 'same'
	/** A password that can be guessed. */
	| 'weak'
	/** E-mail address and password, or the code, are not those of anybody. */
	| 'credentials'
	/** The password is right, and the account may not sign in. */
	| 'disabled'
	/** It was tried too often. */
	| 'wait';

/** Why something is refused, by a command or before one is asked. */
export type RefusalCode =
	| VerbRefusalCode
	/** It comes from another site, or from somebody without the rights that the call asks for. */
	| 'foreign'
	/** The visitor token must be made anew. */
	| 'visitor'
	/** It is of another type than what is taken here. */
	| 'type'
	/** The file is none that is taken, or is damaged. */
	| 'file'
	| 'too_large'
	/** Too often; the refusal says when it may be tried again. */
	| 'limited'
	/** There is no room for the file. */
	| 'full'
	/** This installation has no such thing. */
	| 'absent'
	/** What it needs is out of reach for the moment. */
	| 'unavailable'
	/** It is a fault of ours. */
	| 'failed';

/** What a conflict shows to whoever ran into it: the row as they saw it, where it is known, and as it stands now. */
export interface Conflict {
	seen: Record<string, unknown> | undefined;
	now: Record<string, unknown>;
}

/** What a refusal says beside its code and the field. */
export interface RefusalMore {
	/** Both states, with the code `conflict`. */
	conflict?: Conflict;
	/** Seconds until it may be tried again. */
	retryAfter?: number;
	/** Headers of the answer. */
	headers?: Record<string, string>;
	/** Sentence of the answer, instead of the general one for its code. */
	sentence?: string;
	/** What is wrong with a file, by a name of its own. */
	fault?: string;
	/** One sentence for a report. */
	message?: string;
}

/** Whoever refuses, a command or a call: nothing has changed then. Each door turns it into its answer, in one place. */
export class Refusal extends Error {
	/**
	 * @param field the field that is wrong, by its name in the input
	 */
	constructor(
		readonly code: RefusalCode,
		readonly field?: string,
		readonly more: RefusalMore = {},
	) {
		super(more.message ?? (field === undefined ? code : `${code}: ${field}`));
		this.name = 'Refusal';
	}

	/** Whether something that was thrown is a refusal for one of these reasons. */
	static is(error: unknown, ...codes: RefusalCode[]): error is Refusal {
		return error instanceof Refusal && codes.includes(error.code);
	}
}

/**
 * The refusal of what a schema does not take: by the first thing that is wrong, with its field. A rule of a schema that
 * refuses for another reason than `invalid` names it (`params: { refusal }`).
 * @param fieldOf how the field is called, by the path to it
 */
export function refusalOfIssue(
	{ issues: [first] }: z.ZodError,
	fieldOf: (path: readonly PropertyKey[]) => string = (path) => path.join('.'),
): Refusal {
	const named: unknown = first?.code === 'custom' ? first.params?.refusal : undefined;
	return new Refusal((named as RefusalCode | undefined) ?? 'invalid', fieldOf(first?.path ?? []));
}
