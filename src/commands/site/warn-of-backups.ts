import { and, eq, exists, inArray, max } from 'drizzle-orm';
import { account, account_role } from '../../data/tables/security/account';
import { audit } from '../../data/tables/site';
import type { BackupProblem } from '../../shared/site/backup-states';
import { type ActorContext, type CommandContext, runCommand } from '../command';
import { queueStaffEmails } from '../email/core/queue-staff-emails';

/** Number of the lock that a warning holds. */
const WARNING = 780_019;
const ENTITY = 'backup';
const ACTION = 'warn';

/** When people were last warned, in Unix seconds: no row is ever taken out of the audit log, so it remembers. */
async function warnedAt({ read }: CommandContext): Promise<number | undefined> {
	const [found] = await read
		.select({ at: max(audit.created_at) })
		.from(audit)
		.where(and(eq(audit.noun, ENTITY), eq(audit.action, ACTION)));
	return found?.at ?? undefined;
}

/** Active accounts of the desk and of administrators, without those of the demonstration. */
const caretakers = ({ read }: CommandContext): Promise<{ id: number; email: string }[]> =>
	read
		.select({ id: account.id, email: account.email })
		.from(account)
		.where(
			and(
				eq(account.state, 'active'),
				eq(account.is_demonstration, false),
				exists(
					read
						.select({ role: account_role.role })
						.from(account_role)
						.where(and(eq(account_role.account_id, account.id), inArray(account_role.role, ['desk', 'admin']))),
				),
			),
		)
		.orderBy(account.id);

/**
 * Writes an e-mail to the desk and the administrators about a problem of the backups, once: nobody is warned again
 * before a backup was found whole after the last warning.
 * @param goodSince when a trial first found the newest good backup whole, in Unix seconds
 * @param host the host of the site, which ends the message ids
 * @returns number of e-mails; 0 where they were warned before, or nobody is there who could be
 */
export const warnOfBackups = (
	context: ActorContext,
	problem: BackupProblem,
	goodSince: number | undefined,
	host: string,
): Promise<number> =>
	runCommand(context, ACTION, async (ctx) => {
		await ctx.lock(WARNING);
		const warned = await warnedAt(ctx);
		if (warned !== undefined && (goodSince === undefined || goodSince <= warned)) return 0;
		const people = await caretakers(ctx);
		if (people.length === 0) return 0;
		ctx.authorize('backup.warn');
		await queueStaffEmails(ctx, host, people, { kind: 'backup', about: { backup: problem } });
		ctx.audit({ entity: ENTITY, id: ENTITY, detail: { state: problem.state, emails: people.length } });
		return people.length;
	});
