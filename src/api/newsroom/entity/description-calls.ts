import { z } from 'zod';
import { policy, type Right } from '../../../access/policy';
import { ownFile } from '../../../access/rules';
import { call } from '../../../call/call';
import { printSchema } from '../../../editions/edition-code';
import { followingEditions } from '../../../editions/editions';
import type { Entity } from '../../../entities/kit/declare';
import { entities } from '../../../entities/registry';
import { type Role, roles } from '../../../shared/staff';
import { articleDescription } from '../article/article-description';
import { described, type EntityDescription } from './entity-description';
import { userListsOf } from './user-lists';

const rolesWith = (right: Right): Role[] => roles.filter((role) => role in policy[right]);
const ownRoles = (right: Right): Role[] => roles.filter((role) => policy[right][role] === ownFile);

/** A declared entity as a form and a list are made of it. */
function describe(entity: Entity): EntityDescription {
	const { name, key, title, fields, fixed, list, rights, isMade, actions } = entity;
	return {
		noun: name,
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
			...(one.entity === undefined ? {} : { noun: one.entity }),
			schema: printSchema(one.schema, 'input'),
		})),
		verbs: Object.keys(actions),
		users: userListsOf(entity),
		rights,
		roles: {
			read: rolesWith(rights.read),
			write: rolesWith(rights.write),
			own: ownRoles(rights.write),
			remove: rolesWith(rights.remove),
		},
	};
}

const descriptions = followingEditions(() => [articleDescription(), ...entities.map((entity) => describe(entity))]);

/** What is declared, for the application, which draws its lists and forms from it. */
export const descriptionCalls = [
	call({
		router: 'newsroom',
		method: 'GET',
		path: 'noun',
		summary: 'The declared nouns: fields, lists, rights',
		access: { who: 'person' },
		input: {},
		output: z.object({ nouns: z.array(described) }),
		cache: 'no-store',
		run: async () => ({ nouns: descriptions() }),
	}),
];
