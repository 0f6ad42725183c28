import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { ConsentProof } from '../../data/tables/subscription';
import { defaultEdition } from '../../editions/editions';
import type { EmailAddress } from '../../shared/text/email-address';
import type { DatabaseContext } from '../command';
import { DONE_BY_COLUMNS, doneByValues } from '../site/done-by-sql';

/**
 * Sees to it that nothing is mailed to an address any more, also where it never signed up: its mailbox is gone, or its
 * owner complained (security rule 23). Emails that wait are not sent. Doing it twice changes nothing.
 */
export async function suppress({ db, actor, now }: DatabaseContext, { to, key }: EmailAddress): Promise<void> {
	authorize(actor, 'subscription.suppress', {}, now);
	const proof = JSON.stringify({ form: 'operator', text_version: '', asked_at: now } satisfies ConsentProof);
	await db.writeAlone(sql`with done as (
			insert into subscription (email, email_key, edition, proof, status, created_at, updated_at)
			values (${to}, ${key}, ${defaultEdition.code}, ${proof}::jsonb, 'suppressed', ${now}::bigint, ${now}::bigint)
			on conflict (email_key) do update set status = 'suppressed', updated_at = excluded.updated_at returning id)
		insert into audit (action, noun, row_id, created_at, ${DONE_BY_COLUMNS})
			select 'suppress', 'subscription', id, ${now}::bigint, ${doneByValues(actor)} from done`);
}
