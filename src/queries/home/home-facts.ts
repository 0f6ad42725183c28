import type { LicenseCategory } from '../../data/tables/license';
import type { TopicFigure } from '../../data/tables/topic';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { Hideable } from '../../shared/site/site-config';
import { marked } from './home-articles';

/** A show that is to come or has begun. Days are ISO days in its own time zone. */
export interface EventRow {
	slug: string;
	/** Address under /topic/ of the page about it. */
	page_slug: string;
	name: string;
	kind: 'exhibition' | 'forum' | 'series';
	status: 'planned' | 'confirmed';
	starts_on: string;
	ends_on: string | null;
	city: string;
	figures: TopicFigure[];
}

/** A licence as lists name it. */
export interface LicenseRow {
	slug: string;
	name_en: string;
	name_zh: string;
	category: LicenseCategory;
	city: string;
	/** ISO day it was granted. */
	valid_from: string;
}

export interface BookRow {
	slug: string;
	title: string;
	subtitle: string;
	chapters: number;
	cover_seed: string;
	cover: { name: string; width: number; height: number } | null;
}

export interface PartnerRow {
	name: string;
	url: string | null;
	logo: { name: string; width: number; height: number } | null;
}

/** Everything of the home page that is not an article. */
export interface HomeFacts {
	events: EventRow[];
	/** Trade shows that begin within ninety days, or have begun: those confirmed, and those that are planned. */
	shows_soon: { confirmed: number; planned: number };
	licenses: LicenseRow[];
	/** In force on the day; those granted in the last thirty days; when the register was last read (Unix seconds). */
	license_count: { valid: number; granted: number; verified_at: number | null };
	/**
	 * Median of the rates in force on the day, euros per millilitre of liquid with 20 mg nicotine, markets that tax in
	 * euros.
	 */
	duty: { median: number | null; markets: number; verified_at: number | null };
	book: BookRow | null;
	partners: PartnerRow[];
	/** Published series in the newsroom's order. */
	series: string[];
}

const list = (columns: string, rest: string) =>
	`(select coalesce(json_agg(r), '[]') from (select ${columns} ${rest}) r)`;
const picture = (id: string) =>
	`(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m where m.id = ${id})`;

/**
 * The facts by name: the part of the site that each belongs to, its column, and its value where that part is switched off.
 * `$1` is the edition, `$2` the day.
 */
const FACTS: Readonly<Record<keyof HomeFacts, readonly [part: Hideable | null, sql: string, otherwise: string]>> = {
	events: [
		'exhibition',
		`${list(
			`e.slug, coalesce((select s.slug from subject s where s.event_edition_id = e.id and s.edition = $1
			and s.status = 'published' order by s.id limit 1), t.slug) as page_slug,
		coalesce(e.texts->$1->>'name', t.texts->$1->>'name', e.slug) as name, t.kind, e.status, e.starts_on, e.ends_on,
			coalesce(e.texts->$1->>'city', e.city) as city, e.figures`,
			`from event_edition e join topic t on t.id = e.topic_id
		where e.status in ('planned', 'confirmed') and coalesce(e.ends_on, e.starts_on) >= $2::date
			order by e.starts_on, e.id limit 5`,
		)} as events`,
		"'[]'::json",
	],
	shows_soon: [
		'exhibition',
		`(select json_build_object('confirmed', count(*) filter (where e.status = 'confirmed'),
		'planned', count(*) filter (where e.status = 'planned'))
		from event_edition e join topic t on t.id = e.topic_id where t.kind = 'exhibition'
		and coalesce(e.ends_on, e.starts_on) >= $2::date and e.starts_on <= $2::date + 90) as shows_soon`,
		`'{"confirmed":0,"planned":0}'::json`,
	],
	licenses: [
		'china',
		`${list(
			'slug, name_en, name_zh, category, city, valid_from',
			`from license where status = 'valid' and valid_from <= $2::date and valid_to >= $2::date
			order by valid_from desc, id desc limit 4`,
		)} as licenses`,
		"'[]'::json",
	],
	license_count: [
		'china',
		`(select json_build_object('valid', count(*), 'granted', count(*) filter (where valid_from > $2::date - 30),
		'verified_at', max(verified_at))
		from license where status = 'valid' and valid_from <= $2::date and valid_to >= $2::date) as license_count`,
		`'{"valid":0,"granted":0,"verified_at":null}'::json`,
	],
	duty: [
		'calculate',
		`(select json_build_object('median', percentile_cont(0.5) within group (order by rate), 'markets', count(*),
		'verified_at', max(verified_at)) from (
		select distinct on (d.market) d.amount::float8 as rate, d.verified_at from duty_rate d
			join market m on m.code = d.market
		where d.basis in ('per_ml', 'cigarette_equivalent') and d.currency = 'EUR'
			and d.product_class in ('any_liquid', 'open_bottle') and (m.parent is null or m.parent = 'EU')
		and coalesce(d.nicotine_above, -1) < 20 and coalesce(d.nicotine_up_to, 20) >= 20 and d.valid_from <= $2::date and
			coalesce(d.valid_to, $2::date) >= $2::date
		order by d.market, d.product_class, d.valid_from desc) rates) as duty`,
		`'{"median":null,"markets":0,"verified_at":null}'::json`,
	],
	book: [
		'books',
		`(select to_json(b) from (select slug, title, subtitle, (select count(*)
		from jsonb_path_query(contents, '$[*]')) as chapters,
		coalesce(cover_seed, slug) as cover_seed, ${picture('cover_id')} as cover
		from book where edition = $1 and status = 'published' order by published_on desc nulls last, id desc
			limit 1) b) as book`,
		'null::json',
	],
	partners: [
		null,
		`${list(
			`name, case when url ~* '^https?://' then url end as url,
		${picture('logo_id')} as logo`,
			'from partner order by position, id limit 12',
		)} as partners`,
		"'[]'::json",
	],
	series: [
		'data',
		`(select coalesce(json_agg(s.slug), '[]') from (select slug from data_series where status = 'published' and texts ? $1
		order by position, id limit 8) s) as series`,
		"'[]'::json",
	],
};

/**
 * Shows, licences, duty, book, partners and the names of the series, in one statement.
 * @param day ISO day in the edition's time zone
 * @param hidden parts of the site that are switched off; nothing is read for them
 */
export async function homeFacts(db: Db, edition: string, day: string, hidden: readonly Hideable[]): Promise<HomeFacts> {
	const parts = Object.entries(FACTS).map(([name, [part, sql, otherwise]]) => {
		const isOff = part !== null && hidden.includes(part);
		return { isOff, column: isOff ? `${otherwise} as ${name}` : sql };
	});
	const mark = marked(parts.map(({ isOff }) => isOff));
	const [facts] = await prepared<HomeFacts>(
		db,
		`home_facts${mark}`,
		// Where a part is off no column may need one of the bindings, and the database would not know their types.
		`select ${parts.map(({ column }) => column).join(', ')}${mark && ' where $1::text is not null and $2::date is not null'}`,
		[edition, day],
	);
	if (!facts) throw new Error('A statement without a table answered no row.');
	return facts;
}
