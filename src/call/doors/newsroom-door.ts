import type { Context } from 'hono';
import type { z } from 'zod';
import type { Actor } from '../../access/actor';
import { refusalForAny } from '../../access/may';
import type { Edition } from '../../editions/edition';
import type { Database } from '../../platform/db/db';
import { Refusal, type RefusalCode } from '../../shared/refusal';
import { isUnstorable } from '../../shared/stored-text';
import type { AnyCall } from '../call';
import { callerEditionOf } from '../caller';
import type { StaffContext } from '../contexts';
import { ApiError } from '../envelope';
import { jsonBody } from '../json-body';

/** What the calls of the newsroom need of the house. */
export interface NewsroomDoorOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	/** Who sends a request; undefined for whoever is nobody here. */
	actorOf(request: Request): Promise<Actor | undefined>;
}

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

/** An answer of the newsroom: the envelope of the API, never kept. */
const envelope = (status: number, code: number, msg: string, data: unknown, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify({ code, msg, data }), {
		status,
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
	});

/**
 * The one answer to a refusal: its sentence in the caller's language, its code, the field, and of a conflict both
 * states.
 */
function refused({ code, field, conflict }: Refusal, { words }: Edition): Response {
	const data = { reason: code, ...(field === undefined ? {} : { field }), ...conflict };
	return envelope(STATUSES[code], STATUSES[code], words.newsroom.refusals[code], data);
}

/** The body as it came. @throws Refusal `invalid` for what is no JSON object */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
	try {
		return await jsonBody(request);
	} catch (error) {
		if (error instanceof ApiError) throw new Refusal('invalid', 'body');
		throw error;
	}
}

/** What a query says under the names that a call knows. */
const knownOf = (schema: z.ZodObject | undefined, query: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(query).filter(([name]) => schema && name in schema.shape));

/** @throws Refusal `invalid` with the field that is wrong, as the caller named it */
function checked(schema: z.ZodObject | undefined, given: Record<string, unknown>): Record<string, unknown> {
	if (!schema) return {};
	const input = schema.safeParse(given);
	if (!input.success) throw new Refusal('invalid', input.error.issues[0]?.path.join('.') ?? '');
	const unstorable = Object.entries(input.data).find(([, value]) => isUnstorable(value));
	if (unstorable) throw new Refusal('invalid', unstorable[0]);
	return input.data;
}

/** Runs a call for whoever asks. @throws Refusal */
async function run(call: AnyCall, c: Context, actor: Actor, { db, clock }: NewsroomDoorOptions): Promise<unknown> {
	const { access, input } = call;
	const code = access.who === 'staff' ? refusalForAny(actor, access.right) : 'forbidden';
	if (code) throw new Refusal(code);
	const path = c.req.param() as Record<string, string>;
	const query = knownOf(input.query, c.req.query());
	// What the path names is the row's, whatever a body says.
	const body = input.body ? { ...(await bodyOf(c.req.raw)), ...path } : {};
	const context: StaffContext = { db, actor, now: clock(), given: { ...query, ...body, ...path } };
	const all = { ...checked(input.query, query), ...checked(input.body, body), ...checked(input.path, path) };
	return call.run({ ...context, input: all } as never);
}

/** Answers a call of the newsroom. @throws whatever is no refusal */
export async function answerNewsroom(call: AnyCall, c: Context, options: NewsroomDoorOptions): Promise<Response> {
	const edition = callerEditionOf(c.req.raw);
	try {
		const actor = await options.actorOf(c.req.raw);
		if (!actor) return envelope(401, 401, edition.words.newsroom.token, null, { 'www-authenticate': 'Bearer' });
		return envelope(call.status ?? 200, 1, 'OK', await run(call, c, actor, options));
	} catch (error) {
		if (error instanceof Refusal) return refused(error, edition);
		throw error;
	}
}
