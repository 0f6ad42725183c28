import type { Context } from 'hono';
import type { z } from 'zod';
import type { Actor } from '../../access/actor';
import { refusalBeforeRow } from '../../access/may';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import { networkOf } from '../../platform/http/edge/client';
import type { SigningKeys } from '../../platform/security/signature';
import type { BackupPlan } from '../../queries/site/backups';
import { loggable, traceOf } from '../../shared/loggable';
import { Refusal, type RefusalCode } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { isUnstorable } from '../../shared/text/stored-text';
import type { AnyCall } from '../call';
import { callerEditionOf } from '../caller';
import { clientOf } from '../client-of';
import type { Entrance, Installation } from '../contexts';
import { isPassingFault } from '../database-fault';
import { API_CODES, answerTo } from '../envelope';
import { jsonBody } from '../json-body';

/** What the calls of the newsroom need of the house. */
export interface NewsroomDoorOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom's pages. */
	newsroom_url: string;
	/** Whose site it is, asked whenever somebody is told. */
	brand: { readonly name: string; readonly is_demonstration: boolean };
	/** Cookie of a session (specification, section 9). */
	cookie: string;
	/** Whether the settings let whoever sits at this machine sign in as a person of the demonstration. */
	offersDemoPeople: boolean;
	/** Whether there is a mail server. */
	hasMail: boolean;
	/** Who makes backups. */
	backups: BackupPlan;
	installation: Installation;
	drawPage: Entrance['drawPage'];
	drawNewsletter: Entrance['drawNewsletter'];
	sharedPicture: Entrance['sharedPicture'];
	keys(): Promise<SigningKeys>;
	log(line: Record<string, unknown>): void;
	/** Who sends a request. */
	callerOf(request: Request): Promise<Caller>;
}

/** Who sends a request: nobody, an integration, or somebody with a session. */
export interface Caller {
	/** Undefined for nobody, and for a session that still lacks its second factor. */
	actor: Actor | undefined;
	/** The session of the cookie; undefined for an integration. */
	session: StaffSession | undefined;
}

/** Status of a refusal under `/admin/api` (security.md, Statuses). */
const statusOf = (code: RefusalCode): number =>
	code === 'forbidden' || code === 'unproved' ? 403 : API_CODES[answerTo(code)];

/** An answer of the newsroom: the envelope of the API, never kept. */
const envelope = (status: number, code: number, msg: string, data: unknown, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify({ code, msg, data }), {
		status,
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
	});

/**
 * The one answer to a refusal: its sentence in the caller's language, its code, the field, and of a conflict both
 * states.
 * @param answer what was decided before: a proof has given the session another token, whatever is refused after it
 */
function refused({ code, field, more }: Refusal, { words }: Edition, answer: Headers): Response {
	const { conflict, retryAfter } = more;
	const wait = retryAfter === undefined ? {} : { seconds: retryAfter };
	const data = { reason: code, ...(field === undefined ? {} : { field }), ...conflict, ...wait };
	const sentences: Partial<Record<RefusalCode, string>> = words.newsroom.refusals;
	const sentence =
		code === 'wait'
			? words.newsroom.wait({ minutes: Math.ceil((retryAfter ?? 60) / 60) })
			: (more.sentence ?? sentences[code] ?? words.api[answerTo(code)]);
	const headers = {
		...Object.fromEntries(answer),
		...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
		...more.headers,
	};
	return envelope(statusOf(code), statusOf(code), sentence, data, headers);
}

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Whether a page of this site sends the request. A browser says so by one of two headers; what a cookie or nobody at
 * all lets pass is not taken from anything else (security rule 28).
 */
const isOwnPage = (headers: Headers, newsroom_url: string): boolean =>
	headers.get('sec-fetch-site') === 'same-origin' ||
	(headers.get('sec-fetch-site') === null && headers.get('origin') === newsroom_url);

/** How somebody comes in and goes. @param answer takes the cookie */
function entranceOf(
	c: Context,
	session: StaffSession | undefined,
	options: NewsroomDoorOptions,
	answer: Headers,
): Entrance {
	const { site_url, newsroom_url, brand, cookie, keys } = options;
	const client = clientOf(c);
	const isSecure = site_url.startsWith('https:') || cookie.startsWith('__Host-');
	return {
		session,
		client,
		browser: {
			agent: c.req.header('user-agent') ?? '',
			network: networkOf(client),
			session: session?.id,
		},
		brand: brand.name,
		site_url,
		newsroom_url,
		offersDemoPeople:
			options.offersDemoPeople &&
			brand.is_demonstration &&
			(c.env as { isLocal?: boolean } | undefined)?.isLocal === true,
		mail: async () => (options.hasMail ? { keys: await keys(), host: new URL(site_url).hostname } : undefined),
		hasMail: options.hasMail,
		backups: options.backups,
		drawPage: options.drawPage,
		drawNewsletter: options.drawNewsletter,
		sharedPicture: options.sharedPicture,
		keys,
		setCookie(token) {
			const end = token === undefined ? '; Max-Age=0' : '';
			answer.set(
				'set-cookie',
				`${cookie}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${end}`,
			);
		},
	};
}

