import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { denialFor } from '../../../access/authorization';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { undoImport } from '../../../commands/import/undo-import';
import { editionCodes } from '../../../editions/editions';
import type { StaffDb } from '../../../platform/db/tx';
import {
	findImport,
	findingGroups,
	type ImportRow,
	importStates,
	isFindingMark,
	listFindings,
	listImports,
	planUndo,
	undoUntil,
} from '../../../queries/site/imports';
import { Refusal } from '../../../shared/refusal';
import { findingKinds } from '../../../shared/site/finding-kinds';

const NUMBER = /^[1-9]\d{0,8}$/;
const number = z.string().regex(NUMBER).transform(Number);
const path = z.object({ key: number });
const counts = z.record(z.string(), z.number());

/** Milliseconds that one call may go on taking rows back; the same call goes on. */
const UNDO_MS = 2_000;
/** Rows that stay, as one call names them. */
const NAMED = 50;

const run = z.object({
	id: z.number(),
	/** `wordpress`, `ghost` … */
	system: z.string(),
	/** Address of the old site, without its protocol; empty until the export has said it. */
	site: z.string(),
	edition: z.string(),
	state: z.enum(importStates),
	/** Why it stopped, in English. */
	error: z.string().nullable(),
	/** Posts that it has gone through, and posts of the export; 0 until the export was read once. */
	done: z.number(),
	total: z.number(),
	/** Rows that came in, by entity; null for imports of older versions. */
	outcome: z
		.record(z.string(), z.object({ created: z.number(), updated: z.number(), unchanged: z.number() }))
		.nullable(),
	/** How often something was changed on the way, and left out. */
	changed: z.number(),
	left_out: z.number(),
	created_at: z.number(),
	finished_at: z.number().nullable(),
	undone_at: z.number().nullable(),
	/** Until when it can be taken back, in Unix seconds; null where it cannot. */
	undo_until: z.number().nullable(),
});
/** An import, as its calls answer it. */
export type ImportAnswer = z.output<typeof run>;

const questions = z.object({
	categories: z.array(z.object({ name: z.string(), title: z.string(), posts: z.number() })),
	pages: z.array(z.object({ name: z.string(), maybe: z.string() })),
});

const finding = z.object({
	id: z.number(),
	kind: z.enum(findingKinds),
	reason: z.string(),
	/** Entity and key of its row here; null where it came in as none, or the row is gone. */
	noun: z.string().nullable(),
	row_key: z.string().nullable(),
	title: z.string(),
	address: z.string(),
	count: z.number(),
});
export type FindingAnswer = z.output<typeof finding>;

const answerOf = ({ questions: _questions, source, rows, ...one }: ImportRow, now: number): z.input<typeof run> => {
	const mayStill = one.state === 'undoing' || (['done', 'stopped', 'broken'].includes(one.state) && rows > 0);
	const until = undoUntil(one);
	return {
		...one,
		site: source === one.system ? '' : source.slice(one.system.length + 1),
		outcome: one.outcome as ImportAnswer['outcome'],
		undo_until: mayStill && (now <= until || one.state === 'undoing') ? until : null,
	};
};

/** Finds an import that the actor may take back. @throws Refusal `not_found` */
async function visibleImport(
	{ db, actor, now }: { db: { staff: StaffDb }; actor: Actor; now: number },
	id: number,
): Promise<ImportRow> {
	const found = await findImport(db.staff, id);
	if (!found || denialFor(actor, 'import.undo', { edition: found.edition }, now)) throw new Refusal('not_found');
	return found;
}

/** Imports, what was found in each, and how one is taken back: for those who may take imports of the edition back. */
export const importCalls = [
	staffCall({
		method: 'GET',
		path: 'imports',
		summary: 'Imports from other systems, the newest first',
		right: 'import.undo',
		input: { query: z.object({ after: number.optional() }) },
		output: z.object({ rows: z.array(run), next: z.string().nullable() }),
		async run({ db, actor, now, input }) {
			const mine = editionCodes.filter((edition) => !denialFor(actor, 'import.undo', { edition }, now));
			const { rows, next } = await listImports(db.staff, mine, input.after);
			return { rows: rows.map((one) => answerOf(one, now)), next };
		},
	}),
	staffCall({
		method: 'GET',
		path: 'imports/:key',
		summary: 'An import: what came in, what was changed and left out by reason, and what it asks',
		right: 'import.undo',
		input: { path },
		output: run.extend({
			questions: questions.nullable(),
			groups: z.array(
				z.object({ kind: z.enum(findingKinds), reason: z.string(), count: z.number(), posts: z.number() }),
			),
		}),
		async run({ input, ...context }) {
			const found = await visibleImport(context, input.key);
			return {
				...answerOf(found, context.now),
				questions: found.questions as z.output<typeof questions> | null,
				groups: await findingGroups(context.db.staff, found.id),
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: 'imports/:key/findings',
		summary: 'What was changed and left out in an import, by post',
		right: 'import.undo',
		input: {
			path,
			query: z.object({
				kind: z.enum(findingKinds).optional(),
				reason: z.string().max(60).optional(),
				after: z.string().max(100).refine(isFindingMark).optional(),
			}),
		},
		output: z.object({ rows: z.array(finding), next: z.string().nullable() }),
		async run({ input: { key, ...asked }, ...context }) {
			const { id } = await visibleImport(context, key);
			const { rows, next } = await listFindings(context.db.staff, id, asked);
			return {
				rows: rows.map(({ is_here, noun, row_key, ...one }) => ({
					...one,
					noun: is_here ? noun : null,
					row_key: is_here ? row_key : null,
				})),
				next,
			};
		},
	}),
	staffCall({
		method: 'GET',
		path: 'imports/:key/undo',
		summary: 'What taking an import back would take, and what would stay',
		right: 'import.undo',
		input: { path },
		output: z.object({
			/** Numbers of rows by entity. */
			going: counts,
			staying: counts,
			/** The first 50 rows that stay, because somebody has changed them since. */
			named: z.array(z.object({ noun: z.string(), key: z.string(), title: z.string() })),
		}),
		async run({ input, ...context }) {
			const { id } = await visibleImport(context, input.key);
			return planUndo(context.db.staff, id);
		},
	}),
	staffCall({
		method: 'POST',
		path: 'imports/:key/undo',
		summary: 'Takes an import back, for two seconds at a time; the same call goes on until nothing is left',
		right: 'import.undo',
		input: { path },
		output: z.object({
			/** Rows that this call has removed or restored, by entity. */
			undone: counts,
			/** Rows that stay, and the first 50 of them. */
			kept: z.number(),
			named: z.array(z.object({ noun: z.string(), key: z.string(), title: z.string() })),
			/** Rows that are not gone through yet; 0 where the import is taken back. */
			left: z.number(),
		}),
		async run({ input, ...context }) {
			const { id } = await visibleImport(context, input.key);
			const { db, actor, now } = context;
			const begun = performance.now();
			const { undone, kept, left } = await undoImport(
				createContext(db, actor, now),
				id,
				() => {},
				() => performance.now() - begun > UNDO_MS,
			);
			const named = kept.slice(0, NAMED).map(({ noun, key, title }) => ({ noun, key, title: title ?? key }));
			return { undone, kept: kept.length, named, left };
		},
	}),
];
