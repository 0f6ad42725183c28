import type { ArticleCard } from '../../../data/article-card';
import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { parseLicensePath } from '../../../editions/paths/license-path';
import { isSwitchedOff } from '../../../editions/switched-off';
import { urls } from '../../../editions/urls';
import { listArticles } from '../../../queries/article/listing';
import { fileNames, pages } from '../../../shared/address/addresses';
import { tag } from '../../../shared/cache-tags';
import { articleTypes } from '../../../shared/statuses';
import { Icon } from '../../../ui/icon';
import { isShown } from '../../blocks/shortcuts';
import { Title } from '../../blocks/story/story';
import { useSectionName } from '../../blocks/title-bar';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { inEveryEdition } from '../listing/listing';
import { AboutMenu } from './about-menu';
import { type Channel, channels } from './channels';

interface FeedsData {
	/** The feed that is asked about: all of the edition where no page is named. */
	channel: Pick<Channel, 'title' | 'path'>;
	/** True where the address names the page of the feed. */
	isOfPage: boolean;
	newest: ArticleCard[];
}

const SHOWN = 5;

/** The feed of a page, by its path within the edition; undefined where that page has none. */
async function channelAt({ db, edition, site }: PageRequest, path: string): Promise<Channel | undefined> {
	for (const one of channels) {
		const parameters = one.path.read(path);
		if (!parameters) continue;
		const [slug = ''] = Object.values<string>(parameters);
		return one.open(db, edition, site, slug);
	}
	return undefined;
}

/** Path of a file of a feed. */
const fileOf = (edition: Edition, page: string, file: string): string =>
	page === urls.home.href(edition) ? urls.home.file(file).href(edition) : `${page}/${file}`;

/** The feeds that a reader is most likely to want. */
function feedsOf(edition: Edition, sectionName: (name: string) => string): [page: string, name: string][] {
	const { words } = edition;
	return [
		[urls.home.href(edition), words.all_news],
		[urls.headline.href(edition), sectionName('headline')],
		...articleTypes.map((type): [string, string] => [urls.newsType.href(edition, { type }), sectionName(type)]),
		[urls.data.href(edition), sectionName('data')],
		[urls.interview.href(edition), sectionName('interview')],
		[urls.license.href(edition), words.indexes.license],
	];
}

function Address({ page }: { page: string }) {
	const { edition, site } = usePage();
	const { feeds } = edition.words;
	const address = site.url + fileOf(edition, page, fileNames.rss);
	return (
		<div className="feed-address">
			<label className="label" htmlFor="feed-address">
				{feeds.address}
			</label>
			<div className="panel-search">
				<input className="field" id="feed-address" type="text" readOnly value={address} />
				<a className="btn" href={address} data-copy={feeds.copied}>
					{feeds.copy}
				</a>
			</div>
			<p className="meta">
				<span>{feeds.formats}</span>
				{[
					[fileNames.rss, 'RSS'],
					[fileNames.atom, 'Atom'],
					[fileNames.json, 'JSON Feed'],
				].map(([file = '', name]) => (
					<a key={file} className="link" href={fileOf(edition, page, file)}>
						{name}
					</a>
				))}
			</p>
		</div>
	);
}

