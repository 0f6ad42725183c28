import { randomBytes } from 'node:crypto';
import { account, account_role, session } from '../src/data/tables/security/account';
import { tokenHash } from '../src/platform/security/signature';
import type { Grant } from '../src/shared/staff';
import type { TestFront } from './site';
import { Visitor } from './staff-visitor';

/**
 * A browser in which somebody with these roles is signed in, their password shown just now.
 * @param author_id the author who they are
 */
export async function signedIn(
	site: Pick<TestFront, 'db' | 'url'>,
	grants: readonly Grant[],
	author_id?: number,
): Promise<Visitor> {
	const visitor = new Visitor(site.url);
	visitor.cookie = randomBytes(32).toString('base64url');
	const now = Math.floor(Date.now() / 1000);
	await site.db.write(async (tx) => {
		const email = `${randomBytes(6).toString('hex')}@brume.example`;
		const name = grants.map(({ role, edition = '' }) => role + edition).join('+');
		const [made] = await tx
			.insert(account)
			.values({ email, email_key: email, name, state: 'active', author_id: author_id ?? null })
			.returning({ id: account.id });
		const account_id = made?.id ?? 0;
		if (grants.length > 0) await tx.insert(account_role).values(grants.map((grant) => ({ account_id, ...grant })));
		await tx.insert(session).values({
			account_id,
			hash: tokenHash(visitor.cookie),
			stage: 'in',
			proved_at: now,
			seen_at: now,
			ends_at: now + 3_600,
		});
	});
	return visitor;
}
