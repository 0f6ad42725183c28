/**
 * The mark of a database into which a backup is being restored: a comment on its table of migrations, which is set
 * before the first row comes and removed in the transaction that keeps the rows.
 */
const PREFIX = 'A backup is being restored: ';

/** Query for the comment, as `mark`; null where there is none. */
export const READ_MARK = `select obj_description(to_regclass('public.migration'), 'pg_class') as mark`;

/** Name of the restore that a comment marks; undefined for any other comment. */
export const restoreOf = (mark: string | null | undefined): string | undefined =>
	mark?.startsWith(PREFIX) ? mark.slice(PREFIX.length) : undefined;

/** Statement that marks the database. @param restore hexadecimal digits; undefined to remove the mark */
export function markRestore(restore: string | undefined): string {
	if (restore !== undefined && !/^[0-9a-f]+$/.test(restore))
		throw new Error('A restore is named by hexadecimal digits.');
	return `comment on table public.migration is ${restore === undefined ? 'null' : `'${PREFIX}${restore}'`}`;
}
