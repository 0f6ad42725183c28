import type { Edition } from '../editions/edition';
import type { CacheTag } from '../shared/cache-tags';
import type { RefusalCode } from '../shared/refusal';

/** Codes of what is refused before a call is asked, whatever the call. */
const FRONT_CODES = {
	/** The request took too long to arrive. */
	slow: 408,
	/** The address is too long. */
	address: 414,
	expectation: 417,
	/** This server does not answer for that host. */
	host: 421,
	/** The headers are too large. */
	headers: 431,
} as const;

/** Stable codes of the API; 1 is success, every other is the HTTP status it comes with. */
export const API_CODES = {
	success: 1,
	invalid: 400,
	/** From another site, or without the rights. */
	foreign: 401,
	/** The visitor token must be made anew. */
	visitor: 403,
	not_found: 404,
	method: 405,
	/** It is not as the caller thinks: bytes begin elsewhere, or have not come. */
	conflict: 409,
	too_large: 413,
	type: 415,
	limited: 429,
	failed: 500,
	/** This installation has no such thing. */
	absent: 501,
	unavailable: 503,
	/** There is no room for the file. */
	full: 507,
	...FRONT_CODES,
} as const;

/** What an answer that refuses is called; every refusal has one of them. */
export type AnswerName = Exclude<keyof typeof API_CODES, 'success' | keyof typeof FRONT_CODES>;

/** What every call answers. */
export interface Envelope<Data> {
	code: number;
	msg: string;
	data: Data;
}

/** Answers of refusals that the API does not call by the code of the refusal. */
const ANSWERS: Readonly<Record<Exclude<RefusalCode, AnswerName>, AnswerName>> = {
	forbidden: 'foreign',
	unproved: 'foreign',
	state: 'conflict',
	taken: 'conflict',
	in_use: 'conflict',
	same: 'conflict',
	weak: 'invalid',
	reserved: 'invalid',
	credentials: 'foreign',
	disabled: 'foreign',
	wait: 'limited',
	file: 'invalid',
};

/** The answer of the API to a refusal. */
export const answerTo = (code: RefusalCode): AnswerName =>
	(code in API_CODES ? code : ANSWERS[code as keyof typeof ANSWERS]) as AnswerName;

const PUBLIC_READING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** Success: code 1 with the data; cached by its tags. */
export function succeed(data: unknown, tags: ReadonlySet<CacheTag>, isCacheable: boolean): Response {
	return new Response(JSON.stringify({ code: API_CODES.success, msg: 'OK', data } satisfies Envelope<unknown>), {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			// What nobody keeps carries its tags too: what is withdrawn while it is on its way is not given.
			'cache-tag': [...tags].join(','),
			'cache-control': isCacheable ? PUBLIC_READING : 'no-store',
		},
	});
}

/**
 * A refusal in the caller's edition, never with an internal.
 * @param sentence instead of the general one for its reason
 */
export function refuse(
	reason: AnswerName,
	edition: Edition,
	field?: string,
	headers: Record<string, string> = {},
	sentence?: string,
): Response {
	const code = API_CODES[reason];
	const { api } = edition.words;
	const msg = sentence ?? (reason === 'invalid' && field ? api.invalid_field({ field }) : api[reason]);
	return new Response(JSON.stringify({ code, msg, data: field ? { field } : null } satisfies Envelope<unknown>), {
		status: code,
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
	});
}
