import { z } from 'zod';
import { actorKinds } from '../../shared/site/actor-kinds';

/** Who did something, as calls tell it: the name at that time, and what it is known by. */
export const doneByFields = {
	actor: z.string(),
	/** Null of what is older than the kinds. */
	actor_kind: z.enum(actorKinds).nullable(),
	/** Number of the account; null of all but people. */
	account_id: z.number().nullable(),
};

/** Who saved an article as it stands, as calls tell it; all null where nobody has here. */
export const changedByFields = {
	changed_by: doneByFields.actor.nullable(),
	changed_by_kind: doneByFields.actor_kind,
	changed_by_account: doneByFields.account_id,
};

/** Who changed each field of a row, by the path of the field, and when in Unix seconds. */
export const changersFields = z.record(z.string(), z.object({ ...doneByFields, at: z.number() }));
