import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import type { SigningKeys } from '../../platform/security/signature';
import { visitorOf } from '../../platform/security/visitor-token';
import type { FileStorage } from '../../platform/storage/storage';
import type { UploadStore } from '../../platform/storage/upload-store';
import { Refusal, type RefusalCode } from '../../shared/refusal';
import type { AnyCall } from '../call';
import type { CallSettings, QueryContext, TokenHolder, UploadLimits } from '../contexts';
import { ApiError, type ApiErrorName, refuse } from '../envelope';
import { failure } from '../failure';

/** What the calls of the API need of the house. */
export interface PublicDoorOptions {
	db: Database;
	site_url: string;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	settings: CallSettings & { uploadLimits: UploadLimits };
	storage: FileStorage;
	uploadStore: UploadStore;
	/** Whose admin token a request carries. @throws ApiError `foreign` for one without the right, and for none */
	holderOf(headers: Headers, right: string): Promise<TokenHolder>;
	seoOf: QueryContext['seoOf'];
	log(line: Record<string, unknown>): void;
}

/**
 * What acts by GET must have been asked for by a person on this site: no other site, no look-ahead of a browser.
 * @throws ApiError
 */
export function refuseForeignGet({ headers }: Request): void {
	const site = headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') throw new ApiError('foreign');
	const isPrefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
	);
	if (isPrefetch) throw new ApiError('foreign');
}

/**
 * Identity in the User-Token header. @throws ApiError `visitor` for one that is not good, or missing where the call
 * wants it
 */
export function visitorIn({ access }: AnyCall, request: Request, keys: SigningKeys, now: number): string | undefined {
	const token = request.headers.get('user-token');
	if (!token && !(access.who === 'visitor' && access.isNamed)) return undefined;
	const visitor = visitorOf(keys, token ?? '', now);
	if (!visitor) throw new ApiError('visitor');
	return visitor;
}

/** What the API calls a command's refusal. */
const REASONS: Readonly<Record<RefusalCode, ApiErrorName>> = {
	forbidden: 'foreign',
	unproved: 'foreign',
	not_found: 'missing',
	conflict: 'conflict',
	state: 'conflict',
	taken: 'conflict',
	in_use: 'conflict',
	same: 'conflict',
	invalid: 'invalid',
	credentials: 'foreign',
	wait: 'limited',
};

/** What was asked, and in whose words it is refused. */
interface Refused {
	call: AnyCall;
	request: Request;
	edition: Edition;
	given: Record<string, unknown>;
}

/**
 * The one answer of the API to whatever goes wrong: a refusal in the caller's edition, or a fault whose words stay in
 * the log.
 */
export async function refuseAs(
	error: unknown,
	{ call, request, edition, given }: Refused,
	{ db, log }: PublicDoorOptions,
): Promise<Response> {
	let refusal = error;
	if (error instanceof Refusal) refusal = new ApiError(REASONS[error.code], error.field);
	else if (!(error instanceof ApiError) && call.refusalFor)
		refusal = (await call.refusalFor(error, { request, edition, log, isDatabaseAlive: () => db.isAlive() })) ?? error;
	if (!(refusal instanceof ApiError)) return failure(error, call.path, edition, { db, log });
	const { reason, field, retryAfter, more } = refusal;
	const headers = { ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }), ...more.headers };
	const said = reason === 'invalid' && field ? call.say?.(given, field, edition) : undefined;
	return refuse(reason, edition, field, headers, more.sentence ?? said);
}
