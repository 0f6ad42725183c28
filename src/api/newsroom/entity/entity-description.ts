import { z } from 'zod';
import { fieldKinds } from '../../../entities/kit/fields';
import { roles } from '../../../shared/staff';

const field = z.object({
	name: z.string(),
	kind: z.enum(fieldKinds),
	is_needed: z.boolean(),
	/** Given once, to a new row. */
	is_fixed: z.boolean(),
	/** May be empty. */
	is_optional: z.boolean(),
	/** For a reference, the entity of the row that it names. */
	noun: z.string().optional(),
	/** The values that it takes, as JSON Schema. */
	schema: z.looseObject({}),
});

/** A declared entity as a form and a list are made of it. */
export const described = z.object({
	noun: z.string(),
	/** Column by which a row is named. */
	key: z.string(),
	/** Columns that, joined, are what people call a row; `texts.name` is a text of an edition. */
	title: z.array(z.string()),
	order: z.string(),
	search: z.array(z.string()),
	filters: z.array(z.string()),
	/** Parts of the list that can be asked for by name. */
	which: z.array(z.string()),
	/** False where rows come another way than by being made. */
	is_made: z.boolean(),
	fields: z.array(field),
	verbs: z.array(z.string()),
	/**
	 * Lists that show the rows that refer to a row of this entity, once they are filtered by its key; `use` is what these
	 * are counted under: their table, or one of its columns.
	 */
	users: z.array(z.object({ use: z.string(), noun: z.string(), filter: z.string(), right: z.string() })),
	rights: z.object({ read: z.string(), write: z.string(), remove: z.string() }),
	/** Roles that have those rights, so that a screen can say who may. */
	roles: z.object({
		read: z.array(z.enum(roles)),
		write: z.array(z.enum(roles)),
		/** Those of them that may only write what they stored themselves. */
		own: z.array(z.enum(roles)),
		remove: z.array(z.enum(roles)),
	}),
});
export type EntityDescription = z.output<typeof described>;
