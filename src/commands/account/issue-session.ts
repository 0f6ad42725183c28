import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { session } from '../../data/tables/security/account';
import { tokenHash } from '../../platform/security/signature';
import { MAX_SESSION_SECONDS } from '../../queries/secret/staff-session';
import type { SessionStage } from '../../shared/staff';
import type { CommandContext } from '../command';
import { makeOwnAuthors } from './own-author';

/** Seconds in which the second factor is to be shown, or set up. */
const UNFINISHED = 1_800;

/** What a session notes of the browser it is in, and which session it takes the place of. */
export interface Browser {
	/** As it names itself. */
	agent: string;
	/** Shortened network of the client. */
	network: string;
	/** Number of the session that the request carried; undefined where it carried none. */
	session: number | undefined;
	/** Value of its cookie of a known browser; undefined where it carries none. */
	known: string | undefined;
}

/** What a browser gets that has signed in whole: a session, and the value by which the account knows it from now on. */
export interface Entered {
	token: string;
	known: string;
}

/**
 * Ends the session that a browser had, which may be somebody else's; the end of a complete session is recorded in the
 * audit.
 */
async function endFormer(ctx: CommandContext, id: number): Promise<void> {
	const [ended] = await ctx.tx
		.delete(session)
		.where(eq(session.id, id))
		.returning({ account: session.account_id, stage: session.stage });
	if (ended?.stage === 'in') ctx.audit({ entity: 'session', id, action: 'end', detail: { account: ended.account } });
}

/**
 * Opens a session of an account, and ends the one that the browser had in the same transaction: a browser that gets
 * another cookie leaves no open session behind. Who comes in whole and writes is an author from then on.
 * @returns its token, which is a cookie from now on and stored nowhere
 */
export async function issueSession(
	ctx: CommandContext,
	account_id: number,
	stage: SessionStage,
	{ agent, network, session: former }: Browser,
	isProved: boolean,
): Promise<string> {
	if (former !== undefined) await endFormer(ctx, former);
	if (stage === 'in') await makeOwnAuthors(ctx, [account_id]);
	const token = randomBytes(32).toString('base64url');
	await ctx.tx.insert(session).values({
		account_id,
		hash: tokenHash(token),
		stage,
		agent: agent.slice(0, 300),
		network,
		proved_at: isProved ? ctx.now : null,
		created_at: ctx.now,
		seen_at: ctx.now,
		ends_at: ctx.now + (stage === 'in' ? MAX_SESSION_SECONDS : UNFINISHED),
	});
	return token;
}
