import { article, article_author, article_tag } from '../../../data/tables/article';
import { import_row } from '../../../data/tables/operation/import-run';
import { revision } from '../../../data/tables/revision';
import { search_document } from '../../../data/tables/search-document';
import { audit, redirect } from '../../../data/tables/site';

/** Tables that grow with every piece of an import. */
export const growingTables = [
	article,
	article_author,
	article_tag,
	audit,
	import_row,
	redirect,
	revision,
	search_document,
];
