import { editions } from '../../../editions/editions';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type ChinaBlocks, chinaTags, collectChina } from '../../../queries/license/china';
import { Chart } from '../../blocks/chart/chart';
import { drawnApart } from '../../blocks/cover/scenes';
import { isShown } from '../../blocks/shortcuts';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { screen } from '../../render/screen';
import { entriesOf } from '../calendar/entries';
import { breadcrumbList, collectionPage } from '../json-ld';
import { RegisterEntry, Timeline } from './china-parts';

interface ChinaData {
	blocks: ChinaBlocks;
	/** ISO day of today. */
	day: string;
}

/** Stories in a row at the end. */
const ROW = 4;

function ChinaView({ data: { blocks, day } }: { data: ChinaData }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const hasRegister = isShown(site.brand, 'china');
	const [lead, ...others] = blocks.articles;
	const { rules, rates, limits, markets } = blocks.dates;
	const entries = entriesOf(edition, { rules, tables: { markets, rates, rules: limits }, events: [], storyDates: [] });
	return (
		<div className="wrap china">
			{lead && (
				<section className="grid block rows">
					<div className="c7">
						<Story article={lead} size={1} level="h2" picture="half" hasStandfirst hasAuthor inside="china" isLead />
					</div>
					<div className="c5 vr stack-s">
						{each(others, 'others', (article) => (
							<Story key={article.id} article={article} size={4} hasStandfirst inside="china" />
						))}
					</div>
				</section>
			)}
			<section className="grid block rows">
				<div className={hasRegister ? 'c7' : 'c12'}>
					<header className="sec k-regulation">
						<h2>{words.licenses.timeline}</h2>
						<a className="more" href={urls.calendar.href(edition, entries.length > 0 ? { market: 'CN' } : {})}>
							{words.calendar.title}
						</a>
					</header>
					{entries.length > 0 ? (
						<Timeline entries={entries} day={day} />
					) : (
						<p className="dek dek--s">{words.calendar.none_line}</p>
					)}
				</div>
				{hasRegister && (
					<div className="c5 vr">
						<RegisterEntry counts={blocks.counts} licenses={blocks.licenses} />
					</div>
				)}
			</section>
			{blocks.series.length > 0 && (
				<section className="block">
					<header className="sec k-data">
						<h2>{words.sections.data}</h2>
						<a className="more" href={urls.data.href(edition)}>
							{words.series_page.all_series}
						</a>
					</header>
					<div className="grid rows k-data">
						{each(blocks.series, 'series', (series, i) => (
							<div key={series.slug} className={i % 2 === 0 ? 'c6' : 'c6 vr'}>
								<Chart series={series} />
							</div>
						))}
					</div>
				</section>
			)}
			{blocks.tagged.length > 0 && (
				<section className="block">
					<header className="sec k-china">
						<h2>{words.more_news}</h2>
					</header>
					<div className="four">
						{each(blocks.tagged.slice(0, blocks.tagged.length < 2 * ROW ? ROW : 2 * ROW), 'tagged', (article) => (
							<Story key={article.id} article={article} size={4} picture="quarter" />
						))}
					</div>
				</section>
			)}
		</div>
	);
}

/** `/china`: news of the mainland, what its rules ask and since when, the way into the register, and its numbers. */
export const chinaScreen = screen<ChinaData>({
	async load(request) {
		const { db, edition, now } = request;
		const day = isoDay(edition, now);
		const blocks = await collectChina(db, edition.code, day);
		request.tag(...chinaTags(edition.code, blocks));
		// The first of the articles alone has a picture above those under the tag.
		const [lead, ...tagged] = drawnApart([...blocks.articles.slice(0, 1), ...blocks.tagged]);
		const articles = lead && blocks.articles.length > 0 ? [lead, ...blocks.articles.slice(1)] : blocks.articles;
		return { blocks: { ...blocks, articles, tagged: blocks.articles.length > 0 ? tagged : blocks.tagged }, day };
	},
	head: ({ blocks }, request) => {
		const { edition, site } = request;
		const { licenses, home } = edition.words;
		const path = urls.china.href(edition);
		const [name, description] = [licenses.china_title, licenses.china_line];
		return {
			title: name,
			description,
			search: { title: edition.words.search_titles.china },
			canonical: path,
			alternates: Object.fromEntries(editions.map((one) => [one.code, urls.china.href(one)])),
			jsonLd: [
				breadcrumbList(site, [
					[home, urls.home.href(edition)],
					[name, path],
				]),
				collectionPage(request, {
					path,
					name,
					description,
					items: blocks.articles.map((article) => urls.article.href(edition, article)),
				}),
			],
		};
	},
	layout: (_data, { edition }) => ({
		styles: ['charts', 'register'],
		menu: 'china',
		section: 'china',
		bar: {
			title: edition.words.licenses.china_title,
			line: edition.words.licenses.china_line,
			eventNews: false,
			background: 'china',
			art: 'china-mainland',
		},
	}),
	View: ChinaView,
});
