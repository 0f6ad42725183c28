/** What a list or a page of an article hangs on; one place, so that no change forgets one. */
export interface TaggedArticle {
	id: number;
	edition: string;
	type: string;
	kind: string;
}

/** Cache tags that a change of an article drops. */
export const articleTags = (article: TaggedArticle): string[] => [
	`article:${article.id}`,
	`list:${article.edition}`,
	`list:${article.edition}:${article.type}`,
	`list:${article.edition}:${article.kind}`,
	`home:${article.edition}`,
	`search:${article.edition}`,
];
