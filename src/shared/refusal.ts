import type { z } from 'zod';
import type { Rule } from './http/refusal-rules';
import { ruleOfIssue } from './http/rule-of-issue';
import type { ActorKind } from './site/actor-kinds';

/** Why a command refuses: stable codes, which each router maps to its own status and words in one place. */
export type CommandRefusalCode =
	/** The actor may not do this to this row. */
	| 'forbidden'
	/** The actor may do this after proving again who they are. */
	| 'unproved'
	| 'not_found'
	/** Somebody changed the row since the caller saw it. */
	| 'conflict'
	/** The row's state does not allow it: an issue that is sent, an article that is not published. */
	| 'state'
	/** A field has a value that it cannot have. */
	| 'invalid'
	/** Another row has this address or name. */
	| 'taken'
	/** The name is kept for programs. */
	| 'reserved'
	/** Other rows refer to this one. */
	| 'in_use'
	/** The row is like this already. */
	| 'same'
	/** The password can be guessed. */
	| 'weak'
	/** The e-mail address and password, or the code, are wrong. */
	| 'credentials'
	/** The password is right, and the account may not sign in. */
	| 'disabled'
	/** There were too many attempts. */
	| 'wait';

/** Why something is refused, by a command or before one runs. */
export type RefusalCode =
	| CommandRefusalCode
	/** The request comes from another site, or the caller lacks the rights that the call asks for. */
	| 'foreign'
	/** The visitor token cannot be used; a new one must be requested. */
	| 'visitor'
	/** The content is of another type than the call takes. */
	| 'type'
	/** The file is of a kind that is not taken, or is damaged. */
	| 'file'
	| 'too_large'
	/** There were too many requests; the refusal says when to try again. */
	| 'limited'
	/** There is no room for the file. */
	| 'full'
	/** This installation does not have it. */
	| 'absent'
	/** Something that it needs is out of reach for the moment. */
	| 'unavailable'
	/** An error on our side. */
	| 'failed';

/** The person who changed a field last, and when, in Unix seconds. */
export interface ChangedBy {
	actor: string;
	/** Null for changes made before kinds were kept. */
	actor_kind: ActorKind | null;
	/** Number of the account; null for all actors except people. */
	account_id: number | null;
	at: number;
}

/** What a conflict shows the caller: the row as they saw it, where that is known, and the current row. */
export interface Conflict {
	seen: Record<string, unknown> | undefined;
	now: Record<string, unknown>;
	/** The person who changed each field since, by its path (`texts.es.bio`); unchanged fields have no entry. */
	changed?: Record<string, ChangedBy>;
}

/** A row that a refusal is about, so that a screen can lead there. */
export interface RefusalRow {
	noun: string;
	key: string;
	title: string;
}

/** Details of a refusal beside its code and field. */
export interface RefusalMore {
	/** The rule that was broken, with its values; the answer puts it into a sentence. */
	rule?: Rule;
	/** Rows that the rule is about, as far as the caller may read them. */
	rows?: readonly RefusalRow[];
	/** Columns whose values another row has already, by which that row is found; taken from the database's own error. */
	held?: { table: string; values: Readonly<Record<string, string>> };
	/** Both states; present with the code `conflict`. */
	conflict?: Conflict;
	/** Seconds until the caller may try again. */
	retryAfter?: number;
	/** Headers of the answer. */
	headers?: Record<string, string>;
	/** Sentence of the answer, instead of the general one for its code. */
	sentence?: string;
	/** What is wrong with a file, by a stable name. */
	fileError?: string;
	/** One sentence for reports. */
	message?: string;
}

/** Thrown by a command or a call that changed nothing. Each router turns it into its response, in one place. */
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

	/** True for a refusal with one of these codes. */
	static is(error: unknown, ...codes: RefusalCode[]): error is Refusal {
		return error instanceof Refusal && codes.includes(error.code);
	}
}

/**
 * Makes the refusal for input that a schema does not accept, from the first issue. A schema that refuses for another
 * reason than `invalid` names the code (`params: { refusal }`). The rule follows from the issue
 * (`http/rule-of-issue.ts`).
 * @param fieldOf names the field at a path
 * @param schema the schema of the whole input, which knows both bounds of a number
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
