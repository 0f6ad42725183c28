import type { ArticleCard } from '../../data/article-card';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { SubjectModuleContents, SubjectModuleName } from '../../shared/subject/subject-module';
import { listArticles } from '../article/listing';
import { tagBySlug } from '../article/tag';
import { type Attachment, attachmentsOfEventEdition } from './attachment';
import { type EnterpriseFacets, type EnterprisePage, enterpriseFacets, enterprisePage } from './enterprise-directory';
import { type Photo, photosOf } from './photo';
import type { PlacedModule } from './subject';
import { type EventEdition, eventEditionBySlug, topicBySlug } from './topic';
import { type WallPage, wallMessages } from './wall';

/** Photos a wall shows at most. */
const PHOTOS = 60;

/** The exhibitors of an event edition: the first page of them, and what they can be filtered by. */
export interface Directory {
	event_edition: EventEdition;
	page: EnterprisePage;
	facets: EnterpriseFacets;
}

/** Rows that a kind of module shows beside its own content. */
export interface SubjectModuleRows {
	photo_wall: Photo[];
	article_list: ArticleCard[];
	enterprise_directory: Directory;
	visitor_wall: { event_edition: EventEdition; page: WallPage };
	attachments: Attachment[];
}

/** A module with everything it shows. */
export type FilledModule = {
	[Kind in SubjectModuleName]: {
		kind: Kind;
		id: number;
		position: number;
		title: string;
		content: SubjectModuleContents[Kind];
		rows: Kind extends keyof SubjectModuleRows ? SubjectModuleRows[Kind] : null;
	};
}[SubjectModuleName];

/**
 * Articles that fit every filter of a list; none when it names a topic or tag that does not exist, or names nothing at
 * all.
 */
async function articlesOf(
	db: Db,
	edition: string,
	{ topic, tag, kind, limit }: SubjectModuleContents['article_list'],
): Promise<ArticleCard[]> {
	if (!topic && !tag && !kind) return [];
	const [ofTopic, ofTag] = await Promise.all([
		topic ? topicBySlug(db, topic) : undefined,
		tag ? tagBySlug(db, edition, tag) : undefined,
	]);
	if ((topic && !ofTopic) || (tag && !ofTag)) return [];
	const found = await listArticles(
		db,
		{
			edition,
			...(kind ? { kind } : {}),
			...(ofTag ? { tag_id: ofTag.id } : {}),
			...(ofTopic ? { topic_id: ofTopic.id } : {}),
		},
		1,
		limit,
	);
	return found.list;
}

async function directoryOf(db: Db, edition: string, slug: string): Promise<Directory | undefined> {
	const event_edition = await eventEditionBySlug(db, edition, slug);
	if (!event_edition) return undefined;
	const [page, facets] = await Promise.all([
		enterprisePage(db, edition, event_edition, {}, 1),
		enterpriseFacets(db, edition, event_edition),
	]);
	return page.total > 0 ? { event_edition, page, facets } : undefined;
}

async function wallOf(db: Db, edition: string, slug: string): Promise<SubjectModuleRows['visitor_wall'] | undefined> {
	const event_edition = await eventEditionBySlug(db, edition, slug);
	return event_edition && { event_edition, page: await wallMessages(db, event_edition.id, 1) };
}

async function fill(db: Db, edition: string, module: PlacedModule): Promise<FilledModule | undefined> {
	switch (module.kind) {
		case 'photo_wall': {
			const rows = await photosOf(db, edition, module.content.event_edition, PHOTOS);
			return rows.length > 0 ? { ...module, rows } : undefined;
		}
		case 'article_list': {
			const rows = await articlesOf(db, edition, module.content);
			return rows.length > 0 ? { ...module, rows } : undefined;
		}
		case 'enterprise_directory': {
			const rows = await directoryOf(db, edition, module.content.event_edition);
			return rows && { ...module, rows };
		}
		case 'visitor_wall': {
			const rows = await wallOf(db, edition, module.content.event_edition);
			return rows && (rows.page.list.length > 0 || module.content.is_open) ? { ...module, rows } : undefined;
		}
		case 'attachments': {
			const rows = await attachmentsOfEventEdition(db, edition, module.content.event_edition);
			return rows.length > 0 ? { ...module, rows } : undefined;
		}
		case 'text':
			return module.content.html.trim() ? { ...module, rows: null } : undefined;
		case 'schedule':
			return module.content.days.some((day) => day.entries.length > 0) ? { ...module, rows: null } : undefined;
		case 'speakers':
			return module.content.speakers.length > 0 ? { ...module, rows: null } : undefined;
		case 'figures':
			return module.content.figures.length > 0 ? { ...module, rows: null } : undefined;
		case 'partners':
			return module.content.partners.length > 0 ? { ...module, rows: null } : undefined;
		default:
			return { ...module, rows: null };
	}
}

/** The modules of a subject with their rows, in order; one that has nothing to show leaves no hole. */
export async function fillModules(db: Db, edition: string, modules: readonly PlacedModule[]): Promise<FilledModule[]> {
	const filled = await Promise.all(modules.map((module) => fill(db, edition, module)));
	return filled.filter((module) => module !== undefined);
}

/** How many exhibitors an event edition has on our list. */
export async function enterpriseTotal(db: Db, event_edition_id: number): Promise<number> {
	return (
		(
			await prepared<{ total: number }>(
				db,
				'enterprise_total',
				'select count(*) as total from enterprise where event_edition_id = $1',
				[event_edition_id],
			)
		)[0]?.total ?? 0
	);
}
