/** Passkeys of somebody. These reads run as the owner: no reading role sees credentials. */
import { eq } from 'drizzle-orm';
import { passkey } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';

/** Passkeys of an account, the oldest first. */
export const passkeysOf = (db: Database, account_id: number) =>
	db.write((tx) =>
		tx
			.select({
				id: passkey.id,
				name: passkey.name,
				credential_id: passkey.credential_id,
				transports: passkey.transports,
				created_at: passkey.created_at,
				used_at: passkey.used_at,
			})
			.from(passkey)
			.where(eq(passkey.account_id, account_id))
			.orderBy(passkey.id),
	);
