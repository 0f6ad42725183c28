import { and, eq, inArray, like } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { account, account_role } from '../../data/tables/security/account';
import { indexAuthors } from '../../search/index/index-document';
import { slugOf } from '../../shared/address/slugs';
import { authorTags } from '../../shared/cache-tags';
import { rowId } from '../../shared/input/numbers';
import { Refusal } from '../../shared/refusal';
import type { CommandContext } from '../command';

/** Number of an author, as an account is given one. */
export const authorNumber = rowId;

/** A slug for an author of this name that no other has. */
async function freeSlug(ctx: CommandContext, name: string, account_id: number): Promise<string> {
	const slug = slugOf(name) || `author-${account_id}`;
	const rows = await ctx.read
		.select({ slug: author.slug })
		.from(author)
		.where(like(author.slug, `${slug}%`));
	const taken = new Set(rows.map((row) => row.slug));
	for (let n = 1; ; n += 1) {
		const one = n === 1 ? slug : `${slug}-${n}`;
		if (!taken.has(one)) return one;
	}
}

/**
 * Makes those people an author of their own name who write and are none yet: a reporter has rights over what they sign,
 * and could begin nothing otherwise, and a translator is named beside the byline. Somebody who is only invited is made one when they come in, for they choose their
 * name then. The command has asked whether it may.
 */
export async function makeOwnAuthors(ctx: CommandContext, accounts: readonly number[]): Promise<void> {
	if (accounts.length === 0) return;
	const rows = await ctx.read
		.selectDistinct({ id: account.id, name: account.name, author_id: account.author_id, state: account.state })
		.from(account)
		.innerJoin(account_role, eq(account_role.account_id, account.id))
		.where(and(inArray(account.id, [...accounts]), inArray(account_role.role, ['reporter', 'translator'])))
		.orderBy(account.id);
	for (const { id, name } of rows.filter((row) => row.author_id === null && row.state === 'active')) {
		const [made] = await ctx.tx
			.insert(author)
			.values({ slug: await freeSlug(ctx, name, id), name })
			.returning({ id: author.id, slug: author.slug });
		if (!made) throw new Error('No author came back.');
		await ctx.tx.update(account).set({ author_id: made.id }).where(eq(account.id, id));
		await indexAuthors(ctx.tx, [made.id]);
		ctx.invalidate(...authorTags(made));
		ctx.audit({
			entity: 'author',
			id: made.id,
			action: 'create',
			detail: { changes: { name: { to: name } }, account: id },
		});
	}
}

/**
 * The author whom an account is to be, held until the transaction ends. Several accounts may be the same one: a byline
 * can be shared.
 * @throws Refusal `not_found` where there is none, `invalid` for software
 */
export async function requireAuthor(ctx: CommandContext, author_id: number): Promise<void> {
	const [found] = await ctx.read
		.select({ is_software: author.is_software })
		.from(author)
		.where(eq(author.id, author_id))
		.for('share');
	if (!found) throw new Refusal('not_found', 'author_id');
	if (found.is_software) throw new Refusal('invalid', 'author_id', { rule: { name: 'software' } });
}
