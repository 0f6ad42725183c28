import { sql } from 'drizzle-orm';
import { NODE_LOCK } from './node-name';

/**
 * The keys of the living nodes, as an array in SQL: the server releases a node's lock when the connection that took it
 * ends.
 */
export const livingNodes = sql`array(select l.objid::bigint from pg_catalog.pg_locks l
	where l.locktype = 'advisory' and l.classid = ${sql.raw(String(NODE_LOCK))} and l.objsubid = 2 and l.granted
	and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))`;
