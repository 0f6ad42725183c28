import { readCookie, writeCookie } from './cookie';
import { ownConsent } from './own-consent';

/** Days the token is good for, and kept. */
const DAYS = 30;

/**
 * The same token for calls that come while it is being made. Nothing else is remembered here: who the visitor is stands
 * in the cookies alone, which another page may take away.
 */
let coming: Promise<string> | undefined;

const tokenCookie = () => document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent;
const mayKeepUuid = () => ownConsent()?.performance === true;

/** A version 4 uuid. Pages that are not secure have no function for it. */
function makeUuid(): string {
	return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
		const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
		return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
	});
}

/** The token that is there already. */
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
 * The visitor's token. It is made just before the first call that needs it, which is when the visitor has sent
 * something or has agreed to be counted; the uuid behind it is kept only with consent to performance cookies.
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

/** Forgets the token: the server takes it no more. */
export function dropToken(): void {
	const name = tokenCookie();
	if (name) writeCookie(name, '', 0);
}

/** Forgets who the visitor is, token and uuid: the consent has been taken back. */
export function dropVisitor(): void {
	const name = tokenCookie();
	if (!name) return;
	if (readCookie(name)) dropToken();
	if (readCookie(`${name}uuid`)) writeCookie(`${name}uuid`, '', 0);
}
