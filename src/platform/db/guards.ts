/**
 * The policies that limit which rows readers see (row-level security). They do not apply to the owner of the tables.
 */
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { access } from '../../data/access';
import { STAFF_ROLE } from './role-names';
import type { Tx } from './tx';

const POLICY = 'visible';

const BODY = `begin return current_user = '${STAFF_ROLE}'; end`;
/**
 * Lets staff see every row. A policy that named the role would be part of every dump, which could then not be restored
 * where the role is missing; so the policy applies to all roles, and asks a function for the current one. The function
 * is declared immutable: the planner replaces the call by its value, and plans for readers as if the condition of the
 * rows were the only one. PostgreSQL plans anew where another role uses a plan that depends on policies.
 */
const IS_STAFF = 'public.reads_as_staff()';
const MAKE_FUNCTION = `create or replace function ${IS_STAFF} returns boolean language plpgsql immutable parallel safe
			as $body$ ${BODY} $body$;`;

/** Conditions by table. A condition that queries another table follows the policy of that table, for staff too. */
const CONDITIONS: ReadonlyMap<string, string> = new Map(
	Object.entries(access).flatMap(([name, { readers }]) => {
		if (typeof readers === 'string') return [];
		return [[name, readers.where.startsWith('exists') ? readers.where : `(${readers.where}) or ${IS_STAFF}`]];
	}),
);

const hashOf = (condition: string): string =>
	createHash('sha256').update(condition).update(MAKE_FUNCTION).digest('hex').slice(0, 16);

/** Result of `readGuards` where every policy is as it should be. */
export const WANTED_GUARDS: ReadonlySet<string> = new Set(
	// There is one policy per table.
	[...CONDITIONS].map(([name, condition]) => `${name} on ${hashOf(condition)}`),
);

/**
 * The guarded tables, as an array in SQL. The comment of a policy holds the hash of the condition in this code and the
 * hash of the condition as PostgreSQL prints it: a policy that was altered since no longer matches the second one, and
 * an altered function is found by its source.
 */
export const readGuards = `array(
		select concat(relname, ' ', case when relrowsecurity then 'on' else 'off' end, (
			select string_agg(' ' || coalesce(case when polname = '${POLICY}' and polpermissive and polcmd = 'r'
				and polroles = '{0}'
				and split_part(obj_description(p.oid, 'pg_policy'), ' ', 2) = md5(pg_get_expr(polqual, polrelid))
				and (select prosrc from pg_proc where oid = to_regprocedure('${IS_STAFF}')) = ' ${BODY.replaceAll("'", "''")} '
				then split_part(obj_description(p.oid, 'pg_policy'), ' ', 1) end, 'other'), '') from pg_policy p
					where polrelid = c.oid))
		from pg_class c where relnamespace = 'public'::regnamespace
			and (relrowsecurity or exists (select from pg_policy where polrelid = c.oid))
	)`;

/**
 * Gives a table the policy it should have, or takes away what it should not: one that is written about in `access`
 * alone is held.
 */
export async function guardTable(tx: Tx, name: string): Promise<void> {
	const table = `public."${name}"`;
	const condition = CONDITIONS.get(name);
	const made =
		condition === undefined
			? `alter table ${table} disable row level security;`
			: `${MAKE_FUNCTION}
		create policy ${POLICY} on ${table} for select using (${condition});
		alter table ${table} enable row level security;
		execute format('comment on policy ${POLICY} on ${table} is %L', (
			select '${hashOf(condition)} ' || md5(pg_get_expr(polqual, polrelid)) from pg_policy
				where polrelid = '${table}'::regclass));`;
	const text = `do $guard$ declare known text; begin
		for known in select polname from pg_policy where polrelid = '${table}'::regclass loop
			execute format('drop policy %I on ${table}', known);
		end loop;
		${made}
	end $guard$`;
	const statement: SQL = sql.raw(text);
	await tx.execute(statement);
}
