import { type SQL, sql } from 'drizzle-orm';
import { READER_TABLES } from '../../data/reader-tables';
import type { Tx } from './tx';

/** Role that serves readers and the public API: it sees published content, never subscribers, tokens or logs. */
export const READER_ROLE = 'brume_reader';

/** What the database holds of tables and grants; a row of `readAccess`. */
export interface Access extends Record<string, unknown> {
	/** True when the owner may become the reader's role, and the role may look into the schema. */
	has_role: boolean;
	/** Names of the tables. */
	tables: string[];
	/** What the role was granted on them, as `article SELECT`. */
	grants: string[];
}

/**
 * Reads, for the owner, what there is: one statement on the catalogue alone. From version 16 on a role that was made by a user without
 * all rights is none he may take on until he grants it to himself.
 */
export const readAccess: SQL = sql.raw(`select
	exists (
		select from pg_roles where rolname = '${READER_ROLE}' and has_schema_privilege(oid, 'public', 'usage')
			and pg_has_role(oid, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end)
	) as has_role,
	array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
	array(
		select distinct concat(relname, ' ', privilege_type) from pg_class, aclexplode(relacl), pg_roles
		where relnamespace = 'public'::regnamespace and rolname = '${READER_ROLE}' and grantee = pg_roles.oid
	) as grants`);

const WANTED: readonly string[] = READER_TABLES.map((name) => `${name} SELECT`);

/** True when the role may read every table of the list, whatever else it may. */
export const mayRead = ({ has_role, grants }: Access): boolean => has_role && WANTED.every((grant) => grants.includes(grant));

/** True when the role may read the tables of the list and nothing else. */
export const isGranted = (access: Access): boolean => mayRead(access) && access.grants.length === WANTED.length;

/**
 * Makes the role where it is missing and grants it exactly the list of its tables. Needs the right to create roles once; a role made
 * by the administrator beforehand serves as well. Roles belong to the whole server, where the start of another database may be making
 * the same one at this moment: what it has made meanwhile is found by looking again.
 */
export async function grantReaderRole(tx: Tx): Promise<void> {
	await tx.execute(
		sql.raw(`do $$ begin
		for attempt in 1..20 loop
			begin
				if not exists (select from pg_roles where rolname = '${READER_ROLE}') then create role ${READER_ROLE} nologin; end if;
				if not pg_has_role('${READER_ROLE}', case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end)
					then grant ${READER_ROLE} to current_user; end if;
				exit;
			-- The last is how PostgreSQL calls "tuple concurrently updated".
			exception when unique_violation or duplicate_object or internal_error then
				if attempt = 20 then raise; end if;
			end;
		end loop;
	end $$`),
	);
	await tx.execute(sql.raw(`revoke all on all tables in schema public from ${READER_ROLE}`));
	await tx.execute(sql.raw(`grant usage on schema public to ${READER_ROLE}`));
	await tx.execute(sql.raw(`grant select on ${READER_TABLES.map((name) => `public.${name}`).join(', ')} to ${READER_ROLE}`));
}
