import { urls } from '../../../editions/urls';
import type { Subject } from '../../../queries/event/subject';
import type { FilledModule } from '../../../queries/event/subject-rows';
import type { EventEdition } from '../../../queries/event/topic';
import { Icon } from '../../../ui/icon';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { EventEditionRows } from './event-parts';
import { Files } from './files';
import { PhotoWall } from './photo-wall';
import { Anchors, anchorsOf, FactsBand, SubjectHero } from './subject-facts';
import { Directory, News, type Of, Wall } from './subject-lists';
import { Figures, Part, PartnersList, Prose, Schedule, ScheduleDigest, Speakers, Venue, Video } from './subject-words';

/** The data of a subject's page. */
export interface SubjectData {
	subject: Subject;
	modules: FilledModule[];
	/** The event edition that the page is about. */
	event: EventEdition | undefined;
	/** Every edition of the event, newest first. */
	event_editions: EventEdition[];
	/** Number of exhibitors of the event edition on our list. */
	exhibitors: number;
}

/** Picks the modules of one kind. */
export const isKind =
	<Kind extends FilledModule['kind']>(kind: Kind) =>
	(module: FilledModule): module is Of<Kind> =>
		module.kind === kind;

/** One module under its heading. The hero is drawn above all of them. */
function Module({ module, id, data }: { module: FilledModule; id: string; data: SubjectData }) {
	const { edition } = usePage();
	const { exhibitions, all_news } = edition.words;
	const { subject, event } = data;
	const title = module.title || exhibitions.module_titles[module.kind];
	const more = (href: string, words: string) => (
		<a className="more" href={href}>
			{words}
		</a>
	);
	switch (module.kind) {
		case 'hero':
			return null;
		case 'text':
			return (
				<Part id={id} title={title}>
					<Prose html={module.content.html} />
				</Part>
			);
		case 'schedule':
			return (
				<Part id={id} title={title} line={module.content.note}>
					<Schedule content={module.content} city={event?.city ?? undefined} />
				</Part>
			);
		case 'speakers':
			return (
				<Part id={id} title={title} line={module.content.note}>
					<Speakers content={module.content} />
				</Part>
			);
		case 'photo_wall':
			return (
				<Part id={id} title={title} line={module.content.intro}>
					<PhotoWall photos={module.rows} />
				</Part>
			);
		case 'article_list':
			return (
				<Part
					id={id}
					title={title}
					more={module.content.tag && more(urls.tag.href(edition, { slug: module.content.tag }), all_news)}
				>
					<News articles={module.rows} />
				</Part>
			);
		case 'enterprise_directory':
			return (
				<Part
					id={id}
					title={title}
					line={module.content.intro}
					more={more(urls.directory.href(edition, subject.slug), exhibitions.all_exhibitors)}
				>
					<Directory module={module} slug={subject.slug} />
				</Part>
			);
		case 'visitor_wall':
			return (
				<Part id={id} title={title} line={module.content.intro}>
					<Wall module={module} slug={subject.slug} />
				</Part>
			);
		case 'attachments':
			return (
				<Part id={id} title={title} line={module.content.intro}>
					<Files files={module.rows} />
				</Part>
			);
		case 'video':
			return (
				<Part id={id} title={title}>
					<Video content={module.content} />
				</Part>
			);
		case 'figures':
			return (
				<Part id={id} title={title}>
					<Figures content={module.content} />
				</Part>
			);
		case 'map':
			return (
				<Part id={id} title={title}>
					<Venue content={module.content} />
				</Part>
			);
		case 'partners':
			return (
				<Part id={id} title={title} line={module.content.intro}>
					<PartnersList content={module.content} />
				</Part>
			);
	}
}

/** The opening text, with the programme beside it where there is one. */
function Opening({
	module,
	id,
	programme,
}: {
	module: Of<'text'>;
	id: string;
	programme: { module: Of<'schedule'>; id: string } | undefined;
}) {
	const { exhibitions } = usePage().edition.words;
	return (
		<section className="wrap grid opening" id={id} aria-label={module.title || exhibitions.module_titles.text}>
			<div className="c8">
				<h2 className="vh">{module.title || exhibitions.module_titles.text}</h2>
				<Prose html={module.content.html} hasInitial />
			</div>
			{programme && (
				<aside className="c4 vr rail" aria-label={exhibitions.at_a_glance}>
					<section>
						<h2>{programme.module.title || exhibitions.module_titles.schedule}</h2>
						<ScheduleDigest content={programme.module.content} href={`#${programme.id}`} />
					</section>
				</aside>
			)}
		</section>
	);
}

/** The picture, the facts, the anchors, then the modules in the newsroom's order, and the event over the years. */
export function SubjectView({ data }: { data: SubjectData }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	const { subject, event, event_editions } = data;
	const hero = data.modules.find(isKind('hero'))?.content;
	const modules = data.modules.filter((module) => module.kind !== 'hero');
	const ids = anchorsOf(modules);
	const idOf = (module: FilledModule) => ids.get(module) ?? module.kind;
	const [first, ...rest] = modules;
	const opening = first?.kind === 'text' ? first : undefined;
	const programme = modules.find(isKind('schedule'));
	const hasOtherEditions = event_editions.length > 1 || (event_editions.length === 1 && event_editions[0] !== event);
	const anchors = modules.map((module): [string, string] => [
		idOf(module),
		module.title || exhibitions.module_titles[module.kind],
	]);
	return (
		<>
			<SubjectHero subject={subject} hero={hero} event={event} />
			{event && <FactsBand event={event} exhibitors={data.exhibitors} />}
			<Anchors anchors={hasOtherEditions ? [...anchors, ['holdings', exhibitions.other_event_editions]] : anchors} />
			{opening && (
				<Opening
					module={opening}
					id={idOf(opening)}
					programme={programme && { module: programme, id: idOf(programme) }}
				/>
			)}
			{each(opening ? rest : modules, 'modules', (module) => (
				<Module key={module.id} module={module} id={idOf(module)} data={data} />
			))}
			{hasOtherEditions && (
				<Part
					id="holdings"
					title={exhibitions.other_event_editions}
					line={subject.topic ? exhibitions.other_event_editions_line({ name: subject.topic.name }) : undefined}
					more={
						<a className="more" href={urls.topics.href(edition)}>
							{exhibitions.all_events}
						</a>
					}
				>
					<EventEditionRows events={event_editions} label={exhibitions.other_event_editions} current={event?.slug} />
				</Part>
			)}
			{subject.topic && (
				<p className="wrap watch">
					<a className="link with-icon" href={urls.feeds.of(edition, urls.topic.href(edition, { slug: subject.slug }))}>
						<Icon name="feed" />
						{edition.words.watch_feed}
					</a>
				</p>
			)}
		</>
	);
}
