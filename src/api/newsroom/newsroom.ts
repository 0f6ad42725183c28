import { Hono } from 'hono';
import { denialForAny } from '../../access/authorization';
import { authorizationOf } from '../../call/authorization';
import type { AnyCall } from '../../call/call';
import { callerEditionOf } from '../../call/caller';
import type { CallSettings } from '../../call/contexts';
import { refuse } from '../../call/envelope';
import { mountCalls, mountOtherMethods } from '../../call/mount';
import {
	answerNewsroom,
	answerSafely,
	type Caller,
	type NewsroomRouterOptions,
} from '../../call/routers/newsroom-router';
import { noteSeen } from '../../commands/account/end-session';
import { createContext } from '../../commands/command';
import { sessionOf } from '../../queries/secret/staff-session';
import { holderOf } from '../../queries/secret/token-holder';
import { NEWSROOM_CALLS, NEWSROOM_FILES, NEWSROOM_LIVE } from '../../shared/address/folders';
import { cookieValue } from '../../shared/consent';
import { adminCookie, browserCookie } from '../public/admin';
import { demonstrationSignIn } from './account/demonstration-sign-in';
import { keyCalls } from './account/key-calls';
import { linkCalls } from './account/link-calls';
import { passkeyCalls } from './account/passkey-calls';
import { peopleCalls } from './account/people-calls';
import { sessionCalls } from './account/session-calls';
import { articleBulkCalls } from './article/article-bulk-calls';
import { articleCalls } from './article/article-calls';
import { articleFlowCalls } from './article/article-flow-calls';
import { articleHistoryCalls } from './article/article-history-calls';
import { articlePendingCalls } from './article/article-pending-calls';
import { articlePreviewCalls } from './article/article-preview-calls';
import { articleStepCalls } from './article/article-step-calls';
import { previewLinkCalls } from './article/preview-link-calls';
import { auditCalls } from './audit/audit-calls';
import { calculatorCalls } from './desk/calculator-calls';
import { linkTargetCalls } from './desk/link-target-calls';
import { mediaCalls } from './desk/media-calls';
import { seriesCalls } from './desk/series-calls';
import { viewCalls } from './desk/view-calls';
import { descriptionCalls } from './entity/description-calls';
import { entityCalls } from './entity/entity-calls';
import { explained } from './entity/explain';
import { nameCalls } from './entity/name-calls';
import { healthCalls } from './health-calls';
import { historyCalls } from './history-calls';
import { importCalls } from './import/import-calls';
import { LiveHub } from './live/hub';
import { presenceCalls } from './live/presence-calls';
import { noteCalls } from './note/note-calls';
import { setUpCalls } from './set-up/set-up-calls';
import { settingsCalls } from './set-up/settings-calls';
import { staffOf } from './staff-of';
import { translationCalls } from './translation/translation-calls';
import { wallCalls } from './wall-calls';

const declared: readonly AnyCall[] = [
	...sessionCalls,
	...demonstrationSignIn,
	...keyCalls,
	...linkCalls,
	...passkeyCalls,
	...peopleCalls,
	...descriptionCalls,
	...nameCalls,
	...historyCalls,
	...auditCalls,
	...articleCalls,
	...articleBulkCalls,
	...viewCalls,
	...presenceCalls,
	...linkTargetCalls,
	...seriesCalls,
	...calculatorCalls,
	...mediaCalls,
	...articleFlowCalls,
	...articleHistoryCalls,
	...articlePendingCalls,
	...noteCalls,
	...translationCalls,
	...articlePreviewCalls,
	...previewLinkCalls,
	...articleStepCalls,
	...wallCalls,
	...healthCalls,
	...importCalls,
	...setUpCalls,
	...settingsCalls,
	...entityCalls,
];

/** Every call of the newsroom. */
export const newsroomCalls: readonly AnyCall[] = declared.map(explained);

export interface NewsroomOptions extends Omit<NewsroomRouterOptions, 'callerOf' | 'cookie' | 'browser_cookie'> {
	settings: CallSettings;
	/** Gives a stored file whatever uses it; undefined where there is none of that name. */
	giveFile(name: string, request: Request): Promise<Response | undefined>;
}

/**
 * Identifies the sender of a request: the holder of a good token in the Authorization header; without the header the
 * session of the cookie, which counts only on pages of this site (the router of the newsroom asks for that).
 */
async function callerOf(request: Request, cookie: string, { db, clock }: NewsroomOptions): Promise<Caller> {
	const authorization = authorizationOf(request.headers);
	if (authorization.kind !== 'none') {
		const holder = authorization.kind === 'token' ? await holderOf(db, authorization.token, clock()) : undefined;
		return { actor: holder && { kind: 'token', ...holder }, session: undefined };
	}
	const session = await sessionOf(db, cookieValue(request.headers.get('cookie'), cookie) ?? '', clock());
	if (!session) return { actor: undefined, session };
	const person = staffOf(session);
	if (person) await noteSeen(createContext(db, person, clock()), session);
	return { actor: person, session };
}

/** The newsroom's calls under /admin/api. */
export function createNewsroomCalls(options: NewsroomOptions): Hono {
	const app = new Hono();
	const cookie = adminCookie(options.settings);
	const browser_cookie = browserCookie(options.settings);
	const router: NewsroomRouterOptions = {
		...options,
		cookie,
		browser_cookie,
		callerOf: (request) => callerOf(request, cookie, options),
	};
	const hub = new LiveHub(options.db);
	app.get(NEWSROOM_LIVE, (c) =>
		answerSafely(c, options, async (_db, edition) => {
			const { actor, session } = await router.callerOf(c.req.raw);
			if (!actor || !session) return refuse('foreign', edition);
			const token = cookieValue(c.req.header('cookie') ?? null, cookie) ?? '';
			const stands = async () => (await sessionOf(options.db, token, options.clock()))?.stage === 'in';
			const browser = c.req.query('browser');
			return hub.open(stands, browser === undefined ? undefined : { browser, account: session.account_id });
		}),
	);
	app.get(`${NEWSROOM_FILES}/:name`, (c) =>
		answerSafely(c, options, async (_db, edition) => {
			const { actor } = await router.callerOf(c.req.raw);
			if (!actor || denialForAny(actor, 'media.store')) return refuse('foreign', edition);
			const given = await options.giveFile(c.req.param('name'), c.req.raw);
			if (!given) return refuse('not_found', edition);
			const answer = new Response(given.body, given);
			// Only the browser of the caller may cache it: a shared cache must not hold a file that is not published yet.
			answer.headers.set('cache-control', given.ok ? 'private, max-age=3600' : 'no-store');
			answer.headers.delete('cache-tag');
			return answer;
		}),
	);
	mountCalls(app, newsroomCalls, (call, c) => answerNewsroom(call, c, router));
	mountOtherMethods(app, newsroomCalls, [], (allow, c) =>
		refuse('method', callerEditionOf(c.req.raw), undefined, { allow }),
	);
	// What is asked for here is a call, and none of the newsroom's pages.
	for (const path of [NEWSROOM_CALLS, `${NEWSROOM_CALLS}/*`])
		app.all(path, (c) => refuse('not_found', callerEditionOf(c.req.raw)));
	return app;
}
