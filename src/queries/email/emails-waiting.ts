import { count, ne } from 'drizzle-orm';
import { type EmailState, letter } from '../../data/tables/letter';
import type { StaffDb } from '../../platform/db/tx';

/** How many emails of the outbox have not been sent, by state; a state without any is left out. */
export const emailsWaiting = (db: StaffDb): Promise<{ state: EmailState; count: number }[]> =>
	db.select({ state: letter.state, count: count() }).from(letter).where(ne(letter.state, 'sent')).groupBy(letter.state);
