import type { ReactNode } from 'react';
import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { isoDay, longDate, longDay } from '../../../editions/relative-time';
import { productList } from '../../../editions/trade/register-products';
import { pageCardUrl, urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { type LicenseRecord, licenseBySlug } from '../../../queries/license/license';
import { outsideUrl } from '../../../shared/address/outside-url';
import { tag } from '../../../shared/cache-tags';
import { shownCount } from '../../../shared/calculate/notation';
import { drawnApart } from '../../blocks/cover/scenes';
import { FactList } from '../../blocks/fact-list';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { holderJsonLd } from './record-json-ld';
import { LicenseStatus } from './status';

export interface RecordData {
	kind: 'record';
	record: LicenseRecord;
	/** ISO day of today. */
	day: string;
	related: ArticleCard[];
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Reads one record of the register with the news on China's licences. */
export async function loadRecord(request: PageRequest, slug: string): Promise<RecordData | Missing> {
	const { db, edition, now } = request;
	const day = isoDay(edition, now);
	const record = await licenseBySlug(db, edition.code, slug, day);
	if (!record) return new Missing();
	const { list } = await listArticles(db, { edition: edition.code, kind: 'china' }, 1, 3);
	request.tag(
		tag.licenses,
		tag.topics,
		...(record.company ? [tag.company(record.company.id)] : []),
		...list.map((article) => tag.article(article.id)),
	);
	return { kind: 'record', record, day, related: drawnApart(list) };
}

/** The source of a record. */
function Source({ record: { source, source_url, texts } }: { record: LicenseRecord }) {
	const { edition } = usePage();
	const title = texts[edition.code]?.source ?? source;
	const url = outsideUrl(source_url);
	return url ? (
		<a className="link" href={url}>
			{title}
		</a>
	) : (
		title
	);
}

function Facts({ data }: { data: RecordData }) {
	const { edition } = usePage();
	const { licenses, source } = edition.words;
	const { record } = data;
	const volume =
		record.annual_volume === null
			? undefined
			: `${shownCount(edition, record.annual_volume)} ${licenses.units[record.volume_unit ?? ''] ?? ''}`;
	const facts: [string, ReactNode][] = [
		[licenses.number, record.license_no],
		[
			licenses.type,
			record.is_hnb
				? `${licenses.categories[record.category]}, ${licenses.heated_device}`
				: licenses.categories[record.category],
		],
		[licenses.role, licenses.roles[record.role]],
		[licenses.business_types, record.business_types.map((type) => licenses.business[type] ?? type).join(', ')],
		[licenses.products, productList(edition, record.products)],
		[licenses.bureau, record.issuing_bureau],
		[licenses.place, `${record.city}, ${record.province}`],
		[licenses.trademarks, record.trademarks.join(', ')],
		[licenses.volume, volume],
		[
			licenses.validity,
			licenses.until({ from: longDay(edition, record.valid_from), to: longDay(edition, record.valid_to) }),
		],
		[source, <Source key="source" record={record} />],
		[licenses.verified, licenses.verified_by({ date: longDate(edition, record.verified_at), by: record.verified_by })],
	];
	return <FactList facts={facts} />;
}

/** One record: holder, kind, amount, validity, and source. */
export function RecordView({ data }: { data: RecordData }) {
	const { edition } = usePage();
	const { licenses } = edition.words;
	const { record, day } = data;
	const text = record.texts[edition.code];
	return (
		<div className="wrap k-china license-record">
			<nav className="crumb" aria-label={edition.words.breadcrumb}>
				<a href={urls.license.href(edition)}>{licenses.title}</a>
				<a href={urls.license.href(edition, { category: record.category })}>{licenses.categories[record.category]}</a>
			</nav>
			<h1 className="hed hed--1">{record.name_en}</h1>
			<p className="dek">
				<span lang="zh">{record.name_zh}</span> · <span lang="zh-Latn">{record.pinyin}</span>
			</p>
			{record.company && (
				<p className="record-company">
					<a className="more" href={urls.company.href(edition, { slug: record.company.slug })}>
						{edition.words.companies.all_about({ name: record.company.name })}
					</a>
				</p>
			)}
			<p className="record-status">
				<LicenseStatus status={record.status} />{' '}
				{record.status === 'expiring' && <b>{licenses.expires_in({ days: daysBetween(day, record.valid_to) })}</b>}
				{record.status === 'expired' && (
					<span>{licenses.expired_since({ date: longDay(edition, record.valid_to) })}</span>
				)}
			</p>
			<div className="grid record-body">
				<section className="c7">
					<h2 className="sec-h">{licenses.scope}</h2>
					{text && <p className="dek dek--s">{text.scope}</p>}
					{text?.note && <p className="help">{text.note}</p>}
					<h2 className="sec-h">{licenses.history}</h2>
					<ol className="dates">
						{each(record.history, 'history', (event) => (
							<li key={event.happened_on + event.kind}>
								<b>{longDay(edition, event.happened_on)}</b>
								<span>
									{licenses.events[event.kind]}
									{event.texts[edition.code]?.note && `: ${event.texts[edition.code]?.note}`}
								</span>
							</li>
						))}
					</ol>
					{record.stands.length > 0 && (
						<>
							<h2 className="sec-h">{licenses.stands}</h2>
							<ul className="rel k-exhibition">
								{each(record.stands, 'stands', (stand) => (
									<li key={stand.slug}>
										<a
											className="hlink"
											href={urls.enterprise.href(edition, { topic: stand.page_slug, slug: stand.slug })}
										>
											{stand.event}: {edition.words.exhibitions.stand.toLocaleLowerCase(edition.locale)} {stand.booth}
										</a>
									</li>
								))}
							</ul>
						</>
					)}
				</section>
				<section className="c5 vr">
					<h2 className="sec-h">{licenses.facts}</h2>
					<Facts data={data} />
				</section>
			</div>
			{data.related.length > 0 && (
				<section className="block">
					<header className="sec k-china">
						<h2>{licenses.related}</h2>
						<a className="more" href={urls.china.href(edition)}>
							{licenses.china_title}
						</a>
					</header>
					<div className="three">
						{each(data.related, 'related', (article) => (
							<Story key={article.id} article={article} size={4} picture="third" inside="china" />
						))}
					</div>
				</section>
			)}
		</div>
	);
}

/** Structured data (schema.org) of a record. */
export function recordHead({ record }: RecordData, { edition, site }: PageRequest) {
	const { licenses, home } = edition.words;
	return {
		title: `${record.name_en} (${record.license_no})`,
		description:
			`${record.name_en}, ${record.name_zh}: ${licenses.categories[record.category]}, ${record.city}, ${record.province}. ${record.texts[edition.code]?.scope ?? ''}`.slice(
				0,
				300,
			),
		search: {
			description: `${record.name_en} (${record.name_zh}), ${record.license_no}: ${licenses.categories[record.category]}, ${record.city}, ${record.province}. ${record.texts[edition.code]?.scope ?? ''}`,
		},
		canonical: urls.licenseRecord.href(edition, { slug: record.slug }),
		image: pageCardUrl(edition, 'license', record.slug),
		card: 'summary_large_image' as const,
		alternates: Object.fromEntries(
			editions.map((one) => [one.code, urls.licenseRecord.href(one, { slug: record.slug })]),
		),
		jsonLd: [
			breadcrumbList(site, [
				[home, urls.home.href(edition)],
				[licenses.title, urls.license.href(edition)],
				[record.name_en, urls.licenseRecord.href(edition, { slug: record.slug })],
			]),
			holderJsonLd(record, edition, site),
		],
	};
}
