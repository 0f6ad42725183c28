import { urls } from '../../../editions/urls';
import { plainText } from '../../../platform/html/clean-html';
import { REGISTER_ROWS } from '../../../queries/license/license-screen';
import type { PageRequest } from '../../render/screen';
import { breadcrumbList, collectionPage } from '../json-ld';
import type { RegisterData } from './register-data';

/** Questions of readers about the licence (schema.org FAQPage). */
function faqPage({ questions }: RegisterData, { edition, site }: PageRequest): object {
	const url = site.url + urls.license.href(edition);
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		'@id': `${url}#questions`,
		mainEntity: questions.map((one) => ({
			'@type': 'Question',
			name: one.question,
			url: `${url}#${one.slug}`,
			acceptedAnswer: { '@type': 'Answer', text: plainText(one.answer_html) },
		})),
	};
}

/** Metadata of a page of the register: its path from home, its records, its questions. @param name of the list */
export function registerJsonLd(data: RegisterData, request: PageRequest, name: string): object[] {
	const { edition, site } = request;
	const { licenses, home } = edition.words;
	const { path, found, questions } = data;
	const type = path.category;
	return [
		breadcrumbList(site, [
			[home, urls.home.href(edition)],
			[licenses.title, urls.license.href(edition)],
			...(type
				? [[licenses.categories[type] ?? type, urls.license.href(edition, { category: type })] as [string, string]]
				: []),
		]),
		collectionPage(request, {
			path: urls.license.href(edition, path, path.page),
			name,
			description: licenses.line,
			items: found.list.map((row) => urls.licenseRecord.href(edition, { slug: row.slug })),
			first: (path.page - 1) * REGISTER_ROWS + 1,
		}),
		...(questions.length > 0 ? [faqPage(data, request)] : []),
	];
}
