import { type CacheTag, tag } from '../../../shared/cache-tags';
import type { ArticleState } from './article-state';
import { filesIn } from './lapsed-pictures';

/** What a list or a page of an article hangs on; one place, so that no change forgets one. */
export interface TaggedArticle {
	id: number;
	edition: string;
	type: string;
	kind: string;
}

/** Cache tags that a change of an article drops. */
export const articleTags = (article: TaggedArticle): CacheTag[] => [
	tag.article(article.id),
	tag.list(article.edition),
	tag.list(article.edition, article.type),
	tag.list(article.edition, article.kind),
	tag.home(article.edition),
];

/**
 * Cache tags of everything that shows or names an article, or belongs to it: what its withdrawal purges. One that is
 * withdrawn takes its drawn cover and the pictures of its text with it, as far as nothing that is public shows them
 * too.
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

/** Cache tags of everything that shows an article: its own page, lists, and the pages of what it is linked to. */
export const tagsOf = ({ row, links }: ArticleState): CacheTag[] => [
	...articleTags(row),
	...links.tags.map((id) => tag.tag(id)),
	...links.authors.map((id) => tag.author(id)),
	...links.topics.map((id) => tag.topic(id)),
	...links.companies.map((id) => tag.company(id)),
	// The calendar is drawn anew only for an article that stands in it.
	...(row.key_dates.length > 0 ? [tag.dates(row.edition)] : []),
];
