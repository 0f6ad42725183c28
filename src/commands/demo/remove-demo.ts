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

/** Name of the setting that records the removal: a start does not load the demonstration again by itself. */
export const DEMO_REMOVED = 'demo_removed_at';

/**
 * Tables that belong to the installation: people, keys, settings, the audit log, messages between nodes. All others
 * hold the demonstration, and what was written in it.
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
	// Kept by triggers of the database, with the rows that use a file.
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

/** Key of the lock that lets only one removal run at a time, on every node. */
const REMOVING = 7_264_012;

const isOwn = or(isNull(article.import_key), notLike(article.import_key, 'demo:%'));

/** The number of articles that people wrote in the demonstration, and that would be removed with it. */
export async function ownArticles(db: Pick<StaffDb, 'select'>): Promise<number> {
	const [row] = await db.select({ n: count() }).from(article).where(isOwn);
	return row?.n ?? 0;
}

/** Every other table, ordered so that rows are deleted before the rows they refer to. */
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
 * Removes the demonstration and everything that was made in it. Only the people, the settings and the audit log of the
 * installation stay. Rows in `upload` have the sweep delete the files.
 * @throws Refusal `forbidden`, `unproved`, `state` (there is none), `conflict` (the number of own articles has changed)
 */
export const removeDemo = command({
	action: 'remove',
	input: z.object({
		/** The number of their own articles that the caller was warned about. */
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
		// Reporters need their author rows, which are content and were removed with it.
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
