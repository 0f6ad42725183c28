import type { Edition } from '../editions/edition';

/** Stable codes of the API; 1 is success, every other is the HTTP status it comes with. */
export const API_CODES = {
	success: 1,
	invalid: 400,
	missing: 404,
	method: 405,
	failed: 500,
	unavailable: 503,
} as const;

export type ApiErrorName = Exclude<keyof typeof API_CODES, 'success'>;

/** What every call answers. */
export interface Envelope<Data> {
	code: number;
	msg: string;
	data: Data;
}

/** A refusal with its stable code; `field` names the parameter that is wrong. */
export class ApiError extends Error {
	constructor(
		readonly reason: ApiErrorName,
		readonly field?: string,
	) {
		super(reason);
	}
}

const PUBLIC_READING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** Success: code 1 with the data; cached by its tags. */
export function succeed(data: unknown, tags: ReadonlySet<string>, is_cacheable: boolean): Response {
	return new Response(JSON.stringify({ code: API_CODES.success, msg: 'OK', data } satisfies Envelope<unknown>), {
		headers: {
			'content-type': 'application/json; charset=utf-8',
			...(is_cacheable ? { 'cache-control': PUBLIC_READING, 'cache-tag': [...tags].join(',') } : { 'cache-control': 'no-store' }),
		},
	});
}

/** A refusal in the caller's edition, never with an internal. */
export function refuse(reason: ApiErrorName, edition: Edition, field?: string, headers: Record<string, string> = {}): Response {
	const code = API_CODES[reason];
	const text = edition.words.api[reason];
	const msg = typeof text === 'function' ? text(field ?? '') : text;
	return new Response(JSON.stringify({ code, msg, data: field ? { field } : null } satisfies Envelope<unknown>), {
		status: code,
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
	});
}
