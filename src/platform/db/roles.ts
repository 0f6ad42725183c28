import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { access, type Staff } from '../../data/access';
import { schema } from '../../data/schema';
import { readGuards, WANTED_GUARDS } from './guards';
import { READER_ROLE, ROLES, STAFF_ROLE } from './role-names';
import type { Tx } from './tx';

/** The tables, roles, grants and policies that the database has; a row of `readAccess`. */
export interface Access extends Record<string, unknown> {
	/** Roles that the owner may switch to and that may use the schema. */
	roles: string[];
	/** Names of the tables. */
	tables: string[];
	/** Grants of the roles, as `brume_reader article SELECT`; of a column, as `brume_newsroom letter.id SELECT`. */
	grants: string[];
	/** Tables with policies, each as `article on 5f0c…`. */
	guards: string[];
}

export const NO_ACCESS: Access = { roles: [], tables: [], grants: [], guards: [] };

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** How the owner's right to take on a role is called. From version 16 on, membership alone is not enough. */
const MAY_BECOME = "case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end";

/** Reads, for the owner, what there is: one statement on the catalogue alone. */
export const readAccess: SQL = sql.raw(`select
	array(
		select rolname::text from pg_roles where rolname in (${quoted(ROLES)})
			and has_schema_privilege(oid, 'public', 'usage')
			and pg_has_role(oid, ${MAY_BECOME})
	) as roles,
	array(select relname::text from pg_class where relnamespace = 'public'::regnamespace
		and relkind in ('r', 'p')) as tables,
	array(
		select distinct concat(rolname, ' ', relname, attribute, ' ', privilege_type) from (
			select relname, '' as attribute, relacl as acl from pg_class where relnamespace = 'public'::regnamespace
			union all select relname, '.' || attname, attacl from pg_class c join pg_attribute a on a.attrelid = c.oid
				where relnamespace = 'public'::regnamespace and attacl is not null
		) named, aclexplode(acl), pg_roles r where rolname in (${quoted(ROLES)}) and grantee = r.oid
	) as grants,
	${readGuards} as guards`);

/** Grants of the staff role on a table: on all of it, or column by column. */
function staffGrants(name: keyof typeof access): { target: string; columns: string[] }[] {
	const staff: Staff = access[name].staff;
	if (staff === 'none') return [];
	if (staff === 'all') return [{ target: name, columns: [] }];
	const all = Object.values(getTableColumns(schema[name])).map((column) => column.name);
	if ('only' in staff) return [{ target: name, columns: [...staff.only] }];
	const { without, undeclared = [] } = staff;
	return [{ target: name, columns: [...all.filter((column) => !without.includes(column)), ...undeclared] }];
}

const tables = Object.keys(access) as (keyof typeof access)[];
const TO_STAFF = tables.flatMap(staffGrants);
const TO_READERS = tables.filter((name) => access[name].readers !== 'none');

const WANTED: readonly string[] = [
	...TO_READERS.map((name) => `${READER_ROLE} ${name} SELECT`),
	...TO_STAFF.flatMap(({ target, columns }) => {
		const targets = columns.length === 0 ? [target] : columns.map((column) => `${target}.${column}`);
		return targets.map((one) => `${STAFF_ROLE} ${one} SELECT`);
	}),
];

/** True when both roles may read all that is theirs, whatever else they may. */
export const mayRead = ({ roles, grants }: Access): boolean => {
	const has = new Set(grants);
	return ROLES.every((role) => roles.includes(role)) && WANTED.every((grant) => has.has(grant));
};

/** True when both roles may read what is theirs and nothing else. */
export const isGranted = (found: Access): boolean => mayRead(found) && found.grants.length === WANTED.length;

/** Tables whose policy is not the one they should have, or that have one and should not. */
export function misguarded({ guards }: Access): string[] {
	const found = new Set(guards);
	const differing = [...WANTED_GUARDS, ...guards].filter((one) => !(WANTED_GUARDS.has(one) && found.has(one)));
	const names = new Set(differing.map((one) => one.split(' ')[0] ?? ''));
	return tables.filter((name) => names.has(name));
}

const makeRole = (role: string): SQL =>
	sql.raw(`do $$ begin
		for attempt in 1..20 loop
			begin
				if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
				if not pg_has_role('${role}', ${MAY_BECOME}) then grant ${role} to current_user; end if;
				exit;
			-- The last is how PostgreSQL calls "tuple concurrently updated".
			exception when unique_violation or duplicate_object or internal_error then
				if attempt = 20 then raise; end if;
			end;
		end loop;
	end $$`);

/**
 * Makes the roles where they are missing and grants them exactly what `access` says. Needs the right to create roles
 * once; roles made by the administrator beforehand serve as well. Roles belong to the whole server, where the start
 * of another database may be making the same one at this moment: what it has made meanwhile is found by looking
 * again.
 */
export async function grantRoles(tx: Tx): Promise<void> {
	for (const role of ROLES) {
		await tx.execute(makeRole(role));
		await tx.execute(sql.raw(`revoke all on all tables in schema public from ${role}`));
		await tx.execute(sql.raw(`grant usage on schema public to ${role}`));
	}
	await tx.execute(
		sql.raw(`grant select on ${TO_READERS.map((name) => `public.${name}`).join(', ')} to ${READER_ROLE}`),
	);
	const whole = TO_STAFF.filter(({ columns }) => columns.length === 0).map(({ target }) => `public.${target}`);
	await tx.execute(sql.raw(`grant select on ${whole.join(', ')} to ${STAFF_ROLE}`));
	for (const { target, columns } of TO_STAFF) {
		if (columns.length === 0) continue;
		const list = columns.map((name) => `"${name}"`).join(', ');
		await tx.execute(sql.raw(`grant select (${list}) on public.${target} to ${STAFF_ROLE}`));
	}
}
