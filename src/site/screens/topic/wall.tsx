import { urls } from '../../../editions/urls';
import { type Subject, subjectBySlug } from '../../../queries/event/subject';
import { eventEditionOf } from '../../../queries/event/subject-event-edition';
import { type WallPage, wallMessages } from '../../../queries/event/wall';
import { tag } from '../../../shared/cache-tags';
import { LoadMore } from '../../blocks/paging/load-more';
import { Paging } from '../../blocks/paging/paging';
import { usePage } from '../../render/contexts';
import { type Head, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { pagesOf, searchOfList } from '../listing/filtered-list';
import { pageNumber } from '../listing/listing';
import { Crumbs } from './crumbs';
import { inEditionsOf, tagSubject } from './subject-paths';
import { type RefusedMessage, WallForm } from './wall-form';
import { WallList } from './wall-parts';

interface WallData {
	subject: Subject;
	page: WallPage;
	/** Messages are still taken. */
	is_open: boolean;
	/** A message has just been handed in. */
	isSent: boolean;
	refused: RefusedMessage | undefined;
}

function WallView({ data: { subject, page, is_open, isSent, refused } }: { data: WallData }) {
	const { edition } = usePage();
	const { words } = edition;
	const href = (number: number) => urls.wall.href(edition, { slug: subject.slug }, number);
	return (
		<div className="wrap list-page">
			<Crumbs
				topic_slug={subject.slug}
				topicTitle={subject.title}
				here={words.exhibitions.module_titles.visitor_wall}
			/>
			<div className="grid rows">
				<div className={is_open ? 'c8' : undefined}>
					{page.page > 1 && (
						<p className="meta page-line">{words.page_of({ page: page.page, pages: pagesOf(page) })}</p>
					)}
					{page.list.length > 0 ? (
						<WallList messages={page.list} />
					) : (
						<p className="dek">{words.exhibitions.wall_empty}</p>
					)}
					<LoadMore href={page.has_more ? href(page.page + 1) : undefined} list="wall" />
					{page.page > 1 && <Paging page={page.page} pages={pagesOf(page)} href={href} />}
				</div>
				{is_open && (
					<aside className="c4" aria-label={words.exhibitions.wall_write}>
						{isSent && (
							<p className="wall-thanks" role="status">
								{words.newsletter.wall.thanks}
							</p>
						)}
						<WallForm slug={subject.slug} refused={refused} />
					</aside>
				)}
			</div>
		</div>
	);
}

function describe({ subject, page }: WallData, request: PageRequest): Head {
	const { edition, site } = request;
	const { words } = edition;
	const title = words.exhibitions.wall_of({ name: subject.title });
	const href = (number: number) => urls.wall.href(edition, { slug: subject.slug }, number);
	const every = inEditionsOf(request, subject, (one, slug) => urls.wall.href(one, { slug }));
	return {
		title: page.page > 1 ? `${title} – ${words.page_number({ page: page.page })}` : title,
		description: `${title}: ${words.exhibitions.wall_line({ n: page.total })}.`,
		search: searchOfList(edition, title, `${title}: ${words.exhibitions.wall_line({ n: page.total })}.`, [], page.page),
		canonical: href(page.page),
		// What visitors say in a line or two is no page that anybody should be led to by a search engine.
		robots: 'noindex, follow',
		alternates: page.page === 1 ? every : undefined,
		switchTo: every,
		previous: page.page > 1 ? href(page.page - 1) : undefined,
		next: page.has_more ? href(page.page + 1) : undefined,
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.exhibitions.title, urls.topics.href(edition)],
				[subject.title, urls.topic.href(edition, { slug: subject.slug })],
				[title, href(1)],
			]),
		],
	};
}

/**
 * `/topic/{slug}/wall/{page?}`: approved messages of visitors, newest first, and the form to write one.
 * @param refused a message that could not be taken, shown in the form
 */
export const wallScreen = (refused?: RefusedMessage) =>
	screen<WallData>({
		isCacheable: !refused,
		status: refused ? 400 : 200,
		async load(request) {
			const { db, edition } = request;
			const [slug = '', , ...rest] = request.rest;
			const number = pageNumber(rest);
			if (number === undefined) return new Missing();
			if (number === 1 && rest.length > 0) return new Redirect(urls.wall.href(edition, { slug }));
			const subject = await subjectBySlug(db, edition.code, slug);
			const module = subject?.modules.find((one) => one.kind === 'visitor_wall');
			const event = subject && module && (await eventEditionOf(db, subject, 'visitor_wall', request.now));
			if (!event || module?.kind !== 'visitor_wall') return new Missing();
			const page = await wallMessages(db, event.id, number);
			if (number > 1 && page.list.length === 0) return new Missing();
			tagSubject(request, subject);
			request.tag(tag.wall(event.id));
			return { subject, page, is_open: module.content.is_open, isSent: request.query.get('sent') === '1', refused };
		},
		head: describe,
		layout: ({ subject, page }, { edition }) => {
			const title = edition.words.exhibitions.wall_of({ name: subject.title });
			return {
				styles: ['exhibitions', 'letters'],
				menu: 'exhibition',
				section: 'exhibition',
				fixedTitle: title,
				bar: {
					title,
					line: edition.words.exhibitions.wall_line({ n: page.total }),
					eventNews: false,
					background: 'exhibition',
					art: subject.cover_seed,
				},
			};
		},
		View: WallView,
	});
