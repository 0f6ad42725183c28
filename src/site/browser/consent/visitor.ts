import { readCookie, writeCookie } from './cookie';
import { ownConsent } from './own-consent';

/** Days for which the token is valid, and kept. */
const DAYS = 30;

/**
 * The token that is being made, for calls that come meanwhile. Nothing else is remembered here: only the cookies say
 * who the visitor is, and another page may remove them.
 */
let coming: Promise<string> | undefined;

const tokenCookie = () => document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent;
const mayKeepUuid = () => ownConsent()?.performance === true;

/** A version 4 uuid. Browsers offer a function for it only on secure pages. */
function makeUuid(): string {
	return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
		const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
		return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
	});
}

/** The token that the browser has already. */
export function tokenAtHand(): string | undefined {
	const name = tokenCookie();
	return (name && readCookie(name)) || undefined;
}

async function makeToken(login: (uuid: string) => Promise<{ token: string }>): Promise<string> {
	const name = tokenCookie();
	const uuid = (name && mayKeepUuid() && readCookie(`${name}uuid`)) || makeUuid();
	const { token } = await login(uuid);
	if (name) {
		writeCookie(name, token, DAYS);
		if (mayKeepUuid()) writeCookie(`${name}uuid`, uuid, DAYS);
	}
	return token;
}

/**
 * The visitor's token. It is made just before the first call that needs it, when the visitor has sent something or has
 * agreed to be counted; the uuid behind it is kept only with consent to performance cookies.
 * @param login exchanges a uuid for a token
 */
export async function takeToken(login: (uuid: string) => Promise<{ token: string }>): Promise<string> {
	const own = tokenAtHand();
	if (own) return own;
	coming ??= makeToken(login).finally(() => {
		coming = undefined;
	});
	return coming;
}

/** Forgets the token, which the server no longer accepts. */
export function dropToken(): void {
	const name = tokenCookie();
	if (name) writeCookie(name, '', 0);
}

/** Forgets the visitor's token and uuid, because consent was withdrawn. */
export function dropVisitor(): void {
	const name = tokenCookie();
	if (!name) return;
	if (readCookie(name)) dropToken();
	if (readCookie(`${name}uuid`)) writeCookie(`${name}uuid`, '', 0);
}
