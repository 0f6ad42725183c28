import { z } from 'zod';
import { actorKinds } from '../../shared/site/actor-kinds';

/** The actor of a change, as calls answer it: their name at that time, and their identity. */
export const doneByFields = {
	actor: z.string(),
	/** Null for rows that are older than the kinds. */
	actor_kind: z.enum(actorKinds).nullable(),
	/** Number of the account; null for every kind except people. */
	account_id: z.number().nullable(),
};

/** The actor of an article's last save; all null where it was never saved here. */
export const changedByFields = {
	changed_by: doneByFields.actor.nullable(),
	changed_by_kind: doneByFields.actor_kind,
	changed_by_account: doneByFields.account_id,
};

/** The last actor on each field of a row, by the path of the field, with the Unix seconds. */
export const changersFields = z.record(z.string(), z.object({ ...doneByFields, at: z.number() }));
