import type { PgTable } from 'drizzle-orm/pg-core';
import type { Right } from '../../access/policy';
import type { Subject } from '../../access/rules';
import { isVisible } from '../../access/visible-rows';
import type { CommandContext } from '../../commands/command';
import { Refusal } from '../../shared/refusal';
import { type Row, subjectOf } from './entity';
import { visibleRowsOf } from './of-editions';
import { versionOf, withVersion } from './version';

/** What a command needs of a row. */
interface Asked {
	/** The table of the entity, and the right to read it. */
	of: { table: PgTable; read: Right };
	/** The rights that the command needs over the row. */
	rights: readonly Right[];
	/** What those rights depend on; the row as it is by default. */
	subjects?: readonly Subject[];
	/** The version that the caller saw; any version is accepted where it is missing. */
	version?: string | undefined;
	/** Field of the refusal where there is no such row; `key` by default. */
	field?: string;
}

/**
 * Admits a command to a row that it has locked. The order of the checks matters: first that the actor may see the row,
 * then their rights over it, and last the version that they saw. A conflict shows the whole row, and so only to an
 * actor who may read it.
 * @param row undefined where there is none
 * @throws Refusal `not_found` also for a row that the actor may not see, `forbidden`, `unproved`, `conflict`
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
