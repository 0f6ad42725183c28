import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, actors } from '../../access/actor';
import { authorize } from '../../access/authorization';
import { article } from '../../data/tables/article';
import { account } from '../../data/tables/security/account';
import { setting } from '../../data/tables/site';
import { upload } from '../../data/tables/upload';
import type { Database } from '../../platform/db/db';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { hasAccounts, makeFirstLink } from '../account/make-link';
import { forgetTranslations } from '../article/core/follow-translations';
import { type CommandContext, command, type DatabaseContext, joinTransaction } from '../command';
import { DEMO_COLUMNS } from './removal/note-demo';
import { planRemoval, type Removal, type RemovalPlan } from './removal/plan';
import { removeFromSearch, removeTrails } from './removal/remove-trails';
import { keyColumn, partsOf, rowRole, rowTables, type TableName } from './removal/table-roles';

/** Name of the setting that records the removal: a start does not load the demonstration again by itself. */
export const DEMO_REMOVED = 'demo_removed_at';

/** Key of the lock that lets only one removal run at a time, on every node. */
const REMOVING = 7_264_012;

/** The tables whose rows stand for themselves, ordered so that rows are deleted before the rows they refer to. */
async function deletionOrder({ tx }: CommandContext): Promise<TableName[]> {
	const { rows } = await tx.execute<{ name: TableName; before: TableName[] }>(sql`
		select c.relname as name, array(select distinct k.confrelid::regclass::text from pg_constraint k
				where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as before
			from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
				and c.relnamespace = 'public'::regnamespace`);
	const left = new Map(rows.filter(({ name }) => rowTables.includes(name)).map((row) => [row.name, row.before]));
	const ordered: TableName[] = [];
	while (left.size > 0) {
		const free = [...left.keys()].filter((name) => ![...left].some(([, before]) => before.includes(name)));
		if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${[...left.keys()].join(', ')}.`);
		for (const name of free) left.delete(name);
		ordered.push(...free);
	}
	return ordered;
}

/** Deletes the rows that go; rows in `upload` have the sweep delete their files. */
async function removeRows(ctx: CommandContext, { keys, kept }: Removal): Promise<void> {
	const { tx } = ctx;
	const articles = (keys.get('article') ?? []).map(Number);
	const groups = await tx
		.selectDistinct({ id: article.group_id })
		.from(article)
		.where(inArray(article.id, articles.length > 0 ? articles : [0]));
	await removeFromSearch(ctx, keys);
	for (const [noun, list] of kept)
		await tx.execute(sql`delete from demo_row where noun = ${noun} and key = any(${sql.param(list)}::text[])`);
	for (const noun of rowTables) {
		const { made } = rowRole(noun);
		if (made === undefined) continue;
		await tx.execute(sql`delete from ${sql.identifier(noun)} t where ${sql.raw(made)} and not exists (select from demo_row d
			where d.noun = ${noun} and d.key = t.${sql.identifier(keyColumn(noun))}::text)`);
	}
	for (const name of await deletionOrder(ctx)) {
		const gone = keys.get(name) ?? [];
		if (gone.length === 0) continue;
		const key = sql`t.${sql.identifier(keyColumn(name))}::text`;
		const where = sql`${key} = any(${sql.param(gone)}::text[])`;
		if (name !== 'media') await tx.execute(sql`delete from ${sql.identifier(name)} t where ${where}`);
		else {
			const files = await tx.execute<{ name: string }>(sql`delete from media t where ${where} returning t.name`);
			await tx
				.insert(upload)
				.values(files.rows.map((file) => ({ id: file.name, way: 'store' as const, created_at: 0 })));
		}
	}
	const left = groups.map(({ id }) => id).filter((id) => !(keys.get('translation_group') ?? []).includes(String(id)));
	await forgetTranslations(ctx, left);
	await removeTrails(ctx);
}

/**
 * Checks that there is a demonstration, and that the actor may remove it: somebody of the demonstration only where nobody
 * has an account of their own. The caller has asked for the right.
 * @returns whether the actor is of the demonstration
 * @throws Refusal `state`
 */
async function requireRemover(read: CommandContext['read'], actor: Actor): Promise<boolean> {
	const [row] = await read.select({ name: setting.name }).from(setting).where(eq(setting.name, 'demo_loaded_at'));
	if (!row) throw new Refusal('state', undefined, { rule: { name: 'no_demonstration' } });
	if (actor.kind !== 'staff') return false;
	const [person] = await read
		.select({ id: account.id })
		.from(account)
		.where(and(eq(account.id, actor.id), eq(account.is_demonstration, true)));
	if (person && (await hasAccounts(read)))
		throw new Refusal('state', undefined, { rule: { name: 'own_account_first' } });
	return person !== undefined;
}

/** The plan without the keys of rows, as an answer gives it. */
const planOf = ({ hash, going, staying, named }: Removal): RemovalPlan => ({ hash, going, staying, named });

/** What was removed, and the link of the first administrator where nobody else could come in any more. */
export interface Removed extends RemovalPlan {
	/** Token of the link; undefined where somebody has an account of their own. */
	firstLink: string | undefined;
}

/**
 * Removes the demonstration: its unchanged rows, with all that was written beside them, and its accounts. What people
 * have made stays, and so does what they have changed and what either needs.
 * @throws Refusal `forbidden`, `unproved`, `state` (there is none, the actor is of it, its rows were not noted),
 * `conflict` (what goes and stays is not what `hash` says)
 */
export const removeDemo = command({
	action: 'remove',
	input: z.object({
		/** Fingerprint of the plan that the caller was shown. */
		hash: z.string().max(64),
	}),
	async run(ctx, { hash }): Promise<Removed> {
		ctx.authorize('demo.remove');
		await ctx.lock(REMOVING);
		const isOfDemonstration = await requireRemover(ctx.read, ctx.actor);
		// Nothing is written between the plan and the removal: an edit would go with the row that it changes.
		const tables = [...new Set(rowTables.flatMap((name) => [name, ...partsOf(name).map(({ table }) => table)]))].sort();
		await ctx.tx.execute(
			sql`lock table ${sql.join(
				tables.map((name) => sql.identifier(name)),
				sql`, `,
			)} in share row exclusive mode`,
		);
		const removal = await planRemoval(ctx.tx);
		if (removal.hash !== hash) throw new Refusal('conflict', 'hash');
		await removeRows(ctx, removal);
		await ctx.tx.delete(account).where(eq(account.is_demonstration, true));
		await ctx.tx.delete(setting).where(inArray(setting.name, ['demo_loaded_at', DEMO_COLUMNS]));
		await ctx.tx
			.insert(setting)
			.values({ name: DEMO_REMOVED, value: ctx.now, updated_at: ctx.now })
			.onConflictDoNothing();
		const { going, staying, named } = removal;
		ctx.audit({
			entity: 'demo',
			id: 'demo',
			detail: { going, staying, kept: named.map(({ noun, key, title, why }) => ({ noun, key, title, why })) },
		});
		ctx.invalidate(tag.everything);
		// Nobody is left who could come in.
		const firstLink = isOfDemonstration
			? await makeFirstLink(joinTransaction(ctx.tx, actors.operator, ctx.now))
			: undefined;
		return { ...planOf(removal), firstLink };
	},
});

/**
 * What the removal of the demonstration would do now.
 * @throws Refusal as `removeDemo`, without `conflict`
 */
export async function planDemoRemoval({ db, actor, now }: DatabaseContext<Database>): Promise<RemovalPlan> {
	authorize(actor, 'demo.remove', {}, now);
	await requireRemover(db.staff, actor);
	return planOf(await planRemoval(db.staff));
}
