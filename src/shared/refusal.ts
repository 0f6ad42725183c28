import type { z } from 'zod';
import type { Rule } from './http/refusal-rules';
import { ruleOfIssue } from './http/rule-of-issue';
import type { ActorKind } from './site/actor-kinds';

/** Why a command refuses: stable names, which every router turns into its own status and words once. */
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
	/** An error on our side. */
	| 'failed';

/** Who changed a field last, and when, in Unix seconds. */
export interface ChangedBy {
	actor: string;
	/** Null of what is older than the kinds. */
	actor_kind: ActorKind | null;
	/** Number of the account; null of all but people. */
	account_id: number | null;
	at: number;
}

/** What a conflict shows to whoever ran into it: the row as they saw it, where it is known, and as it stands now. */
export interface Conflict {
	seen: Record<string, unknown> | undefined;
	now: Record<string, unknown>;
	/** Who changed each field since, by its path (`texts.es.bio`); of fields that nobody has changed there is none. */
	changed?: Record<string, ChangedBy>;
}

/** A row that a refusal is about, so that a screen can lead there. */
export interface RefusalRow {
	noun: string;
	key: string;
	title: string;
}

/** What a refusal says beside its code and the field. */
export interface RefusalMore {
	/** The rule that was broken, with its values; its sentence is the answer's. */
	rule?: Rule;
	/** Rows that the rule is about, as far as the caller may read them. */
	rows?: readonly RefusalRow[];
	/** Columns of a row that has the same value already, by which it is found: from the database's own refusal. */
	held?: { table: string; values: Readonly<Record<string, string>> };
	/** Both states, with the code `conflict`. */
	conflict?: Conflict;
	/** Seconds until it may be tried again. */
	retryAfter?: number;
	/** Headers of the answer. */
	headers?: Record<string, string>;
	/** Sentence of the answer, instead of the general one for its code. */
	sentence?: string;
	/** What is wrong with a file, by a name of its own. */
	fileError?: string;
	/** One sentence for a report. */
	message?: string;
}

/** Thrown by a command or a call that changed nothing. Each router turns it into its answer, in one place. */
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
 * Its rule follows from the issue (`http/rule-of-issue.ts`).
 * @param fieldOf how the field is called, by the path to it
 * @param schema of the whole input, which knows both bounds of a number
 */
export function refusalOfIssue(
	{ issues: [first] }: z.ZodError,
	fieldOf: (path: readonly PropertyKey[]) => string = (path) => path.join('.'),
	schema?: z.ZodType,
): Refusal {
	const named: unknown = first?.code === 'custom' ? first.params?.refusal : undefined;
	const rule = named === undefined && first ? ruleOfIssue(first, schema) : undefined;
	return new Refusal(
		(named as RefusalCode | undefined) ?? 'invalid',
		fieldOf(first?.path ?? []),
		rule === undefined ? {} : { rule },
	);
}
