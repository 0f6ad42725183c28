import { z } from 'zod';
import type { Actor } from '../../access/actor';
import { denialForAny, denied } from '../../access/authorization';
import { isVisible } from '../../access/visible-rows';
import { call } from '../../call/call';
import { createContext } from '../../commands/command';
import { visibleRowsOf } from '../../entities/kit/of-editions';
import { staffGet } from '../../entities/kit/staff-list';
import { entityOf } from '../../entities/registry';
import type { StaffDb } from '../../platform/db/tx';
import { listRevisions } from '../../queries/site/history';
import { rowId } from '../../shared/input/numbers';
import { rowVersion } from '../../shared/input/texts';
import { Refusal } from '../../shared/refusal';
import { getVisibleArticleHistory } from './article/visible-article';
import { doneByFields } from './done-by-fields';

const NUMBER = /^[1-9]\d{0,8}$/;

/** How a row of an entity is called in its history. @throws Refusal `invalid` */
function keyOf(entity: string, row: string): number | string {
	if (entity !== 'article' && known(entity).key !== 'id') return row;
	if (!NUMBER.test(row)) throw new Refusal('invalid', 'row', { rule: { name: 'whole_number' } });
	return Number(row);
}

/** The declared entity of that name. @throws Refusal `not_found` */
function known(name: string) {
	const entity = entityOf(name);
	if (!entity) throw new Refusal('not_found', 'noun');
	return entity;
}

/**
 * States that were kept of a row of a declared entity, which may be gone by now: those that the caller may read.
 * @throws Refusal `not_found` also for a row out of sight, `forbidden`, `unproved`
 */
async function getVisibleStates(db: StaffDb, actor: Actor, { noun, row }: { noun: string; row: string }, now: number) {
	const entity = known(noun);
	const sight = visibleRowsOf({ table: entity.table, read: entity.rights.read }, actor, now);
	const key = keyOf(noun, row);
	const [found, states] = await Promise.all([staffGet(db, entity, key, 'all'), listRevisions(db, noun, key)]);
	const newest = found ?? states[0]?.snapshot;
	if (!newest || !isVisible(sight, newest.edition)) throw new Refusal('not_found', 'row');
	return states.filter(({ snapshot }) => isVisible(sight, snapshot.edition));
}

/** How a row was before, and who changed it. */
export const historyCalls = [
	call({
		router: 'newsroom',
		method: 'GET',
		path: 'revision',
		summary: 'States of a row that were kept, the newest first',
		access: { who: 'person' },
		input: { query: z.object({ noun: z.string().max(60), row: z.string().min(1).max(2_000) }) },
		output: z.object({
			rows: z.array(
				z.object({
					number: z.number(),
					verb: z.string(),
					...doneByFields,
					note: z.string().nullable(),
					created_at: z.number(),
					snapshot: z.record(z.string(), z.unknown()),
				}),
			),
		}),
		cache: 'no-store',
		async run({ db, actor, now, input }) {
			if (input.noun !== 'article') return { rows: await getVisibleStates(db.staff, actor, input, now) };
			const code = denialForAny(actor, 'article.read_drafts');
			if (code) throw denied(actor, 'article.read_drafts', code);
			const key = keyOf(input.noun, input.row);
			const { isShown } = await getVisibleArticleHistory(db, actor, Number(key), now);
			const rows = await listRevisions(db.staff, input.noun, key);
			return { rows: rows.filter(({ snapshot, is_working_copy }) => isShown(snapshot.status, is_working_copy)) };
		},
	}),
	call({
		router: 'newsroom',
		method: 'POST',
		path: 'revision/restore',
		summary: 'Gives a row the fields of one of its revisions, as a new one',
		access: { who: 'person' },
		input: {
			body: z.object({
				noun: z.string().max(60),
				key: z.union([rowId, z.string().min(1).max(2_000)]),
				number: rowId,
				version: rowVersion,
			}),
		},
		output: z.looseObject({ version: z.string() }),
		cache: 'no-store',
		run: ({ db, actor, now, input: { noun, ...given } }) => known(noun).restore(createContext(db, actor, now), given),
	}),
];
