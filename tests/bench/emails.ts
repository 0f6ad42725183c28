import { sql } from 'drizzle-orm';
import { actors } from '../../src/access/actor';
import { createContext } from '../../src/commands/command';
import { claimEmails } from '../../src/commands/email/claim-emails';
import type { Database } from '../../src/platform/db/db';
import { type Figure, percentile } from './table';

const NOW = 1_790_000_000;
const [READERS, ISSUES] = [100_000, 10];
/** Letters that a node takes at a time. */
const CLAIMED = 4;
const TIMES = 300;
const WARM_UP = 30;
const TARGET = 5;

async function seedWaiting(db: Database): Promise<void> {
	await db.write(async (tx) => {
		await tx.execute(sql`insert into subscription (email, email_key, edition, status, proof, created_at, updated_at)
			select n || '@press.example', n || '@press.example', 'en', 'confirmed',
				'{"form":"page","text_version":"1","asked_at":1}', ${NOW}::bigint, ${NOW}::bigint
			from generate_series(1, ${READERS}::int) as n`);
		await tx.execute(sql`insert into issue (edition, slug, number, subject, html, status)
			select 'en', 'issue-' || n, n, 'Issue ' || n, repeat('<p>Words of a letter.</p>', 1000), 'sending'
			from generate_series(1, ${ISSUES}::int) as n`);
	});
	// An issue at a time: no statement may take longer than fifteen seconds.
	for (let number = 1; number <= ISSUES; number += 1)
		await db.writeAlone(sql`insert into letter (kind, subscription_id, issue_id, "to", mailbox, message_id, next_try_at,
			created_at)
			select 'issue', s.id, i.id, s.email, s.email, i.id || '-' || s.id || '@press.example', ${NOW}::bigint, ${NOW}::bigint
			from issue i, subscription s where i.number = ${number}::int`);
	await db.writeAlone(sql`analyze`);
}

/** The claim of letters of a newsletter while a million wait, committed. @param db an empty one */
export async function measureClaims(db: Database): Promise<Figure[]> {
	await seedWaiting(db);
	const taken: number[] = [];
	for (let n = 0; n < WARM_UP + TIMES; n += 1) {
		const start = performance.now();
		const claimed = await claimEmails(
			createContext(db, actors.clock, NOW),
			['a signing key that is long enough to be one'],
			CLAIMED,
		);
		if (n >= WARM_UP) taken.push(performance.now() - start);
		if (claimed.length !== CLAIMED) throw new Error(`Only ${claimed.length} emails were claimed.`);
	}
	const p50 = percentile(taken, 0.5);
	return [
		{
			what: `claim of ${CLAIMED} emails while ${(READERS * ISSUES).toLocaleString('en')} wait`,
			value: `p50 ${p50.toFixed(1)} ms, p95 ${percentile(taken, 0.95).toFixed(1)} ms`,
			target: `p50 ≤ ${TARGET} ms`,
			holds: p50 <= TARGET,
		},
	];
}
