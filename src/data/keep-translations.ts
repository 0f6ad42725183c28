import { type SQL, sql } from 'drizzle-orm';
import { readersVersion } from './readers-version';

/** Groups of articles that were written, with what happened to their articles. */
export interface KeptTranslations {
	groups: readonly number[];
	/** Codes of the editions of the site. */
	editions: readonly string[];
	/** Numbers of articles that now give readers other information. */
	raised?: readonly number[];
	/** Numbers of articles that this save made public. */
	shown?: readonly number[];
	/** Number of the account that created the articles: creating a translation takes it on. */
	taker?: number | undefined;
	/** Unix seconds. */
	now: number;
}

/** The state of a translation, from the row `kept`, its article `t` and two versions of its source. */
const stateOf = (wish: SQL, followed: SQL, raised: SQL): SQL => sql`case
	when t.id is null then case ${wish} when 'asked' then 'asked' when 'taken' then 'in_work'
		when 'not_wanted' then 'not_wanted' else 'missing' end
	when t.status = 'draft' then 'in_work'
	when t.status in ('review', 'scheduled') then 'review'
	when t.status = 'withdrawn' then 'not_wanted'
	when ${followed} >= ${raised} then 'current' else 'stale' end`;

/**
 * The statement that updates the translations of groups to the present state of their articles: a row for each edition,
 * from the moment that readers have the source. The source of a group is its first article that was not discarded. A
 * translation follows the version of its source that readers had when it was begun; where no revision is that old, the
 * one that they have.
 * @returns SQL that returns the numbers of the rows that changed
 */
export function keepTranslations({ groups, editions, raised = [], shown = [], taker, now }: KeptTranslations): SQL {
	const numbers = (list: readonly number[]) => sql`${sql.param([...list])}::int[]`;
	const of = numbers(groups);
	return sql`with s as (
		select distinct on (group_id) article.*, ${readersVersion(sql`article`)} as readers_version from article where group_id = any(${of}) and status <> 'discarded'
		order by group_id, id
	), t as (
		select distinct on (a.group_id, a.edition) a.id, a.group_id, a.edition, a.status, a.created_at from article a
		where a.group_id = any(${of}) and a.status <> 'discarded' order by a.group_id, a.edition, a.id
	), begun as (
		select s.group_id, e.code as edition, s.id as source_id, s.edition as source_edition, t.id as article_id,
			t.status, s.status = 'published' as is_open, kept.id as kept_id, kept.wish, kept.followed_revision,
			case when kept.article_id is not distinct from t.id then kept.followed_revision
				when t.id is null then null
				else coalesce((select max(r.number) from revision r where r.noun = 'article' and r.row_id = s.id
					and not r.is_working_copy and r.created_at <= t.created_at), s.readers_version) end as followed,
			case when kept.id is null or kept.source_id <> s.id then s.readers_version
				when s.id = any(${numbers(raised)}) then s.readers_version
				when s.id = any(${numbers(shown)}) and exists (select 1 from revision r where r.noun = 'article'
					and r.row_id = s.id and r.number = kept.source_revision
					and (r.snapshot ->> 'title', r.snapshot ->> 'standfirst', r.snapshot ->> 'html', r.snapshot ->> 'known')
						is distinct from (s.title, s.standfirst, s.html, s.known::text)) then s.readers_version
				else kept.source_revision end as raised,
			case when kept.article_id is null and t.id is not null then coalesce(kept.assignee_id, ${taker ?? null}::int)
				else kept.assignee_id end as assignee_id
		from s cross join unnest(${sql.param([...editions])}::text[]) as e(code)
		left join t on t.group_id = s.group_id and t.edition = e.code
		left join translation kept on kept.group_id = s.group_id and kept.edition = e.code
		where e.code <> s.edition and (kept.id is not null or s.status = 'published')
	), told as (
		select b.*, ${stateOf(sql`b.wish`, sql`b.followed`, sql`b.raised`)} as state
		from begun b left join lateral (select b.article_id as id, b.status) t on true
	), gone as (
		delete from translation g using s where g.group_id = s.group_id and g.edition = s.edition
	)
	insert into translation as kept (group_id, edition, source_id, source_edition, source_revision, article_id,
		followed_revision, state, assignee_id, is_open, changed_at)
	select group_id, edition, source_id, source_edition, raised, article_id, followed, state, assignee_id, is_open,
		${now}::bigint from told
	on conflict (group_id, edition) do update set source_id = excluded.source_id,
		source_edition = excluded.source_edition, source_revision = excluded.source_revision,
		article_id = excluded.article_id, followed_revision = excluded.followed_revision, state = excluded.state,
		assignee_id = excluded.assignee_id, is_open = excluded.is_open, version = kept.version + 1,
		changed_at = excluded.changed_at
	where (kept.source_id, kept.source_revision, kept.article_id, kept.followed_revision, kept.state, kept.assignee_id,
		kept.is_open) is distinct from (excluded.source_id, excluded.source_revision, excluded.article_id,
		excluded.followed_revision, excluded.state, excluded.assignee_id, excluded.is_open)
	returning kept.id`;
}
