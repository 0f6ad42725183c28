/** Keys of programs. These reads run as the owner: no reading role sees them. */
import { desc } from 'drizzle-orm';
import { admin_token } from '../../data/tables/security/keys';
import type { Database } from '../../platform/db/db';

/** Every key of a program, the newest first; the hash stays where it is. */
export const listAdminTokens = (db: Database) =>
	db.write((tx) =>
		tx
			.select({
				id: admin_token.id,
				name: admin_token.name,
				rights: admin_token.rights,
				created_at: admin_token.created_at,
				expires_at: admin_token.expires_at,
				revoked_at: admin_token.revoked_at,
			})
			.from(admin_token)
			.orderBy(desc(admin_token.id)),
	);