function FeedsView({ data: { channel, isOfPage, newest } }: { data: FeedsData }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const { feeds } = words;
	const sectionName = useSectionName();
	const { hidden } = site.brand;
	const shown = feedsOf(edition, sectionName).filter(([page]) => !isSwitchedOff(hidden, page));
	return (
		<div className="wrap grid about-grid">
			<div className="c3">
				<AboutMenu current="feeds" />
			</div>
			<article className="c9 vr about">
				<header>
					<h1 className="hed hed--1">{isOfPage ? channel.title : feeds.title}</h1>
					<p className="dek">{feeds.line}</p>
				</header>
				<Address page={channel.path} />
				{isOfPage && (
					<p>
						<a className="link" href={channel.path}>
							{feeds.page}
						</a>
					</p>
				)}
				<div className="about-text prose">
					<h2>{feeds.how}</h2>
					<ol>
						{each(feeds.steps, 'steps', (step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
					<h2>{feeds.what}</h2>
					<p>{feeds.what_line}</p>
				</div>
				{newest.length > 0 && (
					<section className="about-text">
						<h2 className="sec-h">{feeds.newest}</h2>
						<ul className="idx">
							{each(newest, 'newest', (article) => (
								<li key={article.id}>
									<a href={urls.article.href(edition, article)}>
										<Title article={article} />
									</a>
								</li>
							))}
						</ul>
					</section>
				)}
				<section className="about-text">
					<h2 className="sec-h">{feeds.all}</h2>
					<ul className="idx">
						{shown.map(([page, name]) => (
							<li key={page} className="idx-line">
								<a href={page}>{name}</a>
								<a className="link with-icon" href={fileOf(edition, page, fileNames.rss)}>
									<Icon name="feed" />
									{feeds.feed}
									<span className="vh">: {name}</span>
								</a>
							</li>
						))}
					</ul>
					<p className="meta">{feeds.all_line}</p>
					{isShown(site.brand, 'calendar') && (
						<p className="meta">
							{feeds.calendar_line}{' '}
							<a className="link" href={urls.calendar.href(edition)}>
								{feeds.calendar}
							</a>
						</p>
					)}
				</section>
			</article>
		</div>
	);
}

/** The register's feed: records, not articles. */
function registerChannel({ edition, site }: PageRequest, rest: readonly string[]): FeedsData['channel'] | undefined {
	const path = parseLicensePath(rest);
	if (!path || path.page > 1 || path.sort) return undefined;
	const { categories, title, statuses } = edition.words.licenses;
	const chosen = [
		path.category && categories[path.category],
		path.province,
		path.status && statuses[path.status],
		path.keyword,
	];
	return {
		title: [`${site.brand.name}: ${title}`, ...chosen.filter(Boolean)].join(', '),
		path: urls.license.href(edition, path),
	};
}

/** `/about/feeds/{path of a page?}`: how a feed is followed, and the feed of a page. */
export const feedsScreen = screen<FeedsData>({
	async load(request) {
		const { db, edition, rest, site } = request;
		request.tag(tag.list(edition.code));
		const all = { title: `${site.brand.name}: ${edition.words.all_news}`, path: urls.home.href(edition) };
		if (rest.length === 0) {
			const { list } = await listArticles(db, { edition: edition.code }, 1, SHOWN);
			request.tag(...list.map((article) => tag.article(article.id)));
			return { channel: all, isOfPage: false, newest: list };
		}
		if (`/${rest[0]}` === pages.license) {
			const channel = registerChannel(request, rest.slice(1));
			return channel ? { channel, isOfPage: true, newest: [] } : new Missing();
		}
		const channel = await channelAt(request, `/${rest.join('/')}`);
		if (!channel || channel.path === urls.home.href(edition)) return new Missing();
		const { list } = await listArticles(db, channel.listing, 1, SHOWN);
		request.tag(...channel.tags, ...list.map((article) => tag.article(article.id)));
		return { channel, isOfPage: true, newest: list };
	},
	head({ channel, isOfPage }, { edition, site }) {
		const { feeds } = edition.words;
		const own = isOfPage ? urls.feeds.of(edition, channel.path) : urls.feeds.href(edition);
		const title = isOfPage ? feeds.feed_of({ name: channel.title }) : feeds.title;
		return {
			title,
			description: feeds.line,
			search: { description: isOfPage ? `${title}. ${feeds.line}` : feeds.line },
			canonical: own,
			robots: isOfPage ? 'noindex, follow' : undefined,
			alternates: isOfPage ? undefined : inEveryEdition((one) => urls.feeds.href(one)),
			switchTo: inEveryEdition((one) => urls.feeds.href(one)),
			feeds: [{ title: channel.title, path: fileOf(edition, channel.path, fileNames.rss) }],
			jsonLd: [
				breadcrumbList(site, [
					[edition.words.home, pathOf(edition, '/')],
					[feeds.title, urls.feeds.href(edition)],
				]),
			],
		};
	},
	layout: (_data, { edition }) => ({ styles: ['about', 'indexes'], fixedTitle: edition.words.feeds.title }),
	View: FeedsView,
});
