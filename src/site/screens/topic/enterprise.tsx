import type { ArticleCard } from '../../../data/article-card';
import { editions } from '../../../editions/editions';
import { countryName } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import { articlesNaming, type Enterprise, enterpriseBySlug } from '../../../queries/event/enterprise';
import { tag } from '../../../shared/cache-tags';
import { mediaUrl, Picture } from '../../../ui/picture';
import { sceneOfFirm } from '../../blocks/cover/scenes';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { type Head, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { Crumbs } from './crumbs';
import { Around, Company, Contact, Top } from './enterprise-parts';
import { Files } from './files';

interface EnterpriseData {
	firm: Enterprise;
	/** Address of the event's page under /topic/. */
	topic_slug: string;
	articles: ArticleCard[];
}

function EnterpriseView({ data: { firm, topic_slug, articles } }: { data: EnterpriseData }) {
	const { edition, site } = usePage();
	const { exhibitions } = edition.words;
	return (
		<>
			<div className="wrap ent-crumb">
				<Crumbs
					topic_slug={topic_slug}
					topicTitle={firm.event_edition.name}
					above={[[exhibitions.exhibitors, urls.directory.href(edition, topic_slug)]]}
					here={firm.name}
				/>
			</div>
			<Top firm={firm} />
			<div className="wrap grid ent-body">
				<div className="c8">
					<figure>
						<div className="cover">
							<Picture
								cover={{ seed: firm.slug, kind: 'company', scene: sceneOfFirm(firm), mood: 'day' }}
								picture={null}
								alt=""
								width="half"
								isLead
							/>
						</div>
						<figcaption>{exhibitions.illustration({ brand: site.brand.name })}</figcaption>
					</figure>
					{firm.description && (
						<div className="prose ent-text">
							{firm.description
								.split(/\n+/)
								.filter(Boolean)
								.map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
						</div>
					)}
					{firm.attachments.length > 0 && (
						<section className="block">
							<header className="sec">
								<h2>{exhibitions.documents}</h2>
							</header>
							<Files files={firm.attachments} />
						</section>
					)}
				</div>
				<aside className="c4 vr rail" aria-label={exhibitions.company}>
					<Company firm={firm} topic_slug={topic_slug} />
					<Contact firm={firm} />
					{articles.length > 0 && (
						<section>
							<h2>{exhibitions.in_the_news}</h2>
							<div className="stack-s">
								{each(articles, 'articles', (article) => (
									<Story key={article.id} article={article} size={5} />
								))}
							</div>
						</section>
					)}
				</aside>
			</div>
			<Around firm={firm} topic_slug={topic_slug} />
		</>
	);
}

function describe({ firm, topic_slug }: EnterpriseData, { edition, site }: PageRequest): Head {
	const { words } = edition;
	const path = urls.enterprise.href(edition, { topic: topic_slug, slug: firm.slug });
	const event = firm.event_edition;
	const alternates = Object.fromEntries(
		editions.map((one) => [
			one.code,
			urls.enterprise.href(one, {
				topic: firm.pages.find((page) => page.edition === one.code)?.slug ?? event.topic_slug,
				slug: firm.slug,
			}),
		]),
	);
	return {
		title: words.exhibitions.at_event({ name: firm.name, event: event.name }),
		description: firm.summary || words.exhibitions.at_event({ name: firm.name, event: event.name }),
		search: {
			description: `${words.exhibitions.at_event({ name: firm.name, event: event.name })}: ${firm.summary}`.replace(
				/: $/,
				'.',
			),
			more: [
				[words.exhibitions.stand_number({ booth: firm.booth }), firm.city, countryName(edition, firm.country)]
					.filter(Boolean)
					.join(', '),
			],
		},
		canonical: path,
		alternates: { ...alternates, [edition.code]: path },
		previous: firm.previous
			? urls.enterprise.href(edition, { topic: topic_slug, slug: firm.previous.slug })
			: undefined,
		next: firm.next ? urls.enterprise.href(edition, { topic: topic_slug, slug: firm.next.slug }) : undefined,
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.exhibitions.title, urls.topics.href(edition)],
				[event.name, urls.topic.href(edition, { slug: topic_slug })],
				[words.exhibitions.exhibitors, urls.directory.href(edition, topic_slug)],
				[firm.name, path],
			]),
			{
				'@context': 'https://schema.org',
				'@type': 'Organization',
				name: firm.name,
				...(firm.name_zh ? { alternateName: firm.name_zh } : {}),
				description: firm.summary,
				...(firm.website ? { url: firm.website } : {}),
				...(firm.founded === null ? {} : { foundingDate: String(firm.founded) }),
				...(firm.logo ? { logo: site.url + mediaUrl(firm.logo.name, 'thumb_160') } : {}),
				address: {
					'@type': 'PostalAddress',
					...(firm.city ? { addressLocality: firm.city } : {}),
					addressCountry: firm.country,
				},
			},
		],
	};
}

/** `/topic/{topic}/enterprise/{slug}`: an exhibitor at its stand. */
export const enterpriseScreen = screen<EnterpriseData>({
	async load(request) {
		const { db, edition } = request;
		const [topic_slug = '', , slug = ''] = request.rest;
		const firm = await enterpriseBySlug(db, edition.code, slug);
		if (!firm) return new Missing();
		const { event_edition } = firm;
		if (event_edition.page_slug !== topic_slug) {
			const isOfTopic =
				topic_slug === event_edition.topic_slug ||
				topic_slug === event_edition.slug ||
				firm.pages.some((page) => page.slug === topic_slug);
			return isOfTopic
				? new Redirect(urls.enterprise.href(edition, { topic: event_edition.page_slug, slug: firm.slug }))
				: new Missing();
		}
		const articles = await articlesNaming(db, edition.code, firm.name, 3);
		request.tag(
			tag.topics,
			tag.topic(event_edition.topic_id),
			tag.enterprise(firm.id),
			...(firm.company ? [tag.company(firm.company.id)] : []),
			tag.list(edition.code),
			...articles.map((article) => tag.article(article.id)),
		);
		return { firm, topic_slug, articles };
	},
	head: describe,
	layout: ({ firm }) => ({ styles: ['exhibitions'], menu: 'exhibition', section: 'exhibition', fixedTitle: firm.name }),
	View: EnterpriseView,
});
