import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { visibleDrafts } from '../../../access/visible-articles';
import type { AnyCall } from '../../../call/call';
import type { StaffContext } from '../../../call/contexts';
import { editionCodes } from '../../../editions/editions';
import type { Entity } from '../../../entities/kit/declare';
import type { Row, Versioned } from '../../../entities/kit/entity';
import { ofEditions, visibleRowsOf } from '../../../entities/kit/of-editions';
import { namersOf } from '../../../entities/kit/users';
import { usesOf } from '../../../entities/kit/uses';
import { entityOf } from '../../../entities/registry';
import { articleHolding } from '../../../queries/article/address-holder';
import { Refusal, type RefusalMore, type RefusalRow } from '../../../shared/refusal';
import { rowTitle } from '../../../shared/row-title';
import { visibleReferrers } from './visible-referrers';

type Held = NonNullable<RefusalMore['held']>;

/** Conditions that a row of a table holds these values; undefined where one of them is no column. */
function conditions(columns: Record<string, PgColumn>, { values }: Held) {
	const all = Object.entries(values).map(([name, value]) => columns[name] && eq(columns[name], value));
	return all.includes(undefined) ? undefined : all;
}

/** The row that has a value already, as far as the caller may read it. */
async function holderOf({ db, actor, now }: StaffContext, held: Held): Promise<RefusalRow | undefined> {
	if (held.table === 'article') {
		const row = await articleHolding(db.staff, held.values, visibleDrafts(actor));
		return row && { noun: 'article', key: String(row.id), title: row.title };
	}
	const entity = entityOf(held.table);
	const all = entity && conditions(getTableColumns(entity.table) as Record<string, PgColumn>, held);
	if (!entity || !all) return undefined;
	const sight = visibleRowsOf({ table: entity.table, read: entity.rights.read }, actor, now);
	const [row] = (await db.staff
		.select()
		.from(entity.table)
		.where(and(...all, ofEditions(entity.table, sight)))
		.limit(1)) as Row[];
	if (!row) return undefined;
	const key = String(row[entity.key]);
	return { noun: entity.name, key, title: rowTitle(row, entity.title, editionCodes) || key };
}

/** The same refusal with the row that has the value, where the caller may read that row. */
async function withHolder(refusal: Refusal, held: Held, context: StaffContext): Promise<Refusal> {
	const row = await holderOf(context, held).catch((error: unknown) => {
		// A caller who may not read those rows gets the refusal without details.
		if (Refusal.is(error, 'forbidden', 'unproved')) return undefined;
		throw error;
	});
	if (!row) return refusal;
	return new Refusal(refusal.code, refusal.field, {
		...refusal.more,
		rule: { name: 'taken_by', title: row.title },
		rows: [row],
	});
}

/** A call whose refusals of a value that another row has name that row. */
export const explained = (call: AnyCall): AnyCall =>
	call.access.who !== 'staff'
		? call
		: {
				...call,
				async run(context: never) {
					try {
						return await call.run(context);
					} catch (error) {
						const { held } = error instanceof Refusal ? error.more : {};
						throw held && error instanceof Refusal ? await withHolder(error, held, context) : error;
					}
				},
			};

/**
 * The refusal of removing a row that others name: how many of them there are by table, and the first of them, of those
 * that the caller may read.
 * @param row as it is now
 */
export async function withUsers(
	refusal: Refusal,
	entity: Entity,
	row: Versioned,
	{ db, actor, now }: StaffContext,
): Promise<Refusal> {
	const users = visibleReferrers(db.staff, actor, now);
	const [uses, rows] = await Promise.all([
		usesOf(db.staff, entity, row, users),
		namersOf(db.staff, entity, row, users, { listedIn: entityOf, codes: editionCodes }),
	]);
	if (Object.keys(uses).length === 0) return refusal;
	return new Refusal(refusal.code, refusal.field, { ...refusal.more, rule: { name: 'used', uses }, rows });
}
