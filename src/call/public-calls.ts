import type { z } from 'zod';
import {
	type AnyCall,
	type Call,
	type CallCache,
	type CallLimits,
	type CallSchemas,
	call,
	type Given,
	type Result,
	type SearchLimit,
} from './call';
import type { MutationContext, QueryContext, UploadContext } from './contexts';

/** Declares a call of the API that reads what readers may see. */
export const query = <const P extends string, I extends z.ZodObject, O extends z.ZodType>({
	input,
	cache = 'tags',
	...definition
}: {
	/** Behind `/api/v2/`. */
	path: P;
	summary: string;
	input: I;
	output: O;
	cache?: CallCache;
	limits?: SearchLimit<Given<{ query: I }>>;
	run(context: QueryContext & { input: Given<{ query: I }> }): Promise<Result<O>>;
}): Call<'public', 'GET', P, { query: I }, O> =>
	call<'public', 'GET', P, { who: 'reader' }, { query: I }, O>({
		...definition,
		router: 'public',
		method: 'GET',
		access: { who: 'reader' },
		input: { query: input },
		cache,
	});

interface Mutation<P extends string, S extends CallSchemas, O extends z.ZodType> {
	/** Behind `/api/v2/`. */
	path: P;
	summary: string;
	output: O;
	limits: CallLimits;
	say?: NonNullable<AnyCall['say']>;
	run(context: MutationContext & { input: Given<S> }): Promise<Result<O>>;
}

/**
 * Declares a call of the API that writes, or answers one caller alone: it is limited, open to this site's pages only,
 * and its answer is never cached.
 */
export const mutation = <const P extends string, I extends z.ZodObject, O extends z.ZodType>({
	input,
	...definition
}: Mutation<P, { body: I }, O> & { input: I }): Call<'public', 'POST', P, { body: I }, O> =>
	call<'public', 'POST', P, { who: 'visitor'; isNamed: boolean }, { body: I }, O>({
		...definition,
		router: 'public',
		method: 'POST',
		access: { who: 'visitor', isNamed: false },
		input: { body: input },
		cache: 'no-store',
	});

/** Declares a call of the API that writes by GET, as older programs expect it; the caller must send a User-Token. */
export const mutationByGet = <const P extends string, I extends z.ZodObject, O extends z.ZodType>({
	input,
	...definition
}: Mutation<P, { query: I }, O> & { input: I }): Call<'public', 'GET', P, { query: I }, O> =>
	call<'public', 'GET', P, { who: 'visitor'; isNamed: boolean }, { query: I }, O>({
		...definition,
		router: 'public',
		method: 'GET',
		access: { who: 'visitor', isNamed: true },
		input: { query: input },
		cache: 'no-store',
	});

/** Declares a call of the API that takes files, for bearers of a token with the right to it. */
export const upload = <
	M extends 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
	const P extends string,
	S extends CallSchemas,
	O extends z.ZodType | undefined,
>(definition: {
	method: M;
	/** Behind `/api/v2/`. */
	path: P;
	summary: string;
	input: S;
	output: O;
	say: NonNullable<AnyCall['say']>;
	refusals: NonNullable<AnyCall['refusals']>;
	refusalFor: NonNullable<AnyCall['refusalFor']>;
	run(context: UploadContext & { input: Given<S> }): Promise<Result<O>>;
}): Call<'public', M, P, S, O> =>
	call({ ...definition, router: 'public', access: { who: 'token', right: 'upload' }, cache: 'no-store' });
