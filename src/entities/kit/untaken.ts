import { z } from 'zod';
import type { Right } from '../../access/policy';
import type { Subject } from '../../access/rules';
import { changesBetween } from '../../commands/changes-between';
import { type Command, type CommandContext, command } from '../../commands/command';
import { keepUntakenState } from '../../commands/keep-revisions';
import { changersOf, UNTAKEN } from '../../data/changers';
import { Refusal } from '../../shared/refusal';
import type { AuditEntity } from '../../shared/site/audit-entities';
import { type Key, type Row, subjectsOf, type Versioned } from './entity';
import { withVersion } from './version';

/** What the command needs to know of a declared entity. */
interface Kept {
	entity: AuditEntity;
	key: z.ZodType;
	/** Fields that can be changed. */
	changed: z.ZodObject;
	write: Right;
	/** Locks a row for a command that needs a right over it. */
	hold(ctx: CommandContext, given: Row, right: Right, subjects: (row: Row) => Subject[]): Promise<Row>;
}

/**
 * The command that keeps words which an editor typed over a row and gave up in a conflict. They become a revision that
 * can be compared and restored; the row stays as it is.
 */
export const untakenOf = ({ entity, key, changed, write, hold }: Kept): Command<z.ZodType, Versioned> =>
	command({
		action: UNTAKEN,
		input: z.object({ key, set: changed }),
		async run(ctx, { set, ...given }): Promise<Versioned> {
			const before = await hold(ctx, given, write, (row) => subjectsOf(row, set as Row));
			const defined = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
			const untaken = { ...before, ...defined };
			const fields = Object.keys(changesBetween(before, untaken));
			if (fields.length === 0) return withVersion(before);
			const id = given.key as Key;
			const number = await keepUntakenState(ctx, entity, { id, untaken, standing: before });
			if (number !== undefined) ctx.audit({ entity, id, detail: { number: number - 1, fields } });
			return withVersion(before);
		},
	});

/** Adds to a conflict who last changed each field of the row; other errors come back unchanged. */
export async function withChangers(ctx: CommandContext, entity: string, key: Key, error: unknown): Promise<unknown> {
	if (!Refusal.is(error, 'conflict')) return error;
	const { code, field, more } = error;
	if (!more.conflict) return error;
	const changed = await changersOf(ctx.read, entity, key);
	return new Refusal(code, field, { ...more, conflict: { ...more.conflict, changed } });
}
