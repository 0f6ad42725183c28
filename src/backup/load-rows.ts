/** Puts the rows of a backup into empty tables in one transaction, and reads them again from there. */
import type pg from 'pg';
import { StartError } from '../shared/errors';
import { staffLinkEmails } from '../shared/staff';
import type { Contents, Head } from './contents';
import { ask, quoted, sumOf, type TableSum, tablesOf } from './tables';

/**
 * A foreign key between tables. It is dropped while rows are loaded, because the rows that it refers to may come later.
 */
interface Link {
	table: string;
	name: string;
	definition: string;
}

/** The error for a database that is not empty; `what` names its content. */
export const notEmpty = (what: string): StartError =>
	new StartError(`The database is not empty (it has ${what}); a backup is restored into an empty one.`);

/** @throws StartError where a table has rows */
export async function assertNoRows(client: pg.ClientBase, name: string): Promise<void> {
	if (await ask<boolean>(client, `select exists(select from public.${quoted(name)}) as value`))
		throw notEmpty(`rows in the table ${name}`);
}

/**
 * Drops the foreign keys and disables the triggers of all tables, so that rows are stored exactly as they were.
 * @param clear true to empty every table first: rows are then stored in the order in which they come
 * @throws StartError where a table that is to be emptied has rows
 */
export async function looseTables(client: pg.ClientBase, clear = true): Promise<Link[]> {
	const { rows: links } = await client.query<Link>(
		`select c.relname::text as table, conname::text as name, pg_get_constraintdef(o.oid) as definition
		from pg_constraint o join pg_class c on c.oid = conrelid
		where contype = 'f' and connamespace = 'public'::regnamespace order by o.oid`,
	);
	for (const { table, name } of links)
		await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
	for (const { name } of await tablesOf(client)) {
		await client.query(`alter table public.${quoted(name)} disable trigger user`);
		if (!clear) continue;
		// From here on other processes cannot write to the table; one that was started meanwhile may have done so before.
		await assertNoRows(client, name);
		await client.query(`truncate public.${quoted(name)}`);
	}
	return links;
}

/** Restores the foreign keys and triggers. @throws where a row refers to one that does not exist */
export async function tieTables(client: pg.ClientBase, links: readonly Link[]): Promise<void> {
	for (const { table, name, definition } of links)
		await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`);
	for (const { name } of await tablesOf(client))
		await client.query(`alter table public.${quoted(name)} enable trigger user`);
}

/** Sets every sequence to its saved value, or behind the highest number in use. */
export async function setSequences(client: pg.ClientBase, sequences: Contents['sequences']): Promise<void> {
	for (const [name, { last, is_called }] of Object.entries(sequences)) {
		const known = await ask<boolean>(client, `select to_regclass($1) is not null as value`, [`public.${quoted(name)}`]);
		if (known)
			await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, last, is_called]);
	}
	const { rows: own } = await client.query<{ table: string; column: string; sequence: string }>(
		`select c.relname::text as table, attname::text as column,
			pg_get_serial_sequence(format('public.%I', c.relname), attname) as sequence
		from pg_attribute a join pg_class c on c.oid = attrelid
		where relnamespace = 'public'::regnamespace and attidentity <> ''`,
	);
	for (const { table, column, sequence } of own) {
		await client.query(
			`select setval($1::regclass, highest) from (select max(${quoted(column)})::bigint as highest
				from public.${quoted(table)}) taken
			where highest > coalesce(pg_sequence_last_value($1::regclass), 0)`,
			[sequence],
		);
	}
}

/** Reads every table again and compares it with the sums in the backup. @throws StartError */
export async function compareTables(
	client: pg.ClientBase,
	head: Head,
	wanted: Contents['tables'],
	signal: AbortSignal,
): Promise<void> {
	const differing: string[] = [];
	for (const [name, columns] of Object.entries(head.tables)) {
		signal.throwIfAborted();
		const found: TableSum = await sumOf(client, name, columns);
		const sum = wanted[name];
		if (!sum || sum.rows !== found.rows || sum.sha256 !== found.sha256) differing.push(name);
	}
	const extra = Object.keys(wanted).filter((name) => !(name in head.tables));
	const [first] = [...differing, ...extra];
	if (first !== undefined)
		throw new StartError(`The table ${first} is not as the backup has it; nothing of the backup was kept.`);
}

/**
 * Ends runs and e-mails that were in progress when the backup was made. An e-mail of an issue that was waiting may have
 * been sent since, and no reader may get one twice; an e-mail that brings a link would bring one that no backup holds.
 * @param sendsWaiting true where the site was stopped before the backup: waiting e-mails have not been sent
 * @returns number of e-mails of issues that were set aside
 */
export async function endWhatWasUnderWay(client: pg.ClientBase, sendsWaiting: boolean): Promise<number> {
	await client.query(`update public.job_run set holder = null, state = case when is_periodic then 'waiting' else 'cancelled' end,
		attempts = case when is_periodic then 0 else attempts end,
		finished_at = case when is_periodic then finished_at else extract(epoch from now())::bigint end
		where state = 'running'`);
	await client.query(
		`update public.staff_email set state = 'failed', error = 'Its link ended with the restore of a backup.'
		where kind = any($1) and state in ('pending', 'sending')`,
		[staffLinkEmails],
	);
	if (sendsWaiting) return 0;
	const { rowCount } = await client.query(
		`update public.letter set state = 'unknown' where kind = 'issue' and state in ('pending', 'sending')`,
	);
	return rowCount ?? 0;
}
