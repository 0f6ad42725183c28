import type { Context } from 'hono';
import type { z } from 'zod';
import type { Actor } from '../../access/actor';
import { denialBeforeRow, denied } from '../../access/authorization';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import { networkOf } from '../../platform/http/edge/client';
import type { SigningKeys } from '../../platform/security/signature';
import type { BackupPlan } from '../../queries/site/backups';
import { cookieValue } from '../../shared/consent';
import { loggable, traceOf } from '../../shared/loggable';
import { Refusal, type RefusalCode, refusalOfIssue } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { isUnstorable } from '../../shared/text/stored-text';
import { authorizationOf } from '../authorization';
import type { AnyCall } from '../call';
import { callerEditionOf } from '../caller';
import { clientOf } from '../client-of';
import type { Entrance, Installation } from '../contexts';
import { writeWhileAnswered } from '../deadline';
import { failureOf } from '../failure';
import { type BodyReading, jsonBody } from '../json-body';
import { consumeCallRateLimits } from './call-rate-limits';
import { type HeldBody, holdBody } from './long-bodies';
import { envelope, failed, refused, unknownCaller } from './newsroom-answers';
import { cookieSetter } from './newsroom-cookies';

/** What the calls of the newsroom need from the site. */
export interface NewsroomRouterOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom's pages. */
	newsroom_url: string;
	/** The site's name, read anew for every answer because it can change. */
	brand: { readonly name: string; readonly is_demonstration: boolean };
	/** Cookie of a session (specification, section 9). */
	cookie: string;
	/** Cookie of a browser that an account knows (decision 093). */
	browser_cookie: string;
	/** The secret that signs in as people of the demonstration; undefined where the settings do not allow it. */
	demonstrationSecret: string | undefined;
	/** Whether there is a mail server. */
	hasMail: boolean;
	/** How backups are made. */
	backups: BackupPlan;
	installation: Installation;
	drawPage: Entrance['drawPage'];
	drawChart: Entrance['drawChart'];
	drawNewsletter: Entrance['drawNewsletter'];
	drawFeedEntry: Entrance['drawFeedEntry'];
	sharedPicture: Entrance['sharedPicture'];
	keys(): Promise<SigningKeys>;
	log(line: Record<string, unknown>): void;
	/** Identifies the caller of a request. */
	callerOf(request: Request): Promise<Caller>;
}

/** The caller of a request: unknown, an integration, or a person with a session. */
export interface Caller {
	/** Undefined for an unknown caller, and for a session that still lacks its second factor. */
	actor: Actor | undefined;
	/** The session of the cookie; undefined for an integration. */
	session: StaffSession | undefined;
}

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * True when a page of this site sends the request. Browsers say so in one of two headers; a request without either of
 * them is not trusted (security rule 28).
 */
const isOwnPage = (headers: Headers, newsroom_url: string): boolean =>
	headers.get('sec-fetch-site') === 'same-origin' ||
	(headers.get('sec-fetch-site') === null && headers.get('origin') === newsroom_url);

/** What calls need for signing in and out. @param answer headers that take the cookies */
function entranceOf(
	c: Context,
	session: StaffSession | undefined,
	options: NewsroomRouterOptions,
	answer: Headers,
): Entrance {
	const { site_url, newsroom_url, brand, cookie, browser_cookie, keys } = options;
	const client = clientOf(c);
	const setCookie = cookieSetter(answer, site_url.startsWith('https:'));
	return {
		session,
		client,
		browser: {
			agent: c.req.header('user-agent') ?? '',
			network: networkOf(client),
			session: session?.id,
			known: cookieValue(c.req.header('cookie') ?? null, browser_cookie),
		},
		brand: brand.name,
		site_url,
		newsroom_url,
		demonstrationSecret:
			brand.is_demonstration && (c.env as { isLocal?: boolean } | undefined)?.isLocal === true
				? options.demonstrationSecret
				: undefined,
		mail: async () => (options.hasMail ? { keys: await keys(), host: new URL(site_url).hostname } : undefined),
		hasMail: options.hasMail,
		backups: options.backups,
		drawPage: options.drawPage,
		drawChart: options.drawChart,
		drawNewsletter: options.drawNewsletter,
		drawFeedEntry: options.drawFeedEntry,
		sharedPicture: options.sharedPicture,
		keys,
		setCookie: (token) => setCookie(cookie, token),
		knowBrowser: (token, seconds) => setCookie(browser_cookie, token, seconds),
	};
}

