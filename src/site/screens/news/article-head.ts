import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { articleImageUrl, urls } from '../../../editions/urls';
import { plainText } from '../../../platform/html/clean-html';
import type { Article, ReadArticle } from '../../../queries/article/article';
import type { Adv as AdvRow } from '../../../queries/site/adv';
import { sectionOf } from '../../../shared/address/cover-url';
import type { ArticleBody } from '../../blocks/body/article-body';
import { pictureAlt } from '../../blocks/cover/cover-words';
import type { DateRow } from '../../blocks/dates/date-line';
import type { PageRequest } from '../../render/screen';
import type { Drawn } from '../body/load-drawn';
import { editionFeed } from '../listing/listing';
import { articleJsonLd } from './article-json-ld';
import { translationUrl } from './article-parts';

/** Everything that the page of an article shows. */
export interface ArticleData {
	article: ReadArticle;
	body: ArticleBody;
	drawn: Drawn;
	/** The most closely related articles, in the rail. */
	beside: ArticleCard[];
	/** Other articles on its subject, below it. */
	foot: ArticleCard[];
	/** Rows of the calendar that are dates of the article. */
	dates: DateRow[];
	most_read: ArticleCard[];
	adv: AdvRow | undefined;
	url: string;
	/** Whether the article is protected, and how its password was received. */
	lock: 'none' | 'closed' | 'wrong' | 'open';
}

/** Path of the article in each edition that has it. */
function alternates(article: Article, request: PageRequest): Record<string, string> {
	const paths: Record<string, string> = { [request.edition.code]: urls.article.href(request.edition, article) };
	for (const other of article.translations) {
		const url = translationUrl(other);
		if (url) paths[other.edition] = url;
	}
	return paths;
}

/** The beginning of an article's text, more than a description takes. */
function firstWords({ parts }: ArticleBody): string {
	const html = parts.find((part) => part.kind === 'html')?.html ?? '';
	return plainText(html.slice(0, 4_000)).slice(0, 400);
}

/** Metadata of an article. */
export const articleHead = ({ article, body }: ArticleData, request: PageRequest) => {
	const section = sectionOf(article);
	const paths = alternates(article, request);
	return {
		title: article.title || request.edition.words.untitled,
		description: article.standfirst || article.key_points[0] || article.title,
		search: { more: article.is_protected ? [] : [...article.key_points, firstWords(body)] },
		keywords: article.keywords.join(', ') || undefined,
		canonical: urls.article.href(request.edition, article),
		robots: article.is_protected ? 'noindex' : undefined,
		image: articleImageUrl(article),
		imageAlt: pictureAlt(request.edition.words, article) || undefined,
		card: 'summary_large_image' as const,
		type: 'article' as const,
		feeds: [editionFeed(request)],
		alternates: paths,
		switchTo: Object.fromEntries(
			editions
				.filter((edition) => !paths[edition.code])
				.map((edition) => [edition.code, urls.section.href(edition, section)]),
		),
		jsonLd: articleJsonLd(article, body.words, request),
		published_at: article.published_at,
		modifiedAt: article.revised_at ?? article.published_at,
		section: article.type,
		tags: article.tags.map((tag) => tag.name),
	};
};
