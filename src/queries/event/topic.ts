import type { Texts } from '../../data/tables/columns';
import type { TopicFigure, TopicText } from '../../data/tables/topic';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { SourceDocument } from '../../shared/source-document';
import { type DatedEvent, phaseOf } from '../../shared/time/event-day';

/** An event, for all of its years. */
export interface Topic {
	id: number;
	slug: string;
	kind: 'exhibition' | 'forum' | 'series';
	texts: Texts<TopicText>;
}

/** The event with this slug. */
export async function topicBySlug(db: Db, slug: string): Promise<Topic | undefined> {
	return (
		await prepared<Topic>(db, 'topic_by_slug', 'select id, slug, kind, texts from topic where slug = $1', [slug])
	)[0];
}

/** Ids of the articles filed under an event. */
export async function topicArticleIds(db: Db, topic_id: number): Promise<number[]> {
	const rows = await prepared<{ article_id: number }>(
		db,
		'topic_article_ids',
		'select article_id from article_topic where topic_id = $1',
		[topic_id],
	);
	return rows.map((row) => row.article_id);
}

/** An edition of an event as lists show it: its days, its place, how certain it is, its figures. */
export interface EventEdition extends DatedEvent {
	id: number;
	topic_id: number;
	slug: string;
	/** Slug of the event. */
	topic_slug: string;
	/** Address under /topic/ of the page about it. */
	page_slug: string;
	kind: Topic['kind'];
	name: string;
	/** Name of the event without the year. */
	topic_name: string;
	summary: string;
	note: string | null;
	hours: string | null;
	venue: string | null;
	/** Null, like the country, while the edition is not announced. */
	city: string | null;
	/** ISO 3166 alpha-2. */
	country: string | null;
	figures: TopicFigure[];
	source: SourceDocument | null;
	map_url: string | null;
	organiser: string | null;
	official_url: string | null;
	trade_only: boolean;
	minimum_age: number | null;
	cover_seed: string;
	/** Unix seconds. */
	updated_at: number;
}

/**
 * Columns of an event edition; `e` is the event edition, `t` its topic, `$1` the edition of the site. All lists share
 * this expression, so that they show the same.
 */
export const TOPIC_EDITION = `e.id, e.topic_id, e.slug, t.slug as topic_slug,
	coalesce((select s.slug from subject s where s.event_edition_id = e.id and s.edition = $1 and s.status = 'published'
		order by s.id limit 1), t.slug) as page_slug,
	t.kind, coalesce(e.texts->$1->>'name', t.texts->$1->>'name', e.slug) as name,
		coalesce(t.texts->$1->>'name', t.slug) as topic_name,
		coalesce(e.texts->$1->>'summary', t.texts->$1->>'summary', '') as summary,
	e.texts->$1->>'note' as note, e.texts->$1->>'hours' as hours, e.year, e.starts_on::text, e.ends_on::text, e.time_zone,
		e.venue, coalesce(e.texts->$1->>'city', e.city) as city, e.country, e.status, e.figures, e.source,
	e.map_url, t.organiser, t.official_url, t.trade_only, t.minimum_age,
		coalesce(t.cover_seed, t.slug) as cover_seed, e.updated_at`;

/** The order of event editions: newest first, and within a year those without days last. */
const NEWEST_FIRST = 'e.year desc, e.starts_on desc nulls first, e.id desc';

/** More rows than any newsroom enters; the limit keeps a broken import from making a page of megabytes. */
const MAX_ROWS = 2_000;

/** Every edition of every event, newest first. */
export function eventEditions(db: Db, edition: string): Promise<EventEdition[]> {
	return prepared<EventEdition>(
		db,
		'event_editions',
		`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id order by ${NEWEST_FIRST}
			limit ${MAX_ROWS}`,
		[edition],
	);
}

/** The event edition with this slug. */
export async function eventEditionBySlug(db: Db, edition: string, slug: string): Promise<EventEdition | undefined> {
	return (
		await prepared<EventEdition>(
			db,
			'event_edition_by_slug',
			`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id where e.slug = $2`,
			[edition, slug],
		)
	)[0];
}

/** The event edition with this number. */
export async function eventEditionById(db: Db, edition: string, id: number): Promise<EventEdition | undefined> {
	return (
		await prepared<EventEdition>(
			db,
			'event_edition_by_id',
			`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id where e.id = $2`,
			[edition, id],
		)
	)[0];
}

/** The editions of one event, newest first. */
export function editionsOfTopic(db: Db, edition: string, topic_id: number): Promise<EventEdition[]> {
	return prepared<EventEdition>(
		db,
		'event_editions_of',
		`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id where e.topic_id = $2
			order by ${NEWEST_FIRST} limit ${MAX_ROWS}`,
		[edition, topic_id],
	);
}

/**
 * The edition that an event's own page is about: the present one, else the next, else the last.
 * @param all newest first
 * @param now Unix seconds
 */
export function currentEdition<One extends DatedEvent>(all: readonly One[], now: number): One | undefined {
	const phases = all.map((one) => phaseOf(one, now));
	const on = phases.indexOf('now');
	return all[on >= 0 ? on : phases.lastIndexOf('next')] ?? all[0];
}

/** An event with everything that the API answers about it. */
export interface TopicWithEditions {
	id: number;
	slug: string;
	kind: Topic['kind'];
	name: string;
	summary: string;
	description: string;
	organiser: string | null;
	official_url: string | null;
	trade_only: boolean;
	minimum_age: number | null;
	/** Newest first. */
	editions: EventEdition[];
}

/** A page of the events with words in an edition; those with the newest edition first. @param kind null for all */
export async function topicsWithEditions(
	db: Db,
	edition: string,
	kind: Topic['kind'] | null,
	page: number,
	limit: number,
): Promise<{ list: TopicWithEditions[]; total: number }> {
	const rows = await prepared<TopicWithEditions & { total: number }>(
		db,
		'topics_with_editions',
		`select t.id, t.slug, t.kind, t.texts->$1->>'name' as name, t.texts->$1->>'summary' as summary,
			t.texts->$1->>'description' as description, t.organiser, t.official_url, t.trade_only,
		t.minimum_age, k.total, (select coalesce(json_agg(r), '[]')
			from (select ${TOPIC_EDITION} from event_edition e where e.topic_id = t.id
			order by ${NEWEST_FIRST}) r) as editions
		from (select o.id, count(*) over () as total,
			(select max(coalesce(e.starts_on, make_date(least(greatest(e.year, 1), 9999), 12, 31))) from event_edition e
			where e.topic_id = o.id) as newest
			from topic o where o.texts ? $1 and ($2::text is null or o.kind = $2) order by newest desc nulls last, o.id
				limit $3 offset $4) k
		join topic t on t.id = k.id order by k.newest desc nulls last, t.id`,
		[edition, kind, limit, (page - 1) * limit],
	);
	return { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/**
 * The event edition of an event in a year; without a year the newest one that has rows of a kind.
 * @param rows the kind of rows that it must have, where no year is given
 */
export async function newestEditionWith(
	db: Db,
	edition: string,
	topic: string,
	rows: 'enterprise' | 'wall_message',
	year: number | null,
): Promise<EventEdition | undefined> {
	const [found] = await prepared<EventEdition>(
		db,
		`event_edition_with_${rows}`,
		`select ${TOPIC_EDITION} from event_edition e join topic t on t.id = e.topic_id where t.slug = $2
		and (e.year = $3::smallint or ($3::smallint is null and
			exists (select from ${rows} x where x.event_edition_id = e.id))) order by ${NEWEST_FIRST} limit 1`,
		[edition, topic, year],
	);
	return found;
}
