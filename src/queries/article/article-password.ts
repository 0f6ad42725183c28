import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { verifyPassword } from '../../platform/security/password-hash';

/**
 * Whether a password opens a protected article. The hash is read apart from the article, so that it never travels with
 * it.
 */
export async function opensArticle(db: Db, id: number, password: string): Promise<boolean> {
	const rows = await prepared<{ password_hash: string | null }>(
		db,
		'article_password',
		'select password_hash from article where id = $1',
		[id],
	);
	const hash = rows[0]?.password_hash;
	return Boolean(hash) && verifyPassword(password, hash ?? '');
}
