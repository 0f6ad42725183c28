import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import {
	type LicensePath,
	license_categories,
	license_products,
	parseLicensePath,
} from '../../../editions/paths/license-path';
import { isoDay, longDay } from '../../../editions/relative-time';
import { productList } from '../../../editions/trade/register-products';
import { urls } from '../../../editions/urls';
import { collectLicense, licenseTags, REGISTER_ROWS } from '../../../queries/license/license-screen';
import { fileNames } from '../../../shared/address/addresses';
import { pathKeyword } from '../../../shared/address/path-keyword';
import { shownCount } from '../../../shared/calculate/notation';
import { EmptyState } from '../../../ui/empty-state';
import { Paging } from '../../blocks/paging/paging';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest, Redirect } from '../../render/screen';
import { searchOfList } from '../listing/filtered-list';
import { FindForm } from '../listing/find-form';
import type { RegisterData } from './register-data';
import { registerJsonLd } from './register-json-ld';
import { Achievements, Partners, Questions } from './register-parts';
import { LicenseStatus } from './status';

const FORM = ['keyword', 'category', 'product', 'province', 'status'] as const;
/** Parameters of the plain form, which redirect to the path of the same list. */
export const registerQuery: readonly string[] = FORM;

/** Reads a page of the register; the form's parameters redirect to their path. */
export async function loadRegister(
	request: PageRequest,
	path: LicensePath,
): Promise<RegisterData | Missing | Redirect> {
	const { db, edition, now, query } = request;
	const day = isoDay(edition, now);
	if (FORM.some((name) => query.has(name))) {
		const given = (name: (typeof FORM)[number]) =>
			pathKeyword(pathKeyword(query.get(name) ?? '').slice(0, 100)) || undefined;
		const wanted = parseLicensePath(
			[
				given('category'),
				given('product') && `product-${given('product')}`,
				given('province') && `province-${given('province')}`,
				given('status') && `status-${given('status')}`,
				given('keyword') && `find-${given('keyword')}`,
			].filter((part) => part !== undefined),
		);
		return new Redirect(urls.license.href(edition, wanted ?? {}), 303);
	}
	const address = urls.license.href(edition, path, path.page);
	if (decodeURIComponent(address) !== request.path) return new Redirect(address);
	const blocks = await collectLicense(db, edition.code, path, day, path.page);
	if (path.province && !blocks.counts.provinces.includes(path.province)) return new Missing();
	if (path.page > 1 && blocks.found.list.length === 0) return new Missing();
	request.tag(...licenseTags(edition.code));
	return { kind: 'register', path, ...blocks };
}

/** The number of records in a list, and the keyword that they were searched by. */
function matchesText(
	{ licenses }: Edition['words'],
	{ total, totalIsFloor }: { total: number; totalIsFloor: boolean },
	keyword = '',
): string {
	if (totalIsFloor) return licenses.more_matches({ n: total, keyword });
	return keyword ? licenses.matches({ n: total, keyword }) : licenses.count({ n: total });
}

function Filters({ data }: { data: RegisterData }) {
	const { edition } = usePage();
	const { licenses } = edition.words;
	const { path, counts } = data;
	return (
		<FindForm
			prefix="license"
			className="filters"
			action={urls.license.href(edition)}
			label={licenses.search_label}
			hint={licenses.search_hint}
			keyword={path.keyword ?? ''}
			longest={100}
			choices={[
				{
					name: 'category',
					label: licenses.type,
					value: path.category ?? '',
					options: [
						['', licenses.all_types],
						...license_categories.map((category) => [category, licenses.categories[category] ?? category] as const),
					],
				},
				{
					name: 'product',
					label: licenses.product,
					value: path.product ?? '',
					options: [
						['', licenses.all_products],
						...license_products.map((product) => [product, licenses.product_names[product] ?? product] as const),
					],
				},
				{
					name: 'province',
					label: licenses.province,
					value: path.province ?? '',
					options: [['', licenses.all_provinces], ...counts.provinces.map((province) => [province, province] as const)],
				},
				{
					name: 'status',
					label: licenses.status,
					value: path.status ?? '',
					options: [['', licenses.any_status], ...Object.entries(licenses.statuses)],
				},
			]}
			submit={licenses.apply}
		/>
	);
}

