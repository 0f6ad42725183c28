import { Refusal, type RefusalCode } from '../../shared/refusal';

/** Status of every refusal of a command under `/admin/api` (security.md, Statuses). */
const STATUSES: Readonly<Record<RefusalCode, number>> = {
	forbidden: 403,
	unproved: 403,
	not_found: 404,
	conflict: 409,
	state: 409,
	taken: 409,
	in_use: 409,
	same: 409,
	invalid: 400,
};

const SENTENCES: Readonly<Record<RefusalCode, string>> = {
	forbidden: 'You may not do that.',
	unproved: 'Please sign in again first.',
	not_found: 'There is no such row.',
	conflict: 'Somebody has changed it since you opened it.',
	state: 'It stands where this cannot be done.',
	taken: 'Another row has this already.',
	in_use: 'Other rows hang on it.',
	same: 'It stands like this already.',
	invalid: 'This field cannot hold that.',
};

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** An answer of the newsroom's calls: the envelope of the API, never kept. */
export const answer = (data: unknown, status = 200): Response =>
	new Response(JSON.stringify({ code: 1, msg: 'OK', data }), { status, headers });

/** The answer to a refusal: its code, the field, and of a conflict both states. */
export function refused({ code, field, conflict }: Refusal): Response {
	const status = STATUSES[code];
	const data = { reason: code, ...(field === undefined ? {} : { field }), ...conflict };
	return new Response(JSON.stringify({ code: status, msg: SENTENCES[code], data }), { status, headers });
}

/** What a call answers, or its refusal. @throws whatever is no refusal */
export async function orRefused(call: () => Promise<Response>): Promise<Response> {
	try {
		return await call();
	} catch (error) {
		if (error instanceof Refusal) return refused(error);
		throw error;
	}
}
