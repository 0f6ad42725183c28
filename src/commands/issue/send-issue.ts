import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { issue } from '../../data/tables/subscription';
import { tag } from '../../shared/cache-tags';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { command } from '../command';

const input = z.object({
	id: rowId,
	/** Name in the emails' Message-ID. */
	host: z.string().min(1),
});

/**
 * Sends an issue: who gets it is fixed here, in one transaction, an email each, and never changes (security rule 23).
 * The outbox does the rest; a second call finds the issue on its way and sends nothing.
 * @returns how many emails were written
 * @throws Refusal `forbidden`, `not_found`, `state` (on its way already)
 */
export const sendIssue = command({
	action: 'send',
	input,
	async run(ctx, { id, host }) {
		const [row] = await ctx.read.select().from(issue).where(eq(issue.id, id)).for('update');
		if (!row) throw new Refusal('not_found');
		ctx.authorize('issue.send', { edition: row.edition });
		if (row.status !== 'draft') throw new Refusal('state', 'status', { rule: { name: 'sent' } });
		const written =
			await ctx.tx.execute(sql`insert into letter (kind, subscription_id, issue_id, "to", mailbox, message_id,
				next_try_at, created_at)
			select 'issue', s.id, ${id}::int, s.email, s.email_key, gen_random_uuid() || '@' || ${host}::text,
				${ctx.now}::bigint, ${ctx.now}::bigint
			from subscription s where s.edition = ${row.edition} and s.status = 'confirmed' and 'weekly' = any(s.letters)
				on conflict do nothing`);
		await ctx.tx.update(issue).set({ status: 'sending', sent_at: ctx.now }).where(eq(issue.id, id));
		const emails = written.rowCount ?? 0;
		ctx.audit({ entity: 'issue', id, detail: { emails } });
		ctx.invalidate(tag.emails, tag.page(row.edition, 'subscribe'));
		return emails;
	},
});
