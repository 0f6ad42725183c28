import { editions } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { type Author, authorBySlug } from '../../../queries/article/author';
import { authorTags } from '../../../shared/cache-tags';
import { Icon } from '../../../ui/icon';
import { mediaUrl } from '../../../ui/picture';
import type { ListRailData } from '../../blocks/list-rail';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { ListingView, NothingHere } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface AuthorData {
	author: Author;
	open: OpenListing;
	rail: ListRailData;
}

/** Schemes a link of an author may have (security rule 13). */
const SAFE = /^(?:https?:\/\/|mailto:)/i;

const roleOf = (author: Author, edition: PageRequest['edition']) =>
	author.texts[edition.code]?.role ||
	(author.is_software ? edition.words.software_author : edition.words.author_kicker);

/** Addresses of the author in the editions that have articles by them; always in the page's own. */
const paths = (author: Author, own: string) =>
	Object.fromEntries(
		editions
			.filter((edition) => edition.code === own || (author.counts[edition.code] ?? 0) > 0)
			.map((edition) => [edition.code, urls.author.href(edition, { slug: author.slug })]),
	);

/** The portrait, biography and links of an author, above the articles. */
function About({ author, open }: { author: Author; open: OpenListing }) {
	const { edition } = usePage();
	const { words } = edition;
	const bio = author.texts[edition.code]?.bio;
	const links = author.links.filter((link) => link.url && SAFE.test(link.url));
	return (
		<div className="author">
			{author.photo && (
				<img
					src={mediaUrl(author.photo.name, 'card_480')}
					alt=""
					width={author.photo.width}
					height={author.photo.height}
					decoding="async"
				/>
			)}
			<div>
				{author.is_software && (
					<p className="label-note">
						<b>{words.software_author}</b> {words.software_line}
					</p>
				)}
				{bio && <p className="dek">{bio}</p>}
				<p className="list-sum">
					<span>{words.articles_count({ n: open.total })}</span>
					{each(links, 'links', (link) => (
						<a key={link.url} className="link" href={link.url} rel="me">
							{link.title}
						</a>
					))}
					<a className="link with-icon" href={urls.feeds.of(edition, open.href(1))}>
						<Icon name="feed" />
						{words.watch_feed}
					</a>
				</p>
			</div>
		</div>
	);
}

function AuthorView({ data: { author, open, rail } }: { data: AuthorData }) {
	const { words } = usePage().edition;
	return (
		<ListingView
			open={open}
			rail={rail}
			hasLead={false}
			hasAuthor={false}
			top={<About author={author} open={open} />}
			empty={<NothingHere line={words.no_articles_in_edition} />}
		/>
	);
}

/** The person, or the software, as schema.org says it. */
function profile({ author, open }: AuthorData, { site, edition }: PageRequest): object {
	const url = site.url + open.href(1);
	const text = author.texts[edition.code];
	return {
		'@context': 'https://schema.org',
		'@type': 'ProfilePage',
		'@id': `${url}#profile`,
		url,
		inLanguage: edition.language,
		mainEntity: {
			'@type': author.is_software ? 'SoftwareApplication' : 'Person',
			'@id': `${url}#author`,
			name: author.name,
			url,
			description: text?.bio || undefined,
			jobTitle: author.is_software ? undefined : text?.role || undefined,
			image: author.photo ? site.url + mediaUrl(author.photo.name, 'card_480') : undefined,
			sameAs: author.links.flatMap((link) => (link.url && /^https?:\/\//i.test(link.url) ? [link.url] : [])),
			worksFor: author.is_software
				? undefined
				: { '@type': 'NewsMediaOrganization', '@id': `${site.url}/#organization`, name: site.brand.name },
		},
	};
}

/** `/author/{slug}/{page?}`: name, role, biography, links and articles. */
export const authorScreen = screen<AuthorData>({
	async load(request) {
		const { db, edition } = request;
		const [slug, ...rest] = request.rest;
		const author = slug ? await authorBySlug(db, slug) : undefined;
		if (!author) return new Missing();
		request.tag(...authorTags(author));
		const open = await openListing(request, { edition: edition.code, author_id: author.id }, rest, (page) =>
			urls.author.href(edition, { slug: author.slug }, page),
		);
		return open instanceof Missing || open instanceof Redirect
			? open
			: { author, open, rail: await readListRail(request, open.articles) };
	},
	head(data, request) {
		const { author, open } = data;
		const { edition } = request;
		const { words } = edition;
		const head = listingHead(request, open, {
			title: author.name,
			description: author.texts[edition.code]?.bio || words.articles_by({ name: author.name }),
			search: { title: words.articles_by({ name: author.name }) },
			above: [[words.news, urls.newsList.href(edition)]],
			alternates: paths(author, edition.code),
			hasFeed: true,
		});
		return {
			...head,
			type: 'profile',
			switchTo: inEveryEdition((one) => urls.author.href(one, { slug: author.slug })),
			jsonLd: open.page === 1 ? [...(head.jsonLd ?? []), profile(data, request)] : head.jsonLd,
		};
	},
	layout: ({ author }, { edition }) => ({
		fixedTitle: author.name,
		bar: {
			title: author.name,
			line: roleOf(author, edition),
			eventNews: false,
			background: author.is_software ? 'ai' : 'headline',
			art: author.slug,
		},
	}),
	View: AuthorView,
});
