import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { noteExport } from '../../../commands/site/note-export';
import { editionCodes } from '../../../editions/editions';
import type { Database } from '../../../platform/db/db';
import { type AuditQuery, accountNames, listAudit } from '../../../queries/site/history';
import { doneByFields } from '../done-by-fields';
import { detailOf } from './audit-detail';
import { aboutFound } from './audit-found';
import { withNames } from './audit-names';
import { visibleAudit } from './visible-audit';

const word = z.string().max(200).optional();
const NUMBER = /^[1-9]\d{0,8}$/;
const number = z.string().regex(NUMBER).transform(Number).optional();

/** Rows of a page, and of a chunk of an export. */
const MAX_ROWS = 200;
const EXPORTED = 10_000;

const limit = z
	.string()
	.regex(/^[1-9]\d{0,3}$/)
	.transform((text) => Math.min(Number(text), MAX_ROWS));

const asked = z.object({
	noun: word,
	row: word,
	/** Words of the row that the entry is about, as the list of its kind finds it. */
	search: word,
	/** Words of the name under which somebody acted. */
	actor: word,
	/** Number of the actor's account, whatever their name was. */
	account: number,
	after: number,
	edition: word,
});

const page = z.object({
	rows: z.array(
		z.object({
			id: z.number(),
			...doneByFields,
			/** Present name of the account; null for every kind of actor except people, and for an account that is gone. */
			account_name: z.string().nullable(),
			action: z.string(),
			noun: z.string(),
			row_id: z.string().nullable(),
			/** Present name of the row; null where it is gone, or has none. */
			name: z.string().nullable(),
			detail: z.record(z.string(), z.unknown()),
			created_at: z.number(),
		}),
	),
	next: z.string().nullable(),
});

/** A page of the audit log, as far as the actor may read it. @param now Unix seconds */
async function pageOf(
	{ db, actor, now }: { db: Database; actor: Actor; now: number },
	{ edition = '', search = '', ...query }: AuditQuery & { edition?: string | undefined; search?: string | undefined },
): Promise<z.input<typeof page>> {
	const isAbout = search.trim() === '' ? undefined : await aboutFound(db.staff, search, query.noun);
	const { rows, next } = await listAudit(db.staff, query, visibleAudit(actor, now), isAbout);
	const people = await accountNames(db.staff, [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]);
	const detailed = rows.map((row) => ({
		...row,
		account_name: people.get(String(row.account_id)) ?? null,
		detail: detailOf(row),
	}));
	return { rows: await withNames(db, detailed, [edition, ...editionCodes]), next };
}

/** Calls over the audit log, as far as the caller may read the rows that its entries are about. */
export const auditCalls = [
	staffCall({
		method: 'GET',
		path: 'audit',
		summary: 'What was done to rows that the person may read, the newest first',
		right: 'audit.read',
		input: { query: asked.extend({ limit: limit.optional() }) },
		output: page,
		run: ({ input, ...context }) => pageOf(context, input),
	}),
	staffCall({
		method: 'POST',
		path: 'audit/export',
		summary: 'The same, so many rows at once that they make a file; every part of it leaves a row in the audit',
		right: 'audit.export',
		input: { body: asked },
		output: page,
		async run({ input, ...context }) {
			const { edition: _language, ...filters } = input;
			const part = await pageOf(context, { ...input, limit: EXPORTED });
			const detail = { ...filters, rows: part.rows.length };
			await noteExport(createContext(context.db, context.actor, context.now), 'audit', detail);
			return part;
		},
	}),
];
