import { randomBytes } from 'node:crypto';
import { session } from '../../data/tables/security/account';
import { tokenHash } from '../../platform/security/signature';
import { LONGEST } from '../../queries/secret/staff-session';
import type { SessionStage } from '../../shared/staff';
import type { Act } from '../act';

/** Seconds in which the second factor is to be shown, or set up. */
const UNFINISHED = 1_800;

/** What a session notes of the browser it is in. */
export interface Browser {
	/** As it names itself. */
	agent: string;
	/** Shortened network of the client. */
	network: string;
}

/** Opens a session of an account. @returns its token, which is a cookie from now on and stored nowhere */
export async function issueSession(
	act: Act,
	account_id: number,
	stage: SessionStage,
	{ agent, network }: Browser,
	isProved: boolean,
): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await act.tx.insert(session).values({
		account_id,
		hash: tokenHash(token),
		stage,
		agent: agent.slice(0, 300),
		network,
		proved_at: isProved ? act.now : null,
		created_at: act.now,
		seen_at: act.now,
		ends_at: act.now + (stage === 'in' ? LONGEST : UNFINISHED),
	});
	return token;
}
