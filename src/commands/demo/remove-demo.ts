import { count, eq, inArray, isNull, notLike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { article } from '../../data/tables/article';
import { media } from '../../data/tables/media';
import { account } from '../../data/tables/security/account';
import { setting } from '../../data/tables/site';
import { upload } from '../../data/tables/upload';
import type { StaffDb } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { wholeFromZero } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import { type SavedSiteConfig, SITE_CONFIG_SETTING } from '../../shared/site/site-config';
import { makeOwnAuthors } from '../account/own-author';
import { type CommandContext, command } from '../command';

/** What says that the demonstration was removed: a start does not bring it back by itself. */
export const DEMO_REMOVED = 'demo_removed_at';

/**
 * Tables that are the installation's own: people, keys, settings, what was done, what nodes tell each other. Whatever
 * else there is, the demonstration brought, or somebody made in it.
 */
export const OWN_TABLES = [
	'account',
	'account_link',
	'account_role',
	'admin_token',
	'audit',
	'cdn_purge',
	'job_run',
	'known_browser',
	'link_request',
	'media',
	// Kept by the database itself, with the rows that use a file.
	'media_use',
	'migration',
	'node_lease',
	'passkey',
	'rate_limit',
	'recovery_code',
	'session',
	'setting',
	'sign_in_wait',
	'signing_key',
	'staff_email',
	'tombstone',
	'used_challenge',
] as const;

/** Lets one such action at a time go on, on every node. */
const REMOVING = 7_264_012;

const isOwn = or(isNull(article.import_key), notLike(article.import_key, 'demo:%'));

/** Articles that somebody wrote in the demonstration, and that would go with it. */
export async function ownArticles(db: Pick<StaffDb, 'select'>): Promise<number> {
	const [row] = await db.select({ n: count() }).from(article).where(isOwn);
	return row?.n ?? 0;
}

/** Every other table, those first that refer to others. */
async function contentTables(ctx: CommandContext): Promise<string[]> {
	const { rows } = await ctx.tx.execute<{ name: string; before: string[] }>(sql`
		select c.relname as name, array(select distinct k.confrelid::regclass::text from pg_constraint k
				where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as before
			from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = 'public'`);
	const left = new Map(
		rows.filter(({ name }) => !OWN_TABLES.some((own) => own === name)).map((row) => [row.name, row.before]),
	);
	const ordered: string[] = [];
	while (left.size > 0) {
		const free = [...left.keys()].filter((name) => ![...left].some(([, before]) => before.includes(name)));
		if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${[...left.keys()].join(', ')}.`);
		for (const name of free) left.delete(name);
		ordered.push(...free);
	}
	return ordered;
}

/**
 * Removes the demonstration, and whatever was made in it: the database is as it was before, but for the people, the
 * settings and the audit of the installation itself. Lines in the uploads say to the sweep that the files follow.
 * @throws Refusal `forbidden`, `unproved`, `state` (there is none), `conflict` (another number of own articles stands)
 */
export const removeDemo = command({
	action: 'remove',
	input: z.object({
		/** How many articles of their own somebody was told would go too. */
		own_articles: wholeFromZero,
	}),
	async run(ctx, { own_articles }): Promise<void> {
		ctx.authorize('demo.remove');
		await ctx.lock(REMOVING);
		const rows = await ctx.read
			.select({ name: setting.name, value: setting.value })
			.from(setting)
			.where(inArray(setting.name, ['demo_loaded_at', SITE_CONFIG_SETTING]));
		if (!rows.some(({ name }) => name === 'demo_loaded_at'))
			throw new Refusal('state', undefined, { rule: { name: 'no_demonstration' } });
		const [own] = await ctx.read.select({ n: count() }).from(article).where(isOwn);
		if (own?.n !== own_articles) throw new Refusal('conflict', 'own_articles');
		const { logo = '' } = (rows.find(({ name }) => name === SITE_CONFIG_SETTING)?.value ?? {}) as SavedSiteConfig;
		const writers = await ctx.tx
			.update(account)
			.set({ author_id: null })
			.where(eq(account.is_demonstration, false))
			.returning({ id: account.id });
		await ctx.tx.update(account).set({ author_id: null });
		for (const name of await contentTables(ctx)) await ctx.tx.execute(sql`delete from ${sql.identifier(name)}`);
		const gone = await ctx.tx.delete(media).where(sql`${media.name} <> ${logo}`).returning({ name: media.name });
		const files = gone.map(({ name }) => ({ id: name, way: 'store' as const, created_at: 0 }));
		if (files.length > 0) await ctx.tx.insert(upload).values(files);
		await ctx.tx.delete(account).where(eq(account.is_demonstration, true));
		// People who write go on writing: authors are content, and have gone with it.
		await makeOwnAuthors(
			ctx,
			writers.map(({ id }) => id),
		);
		await ctx.tx.delete(setting).where(eq(setting.name, 'demo_loaded_at'));
		await ctx.tx
			.insert(setting)
			.values({ name: DEMO_REMOVED, value: ctx.now, updated_at: ctx.now })
			.onConflictDoNothing();
		ctx.audit({ entity: 'demo', id: 'demo', detail: { own_articles } });
		ctx.invalidate(tag.everything);
	},
});
