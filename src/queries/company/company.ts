import { type ArticleCard, CARD } from '../../data/article-card';
import { articlesOfCompany } from '../../data/company-articles';
import type { Texts, TitledLink } from '../../data/tables/columns';
import type { CompanyName, CompanyPerson, CompanyText } from '../../data/tables/company';
import type { LicenseText } from '../../data/tables/license';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { outsideUrl } from '../../shared/address/outside-url';
import type { Attachment } from '../event/attachment';
import type { Logo } from '../event/enterprise';
import { type EventEdition, TOPIC_EDITION } from '../event/topic';
import { LICENSE_ROW, type LicenseRow } from '../license/license-filters';

/** A licence of a company, with what it allows. */
export interface CompanyLicense extends LicenseRow {
	texts: Texts<LicenseText>;
	/** Unix seconds. */
	verified_at: number;
}

/** A stand of a company at an event edition. */
export interface CompanyStand extends EventEdition {
	stand_slug: string;
	booth: string;
	hall: string | null;
}

/** The company's relations to the publisher; the newsroom does not judge it by them. */
export interface CompanyTies {
	/** Kinds of institution as which it is listed among the partners of the register. */
	partner_kinds: string[];
	/** Whether an advertisement of it runs in the edition today. */
	advertises: boolean;
	/** Published articles of the edition that it paid for. */
	paid: number;
}

/** A company with everything that its page shows. */
export interface Company extends CompanyTies {
	id: number;
	slug: string;
	name: string;
	name_zh: string | null;
	pinyin: string | null;
	names: CompanyName[];
	categories: string[];
	/** ISO 3166 alpha-2. */
	country: string | null;
	city: string | null;
	founded: number | null;
	employees: string | null;
	website: string | null;
	links: TitledLink[];
	people: CompanyPerson[];
	texts: Texts<CompanyText>;
	logo: Logo | null;
	/** Unix seconds. */
	verified_at: number | null;
	updated_at: number;
	/** Licences in force first, then the newest. */
	licenses: CompanyLicense[];
	/** Newest first. */
	stands: CompanyStand[];
	/** Files that its exhibitors offer. */
	documents: Attachment[];
	/** The newest articles of the edition that are linked to it. */
	articles: ArticleCard[];
	/** The number of such articles. */
	article_count: number;
	/** Companies in the same articles, those with most of them first. */
	together: { slug: string; name: string }[];
	/** Interviews of the edition with people of the company. */
	interviews: { id: number; seo_url: string | null; name: string; published_at: number }[];
}

/** Articles on a company's own page. */
export const NEWS_SHOWN = 6;

const NEWS = `a.edition = $1 and a.status = 'published' and a.id in ${articlesOfCompany('c.id')}`;

const WHOLE = `select c.id, c.slug, c.name, c.name_zh, c.pinyin, c.names, c.categories, c.country, c.city, c.founded,
	c.employees, c.website, c.links, c.people, c.texts,
	c.verified_at, c.updated_at,
	(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m where m.id = c.logo_id
		and m.deleted_at is null) as logo,
	coalesce((select json_agg(r order by r.valid_to desc, r.id)
		from (select ${LICENSE_ROW.replaceAll('$1', () => '$2')}, l.texts, l.verified_at from license l
		where l.company_id = c.id) r), '[]') as licenses,
	coalesce((select json_agg(r order by r.year desc, r.starts_on desc nulls first, r.id desc)
		from (select x.slug as stand_slug, x.booth, x.hall, ${TOPIC_EDITION}
		from enterprise x join event_edition e on e.id = x.event_edition_id join topic t on t.id = e.topic_id
			where x.company_id = c.id) r), '[]') as stands,
	coalesce((select json_agg(json_build_object('id', f.id, 'title',
		coalesce(f.texts->$1->>'title', nullif(m.original_name, ''), m.name), 'name', m.name, 'content_type',
		m.content_type, 'bytes', m.bytes)
		order by f.position, f.id) from enterprise x join attachment f on f.enterprise_id = x.id
			join media m on m.id = f.media_id where x.company_id = c.id and m.deleted_at is null), '[]') as documents,
	coalesce((select json_agg(n order by n.published_at desc, n.id desc)
		from (select ${CARD} from article a where ${NEWS} order by a.published_at desc, a.id desc limit ${NEWS_SHOWN}) n),
		'[]') as articles,
	(select count(*)::int from article a where ${NEWS}) as article_count,
	coalesce((select json_agg(json_build_object('id', a.id, 'seo_url', a.seo_url, 'name', a.interviewee->>'name',
		'published_at', a.published_at) order by a.published_at desc)
		from article a where ${NEWS} and a.kind = 'interview'), '[]') as interviews,
	coalesce((select json_agg(json_build_object('slug', o.slug, 'name', o.name) order by o.shared desc, o.name_order)
		from (
		select o.slug, o.name, o.name_order, count(*) as shared from article_company mine
			join article a on a.id = mine.article_id and a.edition = $1 and a.status = 'published'
		join article_company other on other.article_id = mine.article_id and other.company_id <> c.id
			join company o on o.id = other.company_id
		where mine.company_id = c.id group by o.id order by shared desc, o.name_order limit 8) o), '[]') as together,
	coalesce((select json_agg(distinct p.kind) from partner p where p.company_id = c.id), '[]') as partner_kinds,
	exists (select from adv d where d.company_id = c.id and d.edition = $1 and d.is_active
		and (d.starts_on is null or d.starts_on <= $2::date) and (d.ends_on is null or d.ends_on >= $2::date)) as advertises,
	(select count(*)::int from article a where a.edition = $1 and a.status = 'published'
		and a.partner_company_id = c.id) as paid
	from company c`;

/**
 * The company with this slug. Its own links are left out where they cannot be printed safely.
 * @param day ISO day of today
 */
export async function companyBySlug(db: Db, edition: string, slug: string, day: string): Promise<Company | undefined> {
	const [row] = await prepared<Company>(db, 'company_by_slug', `${WHOLE} where c.slug = $3`, [edition, day, slug]);
	if (!row) return undefined;
	const links = row.links.flatMap((link): TitledLink[] => {
		const url = outsideUrl(link.url);
		return url ? [{ title: link.title, url }] : [];
	});
	return { ...row, website: outsideUrl(row.website) ?? null, links };
}

/** The heading of a list of a company's articles. */
export async function companyNames(
	db: Db,
	slug: string,
): Promise<{ id: number; slug: string; name: string; name_zh: string | null } | undefined> {
	return (
		await prepared<{ id: number; slug: string; name: string; name_zh: string | null }>(
			db,
			'company_names',
			'select id, slug, name, name_zh from company where slug = $1',
			[slug],
		)
	)[0];
}

/** The slug of the company with this number. */
export async function companySlug(db: Db, id: number): Promise<string | undefined> {
	return (await prepared<{ slug: string }>(db, 'company_slug', 'select slug from company where id = $1', [id]))[0]
		?.slug;
}
