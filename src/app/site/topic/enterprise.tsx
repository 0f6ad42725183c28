import { editions } from '../../../editions/editions';
import { countryName } from '../../../editions/formats';
import { directoryUrl, enterpriseUrl, licenseUrl, pathOf, topicUrl } from '../../../editions/links';
import type { ArticleCard } from '../../../queries/article';
import { articlesNaming, type Enterprise, enterpriseBySlug, type EnterpriseNeighbour } from '../../../queries/enterprise';
import { Story } from '../../blocks/story';
import { usePage } from '../../contexts';
import { type Head, Missing, type Reading, Redirect, screen } from '../../screen';
import { Icon } from '../../ui/icon';
import { mediaUrl, Picture } from '../../ui/picture';
import { breadcrumbList } from '../json-ld';
import { Crumbs } from './crumbs';
import { useCategoryName } from './directory-parts';
import { Files } from './files';
import { initials } from './subject-words';

interface EnterpriseData {
	firm: Enterprise;
	/** Address of the event's page under /topic/. */
	topic_slug: string;
	articles: ArticleCard[];
}

/** Name, what it does, and the stand in large figures. */
function Top({ firm }: { firm: Enterprise }) {
	const { exhibitions } = usePage().edition.words;
	return (
		<header className="wrap ent">
			<div className="grid ent-in">
				<div className="c8 ent-name">
					<span className="logo-box">{firm.logo ? <img src={mediaUrl(firm.logo.name, 'thumb_160')} alt="" width={96} height={96} /> : <b aria-hidden="true">{initials(firm.name)}</b>}</span>
					<div>
						<h1 className="hed hed--1">{firm.name}</h1>
						{firm.summary && <p className="dek">{firm.summary}</p>}
					</div>
				</div>
				<p className="c4 stand-box">
					<span>{exhibitions.stand}</span> <b>{firm.booth}</b> {firm.hall && <span>{exhibitions.hall(firm.hall)}</span>}
				</p>
			</div>
		</header>
	);
}

/** The firm in a few lines. */
function Company({ firm, topic_slug }: { firm: Enterprise; topic_slug: string }) {
	const { edition } = usePage();
	const { words } = edition;
	const { exhibitions } = words;
	const categoryName = useCategoryName();
	const { license } = firm;
	return (
		<section>
			<h2>{exhibitions.company}</h2>
			<dl className="kv">
				<div><dt>{exhibitions.country}</dt><dd><a className="link" href={directoryUrl(edition, topic_slug, { country: firm.country })} rel="nofollow">{countryName(edition, firm.country)}</a></dd></div>
				{firm.city && <div><dt>{exhibitions.city}</dt><dd>{firm.city}</dd></div>}
				{firm.name_zh && <div><dt>{exhibitions.name_zh}</dt><dd lang="zh">{firm.name_zh}</dd></div>}
				{firm.founded !== null && <div><dt>{exhibitions.founded}</dt><dd>{firm.founded}</dd></div>}
				{firm.employees && <div><dt>{exhibitions.employees}</dt><dd>{firm.employees}</dd></div>}
				{firm.categories.length > 0 && (
					<div>
						<dt>{exhibitions.products}</dt>
						<dd>{firm.categories.map((category, i) => <span key={category}>{i > 0 && ', '}<a className="link" href={directoryUrl(edition, topic_slug, { category })} rel="nofollow">{categoryName(category)}</a></span>)}</dd>
					</div>
				)}
				{license && <div><dt>{exhibitions.license}</dt><dd><a className="link" href={licenseUrl(edition, license.slug)}>{license.status === 'valid' ? exhibitions.license_valid(license.license_no) : license.license_no}</a></dd></div>}
			</dl>
		</section>
	);
}

/** How to reach the firm: by mail or telephone as it gave them, and its own pages. */
function Contact({ firm }: { firm: Enterprise }) {
	const { words } = usePage().edition;
	const { exhibitions } = words;
	const is_mail = firm.contact !== null && /^[^\s@<>"?]+@[^\s@<>"?]+$/.test(firm.contact);
	const is_telephone = firm.contact !== null && /^\+?[\d\s()./-]{5,30}$/.test(firm.contact);
	const links = firm.links.some((link) => link.url === firm.website) || !firm.website ? firm.links : [{ title: new URL(firm.website).hostname, url: firm.website }, ...firm.links];
	if (!is_mail && !is_telephone && links.length === 0) return null;
	return (
		<section>
			<h2>{exhibitions.contact}</h2>
			{is_mail && <p className="dek dek--s">{exhibitions.contact_line(firm.booth)}</p>}
			<div className="stacked-go">
				{is_mail && <a className="btn btn--lamp" href={`mailto:${firm.contact}`}><Icon name="mail" />{exhibitions.write_to}</a>}
				{is_telephone && <a className="btn btn--lamp" href={`tel:${firm.contact?.replace(/[^\d+]/g, '')}`}>{exhibitions.telephone}</a>}
				{links.map((link) => (
					<a key={link.url} className="btn btn--line" href={link.url} target="_blank" rel="noopener nofollow">{link.title} <span aria-hidden="true">↗</span><span className="vh">, {words.opens_new_window}</span></a>
				))}
			</div>
		</section>
	);
}

