import { z } from 'zod';
import type { AnyCall } from '../../../call/call';
import type { StaffContext } from '../../../call/contexts';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import type { Entity } from '../../../entities/kit/declare';
import type { Versioned } from '../../../entities/kit/entity';
import { visibleRowsOf } from '../../../entities/kit/of-editions';
import { staffGet, staffList } from '../../../entities/kit/staff-list';
import { usesOf } from '../../../entities/kit/uses';
import { entities } from '../../../entities/registry';
import { rowVersion } from '../../../shared/input/texts';
import { Refusal } from '../../../shared/refusal';
import type { EntityCalls } from './entity-call-types';
import { withUsers } from './explain';
import { listedReferrers } from './visible-referrers';

/**
 * A key that is a number is part of the path. A key that is a text comes in the query, because it may be an address,
 * and a path cannot hold an encoded slash.
 */
const NUMBER = ':key{[1-9][0-9]{0,8}}';

/** The version of the row that the caller saw; where the row has another one by now, the change is refused. */
const version = rowVersion;
/** A row as staff see it, with its version; its other fields follow from the table. */
const row = z.looseObject({ version: z.string() });
/** A page of a list, and the mark of the next one. */
const page = z.object({ rows: z.array(row), next: z.string().nullable() });

const word = z.string().max(2_000).optional();
/** A mark holds a value of the column that orders the list, which may be an address. */
const mark = z.string().max(12_000).optional();
const digits = z
	.string()
	.regex(/^\d{1,4}$/)
	.transform(Number)
	.optional();

const contextOf = ({ db, actor, now }: StaffContext) => createContext(db, actor, now);

/**
 * A row that the caller may read.
 * @throws Refusal `not_found` also for a row of an edition they may not see, `forbidden`, `unproved`
 */
async function getVisibleRow({ db, actor, now }: StaffContext, entity: Entity, key: unknown): Promise<Versioned> {
	const sight = visibleRowsOf({ table: entity.table, read: entity.rights.read }, actor, now);
	const found = await staffGet(db.staff, entity, String(key), sight);
	if (!found) throw new Refusal('not_found', 'key');
	return found;
}

function listCall({ name, list, rights }: Entity, entity: Entity) {
	const filters = z.object(Object.fromEntries(list.filters.map((name) => [name, word])));
	return staffCall({
		method: 'GET',
		path: name,
		summary: `Rows of ${name}, a page at a time`,
		right: rights.read,
		input: {
			query: z
				.object({ search: word, after: mark, limit: digits })
				.extend(list.which ? { which: word } : {})
				.extend(filters.shape),
		},
		output: page,
		run: ({ db, actor, now, input: { search, which, after, limit, ...given } }) =>
			staffList(
				db.staff,
				entity,
				{
					search: search as string | undefined,
					which: which as string | undefined,
					now,
					after: after as string | undefined,
					limit: limit as number | undefined,
					filters: given as Record<string, string>,
				},
				visibleRowsOf({ table: entity.table, read: rights.read }, actor, now),
			),
	});
}

const createCall = ({ name, rights, created, create }: Entity) =>
	staffCall({
		method: 'POST',
		path: name,
		summary: `Makes a row of ${name}`,
		right: rights.write,
		input: { body: created },
		output: row,
		status: 201,
		run: (context) => create(contextOf(context), context.given),
	});

/** The calls over one declared entity: list, get, create, change, remove, and its further actions. */
function callsOver(entity: Entity): Record<string, AnyCall> {
	const { name, rights, changed } = entity;
	const isNumbered = entity.key === 'id';
	const one = isNumbered ? `${name}/${NUMBER}` : `${name}/row`;
	const numbered = isNumbered ? { path: z.object({ key: z.string() }) } : {};
	const named = isNumbered ? {} : { key: z.string().max(2_000).default('') };
	const query = z.object(named);
	const actions = Object.entries(entity.actions).map(([action, command]) => [
		action,
		staffCall({
			method: 'POST',
			path: `${name}/:key/${action}`,
			summary: `${action} of ${name}`,
			right: rights.write,
			input: { body: command.input.extend({ version }) },
			output: z.unknown(),
			run: (context) => command(contextOf(context), context.given),
		}),
	]);
	return {
		list: listCall(entity, entity),
		get: staffCall({
			method: 'GET',
			path: one,
			summary: `One row of ${name}`,
			right: rights.read,
			input: { ...numbered, query },
			output: row,
			run: (context) => getVisibleRow(context, entity, context.input.key),
		}),
		uses: staffCall({
			method: 'GET',
			path: `${one}/uses`,
			summary: `How many rows of other tables name a row of ${name}, by table, of those that the caller's lists show`,
			right: rights.read,
			input: { ...numbered, query },
			output: z.object({ uses: z.record(z.string(), z.int()) }),
			async run(context) {
				const { db, actor, now, input } = context;
				const found = await getVisibleRow(context, entity, input.key);
				return { uses: await usesOf(db.staff, entity, found, listedReferrers(db.staff, actor, now)) };
			},
		}),
		...(entity.isMade ? { create: createCall(entity) } : {}),
		change: staffCall({
			method: 'PATCH',
			path: one,
			summary: `Changes fields of a row of ${name}`,
			right: rights.write,
			input: { ...numbered, query, body: changed.extend({ version }) },
			output: row,
			run(context) {
				const { key, version: seen, ...set } = context.given;
				return entity.change(contextOf(context), { key, version: seen, set });
			},
		}),
		untaken: staffCall({
			method: 'POST',
			path: `${one}/untaken`,
			summary: `Keeps words that were not taken in a conflict over a row of ${name}; the row stays as it is`,
			right: rights.write,
			input: { ...numbered, query, body: changed },
			output: row,
			run(context) {
				const { key, ...set } = context.given;
				return entity.untaken(contextOf(context), { key, set });
			},
		}),
		remove: staffCall({
			method: 'DELETE',
			path: one,
			summary: `Removes a row of ${name}`,
			right: rights.remove,
			input: { ...numbered, query: query.extend({ version }) },
			output: z.looseObject({}),
			async run(context) {
				try {
					return await entity.remove(contextOf(context), context.given);
				} catch (error) {
					if (!Refusal.is(error, 'in_use')) throw error;
					throw await withUsers(error, entity, await getVisibleRow(context, entity, context.input.key), context);
				}
			},
		}),
		...Object.fromEntries(actions),
	};
}

/**
 * The newsroom's calls by entity and action, as a client uses them: `newsroom.tag.merge`. They follow from the list of
 * the declarations.
 */
export const newsroom = Object.fromEntries(entities.map((entity) => [entity.name, callsOver(entity)])) as EntityCalls<
	(typeof entities)[number]
>;

/** The same calls in a list. */
export const entityCalls: readonly AnyCall[] = Object.values<Record<string, AnyCall>>(newsroom).flatMap((calls) =>
	Object.values(calls),
);
