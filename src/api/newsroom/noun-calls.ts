import { z } from 'zod';
import { policy, type Right } from '../../access/policy';
import { call } from '../../call/call';
import type { Entity } from '../../entities/kit/declare';
import { fieldKinds } from '../../entities/kit/fields';
import { entities } from '../../entities/registry';
import { type Role, roles } from '../../shared/staff';
import { articleNoun } from './article-noun';

const field = z.object({
	name: z.string(),
	kind: z.enum(fieldKinds),
	is_needed: z.boolean(),
	/** Given once, to a new row. */
	is_fixed: z.boolean(),
	/** May be empty. */
	is_optional: z.boolean(),
	/** Of a reference: the noun of the row it names. */
	noun: z.string().optional(),
	/** What it takes, as JSON Schema. */
	schema: z.looseObject({}),
});

const described = z.object({
	noun: z.string(),
	/** Column by which a row is named. */
	key: z.string(),
	order: z.string(),
	search: z.array(z.string()),
	filters: z.array(z.string()),
	fields: z.array(field),
	verbs: z.array(z.string()),
	rights: z.object({ write: z.string(), remove: z.string() }),
	/** Roles that have those rights, so that a screen can say who may. */
	roles: z.object({ write: z.array(z.enum(roles)), remove: z.array(z.enum(roles)) }),
});
export type DescribedNoun = z.output<typeof described>;

const rolesWith = (right: Right): Role[] => roles.filter((role) => role in policy[right]);

/** A declared noun as a form and a list are made of it. */
function describe({ noun, key, fields, fixed, list, rights, verbs }: Entity): DescribedNoun {
	return {
		noun,
		key,
		order: list.order,
		search: [...list.search],
		filters: [...list.filters],
		fields: Object.entries(fields).map(([name, one]) => ({
			name,
			kind: one.kind,
			is_needed: one.isNeeded,
			is_fixed: fixed.includes(name),
			is_optional: one.schema.safeParse(null).success,
			...(one.noun === undefined ? {} : { noun: one.noun }),
			schema: z.toJSONSchema(one.schema, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>,
		})),
		verbs: Object.keys(verbs),
		rights,
		roles: { write: rolesWith(rights.write), remove: rolesWith(rights.remove) },
	};
}

const nouns = [articleNoun, ...entities.map((entity) => describe(entity))];

/** What is declared, for the application, which draws its lists and forms from it. */
export const nounCalls = [
	call({
		door: 'newsroom',
		method: 'GET',
		path: 'noun',
		summary: 'The declared nouns: fields, lists, rights',
		access: { who: 'person' },
		input: {},
		output: z.object({ nouns: z.array(described) }),
		cache: 'no-store',
		run: async () => ({ nouns }),
	}),
];
