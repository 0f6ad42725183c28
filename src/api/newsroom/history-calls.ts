import { z } from 'zod';
import { refusalForAny } from '../../access/may';
import { call } from '../../call/call';
import { staffCall } from '../../call/newsroom-calls';
import { actingAs } from '../../commands/act';
import { editionCodes } from '../../editions/editions';
import { entityOf } from '../../entities/registry';
import { listAudit, listRevisions } from '../../queries/site/history';
import { Refusal } from '../../shared/refusal';
import { articleHistoryInSight } from './article/article-in-sight';
import { withNames } from './audit/audit-names';

const word = z.string().max(200).optional();
const NUMBER = /^[1-9]\d{0,8}$/;
/** Rows of a page: an export asks for many at once. */
const limit = z
	.string()
	.regex(/^[1-9]\d{0,3}$/)
	.transform((text) => Math.min(Number(text), 1_000));
const number = z.string().regex(NUMBER).transform(Number);

/** How a row of a noun is called in its history. @throws Refusal `invalid` */
function keyOf(noun: string, row: string): number | string {
	if (noun !== 'article' && known(noun).key !== 'id') return row;
	if (!NUMBER.test(row)) throw new Refusal('invalid', 'row');
	return Number(row);
}

/** The declared noun of that name. @throws Refusal `not_found` */
function known(noun: string) {
	const entity = entityOf(noun);
	if (!entity) throw new Refusal('not_found', 'noun');
	return entity;
}

/** What was done, by whom, and how a row stood before. */
export const historyCalls = [
	staffCall({
		method: 'GET',
		path: 'audit',
		summary: 'What was done, the newest first',
		right: 'audit.read',
		input: {
			query: z.object({
				noun: word,
				row: word,
				actor: word,
				after: number.optional(),
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
		async run({ db, input: { edition = '', ...query } }) {
			const { rows, next } = await listAudit(db.staff, query);
			return { rows: await withNames(db, rows, [edition, ...editionCodes]), next };
		},
	}),
	call({
		door: 'newsroom',
		method: 'GET',
		path: 'revision',
		summary: 'States of a row that were kept, the newest first',
		access: { who: 'person' },
		input: { query: z.object({ noun: z.string(), row: z.string().min(1).max(2_000) }) },
		output: z.object({
			rows: z.array(
				z.object({
					number: z.number(),
					verb: z.string(),
					actor: z.string(),
					note: z.string().nullable(),
					created_at: z.number(),
					snapshot: z.record(z.string(), z.unknown()),
				}),
			),
		}),
		cache: 'no-store',
		async run({ db, actor, now, input }) {
			const right = input.noun === 'article' ? 'article.read_drafts' : known(input.noun).rights.write;
			const code = refusalForAny(actor, right);
			if (code) throw new Refusal(code);
			const key = keyOf(input.noun, input.row);
			if (input.noun !== 'article') return { rows: await listRevisions(db.staff, input.noun, key) };
			const { isShown } = await articleHistoryInSight(db, actor, Number(key), now);
			const rows = await listRevisions(db.staff, input.noun, key);
			return { rows: rows.filter(({ snapshot }) => isShown(snapshot.status)) };
		},
	}),
	call({
		door: 'newsroom',
		method: 'POST',
		path: 'revision/restore',
		summary: 'Gives a row the fields of one of its revisions, as a new one',
		access: { who: 'person' },
		input: {
			body: z.object({
				noun: z.string(),
				key: z.union([z.int().positive(), z.string().min(1).max(2_000)]),
				number: z.int().positive(),
				version: z.string(),
			}),
		},
		output: z.looseObject({ version: z.string() }),
		cache: 'no-store',
		run: ({ db, actor, now, input: { noun, ...given } }) => known(noun).restore(actingAs(db, actor, now), given),
	}),
];
