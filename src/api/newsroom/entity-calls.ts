import { Hono } from 'hono';
import type { Actor } from '../../access/actor';
import { demand } from '../../access/may';
import { ApiError } from '../../call/envelope';
import { jsonBody } from '../../call/json-body';
import { actingAs } from '../../commands/act';
import type { Entity } from '../../entities/kit/declare';
import { staffGet, staffList } from '../../entities/kit/staff-list';
import { entities } from '../../entities/registry';
import type { Database } from '../../platform/db/db';
import { holderOf } from '../../queries/secret/token-holder';
import { NEWSROOM_CALLS } from '../../shared/address/folders';
import { Refusal } from '../../shared/refusal';
import { answer, orRefused } from './refusals';

/** Names a list's query may have, by its path; the front passes on no other. */
export const entityQuery: ReadonlyMap<string, readonly string[]> = new Map(
	entities.map(({ noun, list: { filters } }) => [
		`${NEWSROOM_CALLS}/${noun}`,
		['search', 'after', 'limit', ...filters],
	]),
);

export interface EntityCallOptions {
	db: Database;
	/** Unix seconds. */
	clock: () => number;
}

/** What is needed of a request's context. */
interface Asked {
	req: { raw: Request; param(name: string): string | undefined };
}

const UNKNOWN = new Response(JSON.stringify({ code: 401, msg: 'Please send a token that is good.', data: null }), {
	status: 401,
	headers: {
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		'www-authenticate': 'Bearer',
	},
});

/** Whoever sends a good token in the Authorization header; a cookie counts for nothing here, so that no other site can act. */
async function actorOf(request: Request, { db, clock }: EntityCallOptions): Promise<Actor | undefined> {
	const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
	const holder = token === '' ? undefined : await holderOf(db, token, clock());
	return holder && { kind: 'token', ...holder };
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

async function list(entity: Entity, request: Request, { db }: EntityCallOptions): Promise<Response> {
	const query = new URL(request.url).searchParams;
	const filters = Object.fromEntries(
		entity.list.filters.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
	);
	const limit = query.get('limit') ?? undefined;
	if (limit !== undefined && !/^\d{1,4}$/.test(limit)) throw new Refusal('invalid', 'limit');
	const page = await staffList(db.staff, entity, {
		search: query.get('search') ?? '',
		filters,
		after: query.get('after') ?? undefined,
		limit: limit === undefined ? undefined : Number(limit),
	});
	return answer(page);
}

/**
 * The newsroom's calls over the declared nouns, by the list of the declarations: list and get, create, change, remove, and the verbs
 * a noun has beside. A caller acts by an admin token with the right to the content; what the token may not do the command refuses.
 */
export function createEntityCalls(options: EntityCallOptions): Hono {
	const { db, clock } = options;
	const app = new Hono();
	for (const entity of entities) {
		const path = `${NEWSROOM_CALLS}/${entity.noun}`;
		const as = (actor: Actor) => actingAs(db, actor, clock());
		// A number stands in the path. A text may be an address itself, and no path may hold an encoded slash: it comes in the query.
		const keyOf = (c: Asked) => c.req.param('key') ?? new URL(c.req.raw.url).searchParams.get('key') ?? '';
		const call = (run: (request: Request, actor: Actor, key: string) => Promise<Response>) => (c: Asked) =>
			orRefused(async () => {
				const actor = await actorOf(c.req.raw, options);
				return actor ? run(c.req.raw, actor, keyOf(c)) : UNKNOWN.clone();
			});
		/** Whoever may write a noun reads it here; it shows what readers do not see. */
		const reading = (run: (request: Request, key: string) => Promise<Response>) =>
			call((request, actor, key) => {
				demand(actor, entity.rights.write, {}, clock());
				return run(request, key);
			});
		const one = entity.key === 'id' ? `${path}/:key{[1-9][0-9]{0,8}}` : `${path}/row`;
		for (const [verb, run] of Object.entries(entity.verbs))
			app.post(
				`${path}/:key/${verb}`,
				call(async (request, actor, key) => answer(await run(as(actor), { ...(await bodyOf(request)), key }))),
			);
		app.get(
			path,
			reading((request) => list(entity, request, options)),
		);
		app.get(
			one,
			reading(async (_request, key) => {
				const row = await staffGet(db.staff, entity, key);
				if (!row) throw new Refusal('not_found', 'key');
				return answer(row);
			}),
		);
		app.post(
			path,
			call(async (request, actor) => answer(await entity.create(as(actor), await bodyOf(request)), 201)),
		);
		app.patch(
			one,
			call(async (request, actor, key) => {
				const { version, ...set } = await bodyOf(request);
				return answer(await entity.change(as(actor), { key, version, set }));
			}),
		);
		app.delete(
			one,
			call(async (request, actor, key) =>
				answer(
					await entity.remove(as(actor), {
						key,
						version: new URL(request.url).searchParams.get('version') ?? undefined,
					}),
				),
			),
		);
	}
	return app;
}