function Table({ data }: { data: RegisterData }) {
	const { edition } = usePage();
	const { licenses } = edition.words;
	const { path, found } = data;
	const sort = (by: 'firm' | undefined, name: string) => (
		<th scope="col" aria-sort={path.sort === by ? (by ? 'ascending' : 'descending') : undefined}>
			<a className="link" href={urls.license.href(edition, { ...path, sort: by })} rel="nofollow" data-narrows="">
				{name}
			</a>
		</th>
	);
	return (
		<table className="tbl lic">
			<caption className="vh">{licenses.title}</caption>
			<thead>
				<tr>
					{sort('firm', licenses.firm)}
					<th scope="col">{licenses.number}</th>
					<th scope="col">{licenses.type}</th>
					<th scope="col">{licenses.place}</th>
					{sort(undefined, licenses.granted)}
					<th scope="col">{licenses.status}</th>
					<th scope="col" className="wide-only">
						{licenses.products}
					</th>
				</tr>
			</thead>
			<tbody>
				{each(found.list, 'list', (row) => (
					<tr key={row.id}>
						<td>
							<a className="nm" href={urls.licenseRecord.href(edition, { slug: row.slug })}>
								{row.name_en}
							</a>{' '}
							<span className="zh" lang="zh">
								{row.name_zh}
							</span>
						</td>
						<td className="tn">{row.license_no}</td>
						<td>{licenses.categories[row.category]}</td>
						<td>
							{row.city}, {row.province}
						</td>
						<td className="tn">{longDay(edition, row.valid_from)}</td>
						<td>
							<LicenseStatus status={row.status} />
						</td>
						<td className="wide-only">{productList(edition, row.products)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The register: counts, search and filters over a table, questions, achievements, partners. */
export function RegisterView({ data }: { data: RegisterData }) {
	const { edition } = usePage();
	const { licenses } = edition.words;
	const { path, counts, found } = data;
	const number = (n: number) => shownCount(edition, n);
	return (
		<div className="wrap k-china license-list">
			<dl className="lic-n">
				<div>
					<dt>{licenses.in_force}</dt>
					<dd>{number(counts.valid)}</dd>
				</div>
				<div>
					<dt>{licenses.expiring}</dt>
					<dd>{number(counts.expiring)}</dd>
				</div>
				<div>
					<dt>{licenses.lapsed}</dt>
					<dd>{number(counts.lapsed)}</dd>
				</div>
				<div>
					<dt>{licenses.provinces}</dt>
					<dd>{number(counts.provinces.length)}</dd>
				</div>
			</dl>
			<Filters data={data} />
			<div data-narrowed="">
				<section aria-label={licenses.title}>
					<p className="meta register-found">
						<span>
							<b data-count="" tabIndex={-1}>
								{matchesText(edition.words, found, path.keyword)}
							</b>
						</span>
						<span>
							<a className="link" href={csvUrl(edition, path)} download>
								{licenses.csv}
							</a>
						</span>
						<span>
							<a className="link" href={urls.feeds.of(edition, feedBase(edition, path))}>
								{edition.words.watch_feed}
							</a>
						</span>
					</p>
					{found.list.length > 0 ? (
						<Table data={data} />
					) : (
						<EmptyState message={licenses.none} line={licenses.no_proof}>
							<a className="btn btn--line" href={urls.license.href(edition)} data-narrows="">
								{licenses.see_all}
							</a>
						</EmptyState>
					)}
					<Paging
						page={path.page}
						pages={Math.ceil(found.total / REGISTER_ROWS)}
						href={(page) => urls.license.href(edition, path, page)}
					/>
					{found.list.length > 0 && <p className="help">{licenses.no_proof}</p>}
				</section>
				{(data.questions.length > 0 || data.achievements.length > 0) && (
					<section className="block grid register-more">
						<Questions questions={data.questions} />
						<Achievements achievements={data.achievements} />
					</section>
				)}
				<Partners partners={data.partners} />
			</div>
		</div>
	);
}

/** Address of the filtered list as a file: the path of the list, with `.csv` in place of its page. */
function csvUrl(edition: Edition, path: LicensePath): string {
	return `${urls.license.href(edition, path)}/${fileNames.register}`;
}

/** The feed of a filtered list is under its first page, in whatever order the list is. */
const feedBase = (edition: Edition, path: LicensePath): string =>
	urls.license.href(edition, { ...path, sort: undefined });

/** Metadata of the register. */
export function registerHead(data: RegisterData, request: PageRequest) {
	const { edition, site } = request;
	const { licenses, page_number } = edition.words;
	const { path } = data;
	const isPlain = !path.keyword && !path.product && !path.province && !path.status && !path.sort;
	const name = path.category ? `${licenses.title}: ${licenses.categories[path.category]}` : licenses.title;
	return {
		title: path.page > 1 ? `${name}, ${page_number({ page: path.page })}` : name,
		description: licenses.line,
		search: searchOfList(
			edition,
			licenses.title,
			licenses.line,
			[
				path.category && licenses.categories[path.category],
				path.product && licenses.product_names[path.product],
				path.province,
				path.status && licenses.statuses[path.status],
				path.keyword,
			],
			path.page,
		),
		canonical: urls.license.href(edition, path, path.page),
		robots: isPlain ? undefined : 'noindex, follow',
		feeds: [{ title: `${site.brand.name}: ${name}`, path: `${feedBase(edition, path)}/${fileNames.rss}` }],
		alternates: Object.fromEntries(editions.map((one) => [one.code, urls.license.href(one, path, path.page)])),
		jsonLd: registerJsonLd(data, request, name),
	};
}
