/** Addresses that the small script needs too: apart from the table, which would be too much to load. */

/** The page of the newsletter; what stands under it belongs to single readers. */
export const SUBSCRIBE = '/about/subscribe';
/** Where a draft is shown to somebody outside; behind it stands a token. */
export const PREVIEW = '/preview';
/** Drawn covers. */
export const COVER = '/cover/:version/:kind/:scene/:mood/:lines/:file';

/** Folders of which what stands in them is another's to say: calls, the newsroom, built files, stored files. */
export const API = '/api';
/** The calls of the API: `article/list` is the call at `/api/v2/article/list`. */
export const CALLS = '/api/v2';
export const NEWSROOM = '/admin';
/** Calls of the newsroom: `tag` is the list of tags. */
export const NEWSROOM_CALLS = `${NEWSROOM}/api`;
/** What changes, told to the screens of the newsroom as it happens. */
export const NEWSROOM_LIVE = `${NEWSROOM_CALLS}/live`;
/** Stored files as the newsroom sees them, whatever uses them. */
export const NEWSROOM_FILES = `${NEWSROOM_CALLS}/file`;
/** Where a letter leads that invites, or gives a new password; behind it stands a token. */
export const NEWSROOM_LINK = `${NEWSROOM}/link`;
/** How the fragment of an address begins that holds the secret of the demonstration: a browser sends it to no server. */
export const DEMONSTRATION_SECRET = '#demo=';
export const BUILT_FILES = '/assets';
export const FONTS = '/fonts';
export const STORED_FILES = '/media';

/** Where a call of the API stands. @param call its name, such as `article/list` */
export const callPath = (call: string): string => `${CALLS}/${call}`;

/**
 * Whether an address holds the token of an email, or of a link to a draft, in whatever case its letters are: it is not
 * counted and not written down.
 */
export const isSecretPath = (path: string): boolean =>
	new RegExp(`(?:${SUBSCRIBE}/(?:confirm|preferences|unsubscribe)|${PREVIEW})/`, 'i').test(path);
