import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { type Tag, tagBySlug } from '../../../queries/article/tag';
import { tag } from '../../../shared/cache-tags';
import { Icon } from '../../../ui/icon';
import type { ListRailData } from '../../blocks/list-rail';
import { usePage } from '../../render/contexts';
import { Missing, Redirect, screen } from '../../render/screen';
import { inEveryEdition, listingHead, openListing, readListRail } from '../listing/listing';
import { ListingView } from '../listing/listing-view';
import type { OpenListing } from '../listing/open-listing';

interface TagData {
	tag: Tag;
	open: OpenListing;
	rail: ListRailData;
}

/** Path of the tag's page in each edition that has the tag. */
function paths(tag: Tag): Record<string, string> {
	const all = [tag, ...tag.translations].flatMap(({ edition: code, slug }): [string, string][] => {
		const edition = editionByCode(code);
		return edition ? [[code, urls.tag.href(edition, { slug })]] : [];
	});
	return Object.fromEntries(all);
}

function TagView({ data: { open, rail } }: { data: TagData }) {
	const { edition } = usePage();
	const { words } = edition;
	const top = (
		<p className="list-sum">
			<span>{words.articles_count({ n: open.total })}</span>
			<a className="link with-icon" href={urls.feeds.of(edition, open.href(1))}>
				<Icon name="feed" />
				{words.watch_feed}
			</a>
		</p>
	);
	return <ListingView open={open} rail={rail} hasLead={open.articles.length > 3} top={top} />;
}

/** `/tag/detail/{slug}/{page?}`: a subject and its articles. */
export const tagScreen = screen<TagData>({
	async load(request) {
		const { db, edition } = request;
		const [slug, ...rest] = request.rest;
		const found = slug ? await tagBySlug(db, edition.code, slug) : undefined;
		if (!found) return new Missing();
		request.tag(tag.tag(found.id));
		const open = await openListing(request, { edition: edition.code, tag_id: found.id }, rest, (page) =>
			urls.tag.href(edition, { slug: found.slug }, page),
		);
		return open instanceof Missing || open instanceof Redirect
			? open
			: { tag: found, open, rail: await readListRail(request, open.articles) };
	},
	head({ tag, open }, request) {
		const { words } = request.edition;
		const head = listingHead(request, open, {
			title: tag.name,
			description: tag.description || words.articles_about({ name: tag.name }),
			search: {
				title: words.search_titles.tag({ name: tag.name }),
				more: [words.articles_about({ name: tag.name })],
			},
			above: [[words.news, urls.newsList.href(request.edition)]],
			alternates: paths(tag),
			hasFeed: true,
		});
		return { ...head, switchTo: { ...inEveryEdition((one) => urls.newsList.href(one)), ...paths(tag) } };
	},
	layout: ({ tag }, { edition }) => ({
		fixedTitle: tag.name,
		bar: {
			title: tag.name,
			line: tag.description || edition.words.articles_about({ name: tag.name }),
			eventNews: false,
			background: 'headline',
			art: tag.slug,
		},
	}),
	View: TagView,
});
