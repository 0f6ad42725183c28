import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { publicationStatuses } from '../../shared/statuses';
import { created_at, edition, id, listWords, oneOf, publication_status, seconds, updated_at } from './columns';
import { translation_group } from './translation-group';

/** The columns of a page, made anew for each table object that describes it. */
export const pageColumns = () => ({
	id: id(),
	group_id: integer()
		.notNull()
		.references(() => translation_group.id),
	edition: edition(),
	/** Name in the address: `about`, `policy`, `terms`, `cookie`, `imprint` … */
	name: text().notNull(),
	status: publication_status(),
	title: text().notNull(),
	description: text().notNull().default(''),
	html: text().notNull().default(''),
	/** Version printed under the title ("1.2"). */
	version: text(),
	valid_from: seconds(),
	/** True for a text made from a template that nobody has called checked yet; readers are not told. */
	is_unchecked: boolean().notNull().default(false),
	published_at: seconds(),
	created_at: created_at(),
	updated_at: updated_at(),
	import_key: text(),
});

/** An editable page: about, policy, terms, cookie, imprint; imported pages have names of their own. */
export const page = pgTable('page', pageColumns(), (t) => [
	listWords('page'),
	oneOf(t.status, publicationStatuses),
	uniqueIndex('page_edition_name').on(t.edition, t.name),
	uniqueIndex('page_import_key').on(t.edition, t.import_key),
]);
