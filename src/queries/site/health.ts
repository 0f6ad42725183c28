import { and, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { email_kinds, letter } from '../../data/tables/letter';
import { job_run } from '../../data/tables/operation/job-run';
import type { StaffDb } from '../../platform/db/tx';

const DAY = 86_400;
/** Seconds after its time from which an e-mail waits too long: the mail server takes none, or no node sends. */
const TOO_LONG = 900;
/** Counting ends here: a larger number need not be exact. */
const MAX_COUNTED = 1_000;

/** Jobs whose failures `judgeBackups` reports, until there is a good backup again. */
const BACKUP_JOBS = ['backup', 'verify-backup'] as const;

/** What is wrong with the installation; nothing where all is well. */
export interface Ailments {
	/** Jobs other than backups whose last attempt failed within a day, the newest first. */
	jobs: { job: string; finished_at: number | null }[];
	/** E-mails to readers that were given up within a week, a thousand at most. */
	failed_emails: number;
	/** E-mails to readers that should have left a quarter of an hour ago, a thousand at most. */
	waiting_emails: number;
}

/** What of an installation somebody has to look after. @param now Unix seconds */
export async function ailmentsOf(db: StaffDb, now: number): Promise<Ailments> {
	const few = (where: ReturnType<typeof and>) =>
		db.select({ one: sql`1` }).from(letter).where(where).limit(MAX_COUNTED).as('few');
	const failed = few(and(inArray(letter.state, ['failed', 'unknown']), gt(letter.created_at, now - 7 * DAY)));
	const late = few(
		and(eq(letter.state, 'pending'), inArray(letter.kind, [...email_kinds]), lt(letter.next_try_at, now - TOO_LONG)),
	);
	const count = sql<number>`count(*)::int`;
	const [jobs, [bad], [waiting]] = await Promise.all([
		db
			.select({ job: job_run.job, finished_at: job_run.finished_at })
			.from(job_run)
			.where(
				and(eq(job_run.state, 'failed'), gt(job_run.finished_at, now - DAY), notInArray(job_run.job, [...BACKUP_JOBS])),
			)
			.orderBy(desc(job_run.finished_at))
			.limit(8),
		db.select({ count }).from(failed),
		db.select({ count }).from(late),
	]);
	return { jobs, failed_emails: bad?.count ?? 0, waiting_emails: waiting?.count ?? 0 };
}