/** The body as it came. @throws Refusal `invalid` for what is no JSON object */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
	try {
		return await jsonBody(request);
	} catch (error) {
		if (error instanceof Refusal) throw new Refusal('invalid', 'body');
		throw error;
	}
}

/** What a query says under the names that a call knows. */
const knownOf = (schema: z.ZodObject | undefined, query: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(query).filter(([name]) => schema && name in schema.shape));

/** A body without what the address of its call says: it is the address alone that names a row. */
const notNamedIn = (query: z.ZodObject | undefined, body: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(body).filter(([name]) => !(query && name in query.shape)));

/** @throws Refusal `invalid` with the field that is wrong, as the caller named it */
function checked(schema: z.ZodObject | undefined, given: Record<string, unknown>): Record<string, unknown> {
	if (!schema) return {};
	const input = schema.safeParse(given);
	if (!input.success) throw new Refusal('invalid', input.error.issues[0]?.path.join('.') ?? '');
	const unstorable = Object.entries(input.data).find(([, value]) => isUnstorable(value));
	if (unstorable) throw new Refusal('invalid', unstorable[0]);
	return input.data;
}

/** Why a caller may not ask at all; undefined where they may. @param now Unix seconds */
function refusalOf({ access }: AnyCall, { actor }: Caller, now: number): RefusalCode | undefined {
	if (access.who === 'guest' || (access.who === 'person' && actor?.kind === 'staff')) return undefined;
	return access.who === 'staff' && actor ? refusalBeforeRow(actor, access.right, now) : 'forbidden';
}

/** Runs a call for whoever asks. @throws Refusal */
async function run(
	call: AnyCall,
	c: Context,
	caller: Caller,
	options: NewsroomDoorOptions,
	answer: Headers,
): Promise<unknown> {
	const { input } = call;
	const now = options.clock();
	const code = refusalOf(call, caller, now);
	if (code) throw new Refusal(code);
	const path = c.req.param() as Record<string, string>;
	const query = knownOf(input.query, c.req.query());
	const body = input.body ? { ...notNamedIn(input.query, await bodyOf(c.req.raw)), ...query, ...path } : {};
	const context = {
		db: options.db,
		actor: caller.actor,
		now,
		given: { ...query, ...path, ...body },
		entrance: entranceOf(c, caller.session, options, answer),
		installation: options.installation,
	};
	const all = { ...checked(input.body, body), ...checked(input.query, query), ...checked(input.path, path) };
	return call.run({ ...context, input: all } as never);
}

/** Answers a call of the newsroom; never rejects. */
export async function answerNewsroom(call: AnyCall, c: Context, options: NewsroomDoorOptions): Promise<Response> {
	const edition = callerEditionOf(c.req.raw);
	const answer = new Headers();
	const { headers, method } = c.req.raw;
	try {
		const caller = await options.callerOf(c.req.raw);
		const isProgram = caller.actor !== undefined && caller.session === undefined;
		if (
			!SAFE.has(method) &&
			!isProgram &&
			headers.has('authorization') === false &&
			!isOwnPage(headers, options.newsroom_url)
		)
			return envelope(401, 401, edition.words.newsroom.token, null, { 'www-authenticate': 'Bearer' });
		if (!caller.actor && call.access.who !== 'guest')
			return envelope(401, 401, edition.words.newsroom.token, null, { 'www-authenticate': 'Bearer' });
		const data = await run(call, c, caller, options, answer);
		return envelope(call.status ?? 200, 1, 'OK', data, Object.fromEntries(answer));
	} catch (error) {
		if (error instanceof Refusal) return refused(error, edition, answer);
		options.log({ event: 'error', path: loggable(c.req.path), reason: traceOf(error) });
		const isPassing = isPassingFault(error);
		const status = isPassing ? 503 : 500;
		const sentence = edition.words.newsroom[isPassing ? 'away' : 'failed'];
		return envelope(status, status, sentence, null, {
			...Object.fromEntries(answer),
			...(isPassing ? { 'retry-after': '5' } : {}),
		});
	}
}
