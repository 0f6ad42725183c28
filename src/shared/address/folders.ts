/** Addresses that the small script needs too. They are apart from the table, which would be too much to load. */

/** The page of the newsletter; addresses under it belong to single readers. */
export const SUBSCRIBE = '/about/subscribe';
/** The address that shows a draft to somebody outside; a token follows it. */
export const PREVIEW = '/preview';
/** Drawn covers. */
export const COVER = '/cover/:version/:kind/:scene/:mood/:lines/:file';

/** Folders whose addresses other parts of the program answer: calls, the newsroom, built files, stored files. */
export const API = '/api';
/** The calls of the API: `article/list` is the call at `/api/v2/article/list`. */
export const CALLS = '/api/v2';
export const NEWSROOM = '/admin';
/** Calls of the newsroom: `tag` is the list of tags. */
export const NEWSROOM_CALLS = `${NEWSROOM}/api`;
/** Stream of changes for the screens of the newsroom. */
export const NEWSROOM_LIVE = `${NEWSROOM_CALLS}/live`;
/** Stored files for the newsroom, whether readers may see them or not. */
export const NEWSROOM_FILES = `${NEWSROOM_CALLS}/file`;
/** The address in an e-mail that invites, or gives a new password; a token follows it. */
export const NEWSROOM_LINK = `${NEWSROOM}/link`;
/** Beginning of a fragment that holds the secret of the demonstration; browsers send fragments to no server. */
export const DEMONSTRATION_SECRET = '#demo=';
export const BUILT_FILES = '/assets';
export const FONTS = '/fonts';
export const STORED_FILES = '/media';

/** The address of a call of the API. @param call its name, such as `article/list` */
export const callPath = (call: string): string => `${CALLS}/${call}`;

const SECRET = new RegExp(`(?:${SUBSCRIBE}/(?:confirm|preferences|unsubscribe)|${PREVIEW})/`, 'i');
/**
 * Whether an address holds the token of an email, or of a link to a draft, in upper or lower case. Such an address is
 * neither counted nor logged, and no answer to it is stored or names it elsewhere.
 */
export const isSecretPath = (path: string): boolean => SECRET.test(path);
