import { z } from 'zod';
import { staffCall } from '../../call/newsroom-calls';
import { backupState, backupStates, lastBackup } from '../../queries/site/backups';
import { ailmentsOf } from '../../queries/site/health';

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
			/** The state of the backups, and when the last one was made and restored for a trial. */
			backup: z.object({
				state: z.enum(backupStates),
				made_at: z.number().nullable(),
				verified_at: z.number().nullable(),
			}),
		}),
		async run({ db, now, entrance }) {
			const [ailments, last] = await Promise.all([ailmentsOf(db.staff, now), lastBackup(db.staff)]);
			const backup = {
				state: backupState(entrance.backups, last, now),
				made_at: last?.madeAt ?? null,
				verified_at: last?.verifiedAt ?? null,
			};
			return { ...ailments, has_mail: entrance.hasMail, backup };
		},
	}),
];
