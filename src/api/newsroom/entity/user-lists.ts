import type { Entity } from '../../../entities/kit/declare';
import { type Reference, referencesTo } from '../../../entities/kit/uses';
import { entityOf } from '../../../entities/registry';
import { articleDescription } from '../article/article-description';
import type { EntityDescription } from './entity-description';

type UserList = EntityDescription['users'][number];

/** Filters of the list of articles, by the table that ties articles to rows. */
const LINKS: Readonly<Record<string, string>> = {
	article_author: 'author',
	article_company: 'company',
	article_tag: 'tag',
};

/** The list that shows the rows with a reference; undefined where there is none, or it has no such filter. */
function listOf({ name, column, use }: Reference): UserList | undefined {
	const of = name in LINKS ? 'article' : name;
	const filter = LINKS[name] ?? column.name;
	const entity = entityOf(of);
	const { filters, rights } = of === 'article' ? articleDescription() : { filters: [], ...entity?.list, ...entity };
	return rights && filters.includes(filter) ? { use, noun: of, filter, right: rights.read } : undefined;
}

/** The lists that show the rows of other tables that refer to a row of an entity. */
export const userListsOf = ({ table, key }: Entity): UserList[] =>
	referencesTo(table).flatMap((one) => (one.of === key ? (listOf(one) ?? []) : []));
