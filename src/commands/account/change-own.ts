import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { account } from '../../data/tables/security/account';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, slowHash } from '../../platform/security/account-password';
import { isWeakPassword } from '../../platform/security/weak-password';
import { personName } from '../../shared/house/person-name';
import { Refusal } from '../../shared/refusal';
import { staffLanguages } from '../../shared/staff';
import { changesBetween } from '../changes-between';
import { type ActingAlone, act } from '../command';
import { endSessions } from './end-session';

/** What somebody changes of their own account. */
export const ownFields = z.object({
	name: personName.min(1).optional(),
	language: z.enum(staffLanguages).optional(),
});

/** Changes one's own name or language; what is as it was already leaves no row. */
export const changeOwn = (as: ActingAlone, id: number, given: z.output<typeof ownFields>): Promise<void> =>
	act(as, 'change_own', async (one) => {
		one.demand('account.change_own');
		const [before] = await one.read
			.select({ name: account.name, language: account.language })
			.from(account)
			.where(eq(account.id, id))
			.for('update');
		if (!before) throw new Refusal('not_found', 'id');
		const changes = changesBetween(before, { ...before, ...given });
		if (Object.keys(changes).length === 0) return;
		await one.tx
			.update(account)
			.set({ ...given, updated_at: one.now })
			.where(eq(account.id, id));
		one.done({ noun: 'account', id, detail: { changes } });
	});

/**
 * Sets another password for oneself; all other sessions end. The old one was shown before, by the proof that the right
 * asks for.
 * @param kept the session that stays
 * @param known what everybody knows of them and of the site, which the password must not be made of
 * @throws Refusal `invalid`, `weak`
 */
export async function changeOwnPassword(
	as: ActingAlone,
	id: number,
	kept: number,
	password: string,
	known: readonly string[],
): Promise<void> {
	if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD)
		throw new Refusal('invalid', 'password', {
			rule: { name: 'password_length', least: SHORTEST_PASSWORD, most: LONGEST_PASSWORD },
		});
	if (await isWeakPassword(password, known)) throw new Refusal('weak', 'password');
	const password_hash = await slowHash(password);
	await act(as, 'change_password', async (one) => {
		one.demand('account.change_own');
		await one.tx.update(account).set({ password_hash, updated_at: one.now }).where(eq(account.id, id));
		await endSessions(one, id, kept);
		one.done({ noun: 'account', id });
	});
}
