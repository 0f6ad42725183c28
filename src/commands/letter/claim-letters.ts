import { sql } from 'drizzle-orm';
import type { LetterKind } from '../../data/tables/letter';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { letterToken } from '../../platform/security/letter-token';
import { type SigningKeys, tokenHash } from '../../platform/security/signature';
import type { LetterName, OwnSubscription } from '../subscription/change-subscription';

/** A letter that this node, and no other, is to send now. */
export interface ClaimedLetter {
	id: number;
	kind: LetterKind;
	to: string;
	message_id: string;
	/** This one included. */
	attempts: number;
	edition: string;
	/** Unix seconds. */
	created_at: number;
	/** For its links. */
	token: string;
	issue: { number: number; slug: string; subject: string; standfirst: string; html: string } | null;
}

/** A claim older than this, in seconds, is one whose node has died. */
export const CLAIM_SECONDS = 300;

type Reader = Pick<OwnSubscription, 'status' | 'letters'>;

/** Confirmations of somebody who left or bounced, and issues of anybody but a confirmed reader who still wants them, are nobody's to get. */
function isWanted(kind: LetterKind, { status, letters }: Reader): boolean {
	if (kind === 'confirmation') return status === 'confirmed' || status === 'pending';
	return status === 'confirmed' && letters.includes('weekly' satisfies LetterName);
}

async function closeClaims(tx: Tx, lost: number): Promise<void> {
	await tx.execute(sql`update letter set state = 'unknown', error = 'the sender died' where state = 'sending' and kind = 'issue' and claimed_at < ${lost}::bigint`);
	await tx.execute(
		sql`update issue set status = 'sent' where status = 'sending' and not exists (select from letter l where l.issue_id = issue.id and l.state in ('pending', 'sending'))`,
	);
}

/**
 * Claims letters that are due, confirmations first. The claim is committed before anything is sent: when a node dies in between, a
 * confirmation is tried again under the same Message-ID, and a letter of an issue becomes "unknown" and is never sent again.
 * An issue none of whose letters waits any more has gone out, and says so.
 * @param now Unix seconds
 */
export async function claimLetters(db: Database, keys: SigningKeys, most: number, now: number): Promise<ClaimedLetter[]> {
	return db.write(async (tx) => {
		const lost = now - CLAIM_SECONDS;
		await closeClaims(tx, lost);
		const due = await tx.execute<Omit<ClaimedLetter, 'token'> & Reader>(sql`select l.id, l.kind, l."to", l.message_id, l.attempts + 1 as attempts,
			l.created_at, s.edition, s.status, s.letters, to_jsonb(i) as issue from letter l join subscription s on s.id = l.subscription_id left join issue i on i.id = l.issue_id
			where (l.state = 'pending' and l.next_try_at <= ${now}::bigint) or (l.state = 'sending' and l.kind = 'confirmation' and l.claimed_at < ${lost}::bigint)
			order by l.kind = 'confirmation' desc, l.next_try_at, l.id limit ${most}::int for update of l skip locked`);
		const claimed: ClaimedLetter[] = [];
		for (const { status, letters, ...row } of due.rows) {
			if (isWanted(row.kind, { status, letters })) {
				const token = letterToken(keys, row.message_id);
				claimed.push({ ...row, token });
			} else {
				await tx.execute(sql`update letter set state = 'failed', error = 'left' where id = ${row.id}::int`);
			}
		}
		if (claimed.length > 0) {
			const rows = sql.join(
				claimed.map(({ id, token }) => sql`(${id}::int, ${tokenHash(token)})`),
				sql`, `,
			);
			await tx.execute(sql`update letter l set state = 'sending', claimed_at = ${now}::bigint, attempts = l.attempts + 1, token_hash = c.token_hash
				from (values ${rows}) as c (id, token_hash) where l.id = c.id`);
		}
		return claimed;
	});
}
