import type { z } from 'zod';
import type { Edition } from '../editions/edition';
import type { TryLimits } from '../platform/security/take-limits';
import type { Refusal } from '../shared/refusal';
import type { Access, Method, RouterName } from './access';
import type { CallSettings, ContextOf } from './contexts';
import type { AnswerName } from './envelope';
import type { Failure } from './failure';

/** What a call takes, by the place it stands in. */
export interface CallSchemas {
	path?: z.ZodObject;
	query?: z.ZodObject;
	headers?: z.ZodObject;
	/** JSON; of a form its fields. */
	body?: z.ZodObject;
	/** Bodies that the call reads as they come, by content type; 'binary' for bytes. */
	files?: Readonly<Record<string, z.ZodType | 'binary'>>;
}

type OutputOf<Schemas, Place extends string> = Schemas extends { [P in Place]: infer S extends z.ZodObject }
	? z.output<S>
	: unknown;
type InputOf<Schemas, Place extends string> = Schemas extends { [P in Place]: infer S extends z.ZodObject }
	? z.input<S>
	: unknown;

/** What a call is given, checked: the values of all places together. */
export type Given<S extends CallSchemas> = OutputOf<S, 'path'> &
	OutputOf<S, 'query'> &
	OutputOf<S, 'headers'> &
	OutputOf<S, 'body'>;

/** What a call answers with, before its schema. */
export type Result<O extends z.ZodType | undefined> = O extends z.ZodType ? z.input<O> : unknown;

/** How often a call may be made; counted in the database, on all nodes together. */
export interface CallLimits extends Omit<TryLimits, 'overall'> {
	/** Name it is counted under, where several calls share a limit; else the call's path. */
	name?: string;
	overall?(settings: Pick<CallSettings, 'mail_ceiling'>): number;
}

/** A call that is a search, where this says so of its input; searches of pages and calls are counted together. */
export interface SearchLimit<Input> {
	search(input: Input): boolean;
	/** Of what is asked with every few letters: counted apart from searches, and so many times as often. */
	times?: number;
}

/** How an answer is kept: under the tags it names until one of them changes, or by nobody. */
export type CallCache = 'tags' | 'no-store';

/** What a refusal is made of: what was given, and whose words it is told in. */
export interface RefusalContext {
	request: Request;
	edition: Edition;
	log(line: Record<string, unknown>): void;
	/** How an error that is not the caller's is answered. */
	failureOf(error: unknown): Promise<Failure>;
}

/**
 * How often a guest may make a call. Everybody can ask it before they sign in, so it always has a limit; only a GET that
 * does no work of its own may say why it has none.
 */
export type GuestLimits<M extends Method> = CallLimits | (M extends 'GET' ? { unlimited: string } : never);

/** The limits of a call: those of guests cannot be left out. */
type Limited<M extends Method, A extends Access, Input> = A extends { who: 'guest' }
	? { limits: GuestLimits<M> }
	: { limits?: CallLimits | SearchLimit<Input> };

interface Definition<
	D extends RouterName,
	M extends Method,
	P extends string,
	A extends Access,
	S extends CallSchemas,
	O extends z.ZodType | undefined,
> {
	router: D;
	method: M;
	/** Below the router's prefix: `article/get`, `tag/:key`; of a form the pattern within an edition. */
	path: P;
	/** One line for whoever reads the list of calls. */
	summary: string;
	access: A;
	input: S;
	/** Data of the answer; left out where it is no JSON. */
	output: O;
	/** HTTP status of success; 200 where nothing is said. */
	status?: number;
	cache: CallCache;
	/** Sentence for a wrong field, where the general one will not do. */
	say?(given: Record<string, unknown>, field: string, edition: Edition): string | undefined;
	/** Refusals the document names beside those that follow from what is declared. */
	refusals?: readonly AnswerName[];
	/** The refusal for what a tool of the call throws; undefined where it is an error on our side. */
	refusalFor?(error: unknown, context: RefusalContext): Promise<Refusal | undefined>;
	run(context: ContextOf<D, A> & { input: Given<S> }): Promise<Result<O>>;
}

/** A call as its router knows it, whatever its input and output. */
export interface AnyCall
	extends Omit<Definition<RouterName, Method, string, Access, CallSchemas, z.ZodType | undefined>, 'run'> {
	limits?: GuestLimits<'GET'> | SearchLimit<never>;
	/** Its router gives it the context that its access says. */
	run(context: never): Promise<unknown>;
}

/** A declared call; its types say what it takes and answers. */
export interface Call<
	D extends RouterName = RouterName,
	M extends Method = Method,
	P extends string = string,
	S extends CallSchemas = CallSchemas,
	O extends z.ZodType | undefined = z.ZodType | undefined,
> extends AnyCall {
	router: D;
	method: M;
	path: P;
	input: S;
	output: O;
}

/** Declares a call. Its route, its document, the query the page cache knows and the Allow header of its path follow. */
export function call<
	D extends RouterName,
	M extends Method,
	const P extends string,
	A extends Access,
	S extends CallSchemas,
	O extends z.ZodType | undefined,
>(definition: Definition<D, M, P, A, S, O> & Limited<M, A, Given<S>>): Call<D, M, P, S, O> {
	return definition;
}

/** What a client sends to a call: the values of path, query, headers and body together. */
export type CallInput<C extends { input: CallSchemas }> = InputOf<C['input'], 'path'> &
	InputOf<C['input'], 'query'> &
	InputOf<C['input'], 'headers'> &
	InputOf<C['input'], 'body'>;

/** Data of the answer that a client gets. */
export type CallOutput<C extends { output: z.ZodType | undefined }> = C['output'] extends z.ZodType
	? z.output<C['output']>
	: undefined;

/** Calls by method and path: `CallMap<…>['GET article/get']`. */
export type CallMap<C extends { method: string; path: string }> = {
	[One in C as `${One['method']} ${One['path']}`]: One;
};

/** Whether a call is asked by GET and acts all the same, so that HEAD must not try it. */
export const actsByGet = ({ method, access }: AnyCall): boolean => method === 'GET' && access.who === 'visitor';
