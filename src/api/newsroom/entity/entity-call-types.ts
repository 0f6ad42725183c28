import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Method } from '../../../call/access';
import type { Call } from '../../../call/call';
import type { DeclaredEntity, Entity } from '../../../entities/kit/declare';

/** A declared entity, whatever its table and fields. */
type AnyEntity = DeclaredEntity<string, PgTable, Entity['fields'], Entity['actions']>;

type Row<E extends AnyEntity> = E['table']['$inferSelect'] & { version: string };
type Key = z.ZodObject<{ key: z.ZodString }>;
type Version = z.ZodObject<{ version: z.ZodString }>;
/** The same shape with the version that the caller saw. */
type WithVersion<S extends z.ZodObject> = z.ZodObject<Omit<S['shape'], 'version'> & Version['shape']>;
type ListQuery = z.ZodObject<Record<'search' | 'after' | 'limit', z.ZodOptional<z.ZodString>>>;

type Declared<M extends Method, S extends Call['input'], Answer> = Call<'newsroom', M, string, S, z.ZodType<Answer>>;

/**
 * The calls over one entity, by action: what each takes and answers follows from the table, the fields and the commands.
 */
type CallsOver<E extends AnyEntity> = {
	list: Declared<'GET', { query: ListQuery }, { rows: Row<E>[]; next: string | null }>;
	get: Declared<'GET', { path: Key }, Row<E>>;
	create: Declared<'POST', { body: E['created'] }, Row<E>>;
	change: Declared<'PATCH', { path: Key; body: WithVersion<E['changed']> }, Row<E>>;
	untaken: Declared<'POST', { path: Key; body: E['changed'] }, Row<E>>;
	remove: Declared<'DELETE', { path: Key; query: Version }, E['table']['$inferSelect']>;
} & {
	[A in keyof E['actions']]: Declared<
		'POST',
		{ body: WithVersion<E['actions'][A]['input']> },
		Awaited<ReturnType<E['actions'][A]>>
	>;
};

/** The calls over declared entities, by entity and action. */
export type EntityCalls<E extends AnyEntity> = { [One in E as One['name']]: CallsOver<One> };
