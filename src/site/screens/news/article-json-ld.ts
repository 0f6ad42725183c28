import { sectionName } from '../../../editions/article-labels';
import { articleImageUrl, rootUrls, urls } from '../../../editions/urls';
import type { Article } from '../../../queries/article/article';
import { sectionOf } from '../../../shared/address/cover-url';
import { knownUpdate } from '../../../shared/article/known';
import type { ArticleLabel } from '../../../shared/statuses';
import { isoMoment, latestMoment } from '../../../shared/time/moment';
import type { PageRequest } from '../../render/screen';

/** The type of a labelled article (schema.org). */
const TYPES: Record<ArticleLabel, string> = {
	ai: 'NewsArticle',
	partner: 'AdvertiserContentArticle',
	opinion: 'OpinionNewsArticle',
	feature: 'ReportageNewsArticle',
};

/** NewsArticle and BreadcrumbList of an article (schema.org). */
export function articleJsonLd(article: Article, words: number, request: PageRequest): object[] {
	const { site, edition } = request;
	const url = site.url + urls.article.href(edition, article);
	const section = sectionOf(article);
	const publisher = {
		'@type': 'NewsMediaOrganization',
		'@id': `${site.url}/#organization`,
		name: site.brand.name,
		url: `${site.url}/`,
		logo: { '@type': 'ImageObject', url: site.url + rootUrls.logo.href() },
	};
	return [
		{
			'@context': 'https://schema.org',
			'@type': article.label === null ? 'NewsArticle' : TYPES[article.label],
			'@id': `${url}#article`,
			mainEntityOfPage: url,
			url,
			headline: (article.title || edition.words.untitled).slice(0, 110),
			description: article.standfirst || undefined,
			image: [site.url + articleImageUrl(article)],
			datePublished: isoMoment(article.published_at),
			dateModified: isoMoment(latestMoment(article.published_at, article.revised_at, knownUpdate(article.known))),
			inLanguage: article.language ?? edition.language,
			articleSection: sectionName(request.edition, section, request.site.brand),
			keywords: article.keywords.length > 0 ? article.keywords : undefined,
			wordCount: article.is_protected ? undefined : words,
			isAccessibleForFree: !article.is_protected,
			author:
				article.label === 'partner' && article.partner_name
					? [{ '@type': 'Organization', name: article.partner_name }]
					: article.authors.map((author) => ({
							'@type': author.is_software ? 'SoftwareApplication' : 'Person',
							name: author.name,
							url: site.url + urls.author.href(edition, { slug: author.slug }),
						})),
			translator: article.translator ? { '@type': 'Person', name: article.translator.name } : undefined,
			publisher,
			sponsor: article.partner_name ? { '@type': 'Organization', name: article.partner_name } : undefined,
			correction:
				article.corrections.length > 0
					? article.corrections.map((one) => ({
							'@type': 'CorrectionComment',
							text: one.text,
							datePublished: isoMoment(one.at),
						}))
					: undefined,
		},
		{
			'@context': 'https://schema.org',
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: edition.words.home, item: site.url + urls.home.href(edition) },
				{
					'@type': 'ListItem',
					position: 2,
					name: sectionName(request.edition, section, request.site.brand),
					item: site.url + urls.section.href(edition, section),
				},
				{ '@type': 'ListItem', position: 3, name: article.title || edition.words.untitled, item: url },
			],
		},
	];
}