function Around({ firm, topic_slug }: { firm: Enterprise; topic_slug: string }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	const link = (to: EnterpriseNeighbour | null, rel: 'prev' | 'next') =>
		to && (
			<a href={enterpriseUrl(edition, topic_slug, to.slug)} rel={rel}>
				<span className="meta">{rel === 'prev' && '← '}{exhibitions.stand_number(to.booth)}{rel === 'next' && ' →'}</span>
				<b className="hed hed--4">{to.name}</b>
			</a>
		);
	return (
		<nav className="wrap block" aria-label={exhibitions.stands_around}>
			<div className="prevnext">
				<div>{link(firm.previous, 'prev')}</div>
				<a className="more" href={directoryUrl(edition, topic_slug)}>{exhibitions.all_exhibitors}</a>
				<div className="after">{link(firm.next, 'next')}</div>
			</div>
		</nav>
	);
}

function EnterpriseView({ data: { firm, topic_slug, articles } }: { data: EnterpriseData }) {
	const { edition, site } = usePage();
	const { exhibitions } = edition.words;
	return (
		<>
			<div className="wrap ent-crumb">
				<Crumbs topic_slug={topic_slug} topic_title={firm.topic_edition.name} above={[[exhibitions.exhibitors, directoryUrl(edition, topic_slug)]]} here={firm.name} />
			</div>
			<Top firm={firm} />
			<div className="wrap grid ent-body">
				<div className="c8">
					<figure>
						<div className="cover"><Picture cover={{ seed: firm.slug, kind: 'company', mood: 'day' }} picture={null} alt="" width="half" is_lead /></div>
						<figcaption>{exhibitions.illustration(site.brand.name)}</figcaption>
					</figure>
					{firm.description && <div className="prose ent-text">{firm.description.split(/\n+/).filter(Boolean).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>}
					{firm.attachments.length > 0 && (
						<section className="block">
							<header className="sec"><h2>{exhibitions.documents}</h2></header>
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
							<div className="stack-s">{articles.map((article) => <Story key={article.id} article={article} size={5} />)}</div>
						</section>
					)}
				</aside>
			</div>
			<Around firm={firm} topic_slug={topic_slug} />
		</>
	);
}

function describe({ firm, topic_slug }: EnterpriseData, { edition, site }: Reading): Head {
	const { words } = edition;
	const path = enterpriseUrl(edition, topic_slug, firm.slug);
	const show = firm.topic_edition;
	const alternates = Object.fromEntries(editions.map((one) => [one.code, enterpriseUrl(one, firm.pages.find((page) => page.edition === one.code)?.slug ?? show.topic_slug, firm.slug)]));
	return {
		title: words.exhibitions.at_show(firm.name, show.name),
		description: firm.summary || words.exhibitions.at_show(firm.name, show.name),
		canonical: path,
		alternates: { ...alternates, [edition.code]: path },
		previous: firm.previous ? enterpriseUrl(edition, topic_slug, firm.previous.slug) : undefined,
		next: firm.next ? enterpriseUrl(edition, topic_slug, firm.next.slug) : undefined,
		json_ld: [
			breadcrumbList(site, [[words.home, pathOf(edition, '/')], [words.exhibitions.title, pathOf(edition, '/topic')], [show.name, topicUrl(edition, topic_slug)], [words.exhibitions.exhibitors, directoryUrl(edition, topic_slug)], [firm.name, path]]),
			{
				'@context': 'https://schema.org',
				'@type': 'Organization',
				name: firm.name,
				...(firm.name_zh ? { alternateName: firm.name_zh } : {}),
				description: firm.summary,
				...(firm.website ? { url: firm.website } : {}),
				...(firm.founded === null ? {} : { foundingDate: String(firm.founded) }),
				...(firm.logo ? { logo: site.url + mediaUrl(firm.logo.name, 'thumb_160') } : {}),
				address: { '@type': 'PostalAddress', ...(firm.city ? { addressLocality: firm.city } : {}), addressCountry: firm.country },
			},
		],
	};
}

/** `/topic/{topic}/enterprise/{slug}`: an exhibitor at its stand. */
export const enterprise_screen = screen<EnterpriseData>({
	async load(reading) {
		const { db, edition } = reading;
		const [topic_slug = '', , slug = ''] = reading.rest;
		const firm = await enterpriseBySlug(db, edition.code, slug);
		if (!firm) return new Missing();
		const { topic_edition } = firm;
		if (topic_edition.page_slug !== topic_slug) {
			const is_of_topic = topic_slug === topic_edition.topic_slug || topic_slug === topic_edition.slug || firm.pages.some((page) => page.slug === topic_slug);
			return is_of_topic ? new Redirect(enterpriseUrl(edition, topic_edition.page_slug, firm.slug)) : new Missing();
		}
		const articles = await articlesNaming(db, edition.code, firm.name, 3);
		reading.tag('topic', `topic:${topic_edition.topic_id}`, `enterprise:${firm.id}`, `list:${edition.code}`, ...articles.map((article) => `article:${article.id}`));
		return { firm, topic_slug, articles };
	},
	head: describe,
	frame: ({ firm }) => ({ menu: 'exhibition', section: 'exhibition', fixed_title: firm.name }),
	View: EnterpriseView,
});
