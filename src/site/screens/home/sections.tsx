import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import type { HomeBlocks } from '../../../queries/home/home';
import { Chart } from '../../blocks/chart/chart';
import { isShown } from '../../blocks/shortcuts';
import { ArticleLabel } from '../../blocks/story/article-label';
import { Kicker, Story, TitleWords, When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';
import { LinksList } from './links-list';
import { PictureLink } from './picture-link';
import { RuleTracker } from './rule-tracker';
import { SectionHead } from './section-head';

/** A lead, three stories and the tracker; without rules the stories take its room. */
export const Regulation = fragment(
	'home-regulation',
	function Regulation({ articles, rules }: { articles: ArticleCard[]; rules: HomeBlocks['rules'] }) {
		const { edition, site } = usePage();
		const [lead, ...others] = articles;
		if (!lead && rules.length === 0) return null;
		const hasRules = rules.length > 0;
		return (
			<section className="wrap block">
				{isShown(site.brand, 'regulation') && (
					<SectionHead section="regulation" line={edition.words.section_lines.regulation} />
				)}
				<div className="grid rows reg">
					{lead && (
						<div className={hasRules ? 'c4 tablet-half' : 'c6'}>
							<Story article={lead} size={2} picture="third" hasStandfirst hasAuthor inside="regulation" />
						</div>
					)}
					{others.length > 0 && (
						<div className={hasRules ? 'c3 vr stack-s tablet-half' : 'c6 vr stack-s'}>
							{each(others, 'others', (article) => (
								<Story key={article.id} article={article} size={4} inside="regulation" />
							))}
						</div>
					)}
					{hasRules && (
						<div className={lead ? 'c5 vr' : 'c12'}>
							<RuleTracker rules={rules} level={isShown(site.brand, 'regulation') ? 'h3' : 'h2'} />
						</div>
					)}
				</div>
			</section>
		);
	},
);

function Column({
	section,
	articles,
	className,
}: {
	section: 'company' | 'product';
	articles: ArticleCard[];
	className: string;
}) {
	const [lead, ...others] = articles;
	if (!lead) return null;
	return (
		<section className={className}>
			<SectionHead section={section} />
			<Story article={lead} size={2} picture="half" hasStandfirst hasAuthor inside={section} />
			<LinksList articles={others} className={`k-${section}`} />
		</section>
	);
}

/** Company and Product side by side; one alone takes the whole width. */
export const CompanyAndProduct = fragment(
	'home-company-and-product',
	function CompanyAndProduct({ company, product }: { company: ArticleCard[]; product: ArticleCard[] }) {
		if (company.length + product.length === 0) return null;
		const areBoth = company.length > 0 && product.length > 0;
		return (
			<div className="wrap block grid home-pair">
				<Column section="company" articles={company} className={areBoth ? 'c6' : 'c12'} />
				<Column section="product" articles={product} className={areBoth ? 'c6 vr' : 'c12'} />
			</div>
		);
	},
);

/** The AI section: one story laid on its side, the others as links beside the picture. */
export const Ai = fragment('home-ai', function Ai({ articles }: { articles: ArticleCard[] }) {
	const { edition } = usePage();
	const [lead, ...others] = articles;
	if (!lead) return null;
	return (
		<section className="wrap block k-ai">
			<SectionHead section="ai" line={edition.words.section_lines.ai} />
			<article className="story grid sideways">
				<PictureLink article={lead} width="half" column="c7 tablet-half" />
				<div className="c5 tablet-half">
					<ArticleLabel article={lead} />
					<Kicker article={lead} inside="ai" />
					<h3 className="hed hed--2">
						<a className="main" href={urls.article.href(edition, lead)}>
							<TitleWords article={lead} />
						</a>
					</h3>
					{lead.standfirst && <p className="dek dek--s">{lead.standfirst}</p>}
					<p className="meta">
						{lead.authors[0] && <span>{lead.authors[0].name}</span>}
						<When at={lead.published_at} />
					</p>
					<LinksList articles={others} />
				</div>
			</article>
		</section>
	);
});

/** Chart of the week and data stories; without a chart the stories are side by side. */
export const Data = fragment(
	'home-data',
	function Data({ chart, articles }: { chart: HomeBlocks['chart']; articles: ArticleCard[] }) {
		const { edition } = usePage();
		if (!chart && articles.length === 0) return null;
		return (
			<section className="wrap block k-data">
				<SectionHead section="data" line={edition.words.section_lines.data} />
				{chart ? (
					<div className="grid rows">
						<div className={articles.length > 0 ? 'c8 home-chart' : 'c12 home-chart'}>
							<Chart series={chart} level="h3" />
						</div>
						{articles.length > 0 && (
							<div className="c4 vr stack-s tablet-pair">
								{each(articles, 'articles', (article, i) => (
									<Story
										key={article.id}
										article={article}
										size={i === 0 ? 3 : 4}
										picture={i === 0 ? 'third' : undefined}
										hasStandfirst={i === 0}
										inside="data"
									/>
								))}
							</div>
						)}
					</div>
				) : (
					<div className="three">
						{each(articles, 'articles', (article) => (
							<Story key={article.id} article={article} size={3} picture="third" hasStandfirst inside="data" />
						))}
					</div>
				)}
			</section>
		);
	},
);
