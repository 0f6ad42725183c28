import { eq } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import { OPENING_SETTING, type Opening, savedOpening } from '../../shared/site/opening-blockers';
import { type ActorContext, type CommandContext, runCommand } from '../command';
import { CHANGING, writeSetting } from './change-site-config';

async function change(ctx: CommandContext, next: (before: Opening) => Opening): Promise<void> {
	ctx.authorize('house.change');
	await ctx.lock(CHANGING);
	const [row] = await ctx.read.select({ value: setting.value }).from(setting).where(eq(setting.name, OPENING_SETTING));
	const from = savedOpening(row?.value);
	const to = next(from);
	if (from.is_open === to.is_open && from.first_at === to.first_at) return;
	await writeSetting(ctx, OPENING_SETTING, to);
	ctx.audit({ entity: 'house', id: '' });
	// Every page says whether search engines may keep it.
	ctx.invalidate(tag.everything);
}

/**
 * Opens the site to search engines. The caller has made sure that nothing is in its way.
 * @throws Refusal `forbidden`, `unproved`
 */
export const openSite = (context: ActorContext): Promise<void> =>
	runCommand(context, 'open', (ctx) =>
		change(ctx, ({ first_at }) => ({ is_open: true, first_at: first_at ?? ctx.now })),
	);

/** Closes the site to search engines. @throws Refusal `forbidden`, `unproved` */
export const closeSite = (context: ActorContext): Promise<void> =>
	runCommand(context, 'close', (ctx) => change(ctx, (before) => ({ ...before, is_open: false })));

/** Notes that a site which the environment opens is open for the first time. @throws Refusal `forbidden` */
export const noteOpen = (context: ActorContext): Promise<void> =>
	runCommand(context, 'open', (ctx) => change(ctx, (before) => ({ ...before, first_at: before.first_at ?? ctx.now })));
