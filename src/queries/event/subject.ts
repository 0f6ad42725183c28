import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { outsideUrl } from '../../shared/address/outside-url';
import type { SubjectModule } from '../../shared/subject/subject-module';
import { parseSubjectModule } from '../../shared/subject/subject-module-schema';
import { type EventEdition, editionsOfTopic } from './topic';

/** A module with its place in the row it came from. */
export type PlacedModule = SubjectModule & { id: number; position: number };

/** The event a subject is about. */
export interface SubjectTopic {
	id: number;
	slug: string;
	kind: 'exhibition' | 'forum' | 'series';
	name: string;
	summary: string;
	organiser: string | null;
	official_url: string | null;
	trade_only: boolean;
	minimum_age: number | null;
}

/** A composed page under /topic/: its own words, what it is about, and its modules in the newsroom's order. */
export interface Subject {
	/** Undefined for an event without a composed page: its own words make one. */
	id: number | undefined;
	edition: string;
	/** Address under /topic/. */
	slug: string;
	title: string;
	standfirst: string;
	cover_seed: string;
	cover_alt: string;
	cover: { name: string; width: number; height: number } | null;
	topic: SubjectTopic | null;
	/** The event edition the page is about; null for a series, or where the event's own page follows the clock. */
	event_edition_id: number | null;
	/** Its slug. */
	event_edition: string | null;
	modules: PlacedModule[];
	/** Address of the same page in other editions. */
	translations: { edition: string; slug: string }[];
	/** Unix seconds. */
	updated_at: number;
}

interface SubjectRow extends Omit<Subject, 'id' | 'modules'> {
	id: number | null;
	modules: { id: number; position: number; kind: string; title: string; content: unknown }[];
}

const TOPIC = `json_build_object('id', t.id, 'slug', t.slug, 'kind', t.kind, 'name',
	coalesce(t.texts->$1->>'name', t.slug), 'summary', coalesce(t.texts->$1->>'summary', ''),
	'organiser', t.organiser, 'official_url', t.official_url, 'trade_only', t.trade_only, 'minimum_age', t.minimum_age)`;

/** `$1` is the edition, `$2` the slug. */
const SUBJECT = `select s.id, s.edition, s.slug, s.title, s.standfirst,
	coalesce(s.cover_seed, t.cover_seed, s.slug) as cover_seed, coalesce(s.cover_alt, '') as cover_alt,
	(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m
		where m.id = s.cover_id) as cover,
	case when t.id is not null then ${TOPIC} end as topic, s.event_edition_id,
		(select e.slug from event_edition e where e.id = s.event_edition_id) as event_edition, s.updated_at,
	coalesce((select json_agg(json_build_object('id', m.id, 'position', m.position, 'kind', m.kind, 'title', m.title,
		'content', m.content) order by m.position, m.id)
		from subject_module m where m.subject_id = s.id), '[]') as modules,
	coalesce((select json_agg(json_build_object('edition', o.edition, 'slug', o.slug) order by o.edition) from subject o
		where o.group_id = s.group_id and o.id <> s.id and o.status = 'published'), '[]') as translations
	from subject s left join topic t on t.id = s.topic_id where s.edition = $1 and s.slug = $2
		and s.status = 'published'`;

/** An event without a composed page: its name and description make one, in every edition that has them. */
const BARE_TOPIC = `select null::int as id, $1::text as edition, t.slug,
	coalesce(t.texts->$1->>'name', t.slug) as title, coalesce(t.texts->$1->>'summary', '') as standfirst,
	coalesce(t.cover_seed, t.slug) as cover_seed, '' as cover_alt, null::json as cover, ${TOPIC} as topic,
		null::int as event_edition_id, null::text as event_edition, t.updated_at,
	json_build_array(json_build_object('id', 0, 'position', 0, 'kind', 'article_list', 'title', '', 'content', json_build_object('topic', t.slug, 'limit', 6))) as modules,
	(select coalesce(json_agg(json_build_object('edition', k, 'slug', t.slug)), '[]') from
		jsonb_path_query(t.texts, '$.keyvalue().key', '{}', true) one, lateral (select one #>> '{}' as k) named
		where k <> $1) as translations
	from topic t where t.slug = $2 and t.texts ? $1`;

function placed(row: SubjectRow | undefined): Subject | undefined {
	if (!row) return undefined;
	const modules = row.modules.flatMap(({ id, position, ...rest }): PlacedModule[] => {
		const module = parseSubjectModule(rest);
		return module ? [{ ...module, id, position }] : [];
	});
	return {
		...row,
		id: row.id ?? undefined,
		topic: row.topic && { ...row.topic, official_url: outsideUrl(row.topic.official_url) ?? null },
		modules,
	};
}

/** The published page at /topic/{slug} in an edition: composed, or an event's own words. */
export async function subjectBySlug(db: Db, edition: string, slug: string): Promise<Subject | undefined> {
	const composed = await prepared<SubjectRow>(db, 'subject_by_slug', SUBJECT, [edition, slug]);
	return placed(composed[0] ?? (await prepared<SubjectRow>(db, 'subject_bare', BARE_TOPIC, [edition, slug]))[0]);
}

/** One module of a published subject, whatever its edition. */
export async function subjectModuleById(
	db: Db,
	id: number,
): Promise<(PlacedModule & { subject_id: number; subject_slug: string; edition: string }) | undefined> {
	const [row] = await prepared<{
		id: number;
		position: number;
		kind: string;
		title: string;
		content: unknown;
		subject_id: number;
		subject_slug: string;
		edition: string;
	}>(
		db,
		'subject_module_by_id',
		`select m.id, m.position, m.kind, m.title, m.content, s.id as subject_id, s.slug as subject_slug, s.edition
			from subject_module m join subject s on s.id = m.subject_id
		where m.id = $1 and s.status = 'published'`,
		[id],
	);
	const module = row && parseSubjectModule(row);
	return (
		row &&
		module && {
			...module,
			id: row.id,
			position: row.position,
			subject_id: row.subject_id,
			subject_slug: row.subject_slug,
			edition: row.edition,
		}
	);
}

/** Published pages that are about no single edition of an event: series and campaigns of the newsroom. */
export function seriesSubjects(
	db: Db,
	edition: string,
): Promise<{ slug: string; title: string; standfirst: string; cover_seed: string }[]> {
	return prepared(
		db,
		'subject_series',
		`select s.slug, s.title, s.standfirst, coalesce(s.cover_seed, s.slug) as cover_seed from subject s left
			join topic t on t.id = s.topic_id
		where s.edition = $1 and s.status = 'published' and s.event_edition_id is null and
			coalesce(t.kind, 'series') = 'series' order by s.created_at desc, s.id desc limit 12`,
		[edition],
	);
}

/** The editions of the event a subject is about, newest first; empty for a series. */
export const editionsOfSubject = (db: Db, subject: Subject): Promise<EventEdition[]> =>
	subject.topic ? editionsOfTopic(db, subject.edition, subject.topic.id) : Promise.resolve([]);
