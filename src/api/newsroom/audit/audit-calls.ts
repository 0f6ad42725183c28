import { z } from 'zod';
import { staffCall } from '../../../call/newsroom-calls';
import { editionCodes } from '../../../editions/editions';
import { listAudit } from '../../../queries/site/history';
import { detailOf } from './audit-detail';
import { auditInSight } from './audit-in-sight';
import { withNames } from './audit-names';

const word = z.string().max(200).optional();
const NUMBER = /^[1-9]\d{0,8}$/;
/** Rows of a page: an export asks for many at once. */
const limit = z
	.string()
	.regex(/^[1-9]\d{0,3}$/)
	.transform((text) => Math.min(Number(text), 1_000));

/** What was done, as far as somebody may read the rows that it was done to. */
export const auditCalls = [
	staffCall({
		method: 'GET',
		path: 'audit',
		summary: 'What was done to rows that the person may read, the newest first',
		right: 'audit.read',
		input: {
			query: z.object({
				noun: word,
				row: word,
				actor: word,
				after: z.string().regex(NUMBER).transform(Number).optional(),
				limit: limit.optional(),
				edition: word,
			}),
		},
		output: z.object({
			rows: z.array(
				z.object({
					id: z.number(),
					actor: z.string(),
					action: z.string(),
					noun: z.string(),
					row_id: z.string().nullable(),
					/** What people call the row now; null where it is gone, or has no name. */
					name: z.string().nullable(),
					detail: z.record(z.string(), z.unknown()),
					created_at: z.number(),
				}),
			),
			next: z.string().nullable(),
		}),
		async run({ db, actor, now, input: { edition = '', ...query } }) {
			const { rows, next } = await listAudit(db.staff, query, auditInSight(actor, now));
			const told = rows.map((row) => ({ ...row, detail: detailOf(row) }));
			return { rows: await withNames(db, told, [edition, ...editionCodes]), next };
		},
	}),
];
