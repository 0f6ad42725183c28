import { z } from 'zod';
import { staffCall } from '../../call/newsroom-calls';
import { ailmentsOf } from '../../queries/site/health';

/** What of the installation somebody has to look after. */
export const healthCalls = [
	staffCall({
		method: 'GET',
		path: 'health',
		summary: 'What of the installation somebody has to look after',
		right: 'audit.read',
		input: {},
		output: z.object({
			jobs: z.array(z.object({ job: z.string(), finished_at: z.number().nullable() })),
			failed_emails: z.number(),
			waiting_emails: z.number(),
			/** Whether there is a mail server. */
			has_mail: z.boolean(),
		}),
		run: async ({ db, now, entrance }) => ({ ...(await ailmentsOf(db.staff, now)), has_mail: entrance.hasMail }),
	}),
];
