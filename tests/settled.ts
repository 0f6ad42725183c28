import { codeAt } from '../src/platform/security/one-time-code';
import { Visitor } from './staff-visitor';

/** The password of all these accounts. */
export const PASSWORD = 'niebla azul sobre el puerto';

/** Somebody who has come in: their browser, the secret of their one-time codes, and their recovery codes. */
export interface Settled {
	visitor: Visitor;
	secret: string;
	uri: string;
	codes: string[];
}

/**
 * Follows a link, sets a password and one-time codes.
 * @param url origin of the site
 * @param given further input: an address, where the link has no account yet
 */
export async function settle(url: string, token: string, given: Record<string, string> = {}): Promise<Settled> {
	const visitor = new Visitor(url);
	await visitor.ask('POST', 'link/accept', { token, name: 'Ana Duarte', password: PASSWORD, ...given });
	const { secret, uri } = (await visitor.ask('POST', 'session/enrolment', {})).data as { secret: string; uri: string };
	const confirmed = await visitor.ask('POST', 'session/enrolment/confirm', {
		code: codeAt(secret, Math.floor(Date.now() / 1000)),
	});
	return { visitor, secret, uri, codes: confirmed.data.recovery_codes as string[] };
}
