import type { Edition } from '../../editions/edition';
import { ruleSentence } from '../../editions/rule-sentence';
import { waitIn } from '../../shared/http/wait';
import type { Refusal, RefusalCode } from '../../shared/refusal';
import { API_CODES, answerTo } from '../envelope';
import type { Failure } from '../failure';

/** Status of a refusal under `/admin/api` (security.md, Statuses). */
const statusOf = (code: RefusalCode): number =>
	code === 'forbidden' || code === 'unproved' || code === 'disabled' ? 403 : API_CODES[answerTo(code)];

/** An answer of the newsroom: the envelope of the API, never cached. */
export const envelope = (
	status: number,
	code: number,
	msg: string,
	data: unknown,
	headers: HeadersInit = {},
): Response => {
	const all = new Headers(headers);
	all.set('content-type', 'application/json; charset=utf-8');
	all.set('cache-control', 'no-store');
	return new Response(JSON.stringify({ code, msg, data }), { status, headers: all });
};

/** Adds headers to those of an answer, which may hold several cookies. */
const headersOf = (answer: Headers, more: Record<string, string> = {}): Headers => {
	const all = new Headers(answer);
	for (const [name, value] of Object.entries(more)) all.set(name, value);
	return all;
};

/** The sentence for how long somebody has to wait, rounded up. @param seconds until the next try */
function waitSentence(seconds: number, { newsroom }: Edition['words']): string {
	const { unit, n } = waitIn(seconds);
	return unit === 'minutes' ? newsroom.wait({ minutes: n }) : newsroom.wait_hours({ hours: n });
}

/**
 * The answer to a refusal: its sentence in the caller's language, its code, the field, the rule that was broken with
 * its values and the rows it is about; for a conflict also both states.
 * @param answer headers set so far, such as the new cookie of a session, which are sent with a refusal too
 */
export function refused({ code, field, more }: Refusal, edition: Edition, answer: Headers): Response {
	const { words } = edition;
	const { conflict, retryAfter, rule, rows } = more;
	const data = {
		reason: code,
		...(field === undefined ? {} : { field }),
		...(rule && { rule }),
		...(rows && { rows }),
		...conflict,
		...(retryAfter === undefined ? {} : { seconds: retryAfter }),
	};
	const sentences: Partial<Record<RefusalCode, string>> = words.newsroom.refusals;
	const sentence =
		code === 'wait'
			? waitSentence(retryAfter ?? 60, words)
			: (more.sentence ?? (rule && ruleSentence(rule, edition)) ?? sentences[code] ?? words.api[answerTo(code)]);
	const headers = headersOf(answer, {
		...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
		...more.headers,
	});
	return envelope(statusOf(code), statusOf(code), sentence, data, headers);
}

/** The answer to a request without a session and without a valid token. */
export const unknownCaller = ({ words }: Edition): Response =>
	envelope(401, 401, words.newsroom.token, null, { 'www-authenticate': 'Bearer' });

/** The answer to an error that is not the caller's. @param answer headers set so far */
export const failed = ({ reason, status, headers }: Failure, { words }: Edition, answer: Headers): Response =>
	envelope(
		status,
		status,
		words.newsroom[reason === 'unavailable' ? 'away' : 'failed'],
		null,
		headersOf(answer, headers),
	);
