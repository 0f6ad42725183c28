import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { type ArticleBody, articleBody } from '../../blocks/body/article-body';
import { linkFirms } from '../../blocks/body/firm-links';

/** Returns the text with a link on the first mention of each firm that the article is linked to. */
export function linkedBody(article: Article, edition: Edition): ArticleBody {
	const body = articleBody(article.html);
	const hrefOf = (slug: string) => urls.company.href(edition, { slug });
	let firms = article.companies;
	const parts = body.parts.map((part) => {
		if (part.kind !== 'html' || firms.length === 0) return part;
		const html = linkFirms(part.html, firms, hrefOf);
		// A firm that was linked in one part is not linked again in the next.
		firms = firms.filter(({ slug }) => !html.includes(`class="firm" href="${hrefOf(slug)}"`));
		return { ...part, html };
	});
	return { ...body, parts };
}

/**
 * True where a text begins with a paragraph long enough for a drop cap; otherwise a heading or the tags would be beside
 * it.
 */
export const fillsThreeLines = (html: string): boolean => {
	const words = /^\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
	return words.replace(/<[^>]*>/g, '').length >= 120;
};
