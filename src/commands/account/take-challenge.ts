import { used_challenge } from '../../data/tables/security/account';
import { CHALLENGE_SECONDS } from '../../platform/security/passkey';
import { tokenHash } from '../../platform/security/signature';
import { Refusal } from '../../shared/refusal';
import type { CommandContext } from '../command';

/** Notes that a challenge was answered: none counts twice. @throws Refusal `credentials` */
export async function takeChallenge(ctx: CommandContext, challenge: string): Promise<void> {
	const taken = await ctx.tx
		.insert(used_challenge)
		.values({ hash: tokenHash(challenge), ends_at: ctx.now + CHALLENGE_SECONDS })
		.onConflictDoNothing()
		.returning({ hash: used_challenge.hash });
	if (taken.length === 0) throw new Refusal('credentials');
}
