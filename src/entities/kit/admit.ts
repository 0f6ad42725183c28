import type { PgTable } from 'drizzle-orm/pg-core';
import type { Right } from '../../access/policy';
import type { Subject } from '../../access/rules';
import { isVisible } from '../../access/visible-rows';
import type { CommandContext } from '../../commands/command';
import { Refusal } from '../../shared/refusal';
import { type Row, subjectOf } from './entity';
import { visibleRowsOf } from './of-editions';
import { versionOf, withVersion } from './version';

/** How an act asks for a row. */
interface Asked {
	/** The table of the entity, and the right of reading it. */
	of: { table: PgTable; read: Right };
	/** The rights that the act needs over the row. */
	rights: readonly Right[];
	/** What those rights depend on; the row as it is where nothing is said. */
	subjects?: readonly Subject[];
	/** The version that the caller saw; without it any is taken. */
	version?: string | undefined;
	/** How the caller names the row; `key` where nothing is said. */
	field?: string;
}

/**
 * Lets an act go on with a row that it has locked. Every act over a row of a declared entity asks here, in this order:
 * is the row in the actor's sight, have they the rights over it, and only then, is it the version that they saw. A conflict
 * shows the whole row, which is so shown to nobody who may not read it.
 * @param row undefined where there is none
 * @throws Refusal `not_found` also for a row out of sight, `forbidden`, `unproved`, `conflict`
 */
export function admit<R extends Row>(ctx: CommandContext, row: R | undefined, asked: Asked): R {
	const { of, rights, version, field = 'key' } = asked;
	const sight = visibleRowsOf(of, ctx.actor, ctx.now);
	if (!row || !isVisible(sight, row.edition)) throw new Refusal('not_found', field);
	for (const right of rights) for (const subject of asked.subjects ?? [subjectOf(row)]) ctx.authorize(right, subject);
	if (version !== undefined && version !== versionOf(row))
		throw new Refusal('conflict', 'version', { conflict: { seen: undefined, now: withVersion(row) } });
	return row;
}
