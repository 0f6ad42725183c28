import { z } from 'zod';
import { policy, type Right } from '../../../access/policy';
import { ownFile } from '../../../access/rules';
import { call } from '../../../call/call';
import { printSchema } from '../../../editions/edition-code';
import { followingEditions } from '../../../editions/editions';
import type { Entity } from '../../../entities/kit/declare';
import { entities } from '../../../entities/registry';
import { type Role, roles } from '../../../shared/staff';
import { articleNoun } from '../article/article-description';
import { type DescribedNoun, described } from './entity-description';

const rolesWith = (right: Right): Role[] => roles.filter((role) => role in policy[right]);
const ownRoles = (right: Right): Role[] => roles.filter((role) => policy[right][role] === ownFile);

/** A declared noun as a form and a list are made of it. */
function describe({ noun, key, title, fields, fixed, list, rights, isMade, verbs }: Entity): DescribedNoun {
	return {
		noun,
		key,
		title: [...title],
		order: list.order,
		search: [...list.search],
		filters: [...list.filters],
		which: Object.keys(list.which ?? {}),
		is_made: isMade,
		fields: Object.entries(fields).map(([name, one]) => ({
			name,
			kind: one.kind,
			is_needed: one.isNeeded,
			is_fixed: fixed.includes(name),
			is_optional: one.schema.safeParse(null).success,
			...(one.noun === undefined ? {} : { noun: one.noun }),
			schema: printSchema(one.schema, 'input'),
		})),
		verbs: Object.keys(verbs),
		rights,
		roles: {
			read: rolesWith(rights.read),
			write: rolesWith(rights.write),
			own: ownRoles(rights.write),
			remove: rolesWith(rights.remove),
		},
	};
}

const nouns = followingEditions(() => [articleNoun(), ...entities.map((entity) => describe(entity))]);

/** What is declared, for the application, which draws its lists and forms from it. */
export const nounCalls = [
	call({
		router: 'newsroom',
		method: 'GET',
		path: 'noun',
		summary: 'The declared nouns: fields, lists, rights',
		access: { who: 'person' },
		input: {},
		output: z.object({ nouns: z.array(described) }),
		cache: 'no-store',
		run: async () => ({ nouns: nouns() }),
	}),
];