/** The body, parsed. @throws Refusal `invalid` where it is no JSON object, `too_large`, `limited` */
async function bodyOf(request: Request, reading: BodyReading): Promise<Record<string, unknown>> {
	try {
		return await jsonBody(request, reading);
	} catch (error) {
		if (Refusal.is(error, 'too_large', 'limited')) throw error;
		if (error instanceof Refusal) throw new Refusal('invalid', 'body', { rule: { name: 'body' } });
		throw error;
	}
}

/** The values of a query whose names the call declares. */
const knownOf = (schema: z.ZodObject | undefined, query: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(query).filter(([name]) => schema && name in schema.shape));

/** A body without the fields that the query declares: only the address may name a row. */
const notNamedIn = (query: z.ZodObject | undefined, body: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(body).filter(([name]) => !(query && name in query.shape)));

/** @throws Refusal `invalid` with the field that is wrong, as the caller named it */
function checked(schema: z.ZodObject | undefined, given: Record<string, unknown>): Record<string, unknown> {
	if (!schema) return {};
	const input = schema.safeParse(given);
	if (!input.success) throw refusalOfIssue(input.error, undefined, schema);
	const unstorable = Object.entries(input.data).find(([, value]) => isUnstorable(value));
	if (unstorable) throw new Refusal('invalid', unstorable[0], { rule: { name: 'unstorable' } });
	return input.data;
}

/**
 * The code of the refusal of a caller who may not make the call at all; undefined where they may.
 * @param now Unix seconds
 */
function refusalOf({ access }: AnyCall, { actor }: Caller, now: number): RefusalCode | undefined {
	if (access.who === 'guest' || (access.who === 'person' && actor?.kind === 'staff')) return undefined;
	return access.who === 'staff' && actor ? denialBeforeRow(actor, access.right, now) : 'forbidden';
}

/** Checks the caller, the limits and the input, and runs the call. @throws Refusal */
async function run(
	call: AnyCall,
	c: Context,
	caller: Caller,
	options: NewsroomRouterOptions,
	answer: Headers,
	{ reading }: HeldBody,
): Promise<unknown> {
	const { input } = call;
	const now = options.clock();
	const code = refusalOf(call, caller, now);
	if (code) throw call.access.who === 'staff' ? denied(caller.actor, call.access.right, code) : new Refusal(code);
	await consumeCallRateLimits(call, clientOf(c), options, now);
	const path = c.req.param() as Record<string, string>;
	const query = knownOf(input.query, c.req.query());
	const body = input.body ? { ...notNamedIn(input.query, await bodyOf(c.req.raw, reading)), ...query, ...path } : {};
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

/**
 * Answers a request of the newsroom; never rejects. While the database does not answer, the request is answered within
 * seconds, and nothing of it is committed afterwards (`writeWhileAnswered`).
 * @param run gets the database to work on, and the headers of the answer
 */
export async function answerSafely(
	c: Context,
	options: Pick<NewsroomRouterOptions, 'db' | 'log'>,
	run: (db: Database, edition: Edition, answer: Headers) => Promise<Response>,
): Promise<Response> {
	const edition = callerEditionOf(c.req.raw);
	const answer = new Headers();
	try {
		return await writeWhileAnswered(options.db, (db) => run(db, edition, answer));
	} catch (error) {
		if (error instanceof Refusal) return refused(error, edition, answer);
		options.log({ event: 'error', path: loggable(c.req.path), reason: traceOf(error) });
		return failed(await failureOf(error, options.db), edition, answer);
	}
}

/** Answers a call of the newsroom; never rejects. */
export const answerNewsroom = (call: AnyCall, c: Context, options: NewsroomRouterOptions): Promise<Response> =>
	answerSafely(c, options, async (db, edition, answer) => {
		const { headers, method } = c.req.raw;
		const caller = await options.callerOf(c.req.raw);
		if (caller.actor?.kind !== 'token') {
			// A request whose header holds no valid token has no rights, and its cookie is ignored.
			if (authorizationOf(headers).kind !== 'none') return unknownCaller(edition);
			if (!SAFE.has(method) && !isOwnPage(headers, options.newsroom_url)) return unknownCaller(edition);
		}
		if (!caller.actor && call.access.who !== 'guest') return unknownCaller(edition);
		const held = holdBody(call, caller.actor);
		try {
			const data = await run(call, c, caller, { ...options, db }, answer, held);
			return envelope(call.status ?? 200, 1, 'OK', data, answer);
		} finally {
			held.release();
		}
	});
