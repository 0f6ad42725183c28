import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';
import { MAIL_ACCEPTED_SETTING } from '../../shared/site/checklist';

/** Remembers that a mail server has accepted an e-mail of this site, the first time. @param now Unix seconds */
export async function noteMailAccepted(db: Pick<Database, 'writeAlone'>, now: number): Promise<void> {
	await db.writeAlone(sql`insert into setting (name, value, updated_at)
		values (${MAIL_ACCEPTED_SETTING}, to_jsonb(${now}::int), ${now}) on conflict (name) do nothing`);
}
