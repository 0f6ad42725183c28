import { type CacheTag, tag } from '../../../shared/cache-tags';
import type { ArticleState } from './article-state';
import { filesIn } from './lapsed-pictures';

/** The fields on which the lists and pages of an article depend, in one place, so that no command forgets one. */
export interface TaggedArticle {
	id: number;
	edition: string;
	type: string;
	kind: string;
}

/** Cache tags of the pages and lists that a change of an article affects. */
export const articleTags = (article: TaggedArticle): CacheTag[] => [
	tag.article(article.id),
	tag.list(article.edition),
	tag.list(article.edition, article.type),
	tag.list(article.edition, article.kind),
	tag.home(article.edition),
];

/**
 * Cache tags of everything that shows, names or belongs to an article, which its withdrawal purges: also its drawn
 * cover and the pictures of its text, unless something public shows them too.
 * @param cover name of its picture in the storage, where it has one
 */
export function withdrawnTags(state: ArticleState, cover: string | undefined): CacheTag[] {
	const { row } = state;
	const pictures = filesIn(row.html);
	return [
		...tagsOf(state),
		tag.mention(row.id),
		tag.cover(row.cover_seed ?? row.seo_url ?? String(row.id)),
		...[...pictures, ...(cover === undefined ? [] : [cover])].map((name) => tag.media(name)),
	];
}

/** Cache tags of everything that shows an article: its own page, lists, and the pages of the rows it is linked to. */
export const tagsOf = ({ row, links }: ArticleState): CacheTag[] => [
	...articleTags(row),
	...links.tags.map((id) => tag.tag(id)),
	...links.authors.map((id) => tag.author(id)),
	...links.topics.map((id) => tag.topic(id)),
	...links.companies.map((id) => tag.company(id)),
	// The calendar changes only for an article that has key dates.
	...(row.key_dates.length > 0 ? [tag.dates(row.edition)] : []),
];
