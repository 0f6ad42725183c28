import { z } from 'zod';
import { isEdition } from '../../editions/editions';
import { ruleError } from '../../shared/http/refusal-rules';
import { roles } from '../../shared/staff';
import { articleTypes } from '../../shared/statuses';

/** Roles as they are given to somebody: at least one, each everywhere, in an edition, or in a section of it. */
export const grantList = z
	.array(
		z
			.object({
				role: z.enum(roles),
				edition: z
					.string()
					.refine(isEdition, ruleError({ name: 'edition' }))
					.optional(),
				section: z.enum(articleTypes).optional(),
			})
			// Somebody translates into an edition that is named.
			.refine(({ role, edition }) => role !== 'translator' || edition !== undefined, {
				path: ['edition'],
				...ruleError({ name: 'needed' }),
			})
			// An administrator administers everything: a scope would promise a limit that no right of theirs keeps.
			.refine(({ role, edition }) => role !== 'admin' || edition === undefined, {
				path: ['edition'],
				...ruleError({ name: 'everywhere' }),
			})
			.refine(({ role, section }) => role !== 'admin' || section === undefined, {
				path: ['section'],
				...ruleError({ name: 'everywhere' }),
			}),
	)
	.min(1)
	.max(30);
