import type { Edition } from '../../../editions/edition';
import { editions } from '../../../editions/editions';
import { dayRange } from '../../../editions/formats';
import { pageCardUrl, urls } from '../../../editions/urls';
import { editionsOfSubject, subjectBySlug } from '../../../queries/event/subject';
import { enterpriseTotal, fillModules } from '../../../queries/event/subject-rows';
import { currentEdition, type EventEdition, eventEditionBySlug } from '../../../queries/event/topic';
import { fileNames } from '../../../shared/address/addresses';
import { tag } from '../../../shared/cache-tags';
import { mediaUrl } from '../../../ui/picture';
import { type Head, Missing, type PageRequest, Redirect, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { eventJsonLd } from './event-json-ld';
import { placeOf } from './event-parts';
import { inEditionsOf, tagSubject } from './subject-paths';
import { modulesApart } from './subject-scenes';
import { isKind, type SubjectData, SubjectView } from './subject-view';

/** Address of the picture for cards: a photograph where the page has one, else its drawing under its title. */
function cardImage(edition: Edition, { subject, modules }: SubjectData): string {
	const name = modules.find(isKind('hero'))?.content.media_name ?? subject.cover?.name;
	return name ? mediaUrl(name, 'social_1200x630') : pageCardUrl(edition, 'topic', subject.slug);
}

/** Days and place of an event edition that was announced. */
function whenAndWhere(edition: Edition, event: EventEdition): string {
	if (event.status === 'unannounced' || !event.starts_on) return '';
	return `${dayRange(edition, event.starts_on, event.ends_on)}, ${event.year}, ${placeOf(edition, event)}.`;
}

function describe(data: SubjectData, request: PageRequest): Head {
	const { edition, site } = request;
	const { words } = edition;
	const { subject, event } = data;
	const path = urls.topic.href(edition, { slug: subject.slug });
	const image = cardImage(edition, data);
	const eventData = event && eventJsonLd(request, { ...event, page_slug: subject.slug }, site.url + image);
	return {
		title: subject.title,
		description: subject.standfirst || subject.topic?.summary || subject.title,
		search: {
			description: `${subject.title}: ${subject.standfirst || subject.topic?.summary || ''}`.replace(/: $/, '.'),
			more: [event ? whenAndWhere(edition, event) : '', subject.topic?.summary ?? ''],
		},
		canonical: path,
		image,
		card: 'summary_large_image',
		alternates: inEditionsOf(request, subject, (one, slug) => urls.topic.href(one, { slug })),
		switchTo: Object.fromEntries(editions.map((one) => [one.code, urls.topics.href(one)])),
		jsonLd: [
			breadcrumbList(site, [
				[words.home, urls.home.href(edition)],
				[words.exhibitions.title, urls.topics.href(edition)],
				[subject.title, path],
			]),
			...(eventData ? [eventData] : []),
		],
		feeds: subject.topic
			? [{ title: `${site.brand.name}: ${subject.topic.name}`, path: `${path}/${fileNames.rss}` }]
			: undefined,
	};
}

/** `/topic/{slug}`: a subject of ordered modules about an event, one of its editions, or a series. */
export const subjectScreen = screen<SubjectData>({
	async load(request) {
		const { db, edition, rest, now } = request;
		const slug = rest[0] ?? '';
		const subject = await subjectBySlug(db, edition.code, slug);
		if (!subject) {
			// An event edition without a page of its own is shown on the page of its event.
			const event_edition = await eventEditionBySlug(db, edition.code, slug);
			return event_edition && event_edition.page_slug !== slug
				? new Redirect(urls.topic.href(edition, { slug: event_edition.page_slug }), 302)
				: new Missing();
		}
		tagSubject(request, subject);
		const [modules, event_editions] = await Promise.all([
			fillModules(db, edition.code, subject.modules),
			editionsOfSubject(db, subject),
		]);
		const event =
			subject.event_edition_id === null
				? currentEdition(event_editions, now)
				: event_editions.find((one) => one.id === subject.event_edition_id);
		const directory = modules.find(isKind('enterprise_directory'));
		const exhibitors =
			directory && directory.rows.event_edition.id === event?.id
				? directory.rows.page.total
				: event
					? await enterpriseTotal(db, event.id)
					: 0;
		for (const module of modules) {
			if (module.kind === 'article_list')
				request.tag(tag.list(edition.code), ...module.rows.map((article) => tag.article(article.id)));
			if (module.kind === 'visitor_wall') request.tag(tag.wall(module.rows.event_edition.id));
		}
		return { subject, modules: modulesApart(subject, modules), event, event_editions, exhibitors };
	},
	head: describe,
	layout: ({ subject }) => ({
		styles: ['exhibitions'],
		menu: 'exhibition',
		section: 'exhibition',
		fixedTitle: subject.title,
	}),
	View: SubjectView,
});
