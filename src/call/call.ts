import type { z } from 'zod';
import type { Edition } from '../editions/edition';
import type { RateLimits } from '../platform/security/rate-limits';
import type { Refusal } from '../shared/refusal';
import type { Access, Method, RouterName } from './access';
import type { CallSettings, ContextOf } from './contexts';
import type { AnswerName } from './envelope';
import type { Failure } from './failure';

/** The schemas of a call's input, by the part of the request that holds it. */
export interface CallSchemas {
	path?: z.ZodObject;
	query?: z.ZodObject;
	headers?: z.ZodObject;
	/** JSON, or the fields of a form. */
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

/** The validated input of a call: the values of all parts together. */
export type Given<S extends CallSchemas> = OutputOf<S, 'path'> &
	OutputOf<S, 'query'> &
	OutputOf<S, 'headers'> &
	OutputOf<S, 'body'>;

/** The result of a call, before it passes through its schema. */
export type Result<O extends z.ZodType | undefined> = O extends z.ZodType ? z.input<O> : unknown;

/** How often a call may be made. Calls are counted in the database, for all nodes together. */
export interface CallLimits extends Omit<RateLimits, 'overall'> {
	/** Name of the counter where several calls share a limit; the call's path by default. */
	name?: string;
	overall?(settings: Pick<CallSettings, 'mail_ceiling'>): number;
}

/** Marks a call as a search for some inputs; searches by pages and by calls are counted together. */
export interface SearchLimit<Input> {
	search(input: Input): boolean;
	/** For calls made with every few letters typed: they have a counter of their own, and this many times the limit. */
	times?: number;
}

/** How an answer is cached: until one of its tags changes, or never. */
export type CallCache = 'tags' | 'no-store';

/** What a call's own `refusalFor` may use. */
export interface RefusalContext {
	request: Request;
	edition: Edition;
	log(line: Record<string, unknown>): void;
	/** The answer to an error that is not the caller's. */
	failureOf(error: unknown): Promise<Failure>;
}

/**
 * How often a guest may make a call. Guest calls need no session, so each must have a limit; only a GET that does no
 * work may give a reason for having none.
 */
export type GuestLimits<M extends Method> = CallLimits | (M extends 'GET' ? { unlimited: string } : never);

/** The limits of a call; a guest call cannot leave them out. */
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
	/** Below the router's prefix: `article/get`, `tag/:key`; for a form the pattern within an edition. */
	path: P;
	/** One line for the list of calls. */
	summary: string;
	access: A;
	input: S;
	/** Schema of the answer's data; undefined where the answer is no JSON. */
	output: O;
	/** HTTP status of success; 200 by default. */
	status?: number;
	cache: CallCache;
	/** A sentence for a wrong field that is more precise than the general one. */
	say?(given: Record<string, unknown>, field: string, edition: Edition): string | undefined;
	/** Refusals that the API document lists besides those that follow from the declaration. */
	refusals?: readonly AnswerName[];
	/** Turns an error that the call's tools throw into a refusal; undefined where it is an error on our side. */
	refusalFor?(error: unknown, context: RefusalContext): Promise<Refusal | undefined>;
	run(context: ContextOf<D, A> & { input: Given<S> }): Promise<Result<O>>;
}

/** A call as its router sees it, whatever its input and output. */
export interface AnyCall
	extends Omit<Definition<RouterName, Method, string, Access, CallSchemas, z.ZodType | undefined>, 'run'> {
	limits?: GuestLimits<'GET'> | SearchLimit<never>;
	/** The router passes the context that belongs to the call's access. */
	run(context: never): Promise<unknown>;
}

/** A declared call, with the types of its input and output. */
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

/**
 * Declares a call. Its route, its entry in the API document, the query parameters known to the page cache and the Allow
 * header of its path follow from the declaration.
 */
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

/** The values that a client sends to a call: path, query, headers and body together. */
export type CallInput<C extends { input: CallSchemas }> = InputOf<C['input'], 'path'> &
	InputOf<C['input'], 'query'> &
	InputOf<C['input'], 'headers'> &
	InputOf<C['input'], 'body'>;

/** The data of the answer that a client gets. */
export type CallOutput<C extends { output: z.ZodType | undefined }> = C['output'] extends z.ZodType
	? z.output<C['output']>
	: undefined;

/** Calls by method and path: `CallMap<…>['GET article/get']`. */
export type CallMap<C extends { method: string; path: string }> = {
	[One in C as `${One['method']} ${One['path']}`]: One;
};

/** True for a call that changes something although its method is GET, so that HEAD must not run it. */
export const actsByGet = ({ method, access }: AnyCall): boolean => method === 'GET' && access.who === 'visitor';
