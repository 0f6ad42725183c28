import { z } from 'zod';
import { staffCall } from '../../call/newsroom-calls';
import { backupHistory, judgeBackups } from '../../queries/site/backups';
import { ailmentsOf } from '../../queries/site/health';
import { backupStates } from '../../shared/site/backup-states';

/** What of the installation somebody has to look after. */
export const healthCalls = [
	staffCall({
		method: 'GET',
		path: 'health',
		summary: 'What of the installation somebody has to look after',
		right: 'health.read',
		input: {},
		output: z.object({
			jobs: z.array(z.object({ job: z.string(), finished_at: z.number().nullable() })),
			failed_emails: z.number(),
			waiting_emails: z.number(),
			/** Whether there is a mail server. */
			has_mail: z.boolean(),
			backup: z.object({
				state: z.enum(backupStates),
				/** The moment of what the state is about, in Unix seconds, and the sentence of an error. */
				at: z.number().nullable(),
				reason: z.string().nullable(),
				/** The newest backup that a trial found whole: when it was tried last, and what was as it was. */
				good: z.object({ tried_at: z.number(), tables: z.number(), rows: z.number(), files: z.number() }).nullable(),
			}),
		}),
		async run({ db, now, entrance }) {
			const [ailments, history] = await Promise.all([ailmentsOf(db.staff, now), backupHistory(db.staff)]);
			const { state, at = null, reason = null } = judgeBackups(entrance.backups, history, now);
			const { good } = history;
			const backup = {
				...{ state, at, reason },
				good: good ? { tried_at: good.triedAt, tables: good.tables, rows: good.rows, files: good.files } : null,
			};
			return { ...ailments, has_mail: entrance.hasMail, backup };
		},
	}),
];
