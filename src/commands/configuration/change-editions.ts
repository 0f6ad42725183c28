import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { setting } from '../../data/tables/site';
import { EDITIONS_SETTING, type EditionRow, editionFields, isEditionCode, usualOf } from '../../editions/edition-row';
import { isRoot, storedEditions } from '../../editions/stored-editions';
import { tag } from '../../shared/cache-tags';
import { ruleError } from '../../shared/http/refusal-rules';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, command } from '../command';
import { CHANGING, fillSearchAnew, writeSetting } from './change-site-config';
import { type Move, moveAddresses } from './core/move-addresses';

/** The largest number of editions of a site. */
const MAX_EDITIONS = 20;

/** The stored editions, under a lock, so that no other command changes them. */
async function rowsOf(ctx: CommandContext): Promise<EditionRow[]> {
	await ctx.lock(CHANGING);
	const [row] = await ctx.read.select({ value: setting.value }).from(setting).where(eq(setting.name, EDITIONS_SETTING));
	return storedEditions(row?.value);
}

/** Writes the editions, and has every node load them. */
async function write(ctx: CommandContext, rows: readonly EditionRow[]): Promise<void> {
	await writeSetting(ctx, EDITIONS_SETTING, rows);
	ctx.invalidate(tag.everything);
}

const isFree = (rows: readonly EditionRow[], code: string, prefix: string): boolean =>
	!rows.some((row) => row.code !== code && row.prefix === prefix);

/**
 * Drops former prefixes that are the prefix of an edition now, because an edition's own pages come before redirects.
 */
const withoutFormer = (rows: readonly EditionRow[]): EditionRow[] =>
	rows.map((row) => ({ ...row, former: row.former.filter((was) => !rows.some(({ prefix }) => prefix === was)) }));

/**
 * Adds an edition; values that are not given follow from the code of its language.
 * @throws Refusal `forbidden`, `unproved`, `invalid` (with the field), `taken` (`code`, `prefix`), `state` (too many)
 */
export const addEdition = command({
	action: 'add',
	input: editionFields.partial().extend({
		code: z.string().refine(isEditionCode, ruleError({ name: 'language' })),
		name: editionFields.shape.name,
	}),
	async run(ctx, { code, ...given }) {
		ctx.authorize('house.change');
		const rows = await rowsOf(ctx);
		if (rows.length >= MAX_EDITIONS)
			throw new Refusal('state', 'code', { rule: { name: 'most_editions', most: MAX_EDITIONS } });
		if (rows.some((row) => row.code === code)) throw new Refusal('taken', 'code', { rule: { name: 'code_taken' } });
		const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
		const added: EditionRow = { ...usualOf(code), name: given.name, ...defined, code, is_on: true, former: [] };
		if (!editionFields.shape.prefix.safeParse(added.prefix).success)
			throw new Refusal('invalid', 'prefix', { rule: { name: 'prefix' } });
		// Only one edition is without a prefix. Another one can be moved there, but not added there.
		if (added.prefix === '' || !isFree(rows, code, added.prefix))
			throw new Refusal('taken', 'prefix', { rule: { name: 'prefix_taken' } });
		await write(ctx, withoutFormer([...rows, added]));
		ctx.audit({ entity: 'edition', id: code });
		return added;
	},
});

/** The editions whose prefix changes, the one that leaves `/` first, because another one takes that place. */
const movesOf = (before: readonly EditionRow[], after: readonly EditionRow[]): Move[] =>
	before
		.map(({ code, prefix }) => ({ was: prefix, is: after.find((row) => row.code === code)?.prefix ?? prefix }))
		.filter(({ was, is }) => was !== is)
		.sort((a, b) => a.was.length - b.was.length);

/** Has the search index an edition again, with the next start or at once. */
async function readAnew(ctx: CommandContext, code: string): Promise<void> {
	await ctx.tx.execute(sql`delete from search_document where edition = ${code}`);
	await fillSearchAnew(ctx, code);
}

/**
 * Changes an edition, moves it, or switches it on and off. Its former addresses redirect to the new ones. When an
 * edition moves to `/`, the edition that was there gets its code as prefix.
 * @throws Refusal `forbidden`, `unproved`, `invalid`, `not_found` (`code`), `taken` (`prefix`), `same`, `state` (the
 * edition at `/` is switched off, or moved without another one taking its place)
 */
export const changeEdition = command({
	action: 'change',
	input: editionFields.partial().extend({ code: z.string().max(20), is_on: z.boolean().optional() }),
	async run(ctx, { code, ...given }) {
		ctx.authorize('house.change');
		const rows = await rowsOf(ctx);
		const before = rows.find((row) => row.code === code);
		if (!before) throw new Refusal('not_found', 'code');
		const changes = Object.entries(given).filter(
			([name, value]) => value !== undefined && before[name as keyof EditionRow] !== value,
		);
		if (changes.length === 0) throw new Refusal('same', 'code', { rule: { name: 'unchanged' } });
		const after: EditionRow = { ...before, ...Object.fromEntries(changes) };
		let others = rows.filter((row) => row.code !== code);
		if (isRoot(before) && !isRoot(after))
			throw new Refusal('state', after.is_on ? 'prefix' : 'is_on', {
				rule: { name: after.is_on ? 'root_stays' : 'root_on' },
			});
		if (after.prefix === '' && !isRoot(before)) {
			if (!after.is_on) throw new Refusal('state', 'is_on', { rule: { name: 'root_on' } });
			others = others.map((row) => (isRoot(row) ? { ...row, prefix: `/${row.code}` } : row));
		}
		const all = [after, ...others];
		if (all.some((row) => !isFree(all, row.code, row.prefix)))
			throw new Refusal('taken', 'prefix', { rule: { name: 'prefix_taken' } });
		if (after.prefix !== before.prefix) after.former = [...new Set([...before.former, before.prefix])];
		await moveAddresses(ctx, movesOf(rows, all));
		if (after.search !== before.search || (after.is_on && !before.is_on)) await readAnew(ctx, code);
		await write(ctx, withoutFormer(rows.map((row) => all.find((now) => now.code === row.code) ?? row)));
		ctx.audit({
			entity: 'edition',
			id: code,
			detail: {
				changes: Object.fromEntries(
					changes.map(([name, to]) => [name, { from: before[name as keyof EditionRow], to }]),
				),
			},
		});
		return after;
	},
});
