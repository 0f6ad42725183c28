import { and, count, eq, gt } from 'drizzle-orm';
import { account } from '../../data/tables/security/account';
import { staff_email } from '../../data/tables/security/staff-email';
import { readEmailAddress } from '../../shared/text/email-address';
import { type Acting, act } from '../act';
import { mailLink, type StaffMail } from './mail-link';
import { GOOD_FOR, killLinks } from './make-link';

/** Links that one person may be sent within so many seconds, whoever asks for them. */
const MOST = 3;
const WINDOW = 3_600;

/**
 * Sends whoever has this address a link to set another password; earlier ones are dead. Nobody is told whether
 * somebody has it.
 */
export const forgetPassword = (as: Acting, email: string, mail: StaffMail): Promise<void> =>
	act(as, 'forget_password', async (one) => {
		const key = readEmailAddress(email)?.key ?? '';
		const [row] = await one.read.select().from(account).where(eq(account.email_key, key)).for('update');
		if (row?.state !== 'active' || row.is_demonstration) return;
		const [sent] = await one.read
			.select({ n: count() })
			.from(staff_email)
			.where(
				and(
					eq(staff_email.account_id, row.id),
					eq(staff_email.kind, 'password'),
					gt(staff_email.created_at, one.now - WINDOW),
				),
			);
		if ((sent?.n ?? 0) >= MOST) return;
		one.demand('account.forget_password');
		await killLinks(one, row.id);
		await mailLink(one, mail, {
			email: 'password',
			kind: 'password',
			account_id: row.id,
			to: row.email,
			goodFor: GOOD_FOR.password,
		});
	});
