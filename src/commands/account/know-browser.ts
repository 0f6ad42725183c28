import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { session } from '../../data/tables/security/account';
import { known_browser } from '../../data/tables/security/sign-in';
import { tokenHash } from '../../platform/security/signature';
import type { CommandContext } from '../command';
import type { Browser } from './issue-session';

/** Seconds for which an account knows a browser after it last signed in there: 90 days. */
export const KNOWN_SECONDS = 90 * 86_400;

/**
 * Makes the account know this browser. A value that the browser had for the same account is void from then on.
 * @param sessionToken the session in which it becomes known; undefined where a followed link makes it known
 * @returns the value of its cookie, which is stored nowhere
 */
export async function knowBrowser(
	ctx: CommandContext,
	account_id: number,
	{ known }: Browser,
	sessionToken: string | undefined,
): Promise<string> {
	if (known !== undefined)
		await ctx.tx
			.delete(known_browser)
			.where(and(eq(known_browser.account_id, account_id), eq(known_browser.hash, tokenHash(known))));
	const [opened] =
		sessionToken === undefined
			? []
			: await ctx.read
					.select({ id: session.id })
					.from(session)
					.where(eq(session.hash, tokenHash(sessionToken)));
	const token = randomBytes(32).toString('base64url');
	await ctx.tx.insert(known_browser).values({
		account_id,
		hash: tokenHash(token),
		session_id: opened?.id ?? null,
		created_at: ctx.now,
		ends_at: ctx.now + KNOWN_SECONDS,
	});
	return token;
}
