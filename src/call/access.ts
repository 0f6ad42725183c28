import type { Right } from '../access/policy';

/**
 * The router that a call belongs to: /api/v2 (public), /admin/api (newsroom), or the forms of the site's pages (form).
 */
export type RouterName = 'public' | 'newsroom' | 'form';
export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/** The callers that a call accepts. This decides which context the call gets besides its input (`contexts.ts`). */
export type Access =
	/** Everybody; the call reads only what readers may see. */
	| { who: 'reader' }
	/** A visitor of the site; where `isNamed`, a visitor who sends their identity in the User-Token header. */
	| { who: 'visitor'; isNamed: boolean }
	/** The bearer of an admin token with this right. */
	| { who: 'token'; right: string }
	/** An actor with this right over some row; a command checks it again for the row that it locks. */
	| { who: 'staff'; right: Right }
	/** A person who is signed in, whatever their rights. */
	| { who: 'person' }
	/** Everybody on a page of the newsroom, also before they have signed in. */
	| { who: 'guest' };
