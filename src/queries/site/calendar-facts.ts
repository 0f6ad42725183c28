import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { ArticleLabel } from '../../shared/statuses';
import { type EventEdition, eventEditions } from '../event/topic';
import { type DutyTables, dutyTables } from './duty-rate';
import { allRules, type Rule } from './rule';

/** An article that names a date, as far as a line of a list shows it. */
export interface FactStory {
	id: number;
	seo_url: string | null;
	title: string;
	label: ArticleLabel | null;
	partner_name: string | null;
	reviewer_name: string | null;
	authors: { name: string }[];
}

/** A key date of a published article. */
export interface StoryDate extends FactStory {
	/** ISO day. */
	date: string;
	/** The event of that day, in the words of the article. */
	text: string;
	/** Row of the calendar that it is about: `rule-uk-duty-stamps`, `duty-DE-2026-01-01`, `inter-tabac-2026`. */
	fact: string | null;
	/** Name of the article's market, and its code where the table of markets knows the name. */
	market: string | null;
	code: string | null;
	/** Unix seconds. */
	updated_at: number;
}

/** Everything with a day: the source of the calendar, the tracker and the columns of dates. */
export interface CalendarFacts {
	rules: Rule[];
	tables: DutyTables;
	events: EventEdition[];
	/** Key dates of articles, those of the newest article first. */
	storyDates: StoryDate[];
}

/** More key dates than the articles of many years name. */
const MAX_ROWS = 2_000;

/**
 * Key dates of an edition's published articles. Paid articles are left out, because rows of the calendar are not for
 * sale, and so are articles with a password, whose content stays protected.
 */
export function storyDates(db: Db, edition: string): Promise<StoryDate[]> {
	return remember(db, `told_dates:${edition}`, [tag.dates(edition), tag.duty_rates], 300, () =>
		prepared<StoryDate>(
			db,
			'calendar_told_dates',
			`select a.id, a.seo_url, a.title, a.label, a.partner_name,
				(select r.name from author r where r.id = a.reviewer_id) as reviewer_name,
		coalesce((select json_agg(json_build_object('name', u.name) order by s.position, u.id) from article_author s
			join author u on u.id = s.author_id where s.article_id = a.id), '[]') as authors,
		coalesce(d.one->>'date', '') as date, coalesce(d.one->>'text', '') as text, d.one->>'fact' as fact, a.market,
			(select m.code from market m where m.texts->$1->>'name' = a.market order by m.position limit 1) as code,
			a.updated_at
		from article a cross join lateral
			jsonb_path_query(a.key_dates, '$[*] ? (@.date.type() == "string" && @.text.type() == "string")')
				with ordinality d(one, at)
		where a.edition = $1 and a.status = 'published' and a.key_dates <> '[]' and a.label is distinct from 'partner'
			and a.password_hash is null
		order by a.published_at desc, a.id desc, d.at limit ${MAX_ROWS}`,
			[edition],
		),
	);
}

/** The facts of an edition. The caller that words them caches the result (`src/site/screens/calendar/entries.ts`). */
export async function calendarFacts(db: Db, edition: string): Promise<CalendarFacts> {
	const [rules, tables, events, dates] = await Promise.all([
		allRules(db, edition),
		dutyTables(db),
		eventEditions(db, edition),
		storyDates(db, edition),
	]);
	return { rules, tables, events, storyDates: dates };
}
