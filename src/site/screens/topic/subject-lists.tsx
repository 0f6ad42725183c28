import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import type { FilledModule } from '../../../queries/event/subject-rows';
import { LoadMore } from '../../blocks/paging/load-more';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { DirectoryForm, DirectoryList } from './directory-parts';
import { WallInvitation, WallList } from './wall-parts';

/** A module of one kind, with its rows. */
export type Of<Kind extends FilledModule['kind']> = Extract<FilledModule, { kind: Kind }>;

/** News of a subject: one large, three beside it, the rest in a row. */
export function News({ articles }: { articles: readonly ArticleCard[] }) {
	const [lead, ...others] = articles;
	if (!lead) return null;
	if (others.length === 0) return <Story article={lead} size={2} picture="half" shape="left" hasStandfirst />;
	const beside = others.slice(0, 3);
	const below = others.slice(3);
	return (
		<>
			<div className="grid rows">
				<div className="c6">
					<Story article={lead} size={2} picture="half" hasStandfirst />
				</div>
				<div className="c6 vr stack">
					{each(beside, 'beside', (article) => (
						<Story key={article.id} article={article} size={3} picture="row" shape="row" />
					))}
				</div>
			</div>
			{below.length > 0 && (
				<div className="four home-four">
					{each(below, 'below', (article) => (
						<Story key={article.id} article={article} size={4} picture="quarter" />
					))}
				</div>
			)}
		</>
	);
}

export function Directory({ module, slug }: { module: Of<'enterprise_directory'>; slug: string }) {
	const { edition } = usePage();
	const { page, facets } = module.rows;
	return (
		<>
			<DirectoryForm topic_slug={slug} facets={facets} filters={{}} />
			<DirectoryList topic_slug={slug} firms={page.list} />
			<LoadMore href={page.has_more ? urls.directory.href(edition, slug, {}, 2) : undefined} list="enterprise" />
		</>
	);
}

export function Wall({ module, slug }: { module: Of<'visitor_wall'>; slug: string }) {
	const { edition } = usePage();
	const { page } = module.rows;
	const list =
		page.list.length > 0 ? (
			<WallList messages={page.list} />
		) : (
			<p className="dek">{edition.words.exhibitions.wall_empty}</p>
		);
	const more = <LoadMore href={page.has_more ? urls.wall.href(edition, { slug }, 2) : undefined} list="wall" />;
	if (!module.content.is_open)
		return (
			<>
				{list}
				{more}
			</>
		);
	return (
		<div className="grid rows">
			<div className="c4">
				<WallInvitation slug={slug} />
			</div>
			<div className="c8 vr">
				{list}
				{more}
			</div>
		</div>
	);
}
