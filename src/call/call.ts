import type { z } from 'zod';
import type { Edition } from '../editions/edition';
import type { Database } from '../platform/db/db';
import type { Db } from '../platform/db/tx';
import type { SigningKeys } from '../platform/security/signature';
import type { TryLimits } from '../platform/security/take-limits';
import type { CacheTag } from '../shared/cache-tags';
import type { Consent } from '../shared/consent';

/** What a query is told beside its input. */
export interface CallContext {
	db: Db;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Names what the answer shows, so that a change drops it from the cache. */
	tag(...tags: CacheTag[]): void;
	/** Country the reader is in, where a proxy has told it; an answer that has asked for it is the reader's own and never stored. */
	country(): string | undefined;
	/** Metadata of an address of this site; undefined where no page stands there. */
	seoOf(path: string): Promise<Record<string, string> | undefined>;
}

/** A query as it stands in the table: its schemas validate, and describe it in the OpenAPI document. */
export interface Call {
	method: 'GET';
	/** Behind `/api/v2/`. */
	path: string;
	summary: string;
	query: z.ZodObject;
	data: z.ZodType;
	is_cacheable: boolean;
	/** True for what costs enough to be counted: a search. */
	is_counted(query: Record<string, unknown>): boolean;
	answer(query: Record<string, unknown>, context: CallContext): Promise<unknown>;
}

/** What a call that writes is told of its caller. */
export interface MutationContext {
	db: Database;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Unix seconds. */
	now: number;
	/** Edition that refusals are written in. */
	edition: Edition;
	/** Identity in the User-Token header; undefined where none was sent. */
	visitor: string | undefined;
	/** Address of the client, '' where nobody knows it. */
	client: string;
	/** What the visitor has agreed to, by the cookie. */
	consent: Consent;
	headers: Headers;
	keys: SigningKeys;
	settings: CallSettings;
}

/** Settings that calls know. */
export interface CallSettings {
	cookie_prefix: string;
	is_public: boolean;
	/** Confirmation letters the whole site may be asked for in an hour. */
	mail_ceiling: number;
	/** Searches one client may make in a minute. */
	search_limit: number;
	/** Header in which a proxy names the reader's country. */
	country_header: string | undefined;
}

/** How often a call may be made; counted in the database, on all nodes together. */
export interface CallLimits extends Omit<TryLimits, 'overall'> {
	overall?(settings: CallSettings): number;
}

/** A call that writes, or whose answer belongs to one caller: never stored, counted, in an edition's words. */
export interface MutationCall {
	method: 'GET' | 'POST';
	path: string;
	summary: string;
	/** Of a POST its JSON body, of a GET its query. */
	input: z.ZodObject;
	data: z.ZodType;
	limits: CallLimits;
	/** The call is refused without a User-Token. */
	needs_visitor: boolean;
	/** Sentence for a wrong field, where the general one will not do. */
	say?: ((input: Record<string, unknown>, field: string, edition: Edition) => string | undefined) | undefined;
	answer(input: Record<string, unknown>, context: MutationContext): Promise<unknown>;
}

/** Declares a call that writes; exists so that the handler's types follow from the schemas. */
export function mutation<Input extends z.ZodObject, Data extends z.ZodType>(definition: {
	method?: 'GET' | 'POST';
	path: string;
	summary: string;
	input: Input;
	data: Data;
	limits: CallLimits;
	needs_visitor?: boolean;
	say?: MutationCall['say'];
	answer(input: z.output<Input>, context: MutationContext): Promise<z.input<Data>>;
}): MutationCall {
	return {
		...definition,
		method: definition.method ?? 'POST',
		needs_visitor: definition.needs_visitor ?? false,
		answer: (input, context) => definition.answer(input as z.output<Input>, context),
	};
}

/** Declares a query; exists so that the handler's types follow from the schemas. */
export function query<Query extends z.ZodObject, Data extends z.ZodType>(definition: {
	path: string;
	summary: string;
	query: Query;
	data: Data;
	is_cacheable?: boolean;
	is_counted?(query: z.output<Query>): boolean;
	answer(query: z.output<Query>, context: CallContext): Promise<z.input<Data>>;
}): Call {
	return {
		method: 'GET',
		path: definition.path,
		summary: definition.summary,
		query: definition.query,
		data: definition.data,
		is_cacheable: definition.is_cacheable ?? true,
		is_counted: (query) => definition.is_counted?.(query as z.output<Query>) ?? false,
		answer: (query, context) => definition.answer(query as z.output<Query>, context),
	};
}
