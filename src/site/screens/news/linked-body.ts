import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { type ArticleBody, articleBody } from '../../blocks/body/article-body';
import { linkFirms } from '../../blocks/body/firm-links';

/** The text, whose first mention of each firm that it is linked to leads to that firm. */
export function linkedBody(article: Article, edition: Edition): ArticleBody {
	const body = articleBody(article.html);
	const hrefOf = (slug: string) => urls.company.href(edition, { slug });
	let firms = article.companies;
	const parts = body.parts.map((part) => {
		if (part.kind !== 'html' || firms.length === 0) return part;
		const html = linkFirms(part.html, firms, hrefOf);
		// A firm that one part has led to is not led to from the next.
		firms = firms.filter(({ slug }) => !html.includes(`class="firm" href="${hrefOf(slug)}"`));
		return { ...part, html };
	});
	return { ...body, parts };
}

/** Whether a text begins with words enough to stand beside an initial: a heading or the tags would stand there else. */
export const fillsThreeLines = (html: string): boolean => {
	const words = /^\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
	return words.replace(/<[^>]*>/g, '').length >= 120;
};
