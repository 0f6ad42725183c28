import type { Edition } from '../editions/edition';
import type { CacheTag } from '../shared/cache-tags';
import type { RefusalCode } from '../shared/refusal';

/** Codes of requests that are refused before they reach a call. */
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

/** Stable codes of the API: 1 is success, every other code is the HTTP status of the answer. */
export const API_CODES = {
	success: 1,
	invalid: 400,
	/** From another site, or without the rights. */
	foreign: 401,
	/** The visitor token is not valid; the client must get a new one. */
	visitor: 403,
	not_found: 404,
	method: 405,
	/** The resource is not in the state that the caller assumes: bytes begin elsewhere, or have not arrived. */
	conflict: 409,
	too_large: 413,
	type: 415,
	limited: 429,
	failed: 500,
	/** This installation does not have the feature. */
	absent: 501,
	unavailable: 503,
	/** There is no room for the file. */
	full: 507,
	...FRONT_CODES,
} as const;

/** The names of answers that refuse; every refusal has one of them. */
export type AnswerName = Exclude<keyof typeof API_CODES, 'success' | keyof typeof FRONT_CODES>;

/** The body of every answer of the API. */
export interface Envelope<Data> {
	code: number;
	msg: string;
	data: Data;
}

/** Answers to refusals whose code has no answer of the same name. */
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

/** The name of the API's answer to a refusal. */
export const answerTo = (code: RefusalCode): AnswerName =>
	(code in API_CODES ? code : ANSWERS[code as keyof typeof ANSWERS]) as AnswerName;

const PUBLIC_READING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** A document of JSON. It says its length, which is all that HEAD gets of a body. */
export function jsonAnswer(document: unknown, status: number, headers: Record<string, string>): Response {
	const body = JSON.stringify(document);
	return new Response(body, {
		status,
		headers: {
			'content-type': 'application/json; charset=utf-8',
			'content-length': String(Buffer.byteLength(body)),
			...headers,
		},
	});
}

/** Success: code 1 with the data; cached by its tags. */
export function succeed(data: unknown, tags: ReadonlySet<CacheTag>, isCacheable: boolean): Response {
	return jsonAnswer({ code: API_CODES.success, msg: 'OK', data } satisfies Envelope<unknown>, 200, {
		// Answers that are not cached carry their tags too, so that a purge can stop one that is on its way.
		'cache-tag': [...tags].join(','),
		'cache-control': isCacheable ? PUBLIC_READING : 'no-store',
	});
}

/**
 * A refusal in the caller's edition, without internal details.
 * @param sentence used instead of the general sentence for the reason
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
	const data = field ? { field } : null;
	return jsonAnswer({ code, msg, data } satisfies Envelope<unknown>, code, { 'cache-control': 'no-store', ...headers });
}
