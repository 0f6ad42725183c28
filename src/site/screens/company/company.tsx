import { parseCompanyPath } from '../../../editions/paths/company-path';
import { Missing, screen } from '../../render/screen';
import { type CompanyListData, CompanyListView, listHead, loadList } from './company-list';
import { type CompanyNewsData, CompanyNewsView, loadNews, newsHead } from './company-news';
import { type CompanyPageData, CompanyPageView, loadPage, pageHead } from './company-page';

type CompanyData = CompanyListData | CompanyPageData | CompanyNewsData;

/** `/company` with filters and page in the path, `/company/{slug}`, and `/company/{slug}/news/{page?}`. */
export const companyScreen = screen<CompanyData>({
	query: ['keyword', 'country'],
	async load(request) {
		const path = parseCompanyPath(request.rest);
		if (path) return loadList(request, path.filters, path.page);
		const [slug = '', part, ...rest] = request.rest;
		if (part === undefined) return loadPage(request, slug);
		return part === 'news' ? loadNews(request, slug, rest) : new Missing('unmatched');
	},
	head: (data, request) =>
		data.kind === 'list'
			? listHead(data, request)
			: data.kind === 'page'
				? pageHead(data, request)
				: newsHead(data, request),
	layout(data, { edition }) {
		const { companies } = edition.words;
		if (data.kind === 'page')
			return { styles: ['companies'], menu: 'company', section: 'company', fixedTitle: data.firm.name };
		const bar =
			data.kind === 'list'
				? { title: companies.title, line: companies.line({ n: data.facets.total }), art: 'companies' }
				: {
						title: companies.news_of({ name: data.firm.name }),
						line: companies.news_description({ name: data.firm.name }),
						art: data.firm.slug,
					};
		return {
			styles: data.kind === 'list' ? ['companies', 'lists'] : ['lists'],
			menu: 'company',
			section: 'company',
			fixedTitle: bar.title,
			bar: { ...bar, eventNews: false, background: 'company' },
		};
	},
	View: ({ data }) =>
		data.kind === 'list' ? (
			<CompanyListView data={data} />
		) : data.kind === 'page' ? (
			<CompanyPageView data={data} />
		) : (
			<CompanyNewsView data={data} />
		),
});
