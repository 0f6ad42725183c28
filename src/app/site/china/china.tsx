import { editions } from '../../../editions/editions';
import { licenseUrl, pathOf } from '../../../editions/links';
import { isoDay, longDay } from '../../../editions/relative-time';
import type { ArticleCard } from '../../../queries/article';
import { type DataSeries, seriesBySlugs } from '../../../queries/data-series';
import { type LicenseRow, listLicenses } from '../../../queries/license';
import { listArticles } from '../../../queries/listing';
import { tagBySlug } from '../../../queries/tag';
import { Chart } from '../../blocks/chart';
import { Story } from '../../blocks/story';
import { usePage } from '../../contexts';
import { screen } from '../../screen';
import { LicenseStatus } from '../license/status';

interface ChinaData {
	articles: ArticleCard[];
	tagged: ArticleCard[];
	series: DataSeries[];
	licenses: LicenseRow[];
}

const TAG = 'china';

function ChinaView({ data }: { data: ChinaData }) {
	const { edition } = usePage();
	const { words } = edition;
	const [lead, ...others] = data.articles;
	return (
		<div className="wrap china">
			{lead && (
				<section className="grid block">
					<div className="c7">
						<Story article={lead} size={1} level="h2" picture="half" has_standfirst has_author inside="china" is_lead />
					</div>
					<div className="c5 vr stack-s">
						{others.slice(0, 5).map((article) => (
							<Story key={article.id} article={article} size={4} has_standfirst inside="china" />
						))}
					</div>
				</section>
			)}
			<section className="grid block">
				<div className="c7">
					<header className="sec k-data">
						<h2>{words.sections.data}</h2>
					</header>
					{data.series.map((series) => (
						<div key={series.slug} className="k-data">
							<Chart series={series} />
						</div>
					))}
				</div>
				<div className="c5 vr">
					<header className="sec k-china">
						<h2>{words.newest_on_register}</h2>
						<a className="more" href={pathOf(edition, '/license')}>
							{words.licenses.open_register}
						</a>
					</header>
					<ul className="china-register">
						{data.licenses.map((row) => (
							<li key={row.id}>
								<a className="nm" href={licenseUrl(edition, row.slug)}>
									{row.name_en}
								</a>{' '}
								<span lang="zh">{row.name_zh}</span>
								<p className="meta">
									<span>{words.licenses.categories[row.category]}</span>
									<span>{longDay(edition, row.valid_from)}</span>
								</p>
								<LicenseStatus status={row.status} />
							</li>
						))}
					</ul>
				</div>
			</section>
			{data.tagged.length > 0 && (
				<section className="block">
					<header className="sec k-china">
						<h2>{words.more_news}</h2>
					</header>
					<div className="four">
						{data.tagged.map((article) => (
							<Story key={article.id} article={article} size={4} picture="quarter" />
						))}
					</div>
				</section>
			)}
		</div>
	);
}

/** `/china`: news of the mainland, its numbers, and the way into the register. */
export const china_screen = screen<ChinaData>({
	async load(reading) {
		const { db, edition, now } = reading;
		const tag = await tagBySlug(db, edition.code, TAG);
		const [news, tagged, series, licenses] = await Promise.all([
			listArticles(db, { edition: edition.code, kind: 'china' }, 1, 10),
			tag ? listArticles(db, { edition: edition.code, tag_id: tag.id }, 1, 20) : undefined,
			seriesBySlugs(db, ['china-exports-monthly', 'china-exports-destinations-2026']),
			listLicenses(db, {}, isoDay(edition, now), 1, 8),
		]);
		const shown = new Set(news.list.map((article) => article.id));
		reading.tag(`list:${edition.code}`, 'license', ...news.list.map((article) => `article:${article.id}`));
		return { articles: news.list, tagged: (tagged?.list ?? []).filter((article) => !shown.has(article.id)).slice(0, 8), series, licenses: licenses.list };
	},
	head: (_data, { edition }) => ({
		title: edition.words.licenses.china_title,
		description: edition.words.licenses.china_line,
		canonical: pathOf(edition, '/china'),
		alternates: Object.fromEntries(editions.map((one) => [one.code, pathOf(one, '/china')])),
	}),
	frame: (_data, { edition }) => ({
		styles: ['places'],
		menu: 'china',
		section: 'china',
		bar: { title: edition.words.licenses.china_title, line: edition.words.licenses.china_line, show_news: false, background: 'china', art: 'china-mainland' },
	}),
	View: ChinaView,
});
