import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { schema } from '../../data/schema';

export type Schema = typeof schema;
/** A connection that reads or writes; a transaction is one too. */
export type Db = NodePgDatabase<Schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
