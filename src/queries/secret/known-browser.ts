import { and, eq, gt } from 'drizzle-orm';
import { account } from '../../data/tables/security/account';
import { known_browser } from '../../data/tables/security/sign-in';
import type { Database } from '../../platform/db/db';
import { tokenHash } from '../../platform/security/signature';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Hash of the cookie by which the account with this address knows a browser; undefined in any other browser. It asks
 * the same of the database for addresses without an account. It reads as the owner, because no reading role sees the
 * table.
 * @param email_key the address as it is compared
 * @param token value of the cookie; undefined where there is none
 * @param now Unix seconds
 */
export async function knownBrowserOf(
	db: Database,
	email_key: string,
	token: string | undefined,
	now: number,
): Promise<string | undefined> {
	if (token === undefined || !TOKEN.test(token)) return undefined;
	const hash = tokenHash(token);
	const [row] = await db.write((tx) =>
		tx
			.select({ hash: known_browser.hash })
			.from(known_browser)
			.innerJoin(account, eq(account.id, known_browser.account_id))
			.where(and(eq(known_browser.hash, hash), eq(account.email_key, email_key), gt(known_browser.ends_at, now))),
	);
	return row?.hash;
}
