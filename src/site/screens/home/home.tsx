import { editions } from '../../../editions/editions';
import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { collectHome, type HomeBlocks } from '../../../queries/home/home';
import { tag } from '../../../shared/cache-tags';
import { Adv } from '../../blocks/adv';
import { NewsletterBand } from '../../blocks/newsletter/newsletter-band';
import { Briefs } from '../../blocks/story/briefs';
import { usePage } from '../../render/contexts';
import { screen } from '../../render/screen';
import { editionFeed } from '../listing/listing';
import { Events } from './events';
import { FiguresStrip } from './figures';
import { homeJsonLd } from './home-json-ld';
import { withScenes } from './home-scenes';
import { Interviews } from './interviews';
import { MoreNews } from './more-news';
import { Partners } from './partners';
import { Ai, CompanyAndProduct, Data, Regulation } from './sections';
import { Top } from './top';

/** Every block in its order; one without content draws nothing, its rule included. */
function HomeView({ data }: { data: HomeBlocks }) {
	const { edition, site } = usePage();
	const { words } = edition;
	return (
		<>
			<h1 className="vh">
				{site.brand.name}: {words.tagline}
			</h1>
			<Top blocks={data} />
			{!data.lead && (
				<div className="wrap home-empty">
					<h2 className="hed hed--1">{words.nothing_here}</h2>
					<p className="dek">{words.nothing_here_line}</p>
				</div>
			)}
			<FiguresStrip figures={data.figures} />
			<Briefs articles={data.briefs} isRow />
			<Regulation articles={data.regulation} rules={data.rules} />
			{data.adv && (
				<div className="wrap block">
					<Adv adv={data.adv} />
				</div>
			)}
			<CompanyAndProduct company={data.company} product={data.product} />
			<Ai articles={data.ai} />
			<Data chart={data.chart} articles={data.data} />
			<Events events={data.events} articles={data.exhibition} />
			<Interviews articles={data.interview} />
			<NewsletterBand />
			<MoreNews more={data.more} licenses={data.licenses} book={data.book} most_read={data.most_read} />
			<Partners partners={data.partners} />
		</>
	);
}

/** Every article on the page, so that a change to one of them draws it anew. */
function shownArticles(blocks: HomeBlocks): number[] {
	const {
		lead,
		related,
		latest,
		top,
		regulation,
		company,
		product,
		ai,
		data,
		exhibition,
		interview,
		more,
		most_read,
		briefs,
	} = blocks;
	return [
		...(lead ? [lead] : []),
		related,
		latest,
		top,
		regulation,
		company,
		product,
		ai,
		data,
		exhibition,
		interview,
		more,
		most_read,
		briefs,
	]
		.flat()
		.map((article) => article.id);
}

/** `/`: the front page of an edition. */
export const homeScreen = screen<HomeBlocks>({
	async load(request) {
		const { db, edition, now, site } = request;
		const blocks = await collectHome(db, edition.code, isoDay(edition, now), site.brand.hidden);
		request.tag(
			tag.home(edition.code),
			tag.list(edition.code),
			tag.advs,
			tag.rules,
			tag.dates(edition.code),
			tag.duty_rates,
			tag.licenses,
			tag.topics,
			tag.partners,
			...new Set(shownArticles(blocks).map((id) => tag.article(id))),
		);
		if (blocks.chart) request.tag(tag.series(blocks.chart.slug));
		for (const figure of blocks.figures) if (figure.name === 'series') request.tag(tag.series(figure.series.slug));
		return withScenes(blocks);
	},
	head: ({ latest, lead }, request) => {
		const { edition } = request;
		const { words } = edition;
		return {
			title: words.tagline,
			description: [words.tagline, lead?.title, latest[0]?.title].filter(Boolean).join('. '),
			canonical: urls.home.href(edition),
			alternates: Object.fromEntries(editions.map((one) => [one.code, urls.home.href(one)])),
			feeds: [editionFeed(request)],
			card: 'summary_large_image',
			jsonLd: homeJsonLd(request),
		};
	},
	layout: ({ latest, lead }, { edition }) => {
		const newest = latest[0] ?? lead;
		return {
			styles: ['home'],
			menu: 'home',
			fixedTitle: newest ? `${edition.words.latest}: ${newest.title}` : undefined,
		};
	},
	View: HomeView,
});
