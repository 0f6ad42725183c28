import type { z } from 'zod';
import type { Db } from '../data/db';

/** What a reading call answers with. */
export interface CallContext {
	db: Db;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Names what the answer shows, so that a change drops it from the cache. */
	tag(...tags: string[]): void;
	/** Metadata of an address of this site; undefined where no page stands there. */
	seoOf(path: string): Promise<Record<string, string> | undefined>;
}

/** A call of the API as it stands in the table: its schemas validate, and describe it in the OpenAPI document. */
export interface Call {
	method: 'GET' | 'POST';
	/** Behind `/api/v2/`. */
	path: string;
	summary: string;
	query: z.ZodObject;
	data: z.ZodType;
	is_cacheable: boolean;
	answer(query: Record<string, unknown>, context: CallContext): Promise<unknown>;
}

/** Declares a reading call; exists so that the handler's types follow from the schemas. */
export function reading<Query extends z.ZodObject, Data extends z.ZodType>(definition: {
	path: string;
	summary: string;
	query: Query;
	data: Data;
	is_cacheable?: boolean;
	answer(query: z.output<Query>, context: CallContext): Promise<z.input<Data>>;
}): Call {
	return {
		method: 'GET',
		path: definition.path,
		summary: definition.summary,
		query: definition.query,
		data: definition.data,
		is_cacheable: definition.is_cacheable ?? true,
		answer: (query, context) => definition.answer(query as z.output<Query>, context),
	};
}
