import { type SQL, sql } from 'drizzle-orm';
import { redirect, seo_override } from '../../../data/tables/site';
import { pages } from '../../../shared/address/addresses';
import type { CommandContext } from '../../command';
import { holdRedirects } from '../../redirect/core/redirect-rows';
import { untangleRedirects } from '../../redirect/untangle-redirects';

/** An edition whose prefix changes. */
export interface Move {
	/** '' or `/de`. */
	was: string;
	is: string;
}

type Column = typeof redirect.source | typeof redirect.target | typeof redirect.through | typeof seo_override.url;

/** First segments of the pages that every edition has; '' for the home page. */
const SEGMENTS = [...new Set(Object.values(pages).map((path) => path.split('/')[1] ?? ''))];

/** The condition that an address is one of the edition's pages. */
const stands = (column: Column, { was }: Move): SQL =>
	was === ''
		? sql`substring(${column} from '^/(?!/)([^/?#]*)') = any(${sql.param(SEGMENTS)}::text[])`
		: sql`(${column} = ${was} or starts_with(${column}, ${`${was}/`}))`;

/** The address after the move. */
const there = (column: Column, { was, is }: Move): SQL =>
	sql`coalesce(nullif(${is} || regexp_replace(substr(${column}, ${was.length + 1}), '^/$', ''), ''), '/')`;

/**
 * Moves addresses that were typed in for an edition: targets of redirects, and addresses with metadata of their own.
 * Sources of redirects move only with an edition that has a prefix; without one they stay, and redirect where no page
 * answers.
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
	// Metadata for an address that had no page until now is replaced.
	const held = sql`select ${there(seo_override.url, move)} from ${seo_override} where ${stands(seo_override.url, move)}`;
	await tx.execute(
		sql`delete from ${seo_override} where ${seo_override.url} in (${held}) and not ${stands(seo_override.url, move)}`,
	);
	await tx
		.update(seo_override)
		.set({ url: there(seo_override.url, move) })
		.where(stands(seo_override.url, move));
}

/** Moves addresses that were typed in for editions that move. @param moves the edition that leaves `/` comes first */
export async function moveAddresses(ctx: CommandContext, moves: readonly Move[]): Promise<void> {
	await holdRedirects(ctx);
	for (const move of moves) await moveOne(ctx, move);
	await untangleRedirects(ctx);
}
