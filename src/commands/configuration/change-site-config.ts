import { and, eq, sql } from 'drizzle-orm';
import { media } from '../../data/tables/media';
import { setting } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { SET_UP_SETTING, SITE_CONFIG_SETTING, savedSiteConfig } from '../../shared/site/site-config';
import { type ActorContext, type CommandContext, command, runCommand } from '../command';

/** Lets one change of the site at a time go on, on every node. */
export const CHANGING = 7_264_011;

/** Writes a setting of the site. */
export const writeSetting = (ctx: CommandContext, name: string, value: unknown) =>
	ctx.tx
		.insert(setting)
		.values({ name, value, updated_at: ctx.now })
		.onConflictDoUpdate({ target: setting.name, set: { value: sql`excluded.value`, updated_at: ctx.now } });

/** Has the search take an edition in anew, beside the readers: by whichever node hears of the change, or starts next. */
export const fillSearchAnew = (ctx: CommandContext, code: string) =>
	ctx.tx.execute(sql`update setting set value = value - ${code}::text where name = 'search_editions'`);

/**
 * Notes what somebody typed in about the site: its name, its look, its zone. What is not named stays as it was.
 * @throws Refusal `forbidden`, `unproved`, `invalid` (with the field), `not_found` (a logo that is no stored picture)
 */
export const changeSiteConfig = command({
	action: 'change',
	input: savedSiteConfig,
	async run(ctx, given) {
		ctx.authorize('house.change');
		await ctx.lock(CHANGING);
		const [row] = await ctx.read
			.select({ value: setting.value })
			.from(setting)
			.where(eq(setting.name, SITE_CONFIG_SETTING));
		if (given.logo) {
			const [picture] = await ctx.read
				.select({ id: media.id })
				.from(media)
				.where(and(eq(media.name, given.logo), eq(media.kind, 'image')));
			if (!picture) throw new Refusal('not_found', 'logo');
		}
		const before = (row?.value ?? {}) as Record<string, unknown>;
		const changes = Object.entries(given).filter(
			([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
		);
		if (changes.length === 0) return;
		await writeSetting(ctx, SITE_CONFIG_SETTING, { ...before, ...given });
		ctx.audit({
			entity: 'house',
			id: '',
			detail: {
				changes: Object.fromEntries(changes.map(([name, to]) => [name, { from: before[name] ?? null, to }])),
			},
		});
		// Every page says whose it is.
		ctx.invalidate(tag.everything);
	},
});

/** Records that the set-up is done: the newsroom no longer leads into it. @throws Refusal `forbidden`, `unproved` */
export const endSetUp = (context: ActorContext): Promise<void> =>
	runCommand(context, 'end', async (ctx) => {
		ctx.authorize('house.change');
		await writeSetting(ctx, SET_UP_SETTING, ctx.now);
		ctx.audit({ entity: 'set_up', id: '' });
	});
