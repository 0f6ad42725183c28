import { type SQL, sql } from 'drizzle-orm';
import { redirect, seo_override } from '../../../data/tables/site';
import { pages } from '../../../shared/address/addresses';
import type { CommandContext } from '../../command';
import { holdRedirects } from '../../redirect/core/redirect-rows';
import { untangleRedirects } from '../../redirect/untangle-redirects';

/** An edition that stands elsewhere. */
export interface Move {
	/** '' or `/de`. */
	was: string;
	is: string;
}

type Column = typeof redirect.source | typeof redirect.target | typeof redirect.through | typeof seo_override.url;

/** First parts of the pages that every edition has; that of the first one is ''. */
const SEGMENTS = [...new Set(Object.values(pages).map((path) => path.split('/')[1] ?? ''))];

/** Whether an address is one of a page of the edition. */
const stands = (column: Column, { was }: Move): SQL =>
	was === ''
		? sql`substring(${column} from '^/(?!/)([^/?#]*)') = any(${sql.param(SEGMENTS)}::text[])`
		: sql`(${column} = ${was} or starts_with(${column}, ${`${was}/`}))`;

/** Where it stands from now on. */
const there = (column: Column, { was, is }: Move): SQL =>
	sql`coalesce(nullif(${is} || regexp_replace(substr(${column}, ${was.length + 1}), '^/$', ''), ''), '/')`;

/**
 * Has what was typed in for an edition's addresses go with it: where redirects lead, and what pages say of themselves.
 * The old addresses of an edition with a prefix go too; those without one stay, and lead on where nothing else stands.
 */
async function moveOne({ tx }: CommandContext, move: Move): Promise<void> {
	await tx
		.update(redirect)
		.set({ target: there(redirect.target, move) })
		.where(stands(redirect.target, move));
	await tx
		.update(redirect)
		.set({ through: there(redirect.through, move) })
		.where(stands(redirect.through, move));
	if (move.was !== '')
		await tx
			.update(redirect)
			.set({ source: there(redirect.source, move) })
			.where(
				sql`${stands(redirect.source, move)} and not exists
					(select from ${redirect} o where o.source = ${there(redirect.source, move)})`,
			);
	// What was typed in for an address where nothing stood gives way.
	const held = sql`select ${there(seo_override.url, move)} from ${seo_override} where ${stands(seo_override.url, move)}`;
	await tx.execute(
		sql`delete from ${seo_override} where ${seo_override.url} in (${held}) and not ${stands(seo_override.url, move)}`,
	);
	await tx
		.update(seo_override)
		.set({ url: there(seo_override.url, move) })
		.where(stands(seo_override.url, move));
}

/** Takes what was typed in along with editions that move. @param moves the one that leaves `/` first */
export async function moveAddresses(ctx: CommandContext, moves: readonly Move[]): Promise<void> {
	await holdRedirects(ctx);
	for (const move of moves) await moveOne(ctx, move);
	await untangleRedirects(ctx);
}
