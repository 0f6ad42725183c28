import { z } from 'zod';
import { policy, type Right } from '../../access/policy';
import { call } from '../../call/call';
import type { Entity } from '../../entities/kit/declare';
import { entities } from '../../entities/registry';
import { type Role, roles } from '../../shared/staff';
import { articleNoun } from './article/article-noun';
import { type DescribedNoun, described } from './described-noun';

const rolesWith = (right: Right): Role[] => roles.filter((role) => role in policy[right]);

/** A declared noun as a form and a list are made of it. */
function describe({ noun, key, title, fields, fixed, list, rights, verbs }: Entity): DescribedNoun {
	return {
		noun,
		key,
		title: [...title],
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
