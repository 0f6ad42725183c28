import type { Right } from '../access/policy';

/** Where a call is asked: under /api/v2, under /admin/api, or by a page of the site. */
export type RouterName = 'public' | 'newsroom' | 'form';
export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/** Who may ask. What a call is told beside its input follows from it (`contexts.ts`). */
export type Access =
	/** Anybody; the call reads what readers may see, and nothing else. */
	| { who: 'reader' }
	/** A visitor of the site; where `isNamed`, one who sends the identity of the User-Token header. */
	| { who: 'visitor'; isNamed: boolean }
	/** The bearer of an admin token with this right. */
	| { who: 'token'; right: string }
	/** Whoever has this right over some row; a command asks again when it holds the row. */
	| { who: 'staff'; right: Right }
	/** Whoever is signed in, whatever their rights. */
	| { who: 'person' }
	/** Anybody on a page of the newsroom: whoever is about to sign in. */
	| { who: 'guest' };
