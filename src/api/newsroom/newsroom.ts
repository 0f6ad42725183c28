import { Hono } from 'hono';
import type { Actor } from '../../access/actor';
import { callerEditionOf } from '../../call/caller';
import { answerNewsroom, type NewsroomDoorOptions } from '../../call/doors/newsroom-door';
import { refuse } from '../../call/envelope';
import { mountCalls, mountOtherMethods } from '../../call/mount';
import type { Database } from '../../platform/db/db';
import { holderOf } from '../../queries/secret/token-holder';
import { newsroomCalls } from './entity-calls';

export interface NewsroomOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
}

/**
 * Whoever sends a good token in the Authorization header; a cookie counts for nothing here, so that no other site can
 * act.
 */
async function actorOf(request: Request, { db, clock }: NewsroomOptions): Promise<Actor | undefined> {
	const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
	const holder = token === '' ? undefined : await holderOf(db, token, clock());
	return holder && { kind: 'token', ...holder };
}

/** The newsroom's calls under /admin/api. */
export function createNewsroomCalls(options: NewsroomOptions): Hono {
	const app = new Hono();
	const door: NewsroomDoorOptions = { ...options, actorOf: (request) => actorOf(request, options) };
	mountCalls(app, newsroomCalls, (call, c) => answerNewsroom(call, c, door));
	mountOtherMethods(app, newsroomCalls, [], (allow, c) =>
		refuse('method', callerEditionOf(c.req.raw), undefined, { allow }),
	);
	return app;
}
