import type { Edition } from '../../editions/edition';
import { ruleSentence } from '../../editions/rule-sentence';
import type { Database } from '../../platform/db/db';
import type { SigningKeys } from '../../platform/security/signature';
import { visitorOf } from '../../platform/security/visitor-token';
import type { FileStorage } from '../../platform/storage/storage';
import type { UploadStore } from '../../platform/storage/upload-store';
import { traceOf } from '../../shared/loggable';
import { Refusal } from '../../shared/refusal';
import type { Brand } from '../../shared/site/brand';
import type { AnyCall } from '../call';
import type { CallSettings, QueryContext, TokenHolder, UploadLimits } from '../contexts';
import { answerTo, refuse } from '../envelope';
import { failureOf } from '../failure';

/** What the calls of the API need from the site. */
export interface PublicRouterOptions {
	db: Database;
	site_url: string;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	settings: CallSettings & { uploadLimits: UploadLimits };
	storage: FileStorage;
	uploadStore: UploadStore;
	/**
	 * The sender whose admin token a request carries.
	 * @throws Refusal `foreign` for a token without the right, and without a token
	 */
	holderOf(headers: Headers, right: string): Promise<TokenHolder>;
	/** The name and look of the site that are in effect. */
	brand: Pick<Brand, 'hidden'>;
	seoOf: QueryContext['seoOf'];
	log(line: Record<string, unknown>): void;
}

/**
 * A GET that writes must come from a person on this site: not from another site, and not from a prefetch of the
 * browser.
 * @throws Refusal `foreign`
 */
export function refuseForeignGet({ headers }: Request): void {
	const site = headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') throw new Refusal('foreign');
	const isPrefetch = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
		/prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
	);
	if (isPrefetch) throw new Refusal('foreign');
}

/**
 * The identity in the User-Token header.
 * @throws Refusal `visitor` where it is not valid, or missing on a call that needs it
 */
export function visitorIn({ access }: AnyCall, request: Request, keys: SigningKeys, now: number): string | undefined {
	const token = request.headers.get('user-token');
	if (!token && !(access.who === 'visitor' && access.isNamed)) return undefined;
	const visitor = visitorOf(keys, token ?? '', now);
	if (!visitor) throw new Refusal('visitor');
	return visitor;
}

/** The failed call, with what its refusal is written from. */
interface FailedCall {
	call: AnyCall;
	request: Request;
	edition: Edition;
	given: Record<string, unknown>;
}

/**
 * The answer of the API to any error: a refusal in the caller's edition, or a failure whose details go only to the log.
 */
export async function refuseAs(
	error: unknown,
	{ call, request, edition, given }: FailedCall,
	{ db, log }: PublicRouterOptions,
): Promise<Response> {
	let refusal = error;
	if (call.refusalFor)
		refusal =
			(await call.refusalFor(error, { request, edition, log, failureOf: (one) => failureOf(one, db) })) ?? error;
	if (!(refusal instanceof Refusal)) {
		log({ event: 'api_error', path: call.path, reason: traceOf(error) });
		const { reason, headers } = await failureOf(error, db);
		return refuse(reason, edition, undefined, headers);
	}
	const { code, field, more } = refusal;
	const { retryAfter } = more;
	const headers = { ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }), ...more.headers };
	const { rule } = more;
	const ofField = rule && field && edition.words.api.invalid_field({ field });
	const reason = rule && [ofField, ruleSentence(rule, edition)].filter(Boolean).join(' ');
	const message = (code === 'invalid' && field ? call.say?.(given, field, edition) : undefined) ?? reason;
	return refuse(answerTo(code), edition, field, headers, more.sentence ?? message);
}
