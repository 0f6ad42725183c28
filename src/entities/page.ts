import { eq } from 'drizzle-orm';
import { pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import { pageColumns } from '../data/tables/page';
import { makeGroups } from '../platform/db/insert-rows';
import { tag } from '../shared/cache-tags';
import { entity } from './kit/declare';
import { choiceOfEdition } from './kit/edition-field';
import { choice, flag, html, lines, moment, needed, optional, slug, text } from './kit/fields';

const { version: _printed, ...columns } = pageColumns();
/** The table of pages with another name for its own version, because `version` is the version of a row in the kit. */
const table = pgTable('page', { ...columns, printed_version: textColumn('version') });

/** A page that editors write: about, terms, policy. The same name in another edition is its translation. */
export const pageEntity = entity({
	name: 'page',
	table,
	fields: {
		edition: needed(choiceOfEdition()),
		name: needed(slug()),
		title: needed(text(200)),
		status: choice(['draft', 'published', 'withdrawn']),
		description: lines(600),
		html: html(400_000),
		printed_version: optional(text(40)),
		valid_from: optional(moment()),
		is_unchecked: flag(),
	},
	fixed: ['edition', 'name'],
	title: ['title'],
	list: { order: 'name', search: ['name', 'title'], filters: ['edition', 'status'] },
	rights: { write: 'page.write', remove: 'page.remove' },
	tags: (row) => [tag.page(row.edition, row.name)],
	isPublic: (row) => row.status === 'published',
	derive: ({ status, published_at }, now) => (status === 'published' && !published_at ? { published_at: now } : {}),
	async born(ctx, { name = '' }) {
		const [other] = await ctx.read
			.select({ group_id: table.group_id })
			.from(table)
			.where(eq(table.name, name))
			.limit(1);
		return { group_id: other?.group_id ?? (await makeGroups(ctx.tx, 'page', 1))[0] ?? 0 };
	},
});
