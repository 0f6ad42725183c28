import { eq, sql } from 'drizzle-orm';
import { audit } from '../../data/tables/site';
import { issue } from '../../data/tables/subscription';
import type { Database } from '../../platform/db/db';
import { tag } from '../../shared/cache-tags';
import type { Actor } from '../article/change-article';
import { changed } from '../changed';

/** The issue cannot be sent; `reason` is stable. */
export class IssueRefusal extends Error {
	constructor(readonly reason: 'forbidden' | 'unknown' | 'sent') {
		super({ forbidden: 'This person may not send letters.', unknown: 'There is no such issue.', sent: 'The issue is on its way already.' }[reason]);
	}
}

/**
 * Sends an issue: who gets it is fixed here, in one transaction, a letter each, and never changes (security rule 23). The outbox does
 * the rest; a second call finds the issue on its way and sends nothing.
 * @param host name in the letters' Message-ID
 * @param now Unix seconds
 * @returns how many letters were written
 * @throws IssueRefusal
 */
export async function sendIssue(db: Database, actor: Actor, id: number, host: string, now: number): Promise<number> {
	if (!actor.may_edit) throw new IssueRefusal('forbidden');
	return db.write(async (tx) => {
		const [row] = await tx.select().from(issue).where(eq(issue.id, id)).for('update');
		if (!row) throw new IssueRefusal('unknown');
		if (row.status !== 'draft') throw new IssueRefusal('sent');
		const written = await tx.execute(sql`insert into letter (kind, subscription_id, issue_id, "to", mailbox, message_id, next_try_at, created_at)
			select 'issue', s.id, ${id}::int, s.email, s.email_key, gen_random_uuid() || '@' || ${host}::text, ${now}::bigint, ${now}::bigint
			from subscription s where s.edition = ${row.edition} and s.status = 'confirmed' and 'weekly' = any(s.letters) on conflict do nothing`);
		await tx.update(issue).set({ status: 'sending', sent_at: now }).where(eq(issue.id, id));
		const letters = written.rowCount ?? 0;
		await tx.insert(audit).values({ actor: actor.name, action: 'send', noun: 'issue', row_id: String(id), detail: { letters }, created_at: now });
		await changed(tx, [tag.letters, tag.page(row.edition, 'subscribe')]);
		return letters;
	});
}
